#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains a small LLaMA-type decoder on plain text, with repeated random sequences mixed in.

  train.py tokenizer --corpus DIR --out DIR [--vocab 4096 --type bpe]
  train.py encode    --corpus DIR --out DIR
  train.py train     --out DIR --minutes 60 [--resume] [--qk-lr ... --cap ... --variance ... --entropy ...]
  train.py sample    --out DIR --prompt "Once upon a time"

DIR of --out then holds tokenizer.model, train.npz and heldout.npz (the encoded corpus), checkpoint.pt (to go
on from), train.log, and config.json and model.safetensors in the layout of a Hugging Face LLaMA checkpoint
(rotate-half rotary positions, tied embeddings, bfloat16).
"""
import argparse
import sys
from dataclasses import fields
from pathlib import Path

import torch

from allocator import keep_memory
from corpus import BEGIN, END, encode_corpus, load_tokenizer, train_tokenizer
from trainer import Settings, Trainer, load_checkpoint
from weights import load_model

LIKELIEST = 40


@torch.no_grad()
def sample(out: Path, prompt: str, count: int, temperature: float, seed: int) -> str:
    """Up to `count` tokens after the prompt, each drawn from the 40 likeliest."""
    model, tokenizer = load_model(out), load_tokenizer(out)
    torch.manual_seed(seed)
    ids = [BEGIN] + tokenizer.encode(prompt)
    while count > 0 and ids[-1] != END:
        best = (model(torch.tensor([ids[-256:]]))[0, -1] / temperature).topk(LIKELIEST)
        ids.append(int(best.indices[torch.multinomial(best.values.softmax(-1), 1)]))
        count -= 1
    return tokenizer.decode(ids)


def train(given: argparse.Namespace) -> None:
    """A new run, or with --resume the one in --out, with the settings that it had unless given anew."""
    names = {field.name for field in fields(Settings)}
    changes = {name: value for name, value in vars(given).items() if name in names}
    checkpoint = load_checkpoint(given.out) if given.resume else None
    settings = Settings(**{**(checkpoint["settings"] if checkpoint else {}), **changes})
    keep_memory()
    torch.set_num_threads(settings.threads)
    trainer = Trainer(given.out, settings)
    if checkpoint:
        trainer.restore(checkpoint)
    trainer.stop_at_signals()
    trainer.run()


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = top.add_subparsers(dest="command", required=True)
    for name, text in (("tokenizer", "train the tokenizer"), ("encode", "encode the corpus"),
                       ("train", "train the model"), ("sample", "continue a text")):
        command = commands.add_parser(name, help=text, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
        command.add_argument("--out", type=Path, default=Path("out"), help="folder of the model")
        add_options(name, command)
    return top


def add_options(name: str, command: argparse.ArgumentParser) -> None:
    if name in ("tokenizer", "encode"):
        command.add_argument("--corpus", type=Path, default=Path("corpus"), help="folder of .txt files")
    if name == "tokenizer":
        command.add_argument("--vocab", type=int, default=4096, help="number of pieces")
        command.add_argument("--type", choices=["bpe", "unigram"], default="bpe", help="kind of tokenizer")
        command.add_argument("--sentences", type=int, default=60000, help="lines to learn from")
        command.add_argument("--threads", type=int, default=2, help="threads")
    if name == "train":
        command.add_argument("--resume", action="store_true", help="go on from checkpoint.pt")
        add_settings(command)
    if name == "sample":
        command.add_argument("--prompt", default="Once upon a time", help="text to go on from")
        command.add_argument("--count", type=int, default=120, help="tokens")
        command.add_argument("--temperature", type=float, default=0.8, help="above 1: wilder")
        command.add_argument("--seed", type=int, default=1, help="random seed")


def add_settings(command: argparse.ArgumentParser) -> None:
    """An option for each field of Settings. What is not given stays out of the result."""
    for field in fields(Settings):
        kind: dict = dict(type=type(field.default))
        if isinstance(field.default, bool):
            kind = dict(action=argparse.BooleanOptionalAction)
        text = f"{field.metadata['help']} (default: {field.default})".replace("%", "%%")
        flag = "--" + field.name.replace("_", "-")
        command.add_argument(flag, default=argparse.SUPPRESS, help=text, **kind)


def main() -> None:
    given = parser().parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    if given.command == "tokenizer":
        train_tokenizer(given.corpus, given.out, given.vocab, given.type, given.sentences, given.threads)
    elif given.command == "encode":
        encode_corpus(given.corpus, given.out)
    elif given.command == "train":
        train(given)
    else:
        print(sample(given.out, given.prompt, given.count, given.temperature, given.seed))


if __name__ == "__main__":
    sys.exit(main())
