// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/last_words.h"

#include <cstdlib>
#include <exception>

#include <QString>

#include "app/command_output.h"

namespace headscope {

namespace {

/// Without destructors and buffers that somebody may still be waiting for.
[[noreturn]] void end(const char* words) noexcept {
    printError(words);
    std::_Exit(EXIT_FAILURE);
}

[[noreturn]] void onTerminate() {
    if (const std::exception_ptr error = std::current_exception()) {
        try {
            std::rethrow_exception(error);
        } catch (const std::exception& problem) {
            if (const char* const lack = lackOf(problem); lack != nullptr) {
                end(lack);
            }
            printError(problem.what());
        } catch (...) { // the abort says enough
        }
    }
    std::abort();
}

QtMessageHandler usualHandler = nullptr; // Qt's own; none where it is not to be heard

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (message.startsWith(QLatin1String("QThread::start: Thread creation error"))) {
        end(kNoThread);
    }
    if (usualHandler != nullptr) {
        usualHandler(type, context, message);
    } else if (type == QtFatalMsg) {
        printError(message.toStdString());
    }
}

} // namespace

void sayLastWords() {
    std::set_terminate(onTerminate);
}

void hearQt(bool isQuiet) {
    const QtMessageHandler before = qInstallMessageHandler(hear);
    usualHandler = isQuiet ? nullptr : before;
}

} // namespace headscope
