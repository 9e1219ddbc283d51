// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/batch/batch_output.h"
#include "app/invocation.h"

namespace headscope {

/// One text of a job.
struct BatchText {
    TextArguments read;     // as a command is told to read it
    std::size_t number = 0; // {n}, from 1
    std::string name;       // {name}; may be empty
    std::string place;      // for messages: "text 3", "line 3 of lines.txt"
};

/// What a job file asks for.
struct BatchJob {
    std::filesystem::path file;
    std::filesystem::path folder;  // in which outputs are made
    std::filesystem::path journal; // what is made is noted there
    std::vector<BatchText> texts;
    std::vector<BatchOutput> outputs;

    [[nodiscard]] bool draws() const; // some output needs a QApplication
};

/// What the command line says in place of the file; empty: nothing.
struct BatchChoice {
    std::string model;
    std::string folder;
    Products products = Products::Exact; // exact: as the file says
    std::string journal;                 // empty: beside the job, "JOB.journal"
};

/// Reads a job file (resources/schemas/batch.schema.json). Throws Error with the line and the place of what
/// is wrong: nothing of a job with a mistake is made. Relative paths in it begin at its own folder.
[[nodiscard]] BatchJob readBatchJob(const std::filesystem::path& file, const BatchChoice& choice = {});

} // namespace headscope
