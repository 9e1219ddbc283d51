#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the training code: python test_train.py. They need OUT (default: out beside this file) with
tokenizer.model, train.npz and heldout.npz, and take about a minute on one thread."""
import math
import os
import shutil
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

import torch
import torch.nn.functional as F

import muon
from attention import FIRST_QUERY, Watch, cap_scores, causal_attention
from corpus import BatchMaker, Mixture, Paragraphs, Prefetcher
from heads import evaluate, softness
from interventions import pooled, removed, scaled
from llama import Llama, Shape
from loss import IGNORED, tied_loss
from renumber import renumber
from trainer import Settings, Trainer, learning_factor, load_checkpoint
from weights import load_model, save_model

OUT = Path(os.environ.get("OUT", Path(__file__).parent / "out"))
SMALL = Shape(vocabulary=300, width=64, layers=2, heads=4, kv_heads=2, feed_forward=96, longest=160)
QUICK = Settings(minutes=1.0, tokens=256, ctx=64, long=128, dim=32, layers=2, heads=4, kv=2, ffn=64, warmup=2,
                 penalised=1.0, threads=1, bf16=False, log_seconds=1e9, save_seconds=1e9)


def random_qkv(rows=2, groups=2, repeats=2, length=100, width=16, spread=3.0):
    torch.manual_seed(3)
    query = torch.randn(rows, groups, repeats, length, width) * spread
    return query, torch.randn(rows, groups, length, width), torch.randn(rows, groups, length, width)


def plain_attention(query, key, value, scale):
    """Scores, mask and weights (B, G, R, T, T) in one piece."""
    scores = query @ key[:, :, None].mT * scale
    allowed = torch.ones(scores.shape[-2:], dtype=torch.bool).tril()
    weights = scores.masked_fill(~allowed, -math.inf).softmax(-1)
    return scores, allowed, weights, weights @ value[:, :, None]


class AttentionTest(unittest.TestCase):
    def test_stretches_give_what_one_piece_gives(self):
        query, key, value = random_qkv()
        mixed, _ = causal_attention(query, key, value, 0.25, Watch())
        torch.testing.assert_close(mixed, plain_attention(query, key, value, 0.25)[3])

    def test_kept_maps_are_the_weights(self):
        query, key, value = random_qkv()
        kept = []
        causal_attention(query, key, value, 0.25, Watch(), kept)
        torch.testing.assert_close(kept[0], plain_attention(query, key, value, 0.25)[2].flatten(1, 2))

    def test_penalties_look_at_a_share_of_the_rows(self):
        query, key, value = random_qkv(rows=5)
        _, of_all = causal_attention(query, key, value, 0.25, Watch(variance=True, entropy_target=0.9))
        _, of_few = causal_attention(query, key, value, 0.25, Watch(variance=True, entropy_target=0.9, sampled=0.3))
        torch.testing.assert_close(of_few.variance, of_all.variance[:2])
        torch.testing.assert_close(of_few.shortfall, of_all.shortfall[:2])

    def test_largest_is_over_allowed_scores(self):
        query, key, value = random_qkv()
        _, report = causal_attention(query, key, value, 0.25, Watch(largest=True))
        scores, allowed, _, _ = plain_attention(query, key, value, 0.25)
        torch.testing.assert_close(report.largest, (scores * allowed).abs().amax((-1, -2)).flatten(1))

    def test_variance_is_that_of_each_row(self):
        query, key, value = random_qkv(length=70)
        _, report = causal_attention(query, key, value, 0.25, Watch(variance=True))
        scores = plain_attention(query, key, value, 0.25)[0]
        expected = torch.stack([scores[..., position, :position + 1].var(-1, unbiased=False)
                                for position in range(FIRST_QUERY, 70)]).mean((0, 2, 3))
        torch.testing.assert_close(report.variance, expected)

    def test_shortfall_is_that_of_entropy(self):
        query, key, value = random_qkv(length=70)
        _, report = causal_attention(query, key, value, 0.25, Watch(entropy_target=0.6))
        share = softness_by_row(plain_attention(query, key, value, 0.25)[2])
        expected = (0.6 - share)[..., FIRST_QUERY:].relu().mean((1, 2, 3))
        torch.testing.assert_close(report.shortfall, expected)

    def test_penalties_have_finite_slopes_that_soften(self):
        for watch in (Watch(variance=True), Watch(entropy_target=0.9)):
            query, key, value = random_qkv(spread=30.0)
            query.requires_grad_()
            _, report = causal_attention(query, key, value, 0.25, watch)
            before = report.variance if watch.variance else report.shortfall
            slope, = torch.autograd.grad(before.sum(), query)
            self.assertTrue(slope.isfinite().all())
            _, report = causal_attention(query - 3.0 * slope / slope.norm(), key, value, 0.25, watch)
            after = report.variance if watch.variance else report.shortfall
            self.assertLess(after.sum(), before.sum())

    def test_nothing_is_reported_unless_asked_for(self):
        _, report = causal_attention(*random_qkv(), 0.25, Watch())
        self.assertEqual(report, (None, None, None))


def softness_by_row(weights):
    """Entropy / ln n of each query (..., T)."""
    entropy = -(weights * weights.clamp_min(1e-30).log()).sum(-1)
    return entropy / torch.arange(1, weights.shape[-1] + 1).clamp_min(2).log()


class CapTest(unittest.TestCase):
    """Query heads 0 and 1 share a key head, 2 and 3 the other."""

    def setUp(self):
        torch.manual_seed(5)
        self.attention = Llama(SMALL).attentions()[0]
        sizes = torch.tensor([30.0, 20.0, 30.0, 0.5])
        self.attention.q_proj.weight.data.mul_(sizes.repeat_interleave(16)[:, None])
        self.input = torch.randn(3, 80, 64)

    def largest(self):
        angles = torch.ones(80, 1, 8), torch.zeros(80, 1, 8)
        return self.attention(self.input, angles, Watch(largest=True))[1].largest.amax(0)

    def test_heads_over_the_cap_come_to_it_and_the_others_stay(self):
        before = self.largest()
        cap = 5.0
        self.assertEqual((before > cap).tolist(), [True, True, True, False])
        count = cap_scores(self.attention.q_proj.weight, self.attention.k_proj.weight, before, cap, 2)
        self.assertEqual(count, 3)
        torch.testing.assert_close(self.largest(), before.clamp_max(cap))

    def test_shared_keys_shrink_only_if_all_heads_of_the_group_do(self):
        keys = self.attention.k_proj.weight.detach().clone()
        cap_scores(self.attention.q_proj.weight, self.attention.k_proj.weight, self.largest(), 5.0, 2)
        self.assertTrue((self.attention.k_proj.weight[:16].abs() <= keys[:16].abs() * 0.99).all())
        torch.testing.assert_close(self.attention.k_proj.weight[16:].detach(), keys[16:])

    def test_under_the_cap_nothing_changes(self):
        before = {name: weight.clone() for name, weight in self.attention.state_dict().items()}
        count = cap_scores(self.attention.q_proj.weight, self.attention.k_proj.weight, self.largest(), 1e6, 2)
        self.assertEqual(count, 0)
        for name, weight in self.attention.state_dict().items():
            self.assertTrue(torch.equal(weight, before[name]))


class LossTest(unittest.TestCase):
    def test_value_and_slopes_are_those_of_plain_cross_entropy(self):
        torch.manual_seed(1)
        hidden, matrix = torch.randn(4, 300, 16, requires_grad=True), torch.randn(50, 16, requires_grad=True)
        targets = torch.randint(0, 50, (4, 300))
        targets[1, :100] = IGNORED
        ours = tied_loss(hidden, matrix, targets, half=False)
        logits = F.linear(hidden, matrix).flatten(0, 1)
        plain = F.cross_entropy(logits, targets.flatten(), ignore_index=IGNORED)
        torch.testing.assert_close(ours, plain)
        for one, other in zip(torch.autograd.grad(2 * ours, (hidden, matrix)),
                              torch.autograd.grad(2 * plain, (hidden, matrix))):
            torch.testing.assert_close(one, other)


class MuonTest(unittest.TestCase):
    def test_singular_values_come_near_one(self):
        torch.manual_seed(1)
        values = torch.linalg.svdvals(muon.orthogonalise(torch.randn(3, 32, 80)).float())
        self.assertGreater(values.min(), 0.5)
        self.assertLess(values.max(), 1.3)

    def test_tall_and_wide_matrices_take_the_step_they_take_alone(self):
        torch.manual_seed(1)
        together = [torch.nn.Parameter(torch.randn(shape)) for shape in ((20, 50), (50, 20), (50, 20))]
        alone = [torch.nn.Parameter(matrix.detach().clone()) for matrix in together]
        for one, other in zip(together, alone):
            one.grad = torch.randn(one.shape)
            other.grad = one.grad.clone()
        muon.Muon(together, lr=0.1).step()
        for matrix in alone:
            muon.Muon([matrix], lr=0.1).step()
        for one, other in zip(together, alone):
            torch.testing.assert_close(one, other, atol=2e-3, rtol=2e-2)

    def test_adam_takes_queries_and_keys_only_when_told(self):
        model = Llama(SMALL)
        self.assertEqual(len(muon.split_parameters(model, False)["scores"]), 0)
        parts = muon.split_parameters(model, True)
        self.assertEqual(len(parts["scores"]), 2 * SMALL.layers)
        self.assertEqual(sum(map(len, parts.values())), len(list(model.parameters())))


class CorpusTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.maker = BatchMaker(Paragraphs.load(OUT / "heldout.npz"), 4096, seed=1)
        cls.mixture = Mixture(rows=40, length=64, repeat_share=0.5, longest_segment=24)

    def test_a_batch_depends_on_its_number_alone(self):
        batches = Prefetcher(self.maker)
        batches.take(6, self.mixture)
        for one, other in zip(batches.take(7, self.mixture), self.maker.make(7, self.mixture)):
            self.assertTrue(torch.equal(one, other))
        batches.close()

    def test_a_batch_made_ahead_for_another_mixture_is_dropped(self):
        batches = Prefetcher(self.maker)
        batches.take(6, self.mixture)
        longer = replace(self.mixture, length=100)
        self.assertTrue(torch.equal(batches.take(7, longer).inputs, self.maker.make(7, longer).inputs))
        batches.close()

    def test_only_repeats_leave_targets_out(self):
        batch = self.maker.make(0, self.mixture)
        ignored = (batch.targets == IGNORED).sum(1)
        self.assertTrue(torch.equal(ignored > 0, batch.is_text == 0))
        self.assertTrue((ignored <= 23).all())
        self.assertGreater((batch.is_text == 0).sum(), 8)

    def test_repeats_repeat(self):
        batch = self.maker.make(0, self.mixture)
        for inputs, targets in zip(batch.inputs[batch.is_text == 0], batch.targets[batch.is_text == 0]):
            size = int((targets == IGNORED).sum())
            self.assertTrue(torch.equal(inputs[1 + size:], inputs[1:-size]))


class TrainerTest(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        for name in ("tokenizer.model", "heldout.npz"):
            shutil.copy(OUT / name, self.folder / name)
        shutil.copy(OUT / "heldout.npz", self.folder / "train.npz")
        self.addCleanup(shutil.rmtree, self.folder)

    def trainer(self, clock_step=2.0, **changes):
        trainer = Trainer(self.folder, replace(QUICK, **changes), Ticks(clock_step))
        trainer.log_final, trainer.write = lambda: None, lambda line: None
        return trainer

    def assert_same(self, one, other):
        if isinstance(one, dict):
            self.assertEqual(one.keys(), other.keys())
            for key in one:
                self.assert_same(one[key], other[key])
        elif isinstance(one, (list, tuple)):
            for left, right in zip(one, other, strict=True):
                self.assert_same(left, right)
        elif isinstance(one, torch.Tensor):
            self.assertTrue(torch.equal(one, other))
        else:
            self.assertEqual(one, other)

    def test_checkpoint_holds_the_whole_state(self):
        trainer = self.trainer(steps=3, qk_lr=1e-3)
        trainer.run()
        other = self.trainer(steps=3, qk_lr=1e-3, seed=9)
        other.restore(load_checkpoint(self.folder))
        state, restored = trainer.state(), other.state()
        self.assertEqual(state["progress"]["seconds"], 6.0)
        for part in ("progress", "weights", "muon", "adam", "random"):
            self.assert_same(state[part], restored[part])

    def test_resumed_run_is_the_run_that_was_not_stopped(self):
        for changes in ({}, dict(qk_lr=1e-3, qk_decay=0.1, cap=0.05, variance=0.1, entropy=0.1)):
            whole = self.trainer(steps=32, **changes)  # 60 s are 30 steps: long rows and the end are in it
            whole.run()
            self.trainer(steps=11, **changes).run()
            rest = self.trainer(steps=32, **changes)
            rest.restore(load_checkpoint(self.folder))
            rest.run()
            self.assertEqual(whole.progress.step, 30)
            ends = [trainer.state() for trainer in (whole, rest)]
            for end in ends:
                end["progress"].pop("saved_at")
            self.assert_same(*ends)

    def test_stopped_run_leaves_a_checkpoint(self):
        trainer = self.trainer()
        trainer.stopping = True
        trainer.run()
        self.assertEqual(load_checkpoint(self.folder)["progress"]["step"], 0)

    def test_checkpoint_of_another_model_is_refused(self):
        self.trainer(steps=1).run()
        for change in (dict(layers=3), dict(qk_lr=1e-3)):
            with self.assertRaises(ValueError):
                self.trainer(**change).restore(load_checkpoint(self.folder))

    def test_each_option_changes_the_weights_and_none_is_on_by_itself(self):
        def weight(**changes):
            trainer = self.trainer(steps=3, **changes)
            trainer.run()
            return trainer.model.attentions()[0].q_proj.weight.detach()
        plain = weight()
        self.assertTrue(torch.equal(plain, weight(qk_decay=0.5, entropy_target=0.9)))
        for change in (dict(qk_lr=1e-3), dict(cap=0.01), dict(variance=1.0),
                       dict(entropy=1.0, entropy_target=1.0)):
            self.assertFalse(torch.equal(plain, weight(**change)), change)
        self.assertTrue(torch.equal(plain, weight(cap=0.01, variance=1.0, soften_late=True)))

    def test_options_work_in_bfloat16(self):
        trainer = self.trainer(steps=4, bf16=True, cap=0.05, variance=0.1, entropy=0.1, entropy_target=1.0)
        trainer.run()
        self.assertEqual(trainer.progress.step, 4)
        self.assertGreater(trainer.progress.penalty, 0)

    def test_cap_holds_on_the_batch_it_was_measured_on(self):
        trainer = self.trainer(cap=0.02, lr=0.0, mlr=0.0)
        trainer.step()
        self.assertGreater(trainer.progress.capped, 0)
        batch = trainer.batches.maker.make(0, trainer.mixture())
        _, reports = trainer.model.hidden(batch.inputs, Watch(largest=True))
        self.assertLessEqual(reports[0].largest.max(), 0.02 * 1.001)

    def test_penalties_make_maps_softer(self):
        def share(**changes):
            trainer = self.trainer(steps=40, minutes=5.0, mlr=0.05, **changes)
            trainer.run()
            maps = trainer.model.maps(trainer.held_out.spread(4, 63))
            return softness(maps).entropy_share.mean().item()
        plain = share()
        self.assertGreater(share(variance=1.0), plain)
        self.assertGreater(share(entropy=10.0, entropy_target=1.0), plain)
        self.assertGreater(share(cap=0.3), plain)

    def test_loss_falls(self):
        trainer = self.trainer(steps=60, minutes=10.0)
        before = evaluate(trainer.model, trainer.held_out, trainer.piece_bytes, 16, 64).nats_per_token
        trainer.run()
        after = evaluate(trainer.model, trainer.held_out, trainer.piece_bytes, 16, 64).nats_per_token
        self.assertLess(after, before - 1.0)

    def test_induction_changes_the_mixture(self):
        trainer = self.trainer()
        self.assertEqual(trainer.mixture().repeat_share, 0.45)
        trainer.progress.induced = True
        self.assertEqual(trainer.mixture().repeat_share, 0.12)
        trainer.progress.seconds = 0.9 * 60
        self.assertEqual(trainer.mixture(), Mixture(2, 128, 0.12, 54))

    def test_log_notes_induction(self):
        trainer = self.trainer(induced_below=100.0)
        trainer.log()
        self.assertTrue(trainer.progress.induced)

    def test_learning_rate_rises_then_falls(self):
        factors = [learning_factor(step, step / 1000, 100) for step in range(1000)]
        self.assertAlmostEqual(max(factors), 1.0, delta=0.03)
        self.assertLess(factors[0], 0.02)
        self.assertAlmostEqual(learning_factor(1000, 1.0, 100), 0.02)


class Ticks:
    """A clock that goes on by the same time at each look, from 1000 s."""

    def __init__(self, seconds: float):
        self.now, self.seconds = 1000.0 - seconds, seconds

    def __call__(self) -> float:
        self.now += self.seconds
        return self.now


class ModelTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(2)
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.model = Llama(SMALL)
        self.tokens = torch.randint(0, 300, (2, 100))

    def test_transformers_reads_the_files_and_agrees(self):
        try:
            from transformers import LlamaForCausalLM
        except ImportError:
            self.skipTest("no transformers")
        save_model(self.folder, self.model)
        other = LlamaForCausalLM.from_pretrained(
            self.folder, torch_dtype=torch.float32, attn_implementation="eager")
        with torch.no_grad():
            result = other(self.tokens, output_attentions=True)
            ours = load_model(self.folder)
            torch.testing.assert_close(ours(self.tokens), result.logits, atol=1e-5, rtol=1e-4)
        maps = torch.stack(result.attentions)
        torch.testing.assert_close(ours.maps(self.tokens), maps, atol=1e-5, rtol=1e-4)

    @torch.no_grad()
    def test_interventions_end_with_their_block(self):
        before = self.model(self.tokens)
        with scaled(self.model.attentions(), 1.0):
            self.assertFalse(torch.equal(before, self.model(self.tokens)))
        with removed(self.model.attentions()[1], 2):
            self.assertFalse(torch.equal(before, self.model(self.tokens)))
        self.assertTrue(torch.equal(before, self.model(self.tokens)))

    @torch.no_grad()
    def test_pooling_equal_heads_changes_nothing(self):
        for attention in self.model.attentions():
            for projection in (attention.k_proj, attention.v_proj):
                projection.weight[16:] = projection.weight[:16]
        torch.testing.assert_close(pooled(self.model, 1)(self.tokens), self.model(self.tokens))

    @torch.no_grad()
    def test_renumbered_heads_are_the_same_heads(self):
        before, maps = self.model(self.tokens), self.model.maps(self.tokens)
        order = [3, 2, 0, 1]
        renumber(self.model.attentions()[1], order)
        torch.testing.assert_close(self.model(self.tokens), before)
        torch.testing.assert_close(self.model.maps(self.tokens)[1], maps[1][:, order])
        torch.testing.assert_close(self.model.maps(self.tokens)[0], maps[0])

    def test_a_group_is_not_torn(self):
        for order in ([0, 2, 1, 3], [0, 1, 2, 2], [0, 1, 2]):
            with self.assertRaises(ValueError):
                renumber(self.model.attentions()[0], order)


if __name__ == "__main__":
    torch.set_num_threads(1)
    unittest.main()
