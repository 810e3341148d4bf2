"""The rounds that have ended, for the server's figures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from motherlode.store.migrations.columns import code

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; it fills as tables are played or built again."""
    op.create_table(
        "rounds",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", code(), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table", "game", "round", name="rounds_once"),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("rounds")
