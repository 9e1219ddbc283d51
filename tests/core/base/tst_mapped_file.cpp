// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

#include <sys/stat.h>

#include "core/base/mapped_file.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

class MappedFileTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void holdsTheBytesOfTheFile();
    void emptyFileHasNoBytes();
    void movedFileKeepsItsBytes();
    void assignedFileTakesTheOtherBytes();
    void missingFileIsNamedWithTheReason();
    void folderIsRefused();
    void deviceIsRefused();
    void namedPipeIsRefusedWithoutWaiting();
    void nameThatIsNotUtf8IsReportedAsUtf8();
    void moreThanWasAskedForIsRefused();

  private:
    [[nodiscard]] std::filesystem::path file(const std::string& name, std::string_view contents) const {
        const auto path = std::filesystem::path(folder_.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << contents;
        return path;
    }
    QTemporaryDir folder_;
};

void MappedFileTest::holdsTheBytesOfTheFile() {
    const MappedFile mapped(file("a", std::string_view("x\0y", 3)));
    QCOMPARE(mapped.text(), std::string_view("x\0y", 3));
    QCOMPARE(mapped.data().size(), std::size_t{3});
}

void MappedFileTest::emptyFileHasNoBytes() {
    QVERIFY(MappedFile(file("empty", "")).data().empty());
}

void MappedFileTest::movedFileKeepsItsBytes() {
    MappedFile first(file("a", "hello"));
    const auto* const bytes = first.data().data();
    const MappedFile second(std::move(first));
    QCOMPARE(second.data().data(), bytes);
    QCOMPARE(second.text(), std::string_view("hello"));
}

void MappedFileTest::assignedFileTakesTheOtherBytes() {
    MappedFile first(file("a", "hello"));
    first = MappedFile(file("b", "other"));
    QCOMPARE(first.text(), std::string_view("other"));
    QCOMPARE(first.path().filename().string(), std::string("b"));
}

void MappedFileTest::missingFileIsNamedWithTheReason() {
    const QString text = errorText([] { MappedFile("/nowhere/model.bin"); });
    QVERIFY2(text.contains(QStringLiteral("/nowhere/model.bin")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("No such file")), qPrintable(text));
}

void MappedFileTest::folderIsRefused() {
    const QString text = errorText([&] { MappedFile(folder_.path().toStdString()); });
    QVERIFY2(text.contains(QStringLiteral("folder")), qPrintable(text));
}

void MappedFileTest::deviceIsRefused() {
    const QString text = errorText([] { MappedFile("/dev/zero"); });
    QVERIFY2(text.contains(QStringLiteral("not a regular file")), qPrintable(text));
}

void MappedFileTest::namedPipeIsRefusedWithoutWaiting() {
    const std::string pipe = folder_.filePath(QStringLiteral("pipe")).toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    const QString text = errorText([&] { MappedFile mapped(pipe); });
    QVERIFY2(text.contains(QStringLiteral("not a regular file")), qPrintable(text));
}

void MappedFileTest::nameThatIsNotUtf8IsReportedAsUtf8() {
    const QString text = errorText([] { MappedFile("/nowhere/\xFF.bin"); });
    QVERIFY2(text.contains(QStringLiteral("/nowhere/\uFFFD.bin")), qPrintable(text));
}

void MappedFileTest::moreThanWasAskedForIsRefused() {
    const auto path = file("a", "hello");
    QCOMPARE(MappedFile(path, 5).data().size(), std::size_t{5});
    const QString text = errorText([&] { MappedFile mapped(path, 4); });
    QVERIFY2(text.endsWith(QStringLiteral("a: size: expected at most 4 bytes, found 5 bytes")),
             qPrintable(text));
}

QTEST_APPLESS_MAIN(MappedFileTest)
#include "tst_mapped_file.moc"
