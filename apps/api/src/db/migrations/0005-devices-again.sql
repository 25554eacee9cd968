-- A device that was unregistered may be registered again, also by somebody else: its uuid is unique among what is there.
ALTER TABLE app.instances DROP CONSTRAINT instances_vic_uuid_key;
CREATE UNIQUE INDEX instances_uuid_once ON app.instances (vic_uuid) WHERE removed_at IS NULL;
