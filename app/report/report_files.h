// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/report/report_content.h"

namespace headscope {

// Write a report as a whole or not at all (core/base/atomic_file.h), by the templates in resources/report.
// Throw Error where that fails.

/// One file that needs no other and no network: pictures are in it.
void writeHtmlReport(const ReportContent& content, const std::string& file);

/// Pages of A4. Text stays text, also in the figures.
void writePdfReport(const ReportContent& content, const std::string& file);

} // namespace headscope
