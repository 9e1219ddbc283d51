// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch/batch_command.h"

#include <exception>
#include <map>
#include <set>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/batch/journal.h"
#include "app/batch/model_identity.h"
#include "app/command_arguments.h"
#include "app/command_output.h"
#include "app/progress_line.h"
#include "app/resource_path.h"
#include "app/text_commands.h"
#include "app/workplace.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/export/json_text.h"
#include "core/tokenizer/text_file.h"

namespace headscope {

namespace {

/// An output that was not made.
struct Failure {
    std::string file; // empty: none of the text's outputs
    std::string place;
    std::string reason;
};

class BatchRun {
  public:
    BatchRun(const BatchJob& job, const BatchArguments& arguments)
        : job_(job), resumes_(arguments.resumes),
          open_(work_->runs(job.texts.front().read.model, job.texts.front().read.products)->model()),
          journal_(job.journal, arguments.resumes ? BatchJournal::Start::GoOn : BatchJournal::Start::Anew),
          model_(modelIdentity(job.texts.front().read.model)) {
        work_->print = [](std::string_view) {}; // numbers beside a picture
        work_->remark = [this](std::string_view text) { remark(text); };
        for (const BatchOutput& output : job_.outputs) {
            output.line.arguments->work = work_;
            heads_.push_back(output.headsIn(open_->spec()));
            ofText_ += heads_.back().size();
        }
        total_ = ofText_ * job_.texts.size();
    }

    void run() {
        for (const BatchText& text : job_.texts) {
            makeText(text);
        }
        progress_.clear();
    }

    [[nodiscard]] std::size_t total() const { return total_; }
    [[nodiscard]] std::size_t made() const { return made_; }
    [[nodiscard]] std::size_t kept() const { return kept_; }
    [[nodiscard]] const std::vector<Failure>& failures() const { return failures_; }

  private:
    void makeText(const BatchText& text) {
        work_->forgetRuns(); // numbers must not depend on the texts before, which --resume may leave out
        remarks_.clear();
        place_ = text.place;
        TextArguments read = text.read;
        nlohmann::json origin;
        try {
            const Subject subject = openSubject(*work_, read);
            read.second = subject.typed.second; // which a model is not to write again for every output
            read.generates = false;
            origin = {{"version", HEADSCOPE_VERSION},
                      {"model", model_},
                      {"text", subject.typed.text},
                      {"second", subject.typed.second.value_or("")},
                      {"has_second", subject.typed.second.has_value()},
                      {"fast", read.products == Products::Fast},
                      {"special", subject.typed.special == SpecialTokens::Parsed},
                      {"picture", read.pictureFile.empty() ? "" : sha256OfFile(read.pictureFile)}};
        } catch (const std::exception& error) {
            fail({{}, text.place, reasonOf(error)});
            done_ += ofText_;
            return;
        }
        for (std::size_t i = 0; i < job_.outputs.size(); ++i) {
            const BatchOutput& output = job_.outputs[i];
            output.line.arguments->text = read;
            nlohmann::json from = origin;
            from["words"] = output.words;
            for (const std::optional<HeadId>& head : heads_[i]) {
                const std::string name = output.name.of({text.number, text.name, head});
                try {
                    from["head"] = head ? toString(*head) : "";
                    make(output, head, job_.folder / name, from);
                } catch (const std::exception& error) {
                    fail({name, fmt::format("{}, {}", text.place, output.place), reasonOf(error)});
                }
                ++done_;
            }
        }
    }

    void make(const BatchOutput& output, const std::optional<HeadId>& head, const std::filesystem::path& file,
              nlohmann::json from) {
        if (!files_.insert(file.lexically_normal()).second) {
            throw Error("another output of this job has the same name");
        }
        Arguments& arguments = *output.line.arguments;
        if (!arguments.modelB.empty()) {
            from["model_b"] = identityOf(arguments.modelB);
        }
        const std::string fingerprint =
            sha256Of(from.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
        if (resumes_ && journal_.holds(file, fingerprint)) {
            ++kept_;
            return;
        }
        if (head && output.isOfEachHead) {
            for (HeadId* place : {&arguments.map.side.head, &arguments.a.head, &arguments.b.head}) {
                place->layer = head->layer;
                place->head = head->head;
            }
        }
        makeFolder(file.parent_path());
        *output.line.output = file.string();
        work_->job = jobOf(pathText(file.filename()));
        output.line.command();
        journal_.add(file, fingerprint);
        ++made_;
    }

    /// Of a side B's model.
    const std::string& identityOf(const std::string& model) {
        auto known = identities_.find(model);
        if (known == identities_.end()) {
            known = identities_.emplace(model, modelIdentity(model)).first;
        }
        return known->second;
    }

    static void makeFolder(const std::filesystem::path& folder) {
        std::error_code problem;
        if (!folder.empty() && !std::filesystem::create_directories(folder, problem) && problem) {
            throw Error(fmt::format("{}: cannot be made: {}", pathText(folder), problem.message()));
        }
    }

    Job jobOf(const std::string& name) {
        Job whole = progress_.job();
        if (!whole.report) {
            return whole;
        }
        const double before = static_cast<double>(done_);
        const double all = static_cast<double>(total_);
        const Job part = whole.part(before / all, (before + 1) / all);
        const std::string step = fmt::format("{} of {}: {}", done_ + 1, total_, name);
        part.report(0, step);
        return {part.stop,
                [report = part.report, step](double share, std::string_view) { report(share, step); }};
    }

    void fail(Failure failure) {
        progress_.clear();
        printError(failure.file.empty()
                       ? fmt::format("{}: {}; none of its {} outputs is made", failure.place, failure.reason,
                                     ofText_)
                       : fmt::format("{} ({}): {}", failure.file, failure.place, failure.reason));
        failures_.push_back(std::move(failure));
    }

    /// Every output of a text reads it, and says the same of it.
    void remark(std::string_view text) {
        if (remarks_.insert(std::string(text)).second) {
            progress_.clear();
            printError(fmt::format("{}: {}", place_, text));
        }
    }

    const BatchJob& job_;
    bool resumes_;
    std::shared_ptr<Workplace> work_ = std::make_shared<Workplace>();
    std::shared_ptr<const Model> open_;
    BatchJournal journal_;
    std::string model_;                                     // its identity
    std::vector<std::vector<std::optional<HeadId>>> heads_; // of each output
    std::size_t ofText_ = 0;                                // outputs
    std::size_t total_ = 0;
    std::size_t done_ = 0;
    std::size_t made_ = 0;
    std::size_t kept_ = 0;
    std::set<std::filesystem::path> files_;
    std::vector<Failure> failures_;
    std::string place_; // of the text that is worked on
    std::set<std::string> remarks_;
    std::map<std::string, std::string> identities_; // of models of side B, by name
    ProgressLine progress_;
};

} // namespace

void runBatch(const BatchJob& job, const BatchArguments& arguments) {
    BatchRun run(job, arguments);
    run.run();
    const std::size_t failed = run.total() - run.made() - run.kept();
    if (arguments.json) {
        nlohmann::ordered_json json{
            {"job", job.file.string()}, {"outputs", run.total()},
            {"made", run.made()},       {"kept", run.kept()},
            {"failed", failed},         {"failures", nlohmann::ordered_json::array()}};
        for (const Failure& failure : run.failures()) {
            json["failures"].push_back(
                {{"output",
                  failure.file.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(failure.file)},
                 {"place", failure.place},
                 {"reason", failure.reason}});
        }
        printOut(jsonText(json));
    } else {
        printOut(fmt::format("{} outputs: {} made, {} there already, {} failed\n", run.total(), run.made(),
                             run.kept(), failed));
    }
    if (failed > 0) {
        throw Error(
            fmt::format("{}: {} of {} outputs were not made", pathText(job.file), failed, run.total()));
    }
}

void printBatchSchema() {
    printOut(readTextFile(resourcePath("schemas/batch.schema.json").string()) + '\n');
}

} // namespace headscope
