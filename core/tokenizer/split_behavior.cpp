// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/split_behavior.h"

namespace headscope {

namespace {

struct Section {
    PatternMatch bytes;
    bool isMatch = false;
};

std::vector<Section> sectionsOf(std::span<const PatternMatch> matches, std::size_t size, bool invert) {
    std::vector<Section> sections;
    std::size_t done = 0;
    for (const PatternMatch& match : matches) {
        if (done < match.begin) {
            sections.push_back({{done, match.begin}, invert});
        }
        sections.push_back({match, !invert});
        done = match.end;
    }
    if (done < size) {
        sections.push_back({{done, size}, invert});
    }
    return sections;
}

/// Whether a section belongs to the one in front of it.
bool joins(const Section& before, const Section& section, SplitBehavior behavior) {
    switch (behavior) {
    case SplitBehavior::Removed:
    case SplitBehavior::Isolated:
        return false;
    case SplitBehavior::MergedWithPrevious:
        return section.isMatch && !before.isMatch;
    case SplitBehavior::MergedWithNext:
        return before.isMatch && !section.isMatch;
    case SplitBehavior::Contiguous:
        return before.isMatch == section.isMatch;
    }
    return false;
}

} // namespace

std::vector<PatternMatch> cutAt(std::span<const PatternMatch> matches, std::size_t size,
                                SplitBehavior behavior, bool invert) {
    const std::vector<Section> sections = sectionsOf(matches, size, invert);
    std::vector<PatternMatch> parts;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const Section& section = sections[i];
        if (behavior == SplitBehavior::Removed && section.isMatch) {
            continue;
        }
        if (i > 0 && joins(sections[i - 1], section, behavior)) {
            parts.back().end = section.bytes.end;
        } else {
            parts.push_back(section.bytes);
        }
    }
    std::erase_if(parts, [](const PatternMatch& part) { return part.begin == part.end; });
    return parts;
}

} // namespace headscope
