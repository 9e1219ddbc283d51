// SPDX-License-Identifier: GPL-3.0-or-later
// A job file of the command batch: readBatchJob.
#include "app/batch/batch_job.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/scratch_folder.h"

using namespace headscope;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const ScratchFolder folder;
    static const std::filesystem::path lines = folder.write("lines.txt", "One line.\n\nAnother.\n");
    tolerateErrors([&] {
        const BatchJob job = readBatchJob(folder.write("job.json", textOf(data, size)));
        require(!job.texts.empty() && !job.outputs.empty(), "a job has texts and outputs");
        static_cast<void>(job.draws());
    });
    return 0;
}
