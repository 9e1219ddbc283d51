// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace headscope {

/// How a run of the program ended.
struct Ended {
    int status = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(out); }
    [[nodiscard]] qsizetype errorLines() const { return err.count('\n'); }
};

inline Ended runProgram(const QString& program, const QStringList& arguments, const QString& folder,
                        const QByteArray& input) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"}) {
        environment.remove(QString::fromLatin1(name));
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(60000);
    return {ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Without a display, in `folder`.
inline Ended run(const QStringList& arguments, const QString& folder = {}, const QByteArray& input = {}) {
    return runProgram(QStringLiteral(HEADSCOPE_PROGRAM), arguments, folder, input);
}

/// The same with the redirections of a shell in `arguments`; `before` is run first.
inline Ended runInShell(const QString& arguments, const QString& folder = {}, const QString& before = {}) {
    return runProgram(QStringLiteral("/bin/sh"),
                      {QStringLiteral("-c"), before + QStringLiteral("'" HEADSCOPE_PROGRAM "' ") + arguments},
                      folder, {});
}

/// Mean loss that the reference gives for the bundled model on "The king said to the queen, ...", in a run of
/// tests/data/bundled/golden.json: "model", "groups_1_mean".
inline double referenceLoss(const char* run) {
    QFile file(QStringLiteral(HEADSCOPE_TEST_DATA "/bundled/golden.json"));
    static_cast<void>(file.open(QIODevice::ReadOnly));
    const QJsonObject golden = QJsonDocument::fromJson(file.readAll()).object();
    return golden[QStringLiteral("texts")][0][QStringLiteral("mean_loss")][QLatin1String(run)].toDouble();
}

inline QStringList words(const char* text) {
    return QString::fromUtf8(text).split(QLatin1Char(' '));
}

} // namespace headscope
