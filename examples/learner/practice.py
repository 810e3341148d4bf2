"""Practice: proximal policy optimization (PPO) on many tables at once, with masks."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from examples.learner.net import WINDOW, Net, tensors
from motherlode.env import SaboteurVector

STEPS, EPOCHS, BATCH = 32, 2, 512
CLIP, ENTROPY, LAMBDA = 0.2, 0.01, 0.95
RATE = 1e-3


class Practice:
    """A net at its tables. Each round is a match of its own, and its gold the reward."""

    def __init__(self, net: Net, tables: int, seed: int, **table: Any) -> None:
        self.net = net
        self.env = SaboteurVector(tables, window=WINDOW, rounds=1, reward="gold", **table)
        self.seen, _ = self.env.reset(seed=seed)
        self.optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
        self.decisions = 0

    def go_on(self, share: float) -> float:
        """Play some steps and learn from them; the gold of a round on average.

        The rate of learning falls with the share of the time that is gone.
        """
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * (1 - 0.9 * share)
        played, gold = self.play()
        self.learn(played)
        return gold

    def play(self) -> tuple[dict[str, Any], float]:
        """Some steps at all tables: what was seen and done, and what it came to."""
        kept: list[tuple[dict[str, Tensor], Tensor, Tensor, Tensor, Tensor]] = []
        rewards, ends = [], []
        for _ in range(STEPS):
            seen, mask = tensors(self.seen), torch.tensor(self.env.masks != 0)
            with torch.no_grad():
                logits, value = self.net(seen, mask)
                chances = logits.log_softmax(1)
                action = chances.exp().multinomial(1)
            kept.append((seen, mask, action[:, 0], chances.gather(1, action)[:, 0], value))
            self.seen, reward, ended, _, _ = self.env.step(action[:, 0].numpy())
            rewards.append(torch.tensor(np.array(reward), dtype=torch.float32))
            ends.append(torch.tensor(np.array(ended)))
        self.decisions += STEPS * self.env.num_envs
        with torch.no_grad():
            _, last = self.net(tensors(self.seen), torch.tensor(self.env.masks != 0))
        values = torch.stack([*(one[4] for one in kept), last])
        gains = advantages(torch.stack(rewards), torch.stack(ends), values)
        rounds = max(1, int(torch.stack(ends).sum()))
        gold = float(torch.stack(rewards).sum()) / rounds
        return {
            "seen": {name: torch.cat([one[0][name] for one in kept]) for name in kept[0][0]},
            "mask": torch.cat([one[1] for one in kept]),
            "action": torch.cat([one[2] for one in kept]),
            "chance": torch.cat([one[3] for one in kept]),
            "gain": gains.flatten(),
            "goal": (gains + values[:-1]).flatten(),
        }, gold

    def learn(self, played: dict[str, Any]) -> None:
        """Make what came out better than expected more likely, a little at a time."""
        count = len(played["action"])
        for _ in range(EPOCHS):
            for part in torch.randperm(count).split(BATCH):
                seen = {name: one[part] for name, one in played["seen"].items()}
                logits, value = self.net(seen, played["mask"][part])
                chances = logits.log_softmax(1)
                taken = chances.gather(1, played["action"][part].unsqueeze(1)).squeeze(1)
                ratio = (taken - played["chance"][part]).exp()
                gain = played["gain"][part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-6)
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                policy = -torch.min(ratio * gain, clipped * gain).mean()
                doubt = functional.mse_loss(value, played["goal"][part])
                certainty = (chances.exp() * chances).sum(1).mean()
                loss = policy + 0.5 * doubt + ENTROPY * certainty
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()


def advantages(rewards: Tensor, ends: Tensor, values: Tensor) -> Tensor:
    """How much better each step came out than expected (GAE); nothing is carried past an end."""
    out = torch.zeros_like(rewards)
    ahead = torch.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = (~ends[step]).float()
        ahead = rewards[step] + goes_on * (values[step + 1] + LAMBDA * ahead) - values[step]
        out[step] = ahead
    return out


def worked() -> float:
    """Seconds of processor time since this process began: a busy machine doesn't count."""
    return time.process_time()
