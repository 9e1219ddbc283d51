// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/vocabulary.h"

namespace headscope {

bool haveSameVocabulary(const Model& a, const Model& b) {
    if (&a == &b) {
        return true;
    }
    if (a.spec().predictsClass() || b.spec().predictsClass()) {
        return a.spec().output.labels == b.spec().output.labels;
    }
    const Tokenizer& ofA = a.targetTokenizer();
    const Tokenizer& ofB = b.targetTokenizer();
    if (a.spec().embedding.vocabulary != b.spec().embedding.vocabulary || ofA.size() != ofB.size()) {
        return false;
    }
    for (int id = 0; id < ofA.size(); ++id) {
        if (ofA.piece(id) != ofB.piece(id)) {
            return false;
        }
    }
    return true;
}

} // namespace headscope
