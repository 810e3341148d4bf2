"""The log of all tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from motherlode.store.migrations.columns import code

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the log."""
    op.create_table(
        "log",
        sa.Column("table", code(), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", code(40), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table", "command", name="log_command"),
    )
    op.create_index("log_at", "log", ["at"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("log")
