// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/batch/output_name.h"
#include "app/batch/placed_json.h"
#include "app/command_line.h"
#include "core/model/model_spec.h"

namespace headscope {

/// An output of a job, made for every text: a command of the command line, whose options are the keys of the
/// job's entry.
struct BatchOutput {
    std::vector<std::string> words; // the command and its options, without the output
    CommandLine line;               // the same, to be run; text, head and output are filled in before
    OutputName name{""};
    std::string place;          // for messages: "outputs[2]"
    std::optional<HeadId> head; // that it is of, where it is of one
    bool isOfEachHead = false;  // made for each of `heads`, or where there is none for all of that kind
    std::vector<HeadId> heads;

    /// The heads that it is made for: one place without a head for an output of none.
    [[nodiscard]] std::vector<std::optional<HeadId>> headsIn(const ModelSpec& spec) const;
};

/// Reads an entry. Paths in it begin at `folder`. Throws Error.
[[nodiscard]] BatchOutput readBatchOutput(const PlacedJson& entry, const std::filesystem::path& folder);

/// The keys of an entry of this command, "command" and "output" among them.
[[nodiscard]] std::vector<std::string> batchKeys(std::string_view command);

/// A path that begins at `folder` where it is relative; what names a random layer stays.
[[nodiscard]] std::string pathFrom(const std::filesystem::path& folder, const std::string& path);

} // namespace headscope
