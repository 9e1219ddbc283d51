// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>

#include "ui/session/lesson_reader.h"

using namespace headscope;

class LessonReaderTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void listsAFolder();
    void saysWhyAFolderCannotBeRead();
    void readsAFile();
    void aBrokenFileIsAnEntryWithItsFault();
};

void LessonReaderTest::listsAFolder() {
    LessonReader reader;
    std::vector<LessonEntry> entries;
    QSignalSpy listed(&reader, &LessonReader::listed);
    connect(&reader, &LessonReader::listed, this,
            [&](const std::vector<LessonEntry>& list) { entries = list; });
    reader.list(HEADSCOPE_RESOURCES "/lessons");
    QVERIFY(listed.wait());
    QVERIFY(entries.size() >= 2);
    QVERIFY(entries.front().lesson != nullptr);
}

void LessonReaderTest::saysWhyAFolderCannotBeRead() {
    LessonReader reader;
    QSignalSpy failed(&reader, &LessonReader::listFailed);
    reader.list("/nowhere/at/all");
    QVERIFY(failed.wait());
    QVERIFY(failed[0][0].toString().contains(QLatin1String("/nowhere/at/all")));
}

void LessonReaderTest::readsAFile() {
    LessonReader reader;
    std::vector<LessonEntry> read;
    QSignalSpy done(&reader, &LessonReader::fileRead);
    connect(&reader, &LessonReader::fileRead, this, [&](const LessonEntry& entry) { read.push_back(entry); });
    reader.read(HEADSCOPE_RESOURCES "/lessons/03-costs.yaml");
    QVERIFY(done.wait());
    QCOMPARE(read.size(), std::size_t{1});
    QCOMPARE(read[0].lesson->title, std::string("What heads cost"));
}

void LessonReaderTest::aBrokenFileIsAnEntryWithItsFault() {
    QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "x.yaml";
    std::ofstream(path) << "title: [";
    LessonReader reader;
    std::string fault;
    QSignalSpy done(&reader, &LessonReader::fileRead);
    connect(&reader, &LessonReader::fileRead, this, [&](const LessonEntry& entry) { fault = entry.fault; });
    reader.read(path);
    QVERIFY(done.wait());
    QVERIFY2(fault.starts_with("x.yaml"), fault.c_str());
}

QTEST_GUILESS_MAIN(LessonReaderTest)
#include "tst_lesson_reader.moc"
