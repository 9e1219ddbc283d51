# SPDX-License-Identifier: GPL-3.0-or-later
"""Norm and rotary positions with slopes written out: autograd's own go over memory twice as often."""
import torch
from torch import Tensor


class Normalise(torch.autograd.Function):
    """x r w with r = 1 / sqrt(mean(x^2) + epsilon) over the last axis; x (..., D), w (D).

    With n = x r and g = dy w, the slopes are dx = r (g - n mean(g n)) and dw = sum(dy n).
    """

    @staticmethod
    def forward(ctx, x: Tensor, weight: Tensor, epsilon: float) -> Tensor:
        inverse = torch.rsqrt(x.square().mean(-1, keepdim=True) + epsilon)
        ctx.save_for_backward(x, weight, inverse)
        return (x * inverse).mul_(weight)

    @staticmethod
    def backward(ctx, grad: Tensor) -> tuple[Tensor, Tensor, None]:
        x, weight, inverse = ctx.saved_tensors
        normed, scaled = x * inverse, grad * weight
        grad_weight = (grad * normed).flatten(0, -2).sum(0)
        shared = (scaled * normed).mean(-1, keepdim=True)
        return scaled.sub_(normed.mul_(shared)).mul_(inverse), grad_weight, None


class Rotate(torch.autograd.Function):
    """Rotary positions, the two halves of a head as pairs ("rotate half"); x (B, T, heads, K), cosine and
    sine (T, 1, K / 2). The slope is the rotation back."""

    @staticmethod
    def forward(ctx, x: Tensor, cosine: Tensor, sine: Tensor) -> Tensor:
        ctx.save_for_backward(cosine, sine)
        return rotated(x, cosine, sine)

    @staticmethod
    def backward(ctx, grad: Tensor) -> tuple[Tensor, None, None]:
        cosine, sine = ctx.saved_tensors
        return rotated(grad, cosine, -sine), None, None


def rotated(x: Tensor, cosine: Tensor, sine: Tensor) -> Tensor:
    result = torch.empty_like(x)
    (first, second), (first_result, second_result) = x.chunk(2, -1), result.chunk(2, -1)
    torch.sub(first * cosine, second * sine, out=first_result)
    torch.add(second * cosine, first * sine, out=second_result)
    return result
