-- Claims follow the data: whatever changes what somebody's token should say, whoever writes it, leaves a job in the same
-- transaction that sets their claims anew. Somebody who has not been in any account yet has no claims; they get them when
-- they sign in.

CREATE FUNCTION app.request_claims(person text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    'bring-claims', json_build_object('uid', person, 'failures', 0),
    job_key => 'bring-claims-' || person, max_attempts => 100);
END $$;

CREATE FUNCTION app.membership_changes_claims() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := to_jsonb(coalesce(NEW, OLD)) ->> 'user_uid';
BEGIN
  IF EXISTS (SELECT 1 FROM app.users WHERE uid = person AND chosen_account_id IS NOT NULL) THEN
    PERFORM app.request_claims(person);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER changes_claims AFTER INSERT OR DELETE ON app.memberships
  FOR EACH ROW EXECUTE FUNCTION app.membership_changes_claims();
CREATE TRIGGER changes_claims_later AFTER UPDATE OF role_id, account_id, workspace_id, ends_at, suspended_at, removed_at
  ON app.memberships FOR EACH ROW
  WHEN ((OLD.role_id, OLD.account_id, OLD.workspace_id, OLD.ends_at, OLD.suspended_at, OLD.removed_at)
    IS DISTINCT FROM (NEW.role_id, NEW.account_id, NEW.workspace_id, NEW.ends_at, NEW.suspended_at, NEW.removed_at))
  EXECUTE FUNCTION app.membership_changes_claims();

CREATE FUNCTION app.person_changes_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.request_claims(NEW.uid);
  RETURN NULL;
END $$;
CREATE TRIGGER changes_claims AFTER UPDATE OF disabled_at, deleted_at ON app.users FOR EACH ROW
  WHEN (NEW.chosen_account_id IS NOT NULL
    AND (OLD.disabled_at, OLD.deleted_at) IS DISTINCT FROM (NEW.disabled_at, NEW.deleted_at))
  EXECUTE FUNCTION app.person_changes_claims();

-- In the order of their uids, so that two transactions never wait for each other.
CREATE FUNCTION app.request_claims_in(account bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  person text;
BEGIN
  FOR person IN SELECT uid FROM app.users WHERE chosen_account_id = account ORDER BY uid LOOP
    PERFORM app.request_claims(person);
  END LOOP;
END $$;
CREATE INDEX users_chosen_account ON app.users (chosen_account_id) WHERE chosen_account_id IS NOT NULL;

CREATE FUNCTION app.account_changes_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.request_claims_in(CASE WHEN TG_TABLE_NAME = 'accounts' THEN (to_jsonb(NEW) ->> 'id')::bigint
                                     ELSE (to_jsonb(coalesce(NEW, OLD)) ->> 'account_id')::bigint END);
  RETURN NULL;
END $$;
CREATE TRIGGER changes_claims AFTER UPDATE OF customer_status, deleted_at ON app.accounts FOR EACH ROW
  WHEN ((OLD.customer_status, OLD.deleted_at) IS DISTINCT FROM (NEW.customer_status, NEW.deleted_at))
  EXECUTE FUNCTION app.account_changes_claims();
CREATE TRIGGER changes_claims AFTER UPDATE OF deleted_at ON app.workspaces FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION app.account_changes_claims();
CREATE TRIGGER changes_claims AFTER INSERT OR DELETE ON app.subscriptions
  FOR EACH ROW EXECUTE FUNCTION app.account_changes_claims();
CREATE TRIGGER changes_claims_later AFTER UPDATE OF product_kind, status, current_period_end, deleted_at, instance_id
  ON app.subscriptions FOR EACH ROW
  WHEN ((OLD.product_kind, OLD.status, OLD.current_period_end, OLD.deleted_at, OLD.instance_id)
    IS DISTINCT FROM (NEW.product_kind, NEW.status, NEW.current_period_end, NEW.deleted_at, NEW.instance_id))
  EXECUTE FUNCTION app.account_changes_claims();

-- Registrations that are not finished: looked at every minute, and nearly always none.
CREATE INDEX users_registering ON app.users (created_at) WHERE register_state = 'in progress' AND deleted_at IS NULL;
-- Trials and instances are made before the host has heard of them.
CREATE INDEX instances_unmade ON app.instances (created_at)
  WHERE kind = 'virtual' AND epoch = 0 AND removed_at IS NULL;
