-- A call that began before its user was erased must not name them afterwards: every column that names a user who acts is
-- guarded here, so that no code path can forget it. The user's row is the lock, as for memberships: a write waits for an
-- erasure under way and is refused then, and an erasure waits for the writes that came before it. [GX-20]
CREATE FUNCTION app.refuse_erased_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_erased boolean;
BEGIN
  SELECT deleted_at IS NOT NULL INTO is_erased FROM app.users WHERE uid = to_jsonb(NEW) ->> TG_ARGV[0] FOR KEY SHARE;
  IF is_erased THEN
    RAISE EXCEPTION 'the user in %.% has been erased', TG_TABLE_NAME, TG_ARGV[0]
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'user_not_erased';
  END IF;
  RETURN NEW;
END $$;

-- Most updates of these tables change no actor (a host's report, for one): the WHEN conditions keep them free of the check.
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT * FROM (VALUES
    ('audit', 'actor_uid'), ('audit', 'object_id'),
    ('instances', 'registered_by'), ('instances', 'open_command_by'),
    ('instance_commands', 'given_by'), ('instance_history', 'actor_uid'),
    ('memberships', 'suspended_by'), ('memberships', 'removed_by'),
    ('invitations', 'invited_by'), ('invitations', 'accepted_by'),
    ('ownership_actions', 'from_uid'), ('ownership_actions', 'to_uid'),
    ('favorites', 'user_uid'), ('notification_marks', 'user_uid'), ('idempotency_keys', 'user_uid')
  ) AS places (tab, col) LOOP
    EXECUTE format(
      'CREATE TRIGGER %I BEFORE INSERT ON app.%I FOR EACH ROW WHEN (NEW.%I IS NOT NULL %s)
        EXECUTE FUNCTION app.refuse_erased_user(%L)',
      'erased_' || place.col, place.tab, place.col,
      -- Of the objects of audit entries only users are users.
      CASE place.col WHEN 'object_id' THEN 'AND NEW.object_kind = ''user''' ELSE '' END, place.col);
    IF place.tab <> 'audit' THEN
      EXECUTE format(
        'CREATE TRIGGER %I BEFORE UPDATE OF %I ON app.%I FOR EACH ROW
          WHEN (NEW.%I IS NOT NULL AND NEW.%I IS DISTINCT FROM OLD.%I) EXECUTE FUNCTION app.refuse_erased_user(%L)',
        'erased_' || place.col || '_later', place.col, place.tab, place.col, place.col, place.col, place.col);
    END IF;
  END LOOP;
END $$;

-- What such calls have left behind so far: a user who is erased, or whose row has been forgotten since, becomes the hash that
-- stands for them everywhere else. No more can follow, so it is enough to look once.
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT * FROM (VALUES
    ('audit', 'actor_uid', ', ip = NULL', ''), ('audit', 'object_id', ', details = ''{}''', 'AND t.object_kind = ''user'''),
    ('instances', 'registered_by', '', ''), ('instances', 'open_command_by', '', ''),
    ('instance_commands', 'given_by', '', ''), ('instance_history', 'actor_uid', '', ''),
    ('memberships', 'granted_by', '', ''), ('memberships', 'suspended_by', '', ''), ('memberships', 'removed_by', '', ''),
    ('invitations', 'invited_by', '', ''), ('invitations', 'accepted_by', '', ''),
    ('ownership_actions', 'from_uid', '', ''), ('ownership_actions', 'to_uid', '', '')
  ) AS places (tab, col, changes, condition) LOOP
    EXECUTE format(
      'UPDATE app.%1$I t
        SET %2$I = ''erased:'' || rtrim(translate(encode(sha256(convert_to(t.%2$I, ''UTF8'')), ''base64''), ''+/'', ''-_''), ''='') %3$s
        WHERE t.%2$I NOT LIKE ''erased:%%'' %4$s
          AND NOT EXISTS (SELECT FROM app.users u WHERE u.uid = t.%2$I AND u.deleted_at IS NULL)',
      place.tab, place.col, place.changes, place.condition);
  END LOOP;
END $$;
DELETE FROM app.favorites t USING app.users u WHERE u.uid = t.user_uid AND u.deleted_at IS NOT NULL;
DELETE FROM app.notification_marks t USING app.users u WHERE u.uid = t.user_uid AND u.deleted_at IS NOT NULL;
DELETE FROM app.idempotency_keys t USING app.users u WHERE u.uid = t.user_uid AND u.deleted_at IS NOT NULL;
