"""The names of the keys that lines of the log are sealed with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; lines that are there already stay plain."""
    op.create_table("seals", sa.Column("key", sa.String(16), primary_key=True))


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("seals")
