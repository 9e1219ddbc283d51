// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/lesson_reader.h"

namespace headscope {

LessonReader::LessonReader(QObject* parent) : QObject(parent) {
    connect(&folder_, &Study::failed, this, &LessonReader::listFailed);
}

void LessonReader::list(const std::filesystem::path& folder) {
    using Entries = std::vector<LessonEntry>;
    folder_.ask<Entries>(
        [folder](const Job& job, const Study::Publish<Entries>& publish) {
            publish(std::make_shared<const Entries>(listLessons(folder, job)));
        },
        [this](const std::shared_ptr<const Entries>& entries) { Q_EMIT listed(*entries); });
}

void LessonReader::read(const std::filesystem::path& path) {
    file_.ask<LessonEntry>(
        [path](const Job&, const Study::Publish<LessonEntry>& publish) {
            publish(std::make_shared<const LessonEntry>(lessonEntry(path)));
        },
        [this](const std::shared_ptr<const LessonEntry>& entry) { Q_EMIT fileRead(*entry); });
}

} // namespace headscope
