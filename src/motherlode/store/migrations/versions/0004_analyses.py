"""The analyses of games, so that each is made once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from motherlode.store.migrations.columns import code

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; it fills as games are analyzed."""
    op.create_table(
        "analyses",
        sa.Column("record", code(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("analyses_at", "analyses", ["at"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("analyses")
