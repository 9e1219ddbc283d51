// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_files.h"

#include <QBuffer>
#include <QByteArray>

#include "app/resource_path.h"
#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/export/filled_template.h"
#include "core/tokenizer/text_file.h"

namespace headscope {

namespace {

constexpr int kFigureWidth = 1200;

/// Pictures are the file's own, as data URLs (RFC 2397).
class DataUrls final : public ReportPictures {
  public:
    std::string addImage(const QImage& image, const std::string& /*caption*/) override {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!image.save(&buffer, "PNG")) {
            throw Error("A picture of the report could not be drawn");
        }
        return "data:image/png;base64," + buffer.data().toBase64().toStdString();
    }
    std::string addFigure(const FigureContent& figure, const FigureOptions& options) override {
        return "data:image/svg+xml;base64," +
               figureBytes(figure, options, QStringLiteral("svg")).toBase64().toStdString();
    }
};

} // namespace

void writeHtmlReport(const ReportContent& content, const std::string& file) {
    DataUrls pictures;
    const std::string page = readTextFile(resourcePath("report/report.html").string());
    writeFileAtomically(file,
                        filledTemplate(page, reportValues(content, pictures, kFigureWidth), "report.html"));
}

} // namespace headscope
