// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/standard_files.h"

#include <fcntl.h>
#include <unistd.h>

namespace headscope {

void occupyStandardFiles() {
    for (int number = STDIN_FILENO; number <= STDERR_FILENO; ++number) {
        if (::fcntl(number, F_GETFD) < 0) {
            // Takes the lowest free number, which is this one. The wrong direction keeps "Bad file
            // descriptor" an error.
            static_cast<void>(::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY));
        }
    }
}

} // namespace headscope
