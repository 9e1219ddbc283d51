# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts that every tokenizer of tests/data/tokenizer/reference is asked about: a list by hand and a seeded one."""

import random
import unicodedata

import strings

# Spellings of special tokens of all families: each tokenizer knows some, the others are plain text to it.
SPECIAL = [
    "<s>", "</s>", "<unk>", "<pad>", "<mask>", "[CLS]", "[SEP]", "[MASK]", "[PAD]", "[UNK]", "<bos>", "<eos>",
    "<|endoftext|>", "<|begin_of_text|>", "<|end_of_text|>", "<|start_header_id|>", "<|eot_id|>", "<|im_start|>",
    "<extra_id_0>", "<extra_id_1>", "<extra_id_99>", ">>fr<<", "[INST]", "<|added|>", "<word>",
]

WITH_SPECIAL = [
    "<s>Hello</s>", " <s> Hello </s> ", "<s><s>", "a<unk>b", "Paris is the <mask> of France.", "the<mask>", "<mask> the",
    "The [MASK] sat on the [MASK].", "[CLS] one [SEP] two [SEP]", "[cls] one [sep]", "[MASK][MASK] [ MASK ]",
    "Hello<|endoftext|>World", "Hello <|endoftext|> World", "<|endoftext|>", "  <|endoftext|>\n",
    "<|start_header_id|>user<|end_header_id|>\n\nHi<|eot_id|>", "<|begin_of_text|>The king",
    "The <extra_id_0> walks in <extra_id_1> park", "<extra_id_0>  <extra_id_99>", "x <extra_id_100> y", "<extra_id_0",
    ">>fr<< The king", ">>fr<<The king", "The >>fr<< king", ">>xx<< The king", ">>fr", "ends with</s>", "</s>",
    "a <|added|> b", "a<|added|>b", "<|added|><|added|>", "a <word> b", "a<word>b", "<word>", "<WORD> <Word>",
    "<pad><pad>", "\u2581<s>\u2581", "caf\u00e9<mask>\u4e2d\u6587", "<s", "s>", "<<s>>", "</s></s>",
]

QUIRKS = [
    "9,9 and 1,234,567, or 3,", "12,a 12, a 12,,", "7,", ",7", "\u0661\u0662,\u0663", "\u00b2,\u00b2 \u00bd, 4",
    "``quoted'' and ''quoted``", "`` ''", "  ``  x  ''  ",
    "\u0130stanbul \u0131 I\u0307 \u1e9e \u00df \ufb00 \u01c5 \u03a3\u0391\u03a3 \u1f88 \u0149",
    "\u00c5 A\u030a \u212b \u1e69 s\u0323\u0307 s\u0307\u0323", "\uac00\uac01 \u1100\u1161\u11a8 \ud7a3",
    "\u0958\u0928\u093c \u09cb \u0b94 \u0dde", "\u2126\u212a\u2163\u24d0\u3392\ufdfa", "\ufe8d\ufee0 \ufefb",
    "a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg", "a\u00a0b\u2003c\u3000d\u1680e\u202ff\u205fg", "a\u0085b\u2028c\u2029d",
    "\u000b\u000c\u001c\u001d\u001e\u001f", "a\u0000b", "\u0000", "\u007f\u009f", "\ufffd\ufffd", "\ue000\U000f0000",
    "we'll WE'LL we\u2019ll 'tis 'S 's 't're I'M", "don''t 'd'd", "x's\u00e9's \u4e2d's", "'\u017f 'Sx",
    "123456789 12 345 1234 \u0967\u0968\u0969\u096a \u2460\u2461 \u00bc1", "3.14e-10 0x1F 1_000 1'000",
    "\n\n\nx\n \n  y\r\n\r\n z  \n", "x \t\t y", "    indented\n        more\n\t\ttabs", "a  \n", "  \n\n  a", "\r\r\n",
    "a!b?c;d:e...f--g__h##i//j\\\\k", "!!! ??? ...", " ! ?", "#include <a> // b", "$x = @y ^ z & w | v ~ u",
    "\u4e00\u4e8c\u4e09 \u3400 \U00020000 \uf900 \u3042\u30a2\uac00", "\u4e2dA\u6587b", "\u3002\uff0c\u300c\u300d",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f44d\U0001f3fd \U0001f1e9\U0001f1ea \u2764\ufe0f \U0001f3f4\U000e0067\U000e007f",
    "\u0e01\u0e33\u0e19\u0e49\u0e33 \u0ead\u0eb3", "\u0644\u0627\u0625\u0644\u0647 \u064b\u064c \u0640\u0640", "\u05d1\u05bc\u05b0",
    "\u1e0a\u0323 \u0344 \u0340 \u0341 \u0374 \u037e \u0387", "\u2581\u2581x \u2581 y\u2581", "##ing ##", "\u0120the \u010a \u0100",
    "<0x41><0x0A> <0xFF>", "x" * 101, "x" * 100, "\u4e2d" * 120, "ab" * 60 + " c", "z" * 300,
]

# First and last code point of blocks (Unicode 14 and before; what is not assigned is left out).
BLOCKS = [
    (0x0000, 0x007F), (0x0020, 0x007E), (0x0080, 0x00FF), (0x0100, 0x017F), (0x0180, 0x024F), (0x0250, 0x02AF),
    (0x02B0, 0x02FF), (0x0300, 0x036F), (0x0370, 0x03FF), (0x0400, 0x04FF), (0x0530, 0x058F), (0x0590, 0x05FF),
    (0x0600, 0x06FF), (0x0700, 0x074F), (0x0780, 0x07BF), (0x0900, 0x097F), (0x0980, 0x09FF), (0x0A00, 0x0A7F),
    (0x0B80, 0x0BFF), (0x0C00, 0x0C7F), (0x0D00, 0x0D7F), (0x0E00, 0x0E7F), (0x0E80, 0x0EFF), (0x0F00, 0x0FFF),
    (0x1000, 0x109F), (0x10A0, 0x10FF), (0x1100, 0x11FF), (0x1200, 0x137F), (0x13A0, 0x13FF), (0x1780, 0x17FF),
    (0x1800, 0x18AF), (0x1D00, 0x1DBF), (0x1E00, 0x1EFF), (0x1F00, 0x1FFF), (0x2000, 0x206F), (0x2070, 0x209F),
    (0x20A0, 0x20CF), (0x20D0, 0x20FF), (0x2100, 0x214F), (0x2150, 0x218F), (0x2190, 0x21FF), (0x2200, 0x22FF),
    (0x2300, 0x23FF), (0x2460, 0x24FF), (0x2500, 0x257F), (0x2600, 0x26FF), (0x2700, 0x27BF), (0x2800, 0x28FF),
    (0x2C60, 0x2C7F), (0x2E00, 0x2E7F), (0x2E80, 0x2EFF), (0x3000, 0x303F), (0x3040, 0x309F), (0x30A0, 0x30FF),
    (0x3130, 0x318F), (0x3200, 0x32FF), (0x3300, 0x33FF), (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xA000, 0xA48F),
    (0xA720, 0xA7FF), (0xAC00, 0xD7A3), (0xE000, 0xE0FF), (0xF900, 0xFAFF), (0xFB00, 0xFB4F), (0xFB50, 0xFDFF),
    (0xFE00, 0xFE0F), (0xFE20, 0xFE2F), (0xFE70, 0xFEFF), (0xFF00, 0xFFEF), (0x10000, 0x1007F), (0x10330, 0x1034F),
    (0x10400, 0x1044F), (0x12000, 0x123FF), (0x1D400, 0x1D7FF), (0x1F100, 0x1F1FF), (0x1F300, 0x1F5FF),
    (0x1F600, 0x1F64F), (0x1F680, 0x1F6FF), (0x1F900, 0x1F9FF), (0x20000, 0x2A6DF), (0xE0000, 0xE007F),
]

WORDS = (
    "the king said to queen Alice looking-glass you're isn't I'll THE Queen rabbit_hole foo(bar) x=1 3.14 2,500 "
    "caf\u00e9 na\u00efve \u00fcber Stra\u00dfe \u041f\u0440\u0438\u0432\u0435\u0442 \u043c\u0438\u0440 \u4f60\u597d \u4e16\u754c "
    "\u3053\u3093\u306b\u3061\u306f \uc548\ub155 \u0645\u0631\u062d\u0628\u0627 \u0928\u092e\u0938\u094d\u0924\u0947 "
    "\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35 \U0001f600 \U0001f44d\U0001f3fd e\u0301 \ufb01n"
).split()
SPACES = [" "] * 12 + ["", "  ", "   ", "\n", "\n\n", "\t", "\r\n", " \n", "\u00a0", "\u3000", "\u200b"]


def code_point(source, block):
    while True:
        value = chr(source.randint(*block))
        if unicodedata.category(value) not in ("Cn", "Cs"):
            return value


def from_blocks(source):
    blocks = source.sample(BLOCKS, source.choice([1, 1, 2, 3]))
    return "".join(code_point(source, source.choice(blocks)) for _ in range(source.randint(1, 14)))


def from_words(source, others):
    text = source.choice(SPACES)
    for _ in range(source.randint(1, 7)):
        text += source.choice(others if source.random() < 0.2 else WORDS) + source.choice(SPACES)
    return text


def generated(count, seed):
    source = random.Random(seed)
    texts = []
    while len(texts) < count:
        kind = source.random()
        if kind < 0.45:
            texts.append(from_blocks(source))
        elif kind < 0.6:
            texts.append(from_words(source, [from_blocks(source)]))
        elif kind < 0.85:
            texts.append(from_words(source, WORDS))
        else:
            texts.append(from_words(source, SPECIAL))
    return texts


def training_lines(count=3000, seed=1):
    """Lines of many scripts, six letters of each, so that vocabularies hold more than English."""
    source = random.Random(seed)
    letters = {block: [code_point(source, block) for _ in range(6)] for block in BLOCKS[2:]}
    lines = []
    for _ in range(count):
        block = source.choice(BLOCKS[2:])
        words = ["".join(source.choices(letters[block], k=source.randint(1, 5))) for _ in range(6)]
        lines.append(" ".join(words + source.choices(WORDS, k=4)))
    return lines


GENERATED = 2000
ALL = strings.ALL + WITH_SPECIAL + QUIRKS + SPECIAL + generated(GENERATED, seed=20)
