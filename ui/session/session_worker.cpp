// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_worker.h"

#include "core/trace/pooled_map.h"

namespace headscope {

namespace {

std::shared_ptr<const TextResult> computeText(RunCache& runs, const TypedText& typed, const Job& job) {
    auto result = std::make_shared<TextResult>();
    result->model = runs.model();
    result->typed = typed;
    result->encoded = runs.model()->encode(typed);
    result->run = runs.run(result->encoded.input(), AttentionSettings{}, job);
    for (const AttentionKind kind : runs.model()->spec().kinds()) {
        result->thumbnails[static_cast<std::size_t>(kind)] =
            pooledMaps(result->run->trace, kind, kSmallMapCells, job);
    }
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
        own.text = computeText(*own.runs, subject.typed, job);
    }
    return own.text;
}

const SideResult& SessionWorker::side(SideName name, const Side& wanted, const Job& job) {
    Kept& own = kept(name);
    if (!own.side || own.side->side != wanted) {
        own.side.reset();
        const std::shared_ptr<const EncodedText> encoded(own.text, &own.text->encoded);
        own.side = computeSide(*own.runs, encoded, wanted, job);
    }
    return *own.side;
}

} // namespace headscope
