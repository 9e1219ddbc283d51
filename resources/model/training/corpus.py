# SPDX-License-Identifier: GPL-3.0-or-later
"""From text to batches: the tokenizer, the encoded corpus, rows of text and rows of repeats.

A corpus is a folder of .txt files: one paragraph a line, an empty line between documents. heldout.txt is
never trained on.
"""
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import sentencepiece
import torch
from torch import Tensor

from loss import IGNORED

BEGIN, END, FIRST_WORD_PIECE = 1, 2, 259  # <s>, </s>; below 259: <unk>, <s>, </s> and the 256 bytes
HELD_OUT = "heldout.txt"


def training_files(corpus: Path) -> list[Path]:
    return [path for path in sorted(corpus.glob("*.txt")) if path.name != HELD_OUT]


def train_tokenizer(corpus: Path, out: Path, pieces: int, kind: str, sentences: int, threads: int) -> None:
    """SentencePiece model out/tokenizer.model: byte fallback, nothing normalised, <unk> 0, <s> 1, </s> 2."""
    sentencepiece.SentencePieceTrainer.train(
        input=[str(path) for path in training_files(corpus)], model_prefix=str(out / "tokenizer"),
        vocab_size=pieces, model_type=kind, byte_fallback=True, num_threads=threads,
        normalization_rule_name="identity", remove_extra_whitespaces=False, add_dummy_prefix=True,
        split_digits=True, allow_whitespace_only_pieces=True, character_coverage=1.0, unk_id=0, bos_id=BEGIN,
        eos_id=END, pad_id=-1, input_sentence_size=sentences, shuffle_input_sentence=True,
        max_sentence_length=20000)


def load_tokenizer(out: Path) -> sentencepiece.SentencePieceProcessor:
    return sentencepiece.SentencePieceProcessor(model_file=str(out / "tokenizer.model"))


def bytes_of_pieces(tokenizer: sentencepiece.SentencePieceProcessor) -> Tensor:
    """Bytes of text that each piece stands for (V): none for control pieces, one for a byte piece."""
    def size(piece: int) -> int:
        if tokenizer.is_control(piece):
            return 0
        if tokenizer.is_byte(piece):
            return 1
        return len(tokenizer.id_to_piece(piece).replace("\u2581", " ").encode())
    return torch.tensor([size(piece) for piece in range(tokenizer.vocab_size())])


class Paragraphs:
    """Encoded paragraphs, each in two forms laid end to end: as the first of a text and as the next of one.

    The first form is what a prompt gives (leading space); the next form starts with the newline before it.
    The last paragraph of a document ends with </s>. first_starts and next_starts have one entry more than
    there are paragraphs.
    """

    def __init__(self, first: np.ndarray, next_: np.ndarray, first_starts: np.ndarray,
                 next_starts: np.ndarray):
        self.first, self.next, self.first_starts, self.next_starts = first, next_, first_starts, next_starts
        # rows may start at these: 2000 tokens and more follow
        self.starts = int(np.searchsorted(next_starts, len(next_) - 2000))

    @staticmethod
    def load(path: Path) -> "Paragraphs":
        with np.load(path) as file:
            return Paragraphs(file["first"], file["next"], file["fo"], file["no"])

    def save(self, path: Path) -> None:
        np.savez(path, first=self.first, next=self.next, fo=self.first_starts, no=self.next_starts)

    def row(self, length: int, paragraph: int) -> np.ndarray:
        """<s> and `length` tokens of text from the start of a paragraph on."""
        first = self.first[self.first_starts[paragraph]:self.first_starts[paragraph + 1]][:length]
        start = self.next_starts[paragraph + 1]
        return np.concatenate([[BEGIN], first, self.next[start:start + length - len(first)]]).astype(np.int64)

    def spread(self, count: int, length: int) -> Tensor:
        """`count` rows evenly spread over the text (count, length + 1): the same ones at every call."""
        chosen = np.linspace(0, self.starts - 1, count).astype(int)
        return torch.from_numpy(np.stack([self.row(length, int(paragraph)) for paragraph in chosen]))


def encode_files(files: list[Path],
                 tokenizer: sentencepiece.SentencePieceProcessor) -> tuple[Paragraphs, int]:
    """Encoded paragraphs of the files, and the bytes of text in them."""
    newline = tokenizer.piece_to_id("<0x0A>")
    first, following = [], []
    size = 0
    for path in files:
        for document in path.read_text().split("\n\n"):
            texts = [line for line in document.split("\n") if line]
            size += sum(len(text.encode()) + 1 for text in texts)
            as_first = tokenizer.encode(texts)
            as_next = [ids[ids.index(newline):] for ids in tokenizer.encode(["\n" + text for text in texts])]
            if texts:
                as_next[0] = as_first[0]
                as_first[-1], as_next[-1] = as_first[-1] + [END], as_next[-1] + [END]
            first += [np.array(ids, np.uint16) for ids in as_first]
            following += [np.array(ids, np.uint16) for ids in as_next]
    return Paragraphs(np.concatenate(first), np.concatenate(following), starts_of(first),
                      starts_of(following)), size


def starts_of(pieces: list[np.ndarray]) -> np.ndarray:
    return np.cumsum([0] + [len(piece) for piece in pieces])


def encode_corpus(corpus: Path, out: Path) -> None:
    """Writes out/train.npz and out/heldout.npz."""
    tokenizer = load_tokenizer(out)
    for name, files in (("train", training_files(corpus)), ("heldout", [corpus / HELD_OUT])):
        paragraphs, size = encode_files(files, tokenizer)
        paragraphs.save(out / f"{name}.npz")
        count = len(paragraphs.next)
        print(f"{name}: {count} tokens, {size} bytes, {size / count:.3f} bytes/token", flush=True)


class Batch(NamedTuple):
    """inputs and targets (B, T); is_text (B) is 0 for rows of repeats. Targets not learnt are IGNORED."""

    inputs: Tensor
    targets: Tensor
    is_text: Tensor


@dataclass(frozen=True)
class Mixture:
    """What a batch is made of: rows of `length` tokens, a share of them repeats of segments of 4 to
    `longest_segment` - 1 tokens."""

    rows: int
    length: int
    repeat_share: float
    longest_segment: int


class BatchMaker:
    """Batches by number: batch n depends on the seed, n and the mixture alone.

    So the number is all the random state a checkpoint needs, and it does not matter which thread makes a
    batch.
    """

    def __init__(self, text: Paragraphs, vocabulary: int, seed: int):
        self.text, self.vocabulary, self.seed = text, vocabulary, seed

    def make(self, number: int, mixture: Mixture) -> Batch:
        random = np.random.default_rng([self.seed, number])
        inputs = np.empty((mixture.rows, mixture.length), np.int64)
        targets, is_text = np.empty_like(inputs), np.ones(mixture.rows, np.float32)
        for row in range(mixture.rows):
            if random.random() < mixture.repeat_share:
                ids, ignored = self.repeats(random, mixture)
                is_text[row] = 0
            else:
                ids, ignored = self.text.row(mixture.length, int(random.integers(self.text.starts))), 0
            inputs[row], targets[row] = ids[:-1], ids[1:]
            targets[row, :ignored] = IGNORED
        return Batch(torch.from_numpy(inputs), torch.from_numpy(targets), torch.from_numpy(is_text))

    def repeats(self, random: np.random.Generator, mixture: Mixture) -> tuple[np.ndarray, int]:
        """<s> and one segment over and over, and the segment's length: only its repeats are to be learnt.

        Tokens are uniform (40%), as frequent as in text (40%) or a stretch of text (20%).
        """
        size = int(random.integers(4, mixture.longest_segment))
        kind = random.random()
        if kind < 0.4:
            segment = random.integers(FIRST_WORD_PIECE, self.vocabulary, size)
        elif kind < 0.8:
            segment = self.text.next[random.integers(len(self.text.next), size=size)]
        else:
            segment = self.text.row(size, int(random.integers(self.text.starts)))[1:]
        ids = np.concatenate([[BEGIN], np.tile(segment, mixture.length // size + 1)])
        return ids[:mixture.length + 1], size


class Prefetcher:
    """Makes the next batch in a thread while the present one is trained on."""

    def __init__(self, maker: BatchMaker):
        self.maker = maker
        self.pool = ThreadPoolExecutor(1)
        self.key: tuple[int, Mixture] | None = None
        self.future: Future | None = None

    def take(self, number: int, mixture: Mixture) -> Batch:
        """Batch `number`; starts on the one after. A batch made ahead for another mixture is dropped."""
        batch = self.future.result() if self.future else None
        if batch is None or self.key != (number, mixture):
            batch = self.maker.make(number, mixture)
        self.key = (number + 1, mixture)
        self.future = self.pool.submit(self.maker.make, *self.key)
        return batch

    def close(self) -> None:
        self.pool.shutdown()
