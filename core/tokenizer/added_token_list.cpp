// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/added_token_list.h"

#include <algorithm>
#include <utility>

namespace headscope {

namespace {

int numberOfPieces(const WordModel& model) {
    int count = 0;
    for (int id = 0; id < model.size(); ++id) {
        count += model.piece(id).empty() ? 0 : 1;
    }
    return count;
}

} // namespace

AddedTokenList::AddedTokenList(TokenizerDefinition& definition)
    : definition_(&definition), nextId_(numberOfPieces(*definition.model)) {
    for (std::size_t place = 0; place < definition.addedTokens.size(); ++place) {
        remember(place);
    }
}

void AddedTokenList::add(AddedToken token) {
    if (token.content.empty()) {
        return;
    }
    std::vector<AddedToken>& tokens = definition_->addedTokens;
    if (const auto present = places_.find(token.content); present != places_.end()) {
        AddedToken& old = tokens[present->second];
        token.id = old.id;
        token.special = token.special || old.special;
        old = std::move(token);
        return;
    }
    token.id = definition_->model->idOf(token.content).value_or(nextId_);
    tokens.push_back(std::move(token));
    remember(tokens.size() - 1);
}

bool AddedTokenList::has(std::string_view content) const {
    return places_.contains(std::string(content));
}

std::optional<int> AddedTokenList::idOf(std::string_view content) const {
    const auto found = places_.find(std::string(content));
    return found != places_.end() ? std::optional(definition_->addedTokens[found->second].id)
                                  : definition_->model->idOf(content);
}

void AddedTokenList::remember(std::size_t place) {
    const AddedToken& token = definition_->addedTokens[place];
    places_.emplace(token.content, place);
    nextId_ = std::max(nextId_, token.id + 1);
}

} // namespace headscope
