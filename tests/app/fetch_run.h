// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "tests/app/program_run.h"

namespace headscope {

/// The command fetch, while servers of this thread answer; `settings` ("NAME=value") are all that the
/// environment says of fetching.
inline Ended runFetch(const QStringList& arguments, const QStringList& settings) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : environment.keys()) {
        if (name.startsWith(QStringLiteral("HF_")) || name.startsWith(QStringLiteral("HUGGING")) ||
            name.startsWith(QStringLiteral("SSL_")) || name.endsWith(QStringLiteral("_proxy")) ||
            name.endsWith(QStringLiteral("_PROXY")) || name == QStringLiteral("TRANSFORMERS_OFFLINE") ||
            name == QStringLiteral("XDG_CACHE_HOME")) {
            environment.remove(name);
        }
    }
    for (const QString& setting : settings) {
        environment.insert(setting.section(QLatin1Char('='), 0, 0), setting.section(QLatin1Char('='), 1));
    }
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(HEADSCOPE_PROGRAM), QStringList{QStringLiteral("fetch")} + arguments);
    const bool ended = process.waitForStarted() &&
                       QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 60000);
    return {ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace headscope
