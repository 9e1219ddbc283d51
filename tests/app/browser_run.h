// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSize>
#include <QTcpServer>
#include <QTest>

#include "tests/app/program_run.h"
#include "tests/support/file_bytes.h"

namespace headscope {

/// How a browser shows a page.
struct Screen {
    QSize size{1280, 900};
    bool isDark = false;
};

/// What a browser made of a page.
struct Shown {
    bool hasEnded = false;
    QJsonObject found;   // what the script answered
    QByteArray log;      // what stood in the console, a line each
    QByteArray errors;   // all that it said of itself
    int connections = 0; // that it opened, to anywhere
};

/// Chromium without a window. It believes that everything is reached through a proxy, which is this test and
/// counts who comes. It needs /proc. Being root, and having no user namespaces, must not keep it from running
/// (--no-sandbox): it opens files of these tests alone.
class Browser {
  public:
    /// `script`: a JavaScript function's body that is run in the page when it is loaded, and returns an
    /// object.
    static Shown open(const QString& page, const QString& script, const Screen& screen = {}) {
        const QString driven = page + QStringLiteral(".driven.html");
        if (!write(driven, withScript(contents(page), script))) {
            return {};
        }
        return start({QStringLiteral("--virtual-time-budget=5000"), QStringLiteral("--dump-dom")}, driven,
                     screen);
    }

    /// As it is printed.
    static Shown print(const QString& page, const QString& pdf) {
        return start({QStringLiteral("--no-pdf-header-footer"), QStringLiteral("--print-to-pdf=") + pdf},
                     page, {});
    }

  private:
    static QByteArray withScript(QByteArray page, const QString& script) {
        const QByteArray answer = "<script>window.addEventListener('load', function () {"
                                  "var found = (function () {" +
                                  script.toUtf8() +
                                  "}());"
                                  "document.documentElement.dataset.found ="
                                  " btoa(unescape(encodeURIComponent(JSON.stringify(found))));"
                                  "});</script></body>";
        return page.replace("</body>", answer);
    }

    static Shown start(const QStringList& task, const QString& page, const Screen& screen) {
        QTcpServer proxy;
        Shown shown;
        QObject::connect(&proxy, &QTcpServer::newConnection, &proxy, [&proxy, &shown] {
            while (QTcpSocket* const socket = proxy.nextPendingConnection()) {
                ++shown.connections;
                socket->close();
            }
        });
        proxy.listen(QHostAddress::LocalHost);
        QProcess process;
        process.start(
            QStringLiteral(HEADSCOPE_BROWSER),
            QStringList{
                QStringLiteral("--headless"), QStringLiteral("--no-sandbox"), QStringLiteral("--disable-gpu"),
                QStringLiteral("--hide-scrollbars"), QStringLiteral("--disable-dev-shm-usage"),
                QStringLiteral("--enable-logging=stderr"), QStringLiteral("--lang=en"),
                QStringLiteral("--force-device-scale-factor=1"),
                QStringLiteral("--proxy-server=127.0.0.1:%1").arg(proxy.serverPort()),
                QStringLiteral("--proxy-bypass-list=<-loopback>"),
                QStringLiteral("--user-data-dir=%1.profile").arg(page),
                QStringLiteral("--blink-settings=preferredColorScheme=%1").arg(screen.isDark ? 0 : 1),
                QStringLiteral("--window-size=%1,%2").arg(screen.size.width()).arg(screen.size.height())} +
                task + QStringList{QStringLiteral("file://") + page});
        QByteArray out;
        QObject::connect(&process, &QProcess::readyReadStandardOutput, &process,
                         [&] { out += process.readAllStandardOutput(); });
        shown.hasEnded =
            process.waitForStarted() &&
            QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 60000) &&
            process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
        out += process.readAllStandardOutput();
        shown.errors = process.readAllStandardError();
        for (const QByteArray& line : shown.errors.split('\n')) {
            if (line.contains(":CONSOLE:")) {
                shown.log += line + '\n';
            }
        }
        static const QRegularExpression answer(QStringLiteral("data-found=\"([^\"]+)\""));
        const QString coded = answer.match(QString::fromUtf8(out)).captured(1);
        shown.found = QJsonDocument::fromJson(QByteArray::fromBase64(coded.toLatin1())).object();
        return shown;
    }
};

} // namespace headscope
