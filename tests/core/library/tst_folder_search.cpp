// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <vector>

#include <QTest>

#include <sys/stat.h>

#include "core/library/folder_search.h"
#include "tests/core/base/error_text.h"
#include "tests/support/file_tree.h"

using namespace headscope;
namespace fs = std::filesystem;

class FolderSearchTest : public QObject {
    Q_OBJECT

    std::unique_ptr<FileTree> tree_;

    std::vector<std::string> found(const SearchLimits& limits = {}) const {
        std::vector<std::string> names;
        for (const fs::path& path : findModels(tree_->path(), limits).paths) {
            names.push_back(path.lexically_relative(tree_->path()).string());
        }
        return names;
    }
    void model(const fs::path& name) const {
        tree_->file(name / "config.json");
        tree_->file(name / "model-00001-of-00002.safetensors");
    }

  private Q_SLOTS:
    void init() { tree_ = std::make_unique<FileTree>(); }

    void findsFilesByTheirFirstBytes() {
        tree_->file("a/b/one.gguf", "GGUF\3\0\0\0");
        tree_->file("TWO.GGUF", "GGUF");
        tree_->file("text.gguf", "version https://git-lfs.github.com/spec/v1");
        tree_->file("short.gguf", "GGU");
        tree_->file("other.bin", "GGUF");
        QVERIFY((found() == std::vector<std::string>{"TWO.GGUF", "a/b/one.gguf"}));
    }

    void aSplitModelIsItsFirstPart() {
        for (const char* name : {"m-00001-of-00003.gguf", "m-00002-of-00003.gguf", "m-00003-of-00003.gguf"}) {
            tree_->file(name, "GGUF");
        }
        QVERIFY((found() == std::vector<std::string>{"m-00001-of-00003.gguf"}));
    }

    void findsFoldersOfHuggingFace() {
        model("models/tiny");
        tree_->file("models/half/config.json");
        tree_->file("models/other/model.safetensors");
        QVERIFY((found() == std::vector<std::string>{"models/tiny"}));
    }

    void theFolderItselfMayBeAModel() {
        model("");
        QVERIFY((findModels(tree_->path()).paths == std::vector<fs::path>{tree_->path()}));
    }

    void goesNoDeeperThanAsked() {
        tree_->file("1/2/3/4/in.gguf", "GGUF");
        tree_->file("1/2/3/4/5/out.gguf", "GGUF");
        QVERIFY((found() == std::vector<std::string>{"1/2/3/4/in.gguf"}));
    }

    void loopsOfLinksEnd() {
        tree_->file("a/one.gguf", "GGUF");
        tree_->link("a/up", tree_->path());
        tree_->link("a/self", "self");
        QVERIFY((found() == std::vector<std::string>{"a/one.gguf"}));
    }

    void aLinkToAModelCounts() {
        const FileTree elsewhere;
        elsewhere.file("tiny/config.json");
        elsewhere.file("tiny/model.safetensors");
        elsewhere.file("one.gguf", "GGUF");
        tree_->link("linked", elsewhere.path("tiny"));
        tree_->link("linked.gguf", elsewhere.path("one.gguf"));
        tree_->link("all", elsewhere.path());
        QVERIFY((found() == std::vector<std::string>{"linked", "linked.gguf"}));
    }

    void hiddenFilesArePassedOver() {
        tree_->file(".cache/one.gguf", "GGUF");
        tree_->file(".two.gguf", "GGUF");
        QVERIFY(found().empty());
    }

    void namedPipesAreNotWaitedFor() {
        QCOMPARE(::mkfifo(tree_->path("pipe.gguf").c_str(), 0600), 0);
        QVERIFY(found().empty());
    }

    void theNumberOfModelsIsBounded() {
        for (const char* name : {"a.gguf", "b.gguf", "c.gguf"}) {
            tree_->file(name, "GGUF");
        }
        SearchLimits limits;
        limits.models = 2;
        QCOMPARE(findModels(tree_->path(), limits).paths.size(), std::size_t{2});
        QVERIFY(findModels(tree_->path(), limits).wasCut);
        QVERIFY(!findModels(tree_->path()).wasCut);
    }

    void theNumberOfEntriesIsBounded() {
        for (const char* name : {"a", "b", "c"}) {
            tree_->file(name);
        }
        SearchLimits limits;
        limits.entries = 2;
        QVERIFY(findModels(tree_->path(), limits).wasCut);
        limits.entries = 3;
        QVERIFY(!findModels(tree_->path(), limits).wasCut);
    }

    void aFolderThatIsNotThereIsRefused() {
        const QString text = errorText([] { (void)findModels("/nowhere"); });
        QCOMPARE(text, QStringLiteral("/nowhere: cannot be searched: No such file or directory"));
    }

    void canBeStopped() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN((void)findModels(tree_->path(), {}, {stop.get_token(), {}}), Stopped);
    }
};

QTEST_APPLESS_MAIN(FolderSearchTest)
#include "tst_folder_search.moc"
