-- "I'm on it": who looks after a device's problem, until when. It ends with the problem, which a report ends, or by its time. Nodes of
-- the version before neither read nor end it. [PLUS-34]
ALTER TABLE app.instances
  ADD COLUMN acknowledged_by text,
  ADD COLUMN acknowledged_until timestamptz,
  ADD CONSTRAINT instances_acknowledgement_whole CHECK (num_nulls(acknowledged_by, acknowledged_until) IN (0, 2));

-- A call that began before its user was erased does not name them afterwards. [GX-20]
CREATE TRIGGER erased_acknowledged_by BEFORE INSERT ON app.instances
  FOR EACH ROW WHEN (NEW.acknowledged_by IS NOT NULL) EXECUTE FUNCTION app.refuse_erased_user('acknowledged_by');
CREATE TRIGGER erased_acknowledged_by_later BEFORE UPDATE OF acknowledged_by ON app.instances
  FOR EACH ROW WHEN (NEW.acknowledged_by IS NOT NULL AND NEW.acknowledged_by IS DISTINCT FROM OLD.acknowledged_by)
  EXECUTE FUNCTION app.refuse_erased_user('acknowledged_by');
