#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what lessons and samples say as C++ that lupdate reads:
resource_words.py samples.json LESSON.yaml... > words.cpp (needs python3-yaml)."""
import json
import sys

import yaml


def sample_words(samples):
    for sample in samples:  # the model reads the text itself
        yield sample["title"]
        yield sample["hint"]


def lesson_words(lesson):
    yield lesson["title"]
    yield lesson.get("summary", "")
    for step in lesson["steps"]:
        for key in ("title", "text", "try"):
            yield step.get(key, "")
        question = step.get("question", {})
        for key in ("ask", "hint", "explain"):
            yield question.get(key, "")
        answer = question.get("answer", {})
        yield answer.get("unit", "")
        yield from answer.get("choices", [])


def main():
    seen = set()
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            is_sample = path.endswith(".json")
            words = sample_words(json.load(file)) if is_sample else lesson_words(yaml.safe_load(file))
        context = "Sample" if is_sample else "Lesson"
        for text in words:
            text = str(text).strip()  # as the program reads it
            if text and (context, text) not in seen:
                seen.add((context, text))
                # A JSON text is a C++ one, too.
                print(f'QT_TRANSLATE_NOOP("{context}", {json.dumps(text, ensure_ascii=False)})')


if __name__ == "__main__":
    main()
