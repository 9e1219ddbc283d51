// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/yaml_tree.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/lessons/lesson.h"

namespace headscope {

namespace {

constexpr std::size_t kDeepest = 24;
constexpr std::size_t kMostKeys = 577; // of one map
constexpr std::size_t kMostValues = 20000;
constexpr std::size_t kLongestKey = 80;

int lineOf(const YAML::Mark& mark) {
    return mark.line + 1;
}

/// Builds the tree while the parser reads, so that what goes too far ends the reading at once.
class TreeBuilder final : public YAML::EventHandler {
  public:
    explicit TreeBuilder(std::string_view file) : file_(file) {}

    [[nodiscard]] YamlNode take() { return std::move(root_); }
    [[nodiscard]] bool isEmpty() const { return values_ == 0; }

    void OnDocumentStart(const YAML::Mark& /*mark*/) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
        if (open_.empty()) {
            fail(mark, "the file is empty");
        }
        if (wantsKey()) {
            fail(mark, "a key is empty");
        }
        YamlNode node;
        node.kind = YamlNode::Kind::Nothing;
        const std::vector<int>& keyLines = open_.back().keyLines;
        node.line = keyLines.empty() ? lineOf(mark) : keyLines.back(); // the mark is behind it
        add(mark, std::move(node));
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
        fail(mark, "aliases (*name) are not used in lessons; write the value out");
    }
    void OnAnchor(const YAML::Mark& mark, const std::string& /*name*/) override {
        fail(mark, "anchors (&name) are not used in lessons; write the value out");
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t /*anchor*/,
                  const std::string& value) override {
        if (tag != "?" && tag != "!") {
            fail(mark, "tags (!name) are not used in lessons");
        }
        YamlNode node;
        node.text = value;
        node.isPlain = tag == "?";
        node.line = lineOf(mark);
        if (wantsKey()) {
            takeKey(mark, value);
        } else {
            add(mark, std::move(node));
        }
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t /*anchor*/,
                         YAML::EmitterStyle::value /*style*/) override {
        enter(mark, tag, YamlNode::Kind::Sequence);
    }
    void OnSequenceEnd() override { leave(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t /*anchor*/,
                    YAML::EmitterStyle::value /*style*/) override {
        enter(mark, tag, YamlNode::Kind::Map);
    }
    void OnMapEnd() override { leave(); }

    [[noreturn]] void fail(const YAML::Mark& mark, std::string_view reason) const {
        throw Error(lessonFault(file_, lineOf(mark), reason));
    }

  private:
    [[nodiscard]] bool wantsKey() const {
        return !open_.empty() && open_.back().kind == YamlNode::Kind::Map &&
               open_.back().keyLines.size() == open_.back().members.size();
    }

    void takeKey(const YAML::Mark& mark, const std::string& key) {
        if (key.empty() || key.size() > kLongestKey) {
            fail(mark, key.empty() ? "a key is empty" : "a key is too long; is a colon in the wrong place?");
        }
        YamlNode& map = open_.back();
        const auto same = std::ranges::find(map.members, key, &YamlMember::key);
        if (same != map.members.end()) {
            fail(mark, fmt::format("\"{}\" is here twice; the first is in line {}", key,
                                   map.keyLines[static_cast<std::size_t>(same - map.members.begin())]));
        }
        if (map.members.size() == kMostKeys) {
            fail(mark, "too many keys in one place");
        }
        map.keyLines.push_back(lineOf(mark));
        waitingKeys_.push_back(key);
    }

    void add(const YAML::Mark& mark, YamlNode node) {
        if (++values_ > kMostValues) {
            fail(mark, fmt::format("more than {} values", kMostValues));
        }
        if (open_.empty()) {
            root_ = std::move(node);
        } else if (open_.back().kind == YamlNode::Kind::Sequence) {
            open_.back().items.push_back(std::move(node));
        } else {
            open_.back().members.push_back({std::move(waitingKeys_.back()), std::move(node)});
            waitingKeys_.pop_back();
        }
    }

    void enter(const YAML::Mark& mark, const std::string& tag, YamlNode::Kind kind) {
        if (tag != "?" && !tag.empty()) {
            fail(mark, "tags (!name) are not used in lessons");
        }
        if (wantsKey()) {
            fail(mark, "a key is a word, not a list or a map");
        }
        if (open_.size() == kDeepest) {
            fail(mark, fmt::format("nested more than {} levels deep", kDeepest));
        }
        YamlNode node;
        node.kind = kind;
        node.line = lineOf(mark);
        open_.push_back(std::move(node));
    }

    void leave() {
        YamlNode node = std::move(open_.back());
        open_.pop_back();
        add(YAML::Mark::null_mark(), std::move(node));
    }

    std::string file_;
    YamlNode root_;
    std::vector<YamlNode> open_; // lists and maps that are being read, from the outside
    std::vector<std::string> waitingKeys_;
    std::size_t values_ = 0;
};

int linesBefore(std::string_view text, std::size_t position) {
    return 1 + static_cast<int>(std::ranges::count(text.substr(0, position), '\n'));
}

/// Bytes that no text of a person has; the parser would stop at some of them, or guess another encoding.
void rejectForeignBytes(std::string_view text, std::string_view file) {
    if (const auto fault = findUtf8Fault(text)) {
        throw Error(lessonFault(file, linesBefore(text, fault->position),
                                fmt::format("not UTF-8 text: {}", fault->reason)));
    }
    const auto isForeign = [](char byte) {
        return (static_cast<unsigned char>(byte) < 0x20 && byte != '\n' && byte != '\r' && byte != '\t') ||
               byte == 0x7F;
    };
    if (const auto found = std::ranges::find_if(text, isForeign); found != text.end()) {
        throw Error(lessonFault(file, linesBefore(text, static_cast<std::size_t>(found - text.begin())),
                                fmt::format("a control character (byte {}); is this a text file?",
                                            static_cast<int>(static_cast<unsigned char>(*found)))));
    }
}

} // namespace

YamlNode readYaml(std::string_view text, std::string_view file) {
    rejectForeignBytes(text, file);
    std::istringstream stream{std::string(text)};
    TreeBuilder tree(file);
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(tree) || tree.isEmpty()) {
            throw Error(lessonFault(file, 0, "the file is empty"));
        }
        YamlNode root = tree.take();
        TreeBuilder second(file);
        if (parser.HandleNextDocument(second)) {
            throw Error(lessonFault(file, 0, "more than one document (---); a file is one lesson"));
        }
        return root;
    } catch (const YAML::Exception& problem) {
        const bool isColon = problem.msg == YAML::ErrorMsg::MAP_VALUE;
        tree.fail(problem.mark,
                  isColon ? "a \": \" where no key can be; text with one in it stands in a block after |"
                          : std::string_view(problem.msg));
    }
}

} // namespace headscope
