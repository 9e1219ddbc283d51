// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/batch/batch_job.h"

namespace headscope {

struct BatchArguments {
    std::string file;
    BatchChoice choice;
    bool resumes = false;
    bool json = false;
    bool printsSchema = false;
};

/// Makes the outputs of a job, text after text, each whole or not at all. What cannot be made is told on
/// standard error, and the rest goes on. Throws Error at the end where something was not made, and at once
/// where the model or the journal cannot be opened.
void runBatch(const BatchJob& job, const BatchArguments& arguments);

/// Prints the JSON Schema of job files.
void printBatchSchema();

} // namespace headscope
