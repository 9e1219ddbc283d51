// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <CLI/CLI.hpp>

#include "app/command_arguments.h"
#include "app/command_line.h"
#include "core/base/error.h"

namespace headscope {

/// Turns Error of a parser into CLI11's own, which ends with status 2.
template <typename Parse>
std::function<void(const std::string&)> checked(Parse parse) {
    return [parse](const std::string& value) {
        try {
            parse(value);
        } catch (const Error& error) {
            throw CLI::ValidationError(std::string(error.what()));
        }
    };
}

/// The same, with the option's name in front of what the parser says.
template <typename Parse>
std::function<void(const std::string&)> checked(const char* option, Parse parse) {
    return [option, parse](const std::string& value) {
        try {
            parse(value);
        } catch (const Error& error) {
            throw CLI::ValidationError(option, error.what());
        }
    };
}

/// A check for names of files and folders.
[[nodiscard]] std::string refuseEmpty(const std::string& name);

// Options that several commands share. Each function adds some of them to a command, which fills them in.
void addModel(CLI::App& command, std::string& model);
void addText(CLI::App& command, const Shared& arguments);
/// Of commands that run the model.
void addFast(CLI::App& command, Products& products);
void addJson(CLI::App& command, const Shared& arguments);
/// What changes the attention of a side.
void addSettings(CLI::App& command, Side& side);
/// The settings, and what they are applied to.
void addMapSettings(CLI::App& command, Side& side);
void addOutput(CLI::App& command, std::string& output, const std::string& suffixes, bool required);
/// Of a command that a job file may have: the member that names its file, and what throws Error where the
/// command writes no such file.
void setOutput(CommandLine& line, const Shared& arguments, std::string& output, std::function<void()> check);
void addPicture(CLI::App& command, const Shared& arguments);
void addKind(CLI::App& command, Side& side);
/// --layer, --head and --kind; with `all`, the word "all" for both numbers asks for every map.
void addHead(CLI::App& command, MapArguments& map, bool all);

} // namespace headscope
