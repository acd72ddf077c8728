"""The database's versions, run in order by `Database.open`."""
