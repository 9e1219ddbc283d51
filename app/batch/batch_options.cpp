// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch/batch_options.h"

#include <memory>

#include "app/batch/batch_command.h"
#include "app/command_options.h"

namespace headscope {

void addBatch(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand(
        "batch", "Make the outputs that a job file lists: many texts, heads and settings in one run");
    const auto batch = std::make_shared<BatchArguments>();
    auto* file = command->add_option("JOB", batch->file, "The job: a JSON file (--schema says what is in it)")
                     ->check(refuseEmpty);
    addModel(*command, arguments->text.model);
    addFast(*command, batch->choice.products);
    command
        ->add_option("--folder", batch->choice.folder,
                     "Where outputs are made, in place of the folder that the job names")
        ->check(refuseEmpty)
        ->type_name("DIR");
    command->add_flag("--resume", batch->resumes,
                      "Leave out what an earlier run made of the same text, model and settings");
    command
        ->add_option("--journal", batch->choice.journal,
                     "Where it is noted what is made; without this, JOB.journal")
        ->check(refuseEmpty)
        ->type_name("FILE");
    command->add_flag("--json", batch->json, "Print JSON");
    auto* schema = command->add_flag("--schema", batch->printsSchema, "Print the JSON Schema of job files");
    schema->excludes(file);
    command->parse_complete_callback([batch] {
        if (batch->file.empty() && !batch->printsSchema) {
            throw CLI::RequiredError("JOB");
        }
    });
    command->final_callback([batch, arguments, &line] {
        if (batch->printsSchema) {
            line.command = printBatchSchema;
            return;
        }
        // Before the command: --model may stand there too.
        batch->choice.model = arguments->text.model.empty() ? line.model : arguments->text.model;
        std::shared_ptr<const BatchJob> job;
        try {
            job = std::make_shared<const BatchJob>(readBatchJob(batch->file, batch->choice));
        } catch (const Error& error) {
            throw CLI::ValidationError(std::string(error.what()));
        }
        line.draws = job->draws();
        line.command = [job, batch] { runBatch(*job, *batch); };
    });
}

} // namespace headscope
