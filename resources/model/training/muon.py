# SPDX-License-Identifier: GPL-3.0-or-later
"""Muon for the matrices inside the layers, AdamW for the rest."""
from collections import defaultdict
from typing import Iterable

import torch
from torch import Tensor, nn

NEWTON_SCHULZ = (3.4445, -4.7750, 2.0315)


def orthogonalise(matrices: Tensor, kind: torch.dtype = torch.float32, steps: int = 5) -> Tensor:
    """About the nearest semi-orthogonal matrix to each of (N, rows, columns), rows <= columns.

    The Newton-Schulz iteration X <- a X + (b A + c A^2) X with A = X X^T, whose constants make every singular
    value land between 0.7 and 1.2: K. Jordan et al., "Muon" (2024), https://kellerjordan.github.io/posts/muon
    """
    a, b, c = NEWTON_SCHULZ
    x = (matrices / (matrices.norm(dim=(1, 2), keepdim=True) + 1e-7)).to(kind)
    for _ in range(steps):
        square = x @ x.mT
        x = torch.baddbmm(x, torch.baddbmm(square, square, square, beta=b, alpha=c), x, beta=a)
    return x


class Muon(torch.optim.Optimizer):
    """Momentum, made orthogonal: W <- (1 - lr decay) W - lr max(1, rows / columns)^(1/2) orthogonalise(M).

    M is Nesterov momentum of the gradient. Matrices of one shape (a tall one is turned over) go through the
    iteration together. `kind` is the type of number in it: bfloat16 does, float32 is faster on some
    processors. """

    def __init__(self, matrices: Iterable[nn.Parameter], lr: float, momentum: float = 0.95,
                 decay: float = 0.02, kind: torch.dtype = torch.float32):
        super().__init__(matrices, dict(lr=lr, momentum=momentum, decay=decay))
        self.kind = kind

    @torch.no_grad()
    def step(self) -> None:
        for group in self.param_groups:
            alike = defaultdict(list)
            for matrix in group["params"]:
                if matrix.grad is not None:
                    alike[tuple(sorted(matrix.shape))].append(matrix)
            for matrices in alike.values():
                self.update(matrices, **{key: group[key] for key in ("lr", "momentum", "decay")})

    def update(self, matrices: list[Tensor], lr: float, momentum: float, decay: float) -> None:
        looks_ahead = [self.average(matrix, momentum) for matrix in matrices]
        wide = torch.stack([step if is_wide(step) else step.mT for step in looks_ahead])
        steps = orthogonalise(wide, self.kind)
        for matrix, step in zip(matrices, steps):
            size = max(1.0, matrix.shape[0] / matrix.shape[1]) ** 0.5
            matrix.mul_(1 - lr * decay).add_(step if is_wide(matrix) else step.mT, alpha=-lr * size)

    def average(self, matrix: Tensor, momentum: float) -> Tensor:
        """Takes the gradient into the momentum and returns their Nesterov mixture."""
        state = self.state[matrix]
        if not state:
            state["average"] = torch.zeros_like(matrix)
        state["average"].lerp_(matrix.grad, 1 - momentum)
        return matrix.grad.lerp(state["average"], momentum)


def is_wide(matrix: Tensor) -> bool:
    return matrix.shape[0] <= matrix.shape[1]


def split_parameters(model: nn.Module, adam_for_scores: bool) -> dict[str, list[nn.Parameter]]:
    """Parameters by how they are trained: "matrices" (Muon), "scores" (q_proj and k_proj where AdamW trains
    them, else none), "embedding" and "norms" (AdamW)."""
    parts: dict[str, list[nn.Parameter]] = {"matrices": [], "scores": [], "embedding": [], "norms": []}
    for name, parameter in model.named_parameters():
        if parameter.dim() < 2:
            parts["norms"].append(parameter)
        elif "embed" in name:
            parts["embedding"].append(parameter)
        elif adam_for_scores and ("q_proj" in name or "k_proj" in name):
            parts["scores"].append(parameter)
        else:
            parts["matrices"].append(parameter)
    return parts
