// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <string>

#include <unistd.h>

namespace headscope {

/// The last things that were done, kept so that they can be written when the program dies: of a signal, or
/// since nothing was noted for too long.
class LastActions {
  public:
    static constexpr std::size_t kKept = 20;

    /// `title` comes before them. `patience`: seconds from one note to the next, beyond which the program
    /// ends.
    static void begin(const std::string& title, unsigned patience) {
        copy(book().title, title);
        book().patience = patience;
        for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM, SIGALRM}) {
            struct sigaction action = {};
            action.sa_handler = &write;
            sigaction(signal, &action, &book().before[static_cast<std::size_t>(signal)]);
        }
    }
    static void note(const std::string& action) {
        copy(book().lines[book().next++ % kKept], action);
        alarm(book().patience);
    }
    static void end() { alarm(0); }

    /// As write() writes them.
    [[nodiscard]] static std::string text() {
        std::string text = book().title.data();
        for (std::size_t age = kKept; age > 0; --age) {
            text += line(age);
        }
        return text;
    }

  private:
    using Line = std::array<char, 200>;
    struct Book {
        Line title{};
        std::array<Line, kKept> lines{};
        std::size_t next = kKept;
        unsigned patience = 0;
        std::array<struct sigaction, 65> before{};
    };

    static Book& book() {
        static Book book;
        return book;
    }
    static const char* line(std::size_t age) { return book().lines[(book().next - age) % kKept].data(); }
    static void copy(Line& line, const std::string& text) {
        std::snprintf(line.data(), line.size(), "%s\n", text.substr(0, line.size() - 2).c_str());
    }
    static void say(const char* text) {
        if (::write(STDERR_FILENO, text, std::strlen(text)) < 0) {
            return; // nobody is left to be told
        }
    }
    static void write(int signal) {
        say(book().title.data());
        for (std::size_t age = kKept; age > 0; --age) {
            say(line(age));
        }
        // Whoever was asked before: a sanitizer, or the system, which ends the program.
        sigaction(signal, &book().before[static_cast<std::size_t>(signal)], nullptr);
        raise(signal);
    }
};

} // namespace headscope
