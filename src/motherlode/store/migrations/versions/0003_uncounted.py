"""The tables that are older than the keeping of rounds: their rounds are counted once, later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from motherlode.store.migrations.columns import code

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note every table there is; rounds that are kept already are not counted twice."""
    op.create_table("uncounted", sa.Column("table", code(), primary_key=True))
    op.execute('INSERT INTO uncounted SELECT DISTINCT "table" FROM log')


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("uncounted")
