// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fetch_options.h"

#include "app/command_options.h"

namespace headscope {

void addFetch(CLI::App& app, const Shared& arguments, CommandLine& line) {
    FetchArguments& fetch = arguments->fetch;
    auto* command = app.add_subcommand(
        "fetch",
        "Fetch a model of Hugging Face by its name into the folder of its downloads: configuration, "
        "tokenizer "
        "and safetensors, or a GGUF file. Sizes and hashes are checked, and a download that broke goes on "
        "where it was. HF_ENDPOINT, HF_TOKEN and HF_HUB_OFFLINE mean what they mean there");
    auto* model =
        command
            ->add_option("MODEL", fetch.model,
                         "OWNER/NAME, OWNER/NAME@REVISION (a branch, a tag or a commit), or the address of "
                         "its page")
            ->check(refuseEmpty);
    auto* recommended =
        command->add_flag("--recommended", fetch.recommends,
                          "Say which models are worth fetching for a class; nothing is fetched");
    model->excludes(recommended);
    command->add_flag("--list", fetch.onlyLists, "Show licence, files and sizes only; no file is fetched")
        ->excludes(recommended);
    command
        ->add_option("--file", fetch.file, "Fetch this GGUF file of the model, in the place of safetensors")
        ->check(refuseEmpty)
        ->type_name("NAME")
        ->excludes(recommended);
    command
        ->add_option("--cache", fetch.cache,
                     "Where downloads are, in the place of HF_HUB_CACHE, HF_HOME or ~/.cache")
        ->check(refuseEmpty)
        ->type_name("DIR")
        ->excludes(recommended);
    command->add_flag("--json", fetch.json, "Print JSON");
    command->parse_complete_callback([arguments] {
        if (arguments->fetch.model.empty() && !arguments->fetch.recommends) {
            throw CLI::RequiredError("MODEL or --recommended");
        }
    });
    command->final_callback(
        [arguments, &line] { line.command = [arguments] { runFetch(arguments->fetch); }; });
}

} // namespace headscope
