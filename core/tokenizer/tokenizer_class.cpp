// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_class.h"

#include <algorithm>
#include <array>
#include <utility>

namespace headscope {

namespace {

// As in transformers 4.57, src/transformers/models/*/tokenization_*_fast.py.

constexpr TokenizerClass bert(std::string_view name) {
    return {.name = name,
            .bos = "",
            .eos = "",
            .unk = "[UNK]",
            .sep = "[SEP]",
            .pad = "[PAD]",
            .cls = "[CLS]",
            .mask = "[MASK]",
            .setsBertNormalizer = true};
}

constexpr TokenizerClass roberta(std::string_view name, bool isRoberta = true) {
    return {.name = name,
            .bos = "<s>",
            .eos = "</s>",
            .unk = "<unk>",
            .sep = "</s>",
            .pad = "<pad>",
            .cls = "<s>",
            .mask = "<mask>",
            .maskTakesSpace = true,
            .isRoberta = isRoberta};
}

constexpr TokenizerClass withEndOfText(std::string_view name, bool rebuildsTemplate = false) {
    return {.name = name,
            .bos = "<|endoftext|>",
            .eos = "<|endoftext|>",
            .unk = "<|endoftext|>",
            .sep = "",
            .pad = "",
            .cls = "",
            .mask = "",
            .rebuildsTemplate = rebuildsTemplate};
}

constexpr TokenizerClass llama(std::string_view name, std::string_view bos, std::string_view eos,
                               std::string_view unk, std::string_view pad) {
    return {.name = name,
            .bos = bos,
            .eos = eos,
            .unk = unk,
            .sep = "",
            .pad = pad,
            .cls = "",
            .mask = "",
            .rebuildsTemplate = true,
            .addsBos = true,
            .keepsPrefixSpace = name == "LlamaTokenizer"};
}

constexpr TokenizerClass kUnknown = {
    .name = "", .bos = "", .eos = "", .unk = "", .sep = "", .pad = "", .cls = "", .mask = ""};

constexpr std::array kClasses = {
    llama("LlamaTokenizer", "<s>", "</s>", "<unk>", ""),
    llama("CodeLlamaTokenizer", "<s>", "</s>", "<unk>", ""),
    llama("GemmaTokenizer", "<bos>", "<eos>", "<unk>", "<pad>"),
    llama("CohereTokenizer", "<BOS_TOKEN>", "<|END_OF_TURN_TOKEN|>", "<UNK>", ""),
    withEndOfText("GPTNeoXTokenizer", true),
    withEndOfText("GPT2Tokenizer"),
    withEndOfText("CodeGenTokenizer"),
    TokenizerClass{.name = "Qwen2Tokenizer",
                   .bos = "",
                   .eos = "<|endoftext|>",
                   .unk = "<|endoftext|>",
                   .sep = "",
                   .pad = "<|endoftext|>",
                   .cls = "",
                   .mask = ""},
    bert("BertTokenizer"),
    bert("ConvBertTokenizer"),
    bert("DistilBertTokenizer"),
    bert("ElectraTokenizer"),
    bert("LayoutLMTokenizer"),
    bert("LxmertTokenizer"),
    bert("MobileBertTokenizer"),
    bert("SqueezeBertTokenizer"),
    TokenizerClass{.name = "MPNetTokenizer",
                   .bos = "<s>",
                   .eos = "</s>",
                   .unk = "[UNK]",
                   .sep = "</s>",
                   .pad = "<pad>",
                   .cls = "<s>",
                   .mask = "<mask>",
                   .maskTakesSpace = true},
    roberta("RobertaTokenizer"),
    roberta("BartTokenizer"),
    roberta("LongformerTokenizer"),
    roberta("LEDTokenizer"),
    roberta("MvpTokenizer"),
    roberta("XLMRobertaTokenizer", false),
    roberta("CamembertTokenizer", false),
    roberta("MBartTokenizer", false),
    TokenizerClass{.name = "AlbertTokenizer",
                   .bos = "[CLS]",
                   .eos = "[SEP]",
                   .unk = "<unk>",
                   .sep = "[SEP]",
                   .pad = "<pad>",
                   .cls = "[CLS]",
                   .mask = "[MASK]",
                   .maskTakesSpace = true},
    TokenizerClass{.name = "T5Tokenizer",
                   .bos = "",
                   .eos = "</s>",
                   .unk = "<unk>",
                   .sep = "",
                   .pad = "<pad>",
                   .cls = "",
                   .mask = ""},
};

constexpr std::array<std::pair<std::string_view, std::string_view>, 61> kOfModels = {{
    {"albert", "AlbertTokenizer"},
    {"bart", "BartTokenizer"},
    {"bert", "BertTokenizer"},
    {"camembert", "CamembertTokenizer"},
    {"code_llama", "CodeLlamaTokenizer"},
    {"codegen", "CodeGenTokenizer"},
    {"cohere", "CohereTokenizer"},
    {"cohere2", "CohereTokenizer"},
    {"convbert", "ConvBertTokenizer"},
    {"data2vec-text", "RobertaTokenizer"},
    {"deepseek_v2", "LlamaTokenizer"},
    {"deepseek_v3", "LlamaTokenizer"},
    {"distilbert", "DistilBertTokenizer"},
    {"electra", "ElectraTokenizer"},
    {"ernie", "BertTokenizer"},
    {"exaone4", "GPT2Tokenizer"},
    {"gemma", "GemmaTokenizer"},
    {"gemma2", "GemmaTokenizer"},
    {"gemma3", "GemmaTokenizer"},
    {"gemma3_text", "GemmaTokenizer"},
    {"gpt2", "GPT2Tokenizer"},
    {"gpt_bigcode", "GPT2Tokenizer"},
    {"gpt_neo", "GPT2Tokenizer"},
    {"gpt_neox", "GPTNeoXTokenizer"},
    {"gptj", "GPT2Tokenizer"},
    {"granite", "GPT2Tokenizer"},
    {"granitemoe", "GPT2Tokenizer"},
    {"led", "LEDTokenizer"},
    {"llama", "LlamaTokenizer"},
    {"longformer", "LongformerTokenizer"},
    {"longt5", "T5Tokenizer"},
    {"mbart", "MBartTokenizer"},
    {"megatron-bert", "BertTokenizer"},
    {"minimax", "GPT2Tokenizer"},
    {"ministral", "LlamaTokenizer"},
    {"mistral", "LlamaTokenizer"},
    {"mixtral", "LlamaTokenizer"},
    {"mobilebert", "MobileBertTokenizer"},
    {"mpnet", "MPNetTokenizer"},
    {"mpt", "GPTNeoXTokenizer"},
    {"mvp", "MvpTokenizer"},
    {"olmo", "GPTNeoXTokenizer"},
    {"olmo2", "GPTNeoXTokenizer"},
    {"olmo3", "GPT2Tokenizer"},
    {"olmoe", "GPTNeoXTokenizer"},
    {"opt", "GPT2Tokenizer"},
    {"phi", "CodeGenTokenizer"},
    {"phi3", "LlamaTokenizer"},
    {"qwen2", "Qwen2Tokenizer"},
    {"qwen2_moe", "Qwen2Tokenizer"},
    {"qwen3", "Qwen2Tokenizer"},
    {"qwen3_moe", "Qwen2Tokenizer"},
    {"roberta", "RobertaTokenizer"},
    {"roberta-prelayernorm", "RobertaTokenizer"},
    {"squeezebert", "SqueezeBertTokenizer"},
    {"stablelm", "GPTNeoXTokenizer"},
    {"starcoder2", "GPT2Tokenizer"},
    {"switch_transformers", "T5Tokenizer"},
    {"t5", "T5Tokenizer"},
    {"xlm-roberta", "XLMRobertaTokenizer"},
    {"xlm-roberta-xl", "XLMRobertaTokenizer"},
}};

} // namespace

std::string_view TokenizerClass::spelling(std::string_view key) const {
    return key == "bos_token"    ? bos
           : key == "eos_token"  ? eos
           : key == "unk_token"  ? unk
           : key == "sep_token"  ? sep
           : key == "pad_token"  ? pad
           : key == "cls_token"  ? cls
           : key == "mask_token" ? mask
                                 : std::string_view();
}

const TokenizerClass& tokenizerClass(std::string_view className) {
    constexpr std::string_view kFast = "Fast";
    if (className.ends_with(kFast)) {
        className.remove_suffix(kFast.size());
    }
    const auto* const found = std::ranges::find(kClasses, className, &TokenizerClass::name);
    return found == kClasses.end() ? kUnknown : *found;
}

std::string_view tokenizerClassOfModel(std::string_view modelType) {
    const auto* const found =
        std::ranges::find(kOfModels, modelType, &std::pair<std::string_view, std::string_view>::first);
    return found == kOfModels.end() ? std::string_view() : found->second;
}

} // namespace headscope
