-- Invitations and memberships as one list that is searched, sorted and paged by index, however many an account has; the mails
-- about them, each sent once; and the notices before an access ends.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- When the last mail of the present key went out (sent_at), and when its sender was last asked for a new one. [GV-3, GV-18]
ALTER TABLE app.invitations ADD COLUMN asked_again_at timestamptz;
-- How far the member was warned of the end: 0 not at all, 1 within a week, 2 within a day. [PLUS-4]
ALTER TABLE app.memberships ADD COLUMN end_notice smallint NOT NULL DEFAULT 0 CHECK (end_notice BETWEEN 0 AND 2);
CREATE INDEX memberships_to_warn ON app.memberships (ends_at)
  WHERE ends_at IS NOT NULL AND removed_at IS NULL AND end_notice < 2;
-- Addresses are compared whatever their letter case.
CREATE INDEX invitations_of_email ON app.invitations (account_id, lower(email COLLATE "und-x-icu") COLLATE "C");

-- The mails of all nodes keep one pace: the instant from which the next one may go out.
CREATE TABLE app.mail_pace (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  next_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO app.mail_pace DEFAULT VALUES;

-- A row per membership and per invitation that led to none yet. Kept by the triggers below and by nothing else.
CREATE TABLE app.access_rows (
  -- `i` and the number of an invitation, or `m` and that of a membership. [GV-23]
  id text COLLATE "C" PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES app.accounts (id) ON DELETE CASCADE,
  workspace_id bigint,
  -- The workspace that it is listed under: the default one for a role of the account. [GV-12]
  place_id bigint NOT NULL,
  user_uid text,
  role_id smallint NOT NULL,
  -- From the highest role down.
  role_rank smallint NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (state IN ('accepted', 'suspended', 'pending', 'expired', 'revoked')),
  -- '-infinity' and 'infinity' where there is none, so that every row has its place in each order.
  active_key timestamptz NOT NULL,
  ends_key timestamptz NOT NULL,
  -- When the link of an invitation expires.
  expires_key timestamptz NOT NULL DEFAULT 'infinity'
);
CREATE INDEX access_rows_by_email ON app.access_rows (account_id, email_key, id) WHERE state <> 'revoked';
CREATE INDEX access_rows_of_place ON app.access_rows (account_id, place_id, email_key, id) WHERE state <> 'revoked';
CREATE INDEX access_rows_by_role ON app.access_rows (account_id, role_rank, email_key, id) WHERE state <> 'revoked';
CREATE INDEX access_rows_by_state ON app.access_rows (account_id, state, email_key, id);
CREATE INDEX access_rows_by_activity ON app.access_rows (account_id, active_key, email_key, id) WHERE state <> 'revoked';
CREATE INDEX access_rows_by_end ON app.access_rows (account_id, ends_key, email_key, id) WHERE state <> 'revoked';
CREATE INDEX access_rows_of_user ON app.access_rows (user_uid) WHERE user_uid IS NOT NULL;
CREATE INDEX access_rows_search ON app.access_rows USING gin (email_key gin_trgm_ops);

CREATE FUNCTION app.default_place(account bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT id FROM app.workspaces WHERE account_id = account AND is_default
$$;

CREATE FUNCTION app.list_membership(m app.memberships) RETURNS void LANGUAGE sql AS $$
  INSERT INTO app.access_rows AS r
    (id, account_id, workspace_id, place_id, user_uid, role_id, role_rank, email_key, state, active_key, ends_key)
  SELECT 'm' || m.id, m.account_id, m.workspace_id, coalesce(m.workspace_id, app.default_place(m.account_id), 0), m.user_uid,
    m.role_id, 9 - o.level, lower(u.email COLLATE "und-x-icu") COLLATE "C",
    CASE WHEN m.removed_at IS NOT NULL THEN 'revoked' WHEN m.suspended_at IS NOT NULL THEN 'suspended' ELSE 'accepted' END,
    coalesce(u.last_active_at, '-infinity'), coalesce(m.ends_at, 'infinity')
  FROM app.users u, app.roles o WHERE u.uid = m.user_uid AND o.id = m.role_id
  ON CONFLICT (id) DO UPDATE SET account_id = EXCLUDED.account_id, workspace_id = EXCLUDED.workspace_id,
    place_id = EXCLUDED.place_id, user_uid = EXCLUDED.user_uid, role_id = EXCLUDED.role_id, role_rank = EXCLUDED.role_rank,
    email_key = EXCLUDED.email_key, state = EXCLUDED.state, active_key = EXCLUDED.active_key, ends_key = EXCLUDED.ends_key
$$;

CREATE FUNCTION app.list_invitation(i app.invitations) RETURNS void LANGUAGE sql AS $$
  INSERT INTO app.access_rows AS r
    (id, account_id, workspace_id, place_id, role_id, role_rank, email_key, state, active_key, ends_key, expires_key)
  SELECT 'i' || i.id, i.account_id, i.workspace_id, coalesce(i.workspace_id, app.default_place(i.account_id), 0),
    i.role_id, 9 - o.level, lower(i.email COLLATE "und-x-icu") COLLATE "C", i.status, '-infinity',
    coalesce(i.ends_at, 'infinity'), i.expires_at
  FROM app.roles o WHERE o.id = i.role_id
  ON CONFLICT (id) DO UPDATE SET workspace_id = EXCLUDED.workspace_id, place_id = EXCLUDED.place_id,
    role_id = EXCLUDED.role_id, role_rank = EXCLUDED.role_rank, email_key = EXCLUDED.email_key, state = EXCLUDED.state,
    ends_key = EXCLUDED.ends_key, expires_key = EXCLUDED.expires_key
$$;

CREATE FUNCTION app.membership_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM app.access_rows WHERE id = 'm' || OLD.id;
  ELSE
    PERFORM app.list_membership(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listed AFTER INSERT OR DELETE OR
  UPDATE OF user_uid, account_id, workspace_id, role_id, ends_at, suspended_at, removed_at ON app.memberships
  FOR EACH ROW EXECUTE FUNCTION app.membership_listed();

-- An accepted invitation is listed as its membership alone. [GV-24]
CREATE FUNCTION app.invitation_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM app.access_rows WHERE id = 'i' || OLD.id;
  ELSIF NEW.status = 'accepted' THEN
    DELETE FROM app.access_rows WHERE id = 'i' || NEW.id;
  ELSE
    PERFORM app.list_invitation(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listed AFTER INSERT OR DELETE OR
  UPDATE OF workspace_id, email, role_id, status, ends_at, expires_at ON app.invitations
  FOR EACH ROW EXECUTE FUNCTION app.invitation_listed();

CREATE FUNCTION app.user_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE app.access_rows SET email_key = lower(NEW.email COLLATE "und-x-icu") COLLATE "C", active_key = coalesce(NEW.last_active_at, '-infinity')
  WHERE user_uid = NEW.uid;
  RETURN NULL;
END $$;
CREATE TRIGGER listed AFTER UPDATE OF email, last_active_at ON app.users FOR EACH ROW
  WHEN ((OLD.email, OLD.last_active_at) IS DISTINCT FROM (NEW.email, NEW.last_active_at))
  EXECUTE FUNCTION app.user_listed();

-- A new account's default workspace may come after its owner: the row is listed under it then.
CREATE FUNCTION app.default_workspace_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.list_membership(m) FROM app.memberships m WHERE m.account_id = NEW.account_id AND m.workspace_id IS NULL;
  PERFORM app.list_invitation(i) FROM app.invitations i
  WHERE i.account_id = NEW.account_id AND i.workspace_id IS NULL AND i.status <> 'accepted';
  RETURN NULL;
END $$;
CREATE TRIGGER listed AFTER INSERT OR UPDATE OF is_default ON app.workspaces
  FOR EACH ROW WHEN (NEW.is_default) EXECUTE FUNCTION app.default_workspace_listed();

DO $$
BEGIN
  PERFORM app.list_membership(m) FROM app.memberships m;
  PERFORM app.list_invitation(i) FROM app.invitations i WHERE i.status <> 'accepted';
END $$;
