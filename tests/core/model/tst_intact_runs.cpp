// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of models whose files change while they are open.
#include <QtTest>

#include "core/base/mapping_guard.h"
#include "core/model/run_cache.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/golden.h"

using namespace headscope;

class IntactRunsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<CheckpointFolder> copy_;
    std::filesystem::path file_;
    std::unique_ptr<RunCache> runs_;

    std::shared_ptr<const Run> run(const char* text) {
        return runs_->run(runs_->model()->encode(text).input(), AttentionSettings{});
    }
    /// What is said of a run that cannot be; empty where it can.
    QString problem(const char* text) {
        try {
            static_cast<void>(run(text));
            return {};
        } catch (const Error& error) {
            return QString::fromUtf8(error.what());
        }
    }

  private Q_SLOTS:
    void initTestCase() { guardMappings(); }
    void init() {
        copy_ = std::make_unique<CheckpointFolder>(golden::bundledModel());
        const std::filesystem::path folder = copy_->write();
        file_ = folder / "model.safetensors";
        runs_ = std::make_unique<RunCache>(openModel(folder));
        QVERIFY(run("The king")->tokens() > 0);
    }

    void aNewRunOfAShortenedFileIsAnError() {
        std::filesystem::resize_file(file_, 100000);
        const QString said = problem("The queen");
        QVERIFY2(said.contains(QStringLiteral("shortened")) &&
                     said.contains(QStringLiteral("open the model again")),
                 qPrintable(said));
    }

    void aRunInMemoryIsNotGivenEither() {
        std::filesystem::resize_file(file_, 100000);
        QVERIFY(!problem("The king").isEmpty());
    }

    void aFileThatIsGoneIsAnError() {
        std::filesystem::remove(file_);
        QVERIFY(problem("The queen").contains(QStringLiteral("taken away")));
    }
};

QTEST_APPLESS_MAIN(IntactRunsTest)
#include "tst_intact_runs.moc"
