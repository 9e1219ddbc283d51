#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what the lessons say as C++ that lupdate reads: lesson_words.py LESSON.yaml... > words.cpp (needs python3-yaml)."""
import json
import sys

import yaml


def words(lesson):
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
            for text in words(yaml.safe_load(file)):
                text = str(text).strip()  # as the program reads it
                if text and text not in seen:
                    seen.add(text)
                    # A JSON text is a C++ one, too.
                    print(f'QT_TRANSLATE_NOOP("Lesson", {json.dumps(text, ensure_ascii=False)})')


if __name__ == "__main__":
    main()
