// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workplace.h"

#include "app/text_commands.h"

namespace headscope {

std::shared_ptr<RunCache> Workplace::runs(const std::string& model, Products products, SideName side) {
    std::shared_ptr<RunCache>& own = open_[{model, products, side}];
    if (!own) {
        const auto other = open_.find({model, products, side == SideName::A ? SideName::B : SideName::A});
        own = std::make_shared<RunCache>(
            other != open_.end() && other->second ? other->second->model() : openNamedModel(model, products));
    }
    return own;
}

void Workplace::forgetRuns() {
    for (auto& [name, runs] : open_) {
        runs = std::make_shared<RunCache>(runs->model());
    }
}

void Workplace::give(const std::string& file, std::string_view text) const {
    if (file.empty()) {
        print(text);
    } else {
        headscope::give(file, text);
    }
}

} // namespace headscope
