// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_worker.h"

namespace headscope {

namespace {

std::shared_ptr<const TextResult> computeText(RunCache& runs, const TypedText& typed, const Job& job) {
    auto result = std::make_shared<TextResult>();
    result->model = runs.model();
    result->typed = typed;
    result->encoded = runs.model()->encode(typed);
    result->run = runs.run(result->encoded.input(), AttentionSettings{}, job);
    return result;
}

} // namespace

std::shared_ptr<const TextResult> SessionWorker::text(SideName name, const TextSubject& subject, bool shares,
                                                      const Job& job) {
    Kept& own = kept(name);
    const Kept& ofA = kept(SideName::A);
    if (shares && own.text != ofA.text) {
        own = {ofA.runs, ofA.text, std::nullopt};
    } else if (!shares && name == SideName::B && own.runs == ofA.runs) {
        own = {};
    }
    if (!own.runs || own.runs->model() != subject.model) {
        own = {std::make_shared<RunCache>(subject.model), nullptr, std::nullopt};
    }
    if (!own.text || own.text->typed != subject.typed) {
        own.text.reset();
        own.side.reset();
        buffers_ = {}; // another text has maps of another size
        own.text = computeText(*own.runs, subject.typed, job);
    }
    return own.text;
}

const SideResult& SessionWorker::side(SideName name, const Side& wanted, const Job& job) {
    Kept& own = kept(name);
    if (!own.side || own.side->side != wanted) {
        own.side.reset();
        const std::shared_ptr<const EncodedText> encoded(own.text, &own.text->encoded);
        own.side = computeSide(*own.runs, encoded, wanted, job, buffers_);
    }
    return *own.side;
}

Comparison SessionWorker::comparison(const std::array<Side, 2>& wanted, const Job& job, SideName& at) {
    at = SideName::A;
    const SideResult& a = side(SideName::A, wanted[0], job);
    at = SideName::B;
    return compare(a, side(SideName::B, wanted[1], job), buffers_);
}

} // namespace headscope
