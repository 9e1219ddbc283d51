// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost_options.h"

#include <limits>

#include "app/command_options.h"
#include "app/option_values.h"

namespace headscope {

namespace {

struct ShapeFlag {
    const char* name;
    std::optional<std::int64_t> ShapeChoice::*member;
    const char* help;
};

void addShapeFlag(CLI::App& command, ShapeChoice& shape, const ShapeFlag& flag) {
    command
        .add_option_function<std::string>(flag.name,
                                          checked(flag.name,
                                                  [&shape, member = flag.member](const std::string& value) {
                                                      shape.*member = parseWholeNumber(
                                                          value, 1, std::numeric_limits<int>::max());
                                                  }),
                                          flag.help)
        ->type_name("N");
}

} // namespace

void addCost(CLI::App& app, const Shared& arguments, CommandLine& line) {
    auto* command = app.add_subcommand(
        "cost", "What attention costs with MHA, GQA, MQA and one head: operations, parameters, K/V cache");
    command->footer("What is not given is the model's. 2 operations a multiply-add and 1 an exponential; "
                    "biases are left out.\nParameters and operations are those of one layer, the cache is "
                    "that of all layers.");
    addModel(*command, arguments->text.model);
    for (const ShapeFlag& flag :
         {ShapeFlag{"--width", &ShapeChoice::width, "d, the width of the residual stream"},
          ShapeFlag{"--heads", &ShapeChoice::heads, "H, query heads"},
          ShapeFlag{"--kv-heads", &ShapeChoice::kvHeads,
                    "G, K/V heads: a divisor of H; without this the model's, or the largest below that "
                    "divides H"},
          ShapeFlag{"--head-width", &ShapeChoice::headWidth,
                    "d_k; without this the model's, or d / H where d or H are given"},
          ShapeFlag{"--layers", &ShapeChoice::layers, "L, layers that keep a cache"},
          ShapeFlag{"--tokens", &ShapeChoice::tokens, "T, tokens; without this the model's context"},
          ShapeFlag{"--bytes", &ShapeChoice::bytes, "Bytes of one cached number; without this 2"}}) {
        addShapeFlag(*command, arguments->shape, flag);
    }
    addJson(*command, arguments);
    command->final_callback([arguments, &line] {
        line.command = [arguments] {
            runCost({arguments->text.model, arguments->shape, arguments->text.json});
        };
    });
}

} // namespace headscope
