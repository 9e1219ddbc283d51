# SPDX-License-Identifier: GPL-3.0-or-later
"""The training run: settings, schedule by trained seconds, steps, log, checkpoints."""
import math
import os
import signal
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Callable

import torch
from torch import Tensor, nn

from attention import ScoreReport, Watch, cap_scores
from corpus import BatchMaker, Mixture, Paragraphs, Prefetcher, bytes_of_pieces, load_tokenizer
from heads import Pieces, evaluate, head_criteria, score_heads
from interventions import factor_cost
from llama import Llama, Shape
from loss import tied_loss
from muon import Muon, split_parameters
from weights import load_tensors, save_model

CHECKPOINT = "checkpoint.pt"
SHAPE_SETTINGS = ("dim", "layers", "heads", "kv", "ffn", "long")


def option(default: Any, text: str) -> Any:
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True)
class Settings:
    """What a run is told. The four ways to softer attention are off at 0; attention.py explains them."""

    minutes: float = option(65.0, "trained minutes over which the learning rate falls to 2%")
    steps: int = option(0, "stop after so many steps, however many minutes are left; 0: no")
    tokens: int = option(4096, "tokens a step")
    ctx: int = option(256, "tokens a row")
    long: int = option(512, "tokens a row in the last part")
    long_share: float = option(0.15, "share of the minutes with long rows")
    dim: int = option(256, "width of the model")
    layers: int = option(6, "layers")
    heads: int = option(8, "query heads")
    kv: int = option(4, "key/value heads")
    ffn: int = option(640, "width of the feed-forward network")
    lr: float = option(3e-3, "learning rate of embedding and norms (AdamW)")
    mlr: float = option(0.02, "learning rate of the matrices (Muon)")
    muon_decay: float = option(0.02, "weight decay of the matrices, times their learning rate")
    warmup: int = option(100, "steps over which the learning rate rises")
    qk_lr: float = option(0.0, "learning rate of q_proj and k_proj under AdamW in place of Muon")
    qk_decay: float = option(0.0, "weight decay of q_proj and k_proj under AdamW, times qk-lr")
    cap: float = option(0.0, "cap on the absolute scaled score of a head, by shrinking W_q and W_k")
    variance: float = option(0.0, "weight of the penalty on the variance of a row's scores")
    entropy: float = option(0.0, "weight of the penalty on rows whose entropy is below entropy-target")
    entropy_target: float = option(0.35, "entropy as a share of uniform below which a row pays")
    penalised: float = option(0.125, "share of a batch's rows that the penalties look at; all of them: slow")
    soften_late: bool = option(False, "cap and penalties only once induction has formed")
    synthetic: float = option(0.12, "share of rows that are repeats, once induction has formed")
    early_synthetic: float = option(0.45, "share of rows that are short repeats, before that")
    induced_below: float = option(5.0, "nats/token on repeated random tokens that show induction")
    init: str = option("", "safetensors file with the first weights")
    seed: int = option(1, "random seed")
    threads: int = option(2, "threads")
    bf16: bool = option(False, "bfloat16 autocast; float32 is faster where the processor has no AMX")
    log_seconds: float = option(60.0, "seconds between log lines")
    save_seconds: float = option(300.0, "seconds between checkpoints")


@dataclass
class Progress:
    """How far a run is. Batches follow from seed and step (BatchMaker), so this is their random state too."""

    step: int = 0
    tokens: int = 0
    seconds: float = 0.0
    logged_at: float = 0.0
    logged_tokens: int = 0
    saved_at: float = 0.0
    induced: bool = False
    loss: float = 0.0
    penalty: float = 0.0
    capped: int = 0


def learning_factor(step: int, share: float, warmup: int) -> float:
    """Linear warm-up by steps times a cosine over the share of the time that is trained, from 1 to 0.02."""
    return min(1.0, (step + 1) / warmup) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1.0, share))))


def mean_over_text(reported: list[Tensor], is_text: Tensor) -> Tensor:
    """Mean over layers and rows of text of what each layer reported of the first rows. Rows of repeats are left
    out: there a sharp head is what is wanted."""
    is_text = is_text[:len(reported[0])]
    return (torch.stack(reported).mean(0) * is_text).sum() / is_text.sum().clamp_min(1)


def load_checkpoint(out: Path) -> dict:
    return torch.load(out / CHECKPOINT, map_location="cpu", weights_only=True)


class Trainer:
    """One run in folder `out`, which holds the tokenizer and the encoded corpus.

    `clock` gives seconds. The schedule goes by Progress.seconds: all time spent in run(), this time and
    before.
    """

    def __init__(self, out: Path, settings: Settings, clock: Callable[[], float] = time.monotonic):
        self.out, self.settings, self.clock = out, settings, clock
        self.progress, self.stopping = Progress(), False
        tokenizer = load_tokenizer(out)
        self.piece_bytes, self.pieces = bytes_of_pieces(tokenizer), Pieces.of(tokenizer)
        self.held_out = Paragraphs.load(out / "heldout.npz")
        torch.manual_seed(settings.seed)
        self.model = Llama(Shape(tokenizer.vocab_size(), settings.dim, settings.layers, settings.heads,
                                 settings.kv, settings.ffn, settings.long))
        if settings.init:
            self.model.load_state_dict(load_tensors(Path(settings.init)))
        self.batches = Prefetcher(
            BatchMaker(Paragraphs.load(out / "train.npz"), tokenizer.vocab_size(), settings.seed))
        self.make_optimizers()

    def make_optimizers(self) -> None:
        parts = split_parameters(self.model, self.settings.qk_lr > 0)
        kind = torch.bfloat16 if self.settings.bf16 else torch.float32
        self.muon = Muon(parts.pop("matrices"), lr=self.settings.mlr, kind=kind)
        groups = [dict(params=parameters, name=name) for name, parameters in parts.items() if parameters]
        self.adam = torch.optim.AdamW(groups, lr=self.settings.lr, betas=(0.9, 0.95), fused=True)
        self.adam_parameters = [parameter for group in groups for parameter in group["params"]]

    # Checkpoints

    def state(self) -> dict:
        """Everything that a run goes on from, weights in float32."""
        return dict(
            settings=asdict(self.settings), progress=asdict(self.progress), weights=self.model.state_dict(),
            muon=self.muon.state_dict(), adam=self.adam.state_dict(), random=torch.get_rng_state())

    def restore(self, state: dict) -> None:
        """Takes over a state(); the settings must make the same parameters and optimizers."""
        before, now = state["settings"], asdict(self.settings)
        changed = [name for name in SHAPE_SETTINGS if before[name] != now[name]]
        if (before["qk_lr"] > 0) != (now["qk_lr"] > 0):
            changed.append("qk_lr (on or off)")
        if changed:
            raise ValueError(f"a run cannot go on with another {', '.join(changed)}")
        self.model.load_state_dict(state["weights"])
        self.muon.load_state_dict(state["muon"])
        self.adam.load_state_dict(state["adam"])
        torch.set_rng_state(state["random"])
        self.progress = Progress(**state["progress"])
        self.write(f"resumed at {self.progress.seconds / 60:.1f} min, step {self.progress.step}")

    def save(self) -> None:
        """Writes checkpoint.pt, aside and then renamed, and the model as it is now."""
        self.progress.saved_at = self.progress.seconds
        aside = self.out / (CHECKPOINT + ".tmp")
        torch.save(self.state(), aside)
        os.replace(aside, self.out / CHECKPOINT)
        save_model(self.out, self.model)

    # Schedule

    def share(self) -> float:
        """Share of the planned time that is trained."""
        return self.progress.seconds / (60 * self.settings.minutes)

    def mixture(self) -> Mixture:
        """Many short repeats until induction has formed, then fewer, of any length; long rows at the end."""
        settings = self.settings
        length = settings.long if self.share() > 1 - settings.long_share else settings.ctx
        if self.progress.induced:
            return Mixture(settings.tokens // length, length, settings.synthetic, length // 2 - 10)
        return Mixture(settings.tokens // length, length, settings.early_synthetic, 24)

    def watch(self) -> Watch:
        settings = self.settings
        if settings.soften_late and not self.progress.induced:
            return Watch()
        target = settings.entropy_target if settings.entropy > 0 else 0.0
        return Watch(settings.cap > 0, settings.variance > 0, target, settings.penalised)

    def set_rates(self) -> None:
        settings = self.settings
        factor = learning_factor(self.progress.step, self.share(), settings.warmup)
        for group in self.muon.param_groups:
            group.update(lr=factor * settings.mlr, decay=settings.muon_decay)
        for group in self.adam.param_groups:
            of_scores = group["name"] == "scores"
            group.update(lr=factor * (settings.qk_lr if of_scores else settings.lr),
                         weight_decay=settings.qk_decay if of_scores else 0.0)

    # Steps

    def step(self) -> None:
        batch = self.batches.take(self.progress.step, self.mixture())
        watch, half = self.watch(), self.settings.bf16
        with torch.autocast("cpu", torch.bfloat16, enabled=half):
            hidden, reports = self.model.hidden(batch.inputs, watch)
        loss = tied_loss(hidden, self.model.model.embed_tokens.weight, batch.targets, half)
        penalty = self.penalty(watch, reports, batch.is_text)
        (loss + penalty).backward()
        self.update()
        self.progress.capped = self.cap(reports) if watch.largest else 0
        self.note(loss.item(), penalty.item(), batch.inputs.numel())

    def penalty(self, watch: Watch, reports: list[ScoreReport], is_text: Tensor) -> Tensor:
        """Weighted penalties on the variance of scores and on low entropy; 0 where both are off."""
        total = torch.zeros(())
        if watch.variance:
            spread = mean_over_text([report.variance for report in reports], is_text)
            total = total + self.settings.variance * spread
        if watch.entropy_target > 0:
            lacking = mean_over_text([report.shortfall for report in reports], is_text)
            total = total + self.settings.entropy * lacking
        return total

    def update(self) -> None:
        """One step of both optimizers, and gradients gone."""
        self.set_rates()
        nn.utils.clip_grad_norm_(self.adam_parameters, 1.0)
        self.adam.step()
        self.muon.step()
        self.model.zero_grad(set_to_none=True)

    def cap(self, reports: list[ScoreReport]) -> int:
        """Shrinks the heads whose scores in this batch were over the cap; how many they were."""
        return sum(
            cap_scores(attention.q_proj.weight, attention.k_proj.weight, report.largest.amax(0),
                       self.settings.cap, self.settings.kv)
            for attention, report in zip(self.model.attentions(), reports))

    def note(self, loss: float, penalty: float, tokens: int) -> None:
        progress = self.progress
        if not math.isfinite(loss):
            raise FloatingPointError(f"loss is {loss} at step {progress.step}")
        progress.loss = loss if progress.step == 0 else 0.98 * progress.loss + 0.02 * loss
        progress.penalty = penalty
        progress.step += 1
        progress.tokens += tokens

    # The run

    def run(self) -> None:
        """Trains until the time or the steps are up, or until told to stop; then writes a checkpoint."""
        progress, settings = self.progress, self.settings
        parameters = sum(weight.numel() for weight in self.model.parameters())
        self.write(f"{parameters / 1e6:.2f}M parameters, {settings}")
        began = self.clock() - progress.seconds
        while not (self.stopping or self.share() >= 1 or 0 < settings.steps <= progress.step):
            self.step()
            progress.seconds = self.clock() - began
            if progress.seconds - progress.logged_at >= settings.log_seconds:
                self.log()
            if progress.seconds - progress.saved_at >= settings.save_seconds:
                self.save()
        self.save()
        self.batches.close()
        if self.stopping:
            self.write(f"stopped at {progress.seconds / 60:.1f} min, step {progress.step}; --resume goes on")
        else:
            self.log_final()

    def stop_at_signals(self) -> None:
        """SIGINT and SIGTERM end run() after the present step."""
        def stop(*_: Any) -> None:
            self.stopping = True
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)

    def write(self, line: str) -> None:
        print(line, flush=True)
        with open(self.out / "train.log", "a") as file:
            file.write(line + "\n")

    def log(self) -> None:
        """Losses, softness of the maps and best heads, on few rows; notes whether induction has formed."""
        progress = self.progress
        with torch.autocast("cpu", torch.bfloat16, enabled=self.settings.bf16):
            held_out = evaluate(self.model, self.held_out, self.piece_bytes, rows=48)
        progress.induced = progress.induced or held_out.repeats < self.settings.induced_below
        speed = (progress.tokens - progress.logged_tokens) / max(1e-9, progress.seconds - progress.logged_at)
        progress.logged_at, progress.logged_tokens = progress.seconds, progress.tokens
        self.write(
            f"{progress.seconds / 60:6.1f} min step {progress.step} tokens {progress.tokens / 1e6:.2f}M "
            f"train {progress.loss:.3f} penalty {progress.penalty:.4f} capped {progress.capped} | "
            f"held-out {held_out.nats_per_token:.3f} nats/token {held_out.bits_per_byte:.3f} bits/byte | "
            f"repeats {held_out.repeats:.3f} | {self.describe_heads(rows=16)} | {speed:.0f} tok/s")

    def describe_heads(self, rows: int) -> str:
        criteria = head_criteria(score_heads(self.model, self.held_out, self.pieces, rows))
        names = ("entropy", "largest", "prev", "induction2", "first", "dup", "broad")
        return " ".join(f"{name} {criterion.reached:.2f}" for name, criterion in zip(names, criteria))

    def log_final(self) -> None:
        held_out = evaluate(self.model, self.held_out, self.piece_bytes, rows=384)
        cost = factor_cost(self.model, self.held_out, self.piece_bytes, rows=96)
        self.write(
            f"final: step {self.progress.step} tokens {self.progress.tokens / 1e6:.2f}M "
            f"held-out {held_out.nats_per_token:.4f} nats/token {held_out.bits_per_byte:.4f} bits/byte "
            f"repeats {held_out.repeats:.3f} | without 1/sqrt(d_k) {cost:+.3f} nats/token | "
            f"{self.describe_heads(rows=64)}")
