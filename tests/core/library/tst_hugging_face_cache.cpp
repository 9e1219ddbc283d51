// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <memory>
#include <string>

#include <QTest>

#include "core/library/hugging_face_cache.h"
#include "tests/core/base/error_text.h"
#include "tests/support/file_tree.h"

using namespace headscope;
namespace fs = std::filesystem;

namespace {

constexpr const char* kFirst = "1111111111111111111111111111111111111111";
constexpr const char* kSecond = "2222222222222222222222222222222222222222";

} // namespace

class HuggingFaceCacheTest : public QObject {
    Q_OBJECT

    std::unique_ptr<FileTree> tree_;

    /// A usable snapshot.
    void snapshot(const fs::path& model, const char* commit) const {
        tree_->file(model / "snapshots" / commit / "config.json", "{}");
        tree_->file(model / "snapshots" / commit / "model.safetensors");
    }
    std::vector<CachedModel> list() const { return listHuggingFaceCache(tree_->path()); }
    QString onlyProblem() const {
        return list().size() == 1 ? QString::fromStdString(list().front().problem) : QStringLiteral("?");
    }
    fs::path of(const char* file) const { return fs::path("models--a--b/snapshots") / kFirst / file; }

  private Q_SLOTS:
    void init() { tree_ = std::make_unique<FileTree>(); }

    void theFirstVariableThatIsSetCounts_data() {
        QTest::addColumn<QString>("hub");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("hfHome");
        QTest::addColumn<QString>("xdg");
        QTest::addColumn<QString>("folder");
        const auto row = [](const char* hub, const char* before, const char* hfHome, const char* xdg,
                            const char* folder) {
            QTest::newRow(folder) << QString::fromLatin1(hub) << QString::fromLatin1(before)
                                  << QString::fromLatin1(hfHome) << QString::fromLatin1(xdg)
                                  << QString::fromLatin1(folder);
        };
        row("/hub", "/old", "/hf", "/xdg", "/hub");
        row("", "/old", "/hf", "/xdg", "/old");
        row("", "", "/hf", "/xdg", "/hf/hub");
        row("", "", "", "/xdg", "/xdg/huggingface/hub");
        row("", "", "", "", "/home/me/.cache/huggingface/hub");
        row("~/hub", "", "", "", "/home/me/hub");
        row("", "", "~/hf", "", "/home/me/hf/hub");
        row("", "", "~other", "", "~other/hub");
    }
    void theFirstVariableThatIsSetCounts() {
        QFETCH(QString, hub);
        QFETCH(QString, before);
        QFETCH(QString, hfHome);
        QFETCH(QString, xdg);
        const fs::path cache = huggingFaceCache(
            {hub.toStdString(), before.toStdString(), hfHome.toStdString(), xdg.toStdString(), "/home/me"});
        QTEST(QString::fromStdString(cache.string()), "folder");
    }

    void withoutAnyVariableThereIsNoCache() { QVERIFY(huggingFaceCache({}).empty()); }

    void aCacheThatIsNotThereIsEmpty() {
        QVERIFY(listHuggingFaceCache(tree_->path("nowhere")).empty());
        QVERIFY(listHuggingFaceCache({}).empty());
    }

    void aFileInItsPlaceIsRefused() {
        const fs::path file = tree_->file("file");
        const QString text = errorText([&] { (void)listHuggingFaceCache(file); });
        QVERIFY2(text.endsWith(QStringLiteral("file: cannot be read: Not a directory")), qPrintable(text));
    }

    void namesComeFromTheFolders() {
        snapshot("models--gpt2", kFirst);
        snapshot("models--Qwen--Qwen2-0.5B", kFirst);
        snapshot("datasets--a--b", kFirst);
        tree_->file("version.txt", "1");
        QCOMPARE(list().size(), std::size_t{2});
        QCOMPARE(list()[0].name, std::string("Qwen/Qwen2-0.5B"));
        QCOMPARE(list()[1].name, std::string("gpt2"));
    }

    void mainLeadsToItsSnapshot() {
        snapshot("models--a--b", kFirst);
        snapshot("models--a--b", kSecond);
        tree_->file("models--a--b/refs/main", std::string(kFirst) + "\n");
        QCOMPARE(list().size(), std::size_t{1});
        QCOMPARE(list()[0].path.filename().string(), std::string(kFirst));
        QCOMPARE(list()[0].problem, std::string());
    }

    void otherRefsAreNamed() {
        snapshot("models--a--b", kFirst);
        snapshot("models--a--b", kSecond);
        tree_->file("models--a--b/refs/main", kFirst);
        tree_->file("models--a--b/refs/also", kFirst);
        tree_->file("models--a--b/refs/pr/1", kSecond);
        QCOMPARE(list().size(), std::size_t{2});
        QCOMPARE(list()[0].name, std::string("a/b"));
        QCOMPARE(list()[1].name, std::string("a/b@pr/1"));
    }

    void withoutARefTheNewestSnapshotCounts() {
        snapshot("models--a--b", kFirst);
        snapshot("models--a--b", kSecond);
        const fs::path first = tree_->path("models--a--b/snapshots") / kFirst;
        fs::last_write_time(first, fs::last_write_time(first) + std::chrono::hours(1));
        QCOMPARE(list().size(), std::size_t{1});
        QCOMPARE(list()[0].path, first);
    }

    void aRefThatLeadsOutOfTheCacheIsNotFollowed_data() {
        QTest::addColumn<QByteArray>("ref");
        QTest::newRow("up") << QByteArray("../../models--x--y");
        QTest::newRow("absolute") << QByteArray("/etc");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("long") << QByteArray(100000, 'a');
        QTest::newRow("unknown") << QByteArray(kSecond);
        QTest::newRow("zeros") << QByteArray(40, '\0');
    }
    void aRefThatLeadsOutOfTheCacheIsNotFollowed() {
        QFETCH(QByteArray, ref);
        snapshot("models--a--b", kFirst);
        tree_->file("models--a--b/refs/main", ref.toStdString());
        QCOMPARE(list().size(), std::size_t{1});
        QCOMPARE(list()[0].path.filename().string(), std::string(kFirst)); // the newest
    }

    void picklesAloneAreOfNoUse() {
        tree_->file(of("config.json"), "{}");
        tree_->file(of("pytorch_model.bin"), "PK");
        QVERIFY2(
            onlyProblem().startsWith(QStringLiteral("the tensors are only in pytorch_model.bin, a Python")),
            qPrintable(onlyProblem()));
    }

    void aLinkToNothingIsAnUnfinishedDownload() {
        tree_->file(of("config.json"), "{}");
        tree_->link(of("model.safetensors"), "../../blobs/0123");
        QCOMPARE(onlyProblem(), QStringLiteral("the download is not complete: model.safetensors is missing"));
    }

    void missingShardsAreCounted() {
        tree_->file(of("config.json"), "{}");
        tree_->file(of("model.safetensors.index.json"),
                    R"({"weight_map":{"x":"1.safetensors","y":"2.safetensors","z":"3.safetensors"}})");
        tree_->file(of("2.safetensors"));
        QCOMPARE(onlyProblem(),
                 QStringLiteral("the download is not complete: 2 of 3 tensor files are missing"));
    }

    void aDamagedIndexIsAProblemOfItsModel() {
        tree_->file(of("config.json"), "{}");
        tree_->file(of("model.safetensors.index.json"), "[");
        QVERIFY2(onlyProblem().contains(QStringLiteral("expected JSON")), qPrintable(onlyProblem()));
    }

    void anUnfinishedBlobIsAnUnfinishedDownload() {
        tree_->file(of("config.json"), "{}");
        tree_->file("models--a--b/blobs/0123.incomplete");
        QCOMPARE(onlyProblem(), QStringLiteral("the download is not complete"));
        fs::remove_all(tree_->path("models--a--b/snapshots"));
        QCOMPARE(onlyProblem(), QStringLiteral("the download is not complete"));
    }

    void aTokenizerAloneIsNoModel() {
        tree_->file(of("tokenizer.json"), "{}");
        QCOMPARE(onlyProblem(), QStringLiteral("there is no config.json, which says what a model is"));
        tree_->file(of("config.json"), "{}");
        QCOMPARE(onlyProblem(), QStringLiteral("there are no tensors in the safetensors format"));
    }

    void aModelWithoutASnapshotIsNotListed() {
        tree_->folder("models--a--b/refs");
        tree_->folder("models--c");
        QVERIFY(list().empty());
    }

    void ggufFilesAreListedEach() {
        tree_->file("models--a--b/blobs/0123", "GGUF");
        tree_->link(of("b-q4.gguf"), "../../blobs/0123");
        tree_->file(of("b-q8.gguf"), "GGUF");
        QCOMPARE(list().size(), std::size_t{2});
        QCOMPARE(list()[0].name, std::string("a/b: b-q4.gguf"));
        QCOMPARE(list()[1].path.filename().string(), std::string("b-q8.gguf"));
        QCOMPARE(list()[1].problem, std::string());
    }
};

QTEST_APPLESS_MAIN(HuggingFaceCacheTest)
#include "tst_hugging_face_cache.moc"
