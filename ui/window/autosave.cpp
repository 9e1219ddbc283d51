// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/autosave.h"

#include <algorithm>
#include <functional>

#include <QDir>
#include <QUuid>

#include "core/base/atomic_file.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

const QString kSuffix = QStringLiteral(".headscope");
const QString kLockSuffix = QStringLiteral(".lock");

/// The number of a run, which its file's name begins with ("12-" and a UUID): later runs have larger ones. A
/// time would not do, since clocks are set back. 0 for other names.
quint64 runOf(const QString& file) {
    constexpr int kUuidParts = 5;
    const QStringList parts = QFileInfo(file).completeBaseName().split(u'-');
    return parts.size() == kUuidParts + 1 ? parts.front().toULongLong() : 0;
}

QStringList filesIn(const QString& folder) { // the last run's first
    QStringList files;
    const QFileInfoList found = QDir(folder).entryInfoList({u'*' + kSuffix}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : found) {
        files += file.filePath();
    }
    std::ranges::stable_sort(files, std::ranges::greater(), runOf);
    return files;
}

} // namespace

Autosave::Autosave(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    timer_.setInterval(kDelay);
    connect(&timer_, &QTimer::timeout, this, &Autosave::due);
}

void Autosave::begin(const QString& folder) {
    folder_ = folder;
    isOn_ = true;
    takeFile();
}

bool Autosave::takeFile() {
    const QStringList others = filesIn(folder_);
    const quint64 run = others.isEmpty() ? 1 : runOf(others.front()) + 1;
    const QString name = QDir(folder_).filePath(
        QStringLiteral("%1-%2").arg(run).arg(QUuid::createUuid().toString(QUuid::WithoutBraces)));
    auto lock = std::make_unique<QLockFile>(name + kLockSuffix);
    lock->setStaleLockTime(0); // it is stale when its program is gone, however long ago that was
    if (!QDir().mkpath(folder_) || !lock->tryLock(0)) {
        return false;
    }
    lock_ = std::move(lock);
    file_ = name + kSuffix;
    writer_ = std::make_unique<Study>();
    connect(writer_.get(), &Study::failed, this, &Autosave::failed);
    return true;
}

void Autosave::note() {
    if (isOn_ && !timer_.isActive()) {
        timer_.start();
    }
}

void Autosave::keep(std::function<std::string()> text) {
    if (file_.isEmpty() && !takeFile()) {
        const std::string reason = writingFault(toPath(QDir(folder_).filePath(QStringLiteral("lock"))));
        Q_EMIT failed(reason.empty() ? folder_ : fromUtf8(reason));
        return;
    }
    writer_->ask<bool>(
        [file = toPath(file_), text = std::move(text)](const Job&, const Study::Publish<bool>& publish) {
            writeFileAtomically(file, text());
            publish(std::make_shared<const bool>(true));
        },
        [this](const std::shared_ptr<const bool>&) { Q_EMIT kept(); });
}

void Autosave::end() {
    timer_.stop();
    isOn_ = false;
    writer_.reset(); // waits for what is being written, or the file would be there again
    if (!file_.isEmpty()) {
        QFile::remove(file_);
    }
    file_.clear();
    lock_.reset();
}

QStringList Autosave::leftovers() const {
    QStringList files;
    for (const QString& path : filesIn(folder_)) {
        QLockFile lock(path.chopped(kSuffix.size()) + kLockSuffix);
        lock.setStaleLockTime(0);
        if (path != file_ && lock.tryLock(0)) {
            files += path;
        }
    }
    return files;
}

} // namespace headscope
