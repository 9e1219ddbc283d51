// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress_line.h"

#include <cmath>
#include <cstdio>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

namespace headscope {

ProgressLine::~ProgressLine() {
    clear();
}

void ProgressLine::clear() {
    if (shown_ >= 0) {
        show({});
        shown_ = -1;
    }
}

Job ProgressLine::job() {
    Job job;
    if (::isatty(STDERR_FILENO) == 1) {
        job.report = [this](double share, std::string_view step) {
            const int percent = static_cast<int>(std::floor(100 * share));
            if (percent != shown_) {
                shown_ = percent;
                show(fmt::format("{:3} %  {}", percent, step));
            }
        };
    }
    return job;
}

void ProgressLine::show(const std::string& text) const noexcept {
    static_cast<void>(std::fprintf(stderr, "\r\033[K%s", text.c_str()));
}

} // namespace headscope
