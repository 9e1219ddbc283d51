// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/lessons/lesson_list.h"

class QVBoxLayout;

namespace headscope {

class ThemedLabel;

/// The list of lessons, with titles, summaries and what is wrong with broken files, and a way to open others.
class LessonChooser : public QWidget {
    Q_OBJECT

  public:
    explicit LessonChooser(QWidget* parent = nullptr);

    void setLessons(const std::vector<LessonEntry>& entries);
    /// Where there are none: that they are looked for, or why there are none.
    void setEmptyText(const QString& text);
    /// Why a file was not opened; empty hides it.
    void setFault(const QString& text);
    /// The first lesson that can be opened gets the keyboard.
    void takeFocus();

  Q_SIGNALS:
    void lessonChosen(int index);
    /// A file that the user chose, or dropped on the list.
    void fileWanted(const QString& path);

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void askForFile();

    QVBoxLayout* list_;
    ThemedLabel* empty_;
    ThemedLabel* fault_;
};

} // namespace headscope
