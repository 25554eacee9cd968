-- A stop of a device without connected users waits for a moment, in which it can be withdrawn. null: it is delivered at once. Nodes of
-- the version before deliver it at once, too. [GD-11]
ALTER TABLE app.instance_commands ADD COLUMN held_until timestamptz;
