"""What Prometheus is told: how many, how fast, how often it went wrong."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """One process's figures; hosts and connections move them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.connections = Gauge(
            "paiju_connections", "WebSockets that are open", registry=self.registry
        )
        self.tables = Gauge(
            "paiju_tables", "Tables that this process carries", ["game"], registry=self.registry
        )
        self.actions = Counter(
            "paiju_actions", "Commands that tables took", ["game"], registry=self.registry
        )
        self.action_seconds = Histogram(
            "paiju_action_seconds",
            "From a client's message to its acknowledgement",
            buckets=_FAST,
            registry=self.registry,
        )
        self.journal_batch = Histogram(
            "paiju_journal_batch",
            "Appends that shared a commit",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
            registry=self.registry,
        )
        self.journal_seconds = Histogram(
            "paiju_journal_seconds",
            "A commit of the journal",
            buckets=_FAST,
            registry=self.registry,
        )
        self.rounds = Counter(
            "paiju_rounds", "Rounds that were finished", ["game"], registry=self.registry
        )
        self.refusals = Counter(
            "paiju_refusals", "Requests and messages refused", ["code"], registry=self.registry
        )
        self.errors = Counter(
            "paiju_errors", "Faults of the program", ["where"], registry=self.registry
        )

    def exposition(self) -> bytes:
        """The figures in Prometheus's text format."""
        return generate_latest(self.registry)
