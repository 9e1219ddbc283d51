// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress_line.h"

#include <cmath>
#include <cstdio>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

#include "app/command_output.h"

namespace headscope {

namespace {

int percentOf(double share) {
    return static_cast<int>(std::floor(100 * share));
}

} // namespace

ProgressLine::~ProgressLine() {
    clear();
}

void ProgressLine::clear() {
    if (shown_ >= 0) {
        write({});
        shown_ = -1;
    }
}

Job ProgressLine::job() {
    Job job;
    if (::isatty(STDERR_FILENO) == 1) {
        job.report = [this](double share, std::string_view step) {
            if (percentOf(share) != shown_) {
                show(share, step);
            }
        };
    }
    return job;
}

void ProgressLine::show(double share, std::string_view step) {
    if (::isatty(STDERR_FILENO) == 1) {
        shown_ = percentOf(share);
        write(fmt::format("{:3} %  {}", shown_, terminalText(step)));
    }
}

void ProgressLine::write(const std::string& text) const noexcept {
    static_cast<void>(std::fprintf(stderr, "\r\033[K%s", text.c_str()));
}

} // namespace headscope
