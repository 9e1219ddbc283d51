# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts for the tokenizers. None holds a control symbol such as </s>, which LlamaTokenizer takes out first."""

ENGLISH = [
    "Hello world",
    "The king said to the queen, \"You are the queen.\"",
    "Once upon a time there was a little girl who lived in the forest.",
    "the quick brown fox jumps over the lazy dog",
    "THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG",
    "I don't think they've said we'll go; it's what she'd do, I'm sure they're late.",
    "He said 'no' -- and then, \"yes!\"",
    "Mr. Sherlock Holmes, who was usually very late in the mornings...",
    "well-known, half-past-six, mother-in-law",
    "What?! Really?? No!!! (Yes.) [Maybe] {never} <angle>",
    "antidisestablishmentarianism pneumonoultramicroscopicsilicovolcanoconiosis",
    "supercalifragilisticexpialidocious" * 3,
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "lalalalalalalalalala hahahaha hahaha",
    "CamelCaseWords snake_case_words kebab-case-words",
    "don\u2019t \u201cquote\u201d \u2013 dash \u2014 long dash\u2026",
    "The boy; the Boy; the BOY; tHe bOy",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "John F. Kennedy (1917-1963) was the 35th U.S. President.",
    "user@example.com https://example.com/path?query=1&other=two#fragment",
]

NUMBERS = [
    "0", "7", "42", "1234567890", "3.14159265358979", "-1", "+1", "1,000,000", "1e-10", "0xDEADBEEF", "50%", "$9.99",
    "12:34:56", "2024-02-29", "1/2 + 1/3 = 5/6", "10^100", "99 bottles of beer", "A1B2C3", "007",
    "00000000000000000000",
]

CODE = [
    "int main() { return 0; }",
    "def f(x):\n    return x ** 2\n",
    "for (int i = 0; i < n; ++i)\n{\n\ta[i] = b[i];\n}\n",
    "std::vector<std::pair<int, float>> v{{1, 2.f}};",
    "if (a && b || !c) x = a ? b : c;",
    "<html><body class=\"x\">&nbsp;</body></html>",
    "SELECT * FROM t WHERE a = 'b' AND c <> 3;",
    "{\"key\": [1, 2.5, null, true], \"other\": \"\\n\\u0041\"}",
    "#include <iostream>",
    "\\frac{1}{\\sqrt{d_k}} \\sum_{i=1}^{n} x_i",
    "a=b;c+=d;e->f.g()::h",
    "~`!@#$%^&*()_-+={[}]|\\:;\"'<,>.?/",
]

SPACES = [
    "", " ", "  ", "   ", "        ",
    " a", "  a", "a ", "a  ", " a ", "   a   ", "a b", "a  b", "a   b", "a          b",
    "\t", "\t\t", "\ta", "a\t", "a\tb", "a\t\tb", "a \t b", "\n", "\n\n", "\n\n\n", "a\n", "\na", "a\nb", "a\n\nb",
    "a \n b", "\n a", " \n ", "\r", "\r\n", "a\rb", "a\r\nb\r\n", "\v", "\f", "hello  world   again",
    "  two leading and two trailing  ", " The", "The ", "The king\nsaid\n\nto the  queen\n",
]

SCRIPTS = [
    "\u4f60\u597d\uff0c\u4e16\u754c\u3002",
    "\u6211\u559c\u6b22\u5403\u82f9\u679c and drinking \u8336",
    "\u65e5\u672c\u8a9e\u306e\u30c6\u30ad\u30b9\u30c8\u3067\u3059\u3002",
    "\u30ab\u30bf\u30ab\u30ca \uff76\uff80\uff76\uff85 \u3072\u3089\u304c\u306a",
    "\ud55c\uad6d\uc5b4 \ud14d\uc2a4\ud2b8",
    "\u1112\u1161\u11ab",
    "\u0645\u0631\u062d\u0628\u0627 \u0628\u0627\u0644\u0639\u0627\u0644\u0645",
    "\u0627\u0644\u0633\u0651\u064e\u0644\u0627\u0645\u064f \u0639\u064e\u0644\u064e\u064a\u0652\u0643\u064f\u0645",
    "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd",
    "\u0928\u092e\u0938\u094d\u0924\u0947 \u0926\u0941\u0928\u093f\u092f\u093e",
    "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f \u0967\u0968\u0969",
    "\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35\u0e0a\u0e32\u0e27\u0e42\u0e25\u0e01",
    "\u0e19\u0e49\u0e33",
    "\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440!",
    "\u0393\u03b5\u03b9\u03ac \u03c3\u03bf\u03c5 \u039a\u03cc\u03c3\u03bc\u03b5",
    "caf\u00e9 na\u00efve \u00fcber stra\u00dfe \u0141\u00f3d\u017a \u0130stanbul",
    "\u10d2\u10d0\u10db\u10d0\u10e0\u10ef\u10dd\u10d1\u10d0 \u0562\u0561\u0580\u0565\u0582",
    "\u2211\u222b\u221a\u221e \u2264\u2265\u2260 \u03b1\u03b2\u03b3 \u211d\u2102",
    "English \u4e2d\u6587 \u0639\u0631\u0628\u064a \u0939\u093f\u0928\u094d\u0926\u0940 \u0e44\u0e17\u0e22 mixed 123",
    "\U00020000\U00020001 \U0001d54f \U00010330",
]

EMOJI = [
    "\U0001f600",
    "\U0001f600\U0001f601\U0001f602",
    "hello \U0001f44b world \U0001f30d!",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "\U0001f44d\U0001f3fb\U0001f44d\U0001f3fd\U0001f44d\U0001f3ff",
    "\U0001f469\U0001f3fe\u200d\U0001f680",
    "\U0001f1e9\U0001f1ea\U0001f1eb\U0001f1f7",
    "\u2764\ufe0f \u2764",
    "1\ufe0f\u20e3",
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
]

ODD = [
    "e\u0301 \u00e9",
    "a\u0300\u0301\u0302\u0303\u0304",
    "\u0301",
    "Z\u0351\u036b\u0343a\u034a\u0320l\u0322\u031bg\u0335o\u0315",
    "\ufb01ne of\ufb01ce \ufb04",
    "\uff28\uff45\uff4c\uff4c\uff4f \uff11\uff12\uff13",
    "\u2460\u2461 \u00b2\u00b3 \u00bd \u2122 \u2103 \u3231 \u337f",
    "zero\u200bwidth\u200cnon\u200djoiner\u2060word",
    "\ufeffbom",
    "soft\u00adhyphen",
    "\u00a0no\u00a0break\u00a0",
    "em\u2003en\u2002thin\u2009ideographic\u3000space",
    "line\u2028paragraph\u2029next\u0085end",
    "\u202eright to left\u202c \u200fmark\u200e",
    "\u0001\u0002\u0003",
    "bell\u0007 escape\u001b[31m delete\u007f",
    "\u0080\u009f",
    "\ufffd",
    "\ue000 private \U0010fffd",
    "\uffff \ufdd0",
    "\u2581",
    "\u2581The \u2581king",
    "a\u2581b \u2581 c",
    "<0x0A> <0xE2>",
    "[INST] <<SYS>> [/INST]",
    "<|im_start|>user\nHi<|im_end|>",
    "<unknown> < s > </ s>",
]

SINGLE = ["a", "Z", "q", "!", "\"", ".", "_", "\u00e9", "\u4e2d", "\u0e01", "\u05d0"]

ALL = ENGLISH + NUMBERS + CODE + SPACES + SCRIPTS + EMOJI + ODD + SINGLE

# For the small tokenizers: what differs between them, and the control symbols, which SentencePiece itself
# takes as plain text.
SMALL = SPACES + SCRIPTS + EMOJI + ODD + [
    "The king said to the queen, \"You are the queen.\"",
    "I don't think they've said we'll go; it's what she'd do.",
    "don\u2019t \u201cquote\u201d \u2013 dash \u2014 long dash\u2026",
    "def f(x):\n    return x ** 2\n",
    "lalalalalalalalalala hahahaha",
    "1234567890 3.14 12 345 6a7",
    "\u4e2da\u4e2d\u4e2d b\u4e2d",
    "<s>",
    "a</s>b",
    "<unk>",
]
