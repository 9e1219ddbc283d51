// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_command.h"

#include "app/command_output.h"
#include "app/report/report_content.h"
#include "app/report/report_files.h"
#include "app/text_commands.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/survey/survey.h"

namespace headscope {

namespace {

constexpr double kCompared = 0.1; // of the work, about

ReportContent contentOf(Workplace& work, const TextArguments& text, const ReportArguments& report) {
    const std::vector<const HeadScore*> scores = scoresNamed(report.scores);
    ProgressLine line;
    const Job job = work.jobOr(line);
    ReportContent content{openSubject(work, text), {}, {}, {}, {}};
    const Subject& subject = content.subject;
    content.check = checkTrained(*subject.model, job.part(0, 0));
    const auto run = subject.runs->run(subject.encoded.input(), AttentionSettings{}, job.part(0, 0));
    for (const AttentionKind kind : subject.model->spec().kinds()) {
        content.maps.emplace_back(kind, pooledMaps(run->trace, kind, kSmallMapCells, job.part(0, 0)));
    }
    // First, as they may ask for a head that is not there, and scores may take minutes.
    const auto encoded = subject.sharedText();
    for (std::size_t i = 0; i < report.a.size(); ++i) {
        content.comparisons.push_back(computeComparison({*subject.runs, encoded, report.a[i]},
                                                        {*subject.runs, encoded, report.b[i]},
                                                        job.part(0, kCompared)));
    }
    content.scores = surveyText(*subject.model, *run, {scores, {}}, job.part(kCompared, 1));
    return content;
}

/// Throws Error where the file is neither .html nor .pdf.
void checkReportType(const std::string& file) {
    const std::string suffix = suffixOf(file);
    if (suffix != "html" && suffix != "pdf") {
        throw Error(
            Mismatch{pathText(file), "file type", ".html or .pdf", suffix.empty() ? "none" : "." + suffix});
    }
}

} // namespace

void runReport(Workplace& work, const TextArguments& text, const ReportArguments& report) {
    checkReportType(report.output);
    const ReportContent content = contentOf(work, text, report);
    if (suffixOf(report.output) == "html") {
        writeHtmlReport(content, report.output);
    } else {
        writePdfReport(content, report.output);
    }
}

} // namespace headscope
