-- Notifications to read, each written for one user. The event is its kind; the object is what it leads to. [NOTIF-2, PLUS-27]
ALTER TABLE app.notifications
  ADD COLUMN object_kind text,
  ADD COLUMN object_id text,
  -- The user that the message names: erased with them, whoever reads it. [GX-20]
  ADD COLUMN names_uid text REFERENCES app.users (uid) ON DELETE CASCADE,
  ADD CONSTRAINT notifications_whole_object CHECK ((object_kind IS NULL) = (object_id IS NULL));

-- What a user lists: the newest of an account.
CREATE INDEX notifications_of_user ON app.notifications (user_uid, account_id, created_at DESC) WHERE user_uid IS NOT NULL;
CREATE INDEX notifications_naming ON app.notifications (names_uid) WHERE names_uid IS NOT NULL;
CREATE INDEX notification_marks_of_user ON app.notification_marks (user_uid);

-- What a user does not want to be told: a kind on a channel. Everything else they are. [PLUS-27]
CREATE TABLE app.notification_mutes (
  user_uid text NOT NULL REFERENCES app.users (uid) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind <> ''),
  channel text NOT NULL CHECK (channel IN ('feed', 'mail')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_uid, kind, channel)
);

-- A call that began before a user was erased does not name them afterwards. [GX-20]
CREATE TRIGGER erased_names_uid BEFORE INSERT ON app.notifications FOR EACH ROW WHEN (NEW.names_uid IS NOT NULL)
  EXECUTE FUNCTION app.refuse_erased_user('names_uid');
CREATE TRIGGER erased_user_uid BEFORE INSERT ON app.notification_mutes
  FOR EACH ROW EXECUTE FUNCTION app.refuse_erased_user('user_uid');
