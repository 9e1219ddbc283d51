// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headscope {

/// Which model is fetched, and what of it.
struct FetchArguments {
    std::string model; // OWNER/NAME[@REVISION]
    std::string file;  // a GGUF file of it; empty: what chooseFiles chooses
    std::string cache; // of Hugging Face; empty: where the environment says
    bool onlyLists = false;
    bool recommends = false; // in the place of a model
    bool json = false;
};

/// Shows licence, files and sizes, fetches what is missing and prints the path to open. With `onlyLists` the
/// files are only shown, with `recommends` the models that are worth fetching. Errors are thrown.
void runFetch(const FetchArguments& arguments);

} // namespace headscope
