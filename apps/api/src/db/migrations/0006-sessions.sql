-- The sign-ins of people, so that they see where they are signed in and can end one. A token names no session, but the second
-- of the sign-in it stems from: two sign-ins of one person within one second are one session here. [PLUS-23]
CREATE TABLE app.sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_uid text NOT NULL REFERENCES app.users (uid) ON DELETE CASCADE,
  signed_in_at timestamptz NOT NULL,
  -- As far as people would know them again; neither address nor version is kept.
  browser text,
  system text,
  has_second_factor boolean NOT NULL DEFAULT false,
  -- To a few minutes: not every call writes.
  last_used_at timestamptz NOT NULL DEFAULT now(),
  -- From then on every token of this sign-in is refused. The row stays, because the identity service may give such tokens
  -- for as long as it likes.
  ended_at timestamptz,
  CONSTRAINT sessions_once UNIQUE (user_uid, signed_in_at)
);
CREATE INDEX sessions_ended ON app.sessions (user_uid) INCLUDE (signed_in_at) WHERE ended_at IS NOT NULL;
CREATE INDEX sessions_age ON app.sessions (last_used_at);

CREATE TRIGGER wake_rights_readers AFTER UPDATE OF ended_at ON app.sessions
  FOR EACH ROW WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at) EXECUTE FUNCTION app.wake_rights_readers();

-- The one sign-in that goes on although it is older than tokens_valid_after: "end all others" came from it.
ALTER TABLE app.users ADD COLUMN spared_sign_in timestamptz;
