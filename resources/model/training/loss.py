# SPDX-License-Identifier: GPL-3.0-or-later
"""Cross-entropy over the tied embedding, a few tokens at a time."""
import torch
from torch import Tensor

IGNORED = -100
TOKENS_AT_A_TIME = 512


class TiedCrossEntropy(torch.autograd.Function):
    """Mean of -log softmax(hidden @ embedding^T)[target], without all N x V logits at once.

    The gradient of a logit is softmax - onehot, known as soon as the logits are, so the forward pass already
    multiplies it out and keeps only N x D and V x D numbers: P.-L. Hsu et al., "Liger Kernel",
    arXiv:2410.10989. Products are taken in bfloat16 if `half`, sums and softmax in float32.
    """

    @staticmethod
    def forward(ctx, hidden: Tensor, embedding: Tensor, targets: Tensor, half: bool) -> Tensor:
        """hidden (N, D), embedding (V, D), targets (N): a scalar."""
        kind = torch.bfloat16 if half else torch.float32
        few_hidden, matrix = hidden.to(kind), embedding.to(kind)
        grad_hidden = torch.empty_like(few_hidden)
        grad_embedding = torch.zeros(embedding.shape)
        total = torch.zeros(())
        for start in range(0, len(targets), TOKENS_AT_A_TIME):
            part = slice(start, start + TOKENS_AT_A_TIME)
            target = targets[part, None]
            logs = (few_hidden[part] @ matrix.T).float().log_softmax(-1)
            total -= logs.gather(1, target).sum()
            slope = logs.exp_().scatter_add_(1, target, torch.full(target.shape, -1.0)).to(kind)
            grad_hidden[part] = slope @ matrix
            grad_embedding += slope.T @ few_hidden[part]
        ctx.save_for_backward(grad_hidden, grad_embedding)
        ctx.count = len(targets)
        return total / ctx.count

    @staticmethod
    def backward(ctx, grad: Tensor) -> tuple[Tensor, Tensor, None, None]:
        grad_hidden, grad_embedding = ctx.saved_tensors
        factor = grad / ctx.count
        return grad_hidden.float() * factor, grad_embedding * factor, None, None


def tied_loss(hidden: Tensor, embedding: Tensor, targets: Tensor, half: bool) -> Tensor:
    """Mean nats over the targets (B, T) that are not IGNORED; hidden is (B, T, D)."""
    flat = targets.flatten()
    counted = (flat != IGNORED).nonzero()[:, 0]
    hidden = hidden.flatten(0, 1)
    if len(counted) < len(flat):
        hidden, flat = hidden[counted], flat[counted]
    return TiedCrossEntropy.apply(hidden, embedding, flat, half)
