// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <fstream>
#include <iterator>
#include <memory>

#include <QTest>
#include <sys/resource.h>

#include "core/base/error.h"
#include "core/library/hugging_face_cache.h"
#include "tests/support/file_tree.h"
#include "ui/fetch/partial_blob.h"

using namespace headscope;

namespace {

// "hello\n", as `git hash-object` and `sha256sum` have it.
const RemoteFile kSmall{"config.json", 6, "ce013625030ba8dba906f756967f9e9ca394464a", false};
const RemoteFile kLarge{"model.safetensors", 6,
                        "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03", true};
const RemoteFile kEmpty{"merges.txt", 0, "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391", false};

std::string contentsOf(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

class PartialBlobTest : public QObject {
    Q_OBJECT

    std::unique_ptr<FileTree> tree_;
    std::unique_ptr<ModelFolder> folder_;

    void fetch(const RemoteFile& file, const QByteArray& bytes) {
        PartialBlob blob(*folder_, file);
        while (!blob.readPresent()) {
        }
        blob.append(bytes);
        QVERIFY(blob.isWhole() && blob.isRight());
        blob.finish();
    }

  private Q_SLOTS:
    void initTestCase() { std::signal(SIGXFSZ, SIG_IGN); }
    void init() {
        tree_ = std::make_unique<FileTree>();
        folder_ = std::make_unique<ModelFolder>(tree_->path("hub"), "owner/name");
    }

    void bytesAreKnownByTheirHash_data() {
        QTest::addColumn<bool>("isLarge");
        QTest::newRow("Git's") << false;
        QTest::newRow("SHA-256") << true;
    }
    void bytesAreKnownByTheirHash() {
        QFETCH(bool, isLarge);
        const RemoteFile& file = isLarge ? kLarge : kSmall;
        fetch(file, "hello\n");
        QVERIFY(folder_->has(file));
        QCOMPARE(contentsOf(tree_->path("hub/models--owner--name/blobs") / file.hash),
                 std::string("hello\n"));
        QVERIFY(!std::filesystem::exists(folder_->incomplete(file)));
    }

    void anEmptyFileIsAFileToo() {
        fetch(kEmpty, {});
        QVERIFY(folder_->has(kEmpty));
    }

    void wrongBytesAreNotRight() {
        PartialBlob blob(*folder_, kLarge);
        QVERIFY(blob.readPresent());
        blob.append("hellO\n");
        QVERIFY(blob.isWhole());
        QVERIFY(!blob.isRight());
        blob.restart();
        QCOMPARE(blob.size(), 0U);
        blob.append("hello\n");
        QVERIFY(blob.isRight());
    }

    void aDownloadGoesOnWhereItStopped() {
        {
            PartialBlob blob(*folder_, kLarge);
            QVERIFY(blob.readPresent());
            blob.append("hel");
        }
        QCOMPARE(folder_->missing(kLarge), 3U);
        QVERIFY(!folder_->has(kLarge));
        PartialBlob blob(*folder_, kLarge);
        while (!blob.readPresent()) {
        }
        QCOMPARE(blob.size(), 3U);
        blob.append("lo\n");
        QVERIFY(blob.isWhole() && blob.isRight());
        blob.finish();
        QCOMPARE(folder_->missing(kLarge), 0U);
    }

    void whatIsTooLongIsForgotten() {
        folder_->prepare();
        std::ofstream(folder_->incomplete(kLarge)) << "hello, world";
        PartialBlob blob(*folder_, kLarge);
        QVERIFY(blob.readPresent());
        QCOMPARE(blob.size(), 0U);
    }

    void moreBytesThanStatedAreRefused() {
        PartialBlob blob(*folder_, kLarge);
        QVERIFY(blob.readPresent());
        blob.append("hello");
        QVERIFY_EXCEPTION_THROWN(blob.append("\n\n"), Error);
        QCOMPARE(blob.size(), 5U);
    }

    void oneWritesAtATime() {
        auto first = std::make_unique<PartialBlob>(*folder_, kLarge);
        QVERIFY_EXCEPTION_THROWN(PartialBlob(*folder_, kLarge), Error);
        const PartialBlob other(*folder_, kSmall);
        first.reset();
        const PartialBlob second(*folder_, kLarge);
    }

    void aDiskThatIsFullIsSaidAndWhatIsThereStays() {
        struct rlimit before {};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        struct rlimit small = before;
        small.rlim_cur = 4;
        QString problem;
        {
            PartialBlob blob(*folder_, kLarge);
            QVERIFY(blob.readPresent());
            QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
            try {
                blob.append("hello\n");
            } catch (const Error& error) {
                problem = QString::fromUtf8(error.what());
            }
            QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        }
        QVERIFY2(problem.contains(QStringLiteral("cannot be written: File too large")), qPrintable(problem));
        QCOMPARE(contentsOf(folder_->incomplete(kLarge)), std::string("hell"));
    }

    void aLinkInTheWayIsNotFollowed() {
        folder_->prepare();
        std::filesystem::create_symlink(tree_->file("precious", "mine"), folder_->incomplete(kLarge));
        QVERIFY_EXCEPTION_THROWN(PartialBlob(*folder_, kLarge), Error);
        QCOMPARE(contentsOf(tree_->path("precious")), std::string("mine"));
    }

    void snapshotsHaveRelativeLinks() {
        const std::string commit(40, 'c');
        fetch(kSmall, "hello\n");
        RemoteFile inner = kSmall;
        inner.path = "sub/folder/x.json";
        folder_->addToSnapshot(commit, kSmall);
        folder_->addToSnapshot(commit, kSmall); // a second time
        folder_->addToSnapshot(commit, inner);
        const auto snapshot = tree_->path("hub/models--owner--name/snapshots") / commit;
        QCOMPARE(std::filesystem::read_symlink(snapshot / "config.json").string(),
                 "../../blobs/" + kSmall.hash);
        QCOMPARE(std::filesystem::read_symlink(snapshot / "sub/folder/x.json").string(),
                 "../../../../blobs/" + kSmall.hash);
        QCOMPARE(contentsOf(snapshot / "sub/folder/x.json"), std::string("hello\n"));
        QCOMPARE(downloadName(snapshot), std::string("owner/name"));
    }

    void aLinkOfAnotherTimeIsReplaced() {
        const std::string commit(40, 'c');
        fetch(kSmall, "hello\n");
        std::filesystem::create_directories(folder_->snapshot(commit));
        std::filesystem::create_symlink("../../blobs/gone", folder_->snapshot(commit) / "config.json");
        folder_->addToSnapshot(commit, kSmall);
        QCOMPARE(contentsOf(folder_->snapshot(commit) / "config.json"), std::string("hello\n"));
    }

    void refsNameCommits() {
        const std::string commit(40, 'c');
        folder_->writeRef("main", commit);
        folder_->writeRef("refs/pr/1", commit);
        folder_->writeRef(commit, commit);
        const auto refs = tree_->path("hub/models--owner--name/refs");
        QCOMPARE(contentsOf(refs / "main"), commit);
        QCOMPARE(contentsOf(refs / "refs/pr/1"), commit);
        QVERIFY(!std::filesystem::exists(refs / commit));
    }

    void aFolderThatCannotBeMadeIsSaid() {
        tree_->file("hub", "a file");
        QVERIFY_EXCEPTION_THROWN(PartialBlob(*folder_, kSmall), Error);
    }
};

QTEST_GUILESS_MAIN(PartialBlobTest)
#include "tst_partial_blob.moc"
