// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>

#include <QLockFile>
#include <QStringList>
#include <QTimer>

#include "ui/session/study.h"

namespace headscope {

/// Keeps what is open in a file of its own while the program runs, and finds the files of runs that did not
/// come to their end. A lock beside each file tells those that are still in use.
class Autosave : public QObject {
    Q_OBJECT

  public:
    static constexpr int kDelay = 1000; // milliseconds from a change to its writing

    explicit Autosave(QObject* parent = nullptr);

    /// Begins, or begins again, in a folder that is made where it is missing. Where that can not be, it is
    /// tried again with each writing.
    void begin(const QString& folder);
    /// Something has changed: due() follows once, after kDelay.
    void note();
    /// Writes what `text` gives, which is called in a worker.
    void keep(std::function<std::string()> text);
    /// The program ends as it should, or nothing is to be kept any more: what was kept is not needed.
    void end();

    /// Files of runs that were cut off, that of the run that began last first, whatever its clock said.
    [[nodiscard]] QStringList leftovers() const;

    [[nodiscard]] bool isOn() const { return isOn_; }
    /// Empty where there is none, because it is off or because none can be made.
    [[nodiscard]] const QString& file() const { return file_; }

  Q_SIGNALS:
    /// It is time to keep what is open.
    void due();
    /// Written.
    void kept();
    void failed(const QString& reason);

  private:
    /// A file of this run's own, with its lock; false where there can be none.
    bool takeFile();

    QString folder_;
    bool isOn_ = false;
    QString file_;
    std::unique_ptr<QLockFile> lock_;
    QTimer timer_;
    std::unique_ptr<Study> writer_; // nothing where there is no file
};

} // namespace headscope
