// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/ready_model.h"

#include "core/checkpoint/warm_files.h"

namespace headscope {

namespace {

constexpr double kOpeningShare = 0.05; // headers and the tokenizer; the rest is weights

/// The part of a job's progress from `from` to `to`.
Job partOf(const Job& whole, double from, double to) {
    return {whole.stop, [&whole, from, to](double share, std::string_view step) {
                if (whole.report) {
                    whole.report(from + share * (to - from), step);
                }
            }};
}

} // namespace

std::shared_ptr<const Model> openReadyModel(const std::filesystem::path& path, const Job& job,
                                            Products products) {
    auto model = openModel(path, partOf(job, 0, kOpeningShare), products);
    warmFiles(model->checkpoint(), partOf(job, kOpeningShare, 1));
    return model;
}

} // namespace headscope
