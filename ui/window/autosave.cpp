// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/autosave.h"

#include <QDir>
#include <QUuid>

#include "core/base/atomic_file.h"
#include "ui/theme/file_path.h"

namespace headscope {

namespace {

const QString kSuffix = QStringLiteral(".headscope");
const QString kLockSuffix = QStringLiteral(".lock");

} // namespace

Autosave::Autosave(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    timer_.setInterval(kDelay);
    connect(&timer_, &QTimer::timeout, this, &Autosave::due);
}

void Autosave::begin(const QString& folder) {
    folder_ = folder;
    const QString name = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
    auto lock = std::make_unique<QLockFile>(name + kLockSuffix);
    lock->setStaleLockTime(0); // it is stale when its program is gone, however long ago that was
    if (QDir().mkpath(folder) && lock->tryLock(0)) {
        lock_ = std::move(lock);
        file_ = name + kSuffix;
        writer_ = std::make_unique<Study>();
        connect(writer_.get(), &Study::failed, this, &Autosave::failed);
    }
}

void Autosave::note() {
    if (!file_.isEmpty() && !timer_.isActive()) {
        timer_.start();
    }
}

void Autosave::keep(std::function<std::string()> text) {
    writer_->ask<bool>(
        [file = toPath(file_), text = std::move(text)](const Job&, const Study::Publish<bool>& publish) {
            writeFileAtomically(file, text());
            publish(std::make_shared<const bool>(true));
        },
        [this](const std::shared_ptr<const bool>&) { Q_EMIT kept(); });
}

void Autosave::end() {
    timer_.stop();
    writer_.reset(); // waits for what is being written, or the file would be there again
    if (!file_.isEmpty()) {
        QFile::remove(file_);
    }
    file_.clear();
    lock_.reset();
}

QStringList Autosave::leftovers() const {
    QStringList files;
    const QFileInfoList found = QDir(folder_).entryInfoList({u'*' + kSuffix}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : found) {
        const QString path = file.filePath();
        QLockFile lock(path.chopped(kSuffix.size()) + kLockSuffix);
        lock.setStaleLockTime(0);
        if (path != file_ && lock.tryLock(0)) {
            files += path;
        }
    }
    return files;
}

} // namespace headscope
