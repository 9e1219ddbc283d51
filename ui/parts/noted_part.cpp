// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/noted_part.h"

#include <utility>

namespace headscope {

namespace {

class NotedPart final : public FigurePart {
  public:
    NotedPart(std::shared_ptr<const FigurePart> part, std::string note)
        : part_(std::move(part)), note_(std::move(note)) {}

    [[nodiscard]] QString name() const override { return part_->name(); }
    [[nodiscard]] double heightFor(double width, const FigureLook& look) const override {
        return part_->heightFor(width, look);
    }
    [[nodiscard]] QSizeF smallestSize(double width, const FigureLook& look) const override {
        return part_->smallestSize(width, look);
    }
    void paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const override {
        part_->paint(painter, area, look, job);
    }
    [[nodiscard]] std::vector<NumberTable> numbers() const override {
        std::vector<NumberTable> tables = part_->numbers();
        for (NumberTable& table : tables) {
            table.about += (table.about.empty() ? "" : "; ") + note_;
        }
        return tables;
    }

  private:
    std::shared_ptr<const FigurePart> part_;
    std::string note_;
};

} // namespace

std::shared_ptr<const FigurePart> notedPart(std::shared_ptr<const FigurePart> part, const std::string& note) {
    if (!part || note.empty()) {
        return part;
    }
    return std::make_shared<const NotedPart>(std::move(part), note);
}

} // namespace headscope
