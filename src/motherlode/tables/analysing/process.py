"""A process that weighs its share of a game; the first one makes the analysis of it."""

from __future__ import annotations

from typing import BinaryIO, Final

import msgspec

from motherlode.analysis.analysis import Analysis
from motherlode.analysis.retelling import Retelling, retell
from motherlode.analysis.weighing import Scales, Weighed, usual_budget
from motherlode.rules.records.text import read_record
from motherlode.tables.analysing.job import Begun, Job, Made, Report, Weight
from motherlode.tables.analysing.telling import told_analysis
from motherlode.tables.beside import serve

NICE: Final = 10  # games that are played come first, and the bots in them
JOBS: Final = msgspec.json.Decoder(Job)
REPORTS: Final = msgspec.json.Decoder(Weight)
ENCODER: Final = msgspec.json.Encoder()


def work(orders: BinaryIO, reports: BinaryIO) -> None:
    """Weigh a share, and gather the rest if it is the first."""

    def report(one: Report) -> None:
        reports.write(ENCODER.encode(one) + b"\n")
        reports.flush()

    order = JOBS.decode(orders.readline())
    told = retell(read_record(order.record, may_be_cut=True))
    report(Begun(len(told.steps)))
    weighed: list[Weighed] = []
    scales = Scales(usual_budget(told.weighty(), order.shares))
    for number in range(order.share, len(told.steps), order.shares):
        weighed.append(scales.weigh(number, told.steps[number]))
        report(Weight(weighed[-1]))
    if order.share == 0:
        weighed += [REPORTS.decode(line).weighed for line in orders]
        report(Made(msgspec.Raw(made(told, weighed))))


def made(told: Retelling, weighed: list[Weighed]) -> bytes:
    """The analysis as a message."""
    return ENCODER.encode(told_analysis(Analysis(told, weighed)))


if __name__ == "__main__":
    serve(work, NICE)
