-- Leads, and what erasing a person needs: nobody who is gone is given a seat, every place that names people can be searched
-- by them, and the audit log forgets them where it speaks of them.

-- Somebody wants to be contacted. Nobody signs in for it, so there is no person to point at: what they wrote is all. [ENT-24]
CREATE TABLE app.leads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (char_length(email) BETWEEN 1 AND 300),
  first_name text NOT NULL,
  last_name text NOT NULL,
  company text NOT NULL,
  market_code jsonb NOT NULL,
  country text NOT NULL CHECK (country ~ '^[A-Z]{3}$'),
  us_state text CHECK (us_state ~ '^[A-Z]{2}$'),
  data_usage boolean NOT NULL,
  -- No lead without the word that one may be contacted. [EULA-30, GE-4]
  contact_consent boolean NOT NULL CHECK (contact_consent),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX leads_email ON app.leads (lower(email COLLATE "und-x-icu") COLLATE "C");

-- A seat for somebody who is being erased waits for that and is refused then: the person's row is the lock. [GX-20]
CREATE FUNCTION app.refuse_seat_of_nobody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM app.users WHERE uid = NEW.user_uid AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this person is gone'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'memberships_person_there';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER person_there BEFORE INSERT OR UPDATE OF user_uid ON app.memberships
  FOR EACH ROW EXECUTE FUNCTION app.refuse_seat_of_nobody();

CREATE INDEX audit_of_actor ON app.audit (actor_uid) WHERE actor_uid IS NOT NULL;
CREATE INDEX audit_of_person ON app.audit (object_id) WHERE object_kind = 'user';
CREATE INDEX instance_history_of_actor ON app.instance_history (actor_uid) WHERE actor_uid IS NOT NULL;
CREATE INDEX instance_commands_of_giver ON app.instance_commands (given_by) WHERE given_by IS NOT NULL;

-- An entry may see one change: a person in it, as actor or as object, becomes a hash when they have themselves erased; what
-- it says of them in detail, and where they were, goes. [GX-20]
CREATE OR REPLACE FUNCTION app.keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was app.audit;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD;
    IF NEW.actor_uid LIKE 'erased:%' THEN
      was.actor_uid := NEW.actor_uid;
      was.ip := NULL;
    END IF;
    IF OLD.object_kind = 'user' AND NEW.object_id LIKE 'erased:%' THEN
      was.object_id := NEW.object_id;
      was.details := '{}';
    END IF;
    IF NEW IS NOT DISTINCT FROM was AND was IS DISTINCT FROM OLD THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
