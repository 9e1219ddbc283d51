// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <vector>

#include "core/lessons/lesson_list.h"
#include "ui/session/study.h"

namespace headscope {

/// Reads lessons in a worker.
class LessonReader : public QObject {
    Q_OBJECT

  public:
    explicit LessonReader(QObject* parent = nullptr);

    /// All of a folder; ends in listed, or in listFailed.
    void list(const std::filesystem::path& folder);
    /// One file; ends in fileRead, whose entry has the lesson or why it is none. The latest call counts.
    void read(const std::filesystem::path& path);

  Q_SIGNALS:
    void listed(const std::vector<headscope::LessonEntry>& entries);
    void listFailed(const QString& reason);
    void fileRead(const headscope::LessonEntry& entry);

  private:
    Study folder_;
    Study file_;
};

} // namespace headscope
