// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of models whose files change while they are open.
#include <QtTest>

#include "core/base/mapping_guard.h"
#include "core/model/run_cache.h"
#include "tests/core/base/error_text.h"
#include "tests/support/model_copy.h"

using namespace headscope;

class IntactRunsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ModelCopy> copy_;
    std::unique_ptr<RunCache> runs_;

    void open(int format) {
        copy_ = std::make_unique<ModelCopy>(static_cast<ModelCopy::Format>(format));
        runs_ = std::make_unique<RunCache>(openModel(copy_->path()));
        QVERIFY(run("The king")->tokens() > 0);
    }
    std::shared_ptr<const Run> run(const char* text, const Job& job = {}) {
        return runs_->run(runs_->model()->encode(text).input(), AttentionSettings{}, job);
    }
    /// What is said of a run that cannot be; empty where it can.
    QString problem(const char* text, const Job& job = {}) {
        return errorText([&] { static_cast<void>(run(text, job)); });
    }
    static void isShortened(const QString& said) {
        QVERIFY2(said.contains(QStringLiteral("shortened")) &&
                     said.contains(QStringLiteral("open the model again")) && !said.contains(u'\n'),
                 qPrintable(said));
    }

  private Q_SLOTS:
    void initTestCase() { guardMappings(); }

    void aNewRunOfAShortenedFileIsAnError_data() { addModelFormats(); }
    void aNewRunOfAShortenedFileIsAnError() {
        QFETCH(int, format);
        open(format);
        copy_->shorten();
        isShortened(problem("The queen"));
    }

    void aFileThatIsShortenedDuringTheRunIsAnError_data() { addModelFormats(); }
    void aFileThatIsShortenedDuringTheRunIsAnError() {
        QFETCH(int, format);
        open(format);
        int steps = 0;
        const Job job{{}, [&](double, std::string_view) {
                          if (++steps == 2) { // a layer is computed, others are not
                              copy_->shorten();
                          }
                      }};
        isShortened(problem("The queen", job));
        QVERIFY(steps >= 2);
    }

    void aFileThatIsTakenAwayDuringTheRunIsAnError_data() { addModelFormats(); }
    void aFileThatIsTakenAwayDuringTheRunIsAnError() {
        QFETCH(int, format);
        open(format);
        const Job job{{}, [&](double, std::string_view) { copy_->remove(); }};
        QVERIFY(problem("The queen", job).contains(QStringLiteral("taken away")));
    }

    void aRunInMemoryIsNotGivenEither_data() { addModelFormats(); }
    void aRunInMemoryIsNotGivenEither() {
        QFETCH(int, format);
        open(format);
        copy_->shorten();
        isShortened(problem("The king"));
    }

    void aFileThatIsGoneIsAnError_data() { addModelFormats(); }
    void aFileThatIsGoneIsAnError() {
        QFETCH(int, format);
        open(format);
        copy_->remove();
        QVERIFY(problem("The queen").contains(QStringLiteral("taken away")));
    }
};

QTEST_APPLESS_MAIN(IntactRunsTest)
#include "tst_intact_runs.moc"
