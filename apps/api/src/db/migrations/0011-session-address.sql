-- The network address that a session was last used from, so that users know a sign-in again that is not theirs. It is kept as
-- long as the browser and the system. [PLUS-23]
ALTER TABLE app.sessions ADD COLUMN address inet;

DROP INDEX app.sessions_known_again;
CREATE INDEX sessions_known_again ON app.sessions (ended_at)
  WHERE ended_at IS NOT NULL AND (browser IS NOT NULL OR system IS NOT NULL OR address IS NOT NULL);
