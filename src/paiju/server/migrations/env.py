"""Alembic's environment: migrations run inside the connection that `Database.open` hands over."""

from alembic import context

from paiju.server.database import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
