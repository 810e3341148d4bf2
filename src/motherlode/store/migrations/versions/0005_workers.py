"""The workers on one database, and what they tell each other; with SQLite all of it stays empty."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from motherlode.store.migrations.columns import code

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; they hold nothing that outlives the workers."""
    op.create_table(
        "workers",
        sa.Column("name", code(40), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("gossip", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", code(), primary_key=True),
        sa.Column("worker", code(40), nullable=False),
    )
    op.create_index("leases_worker", "leases", ["worker"])
    op.create_table(
        "presence",
        sa.Column("table", code(), primary_key=True),
        sa.Column("worker", code(40), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("presence_worker", "presence", ["worker"])


def downgrade() -> None:
    """Take them away again."""
    for name in ("presence", "leases", "workers"):
        op.drop_table(name)
