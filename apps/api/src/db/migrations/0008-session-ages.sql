-- Sessions are tidied up every minute: what is due is found by index, however many sessions there are.
DROP INDEX app.sessions_age;
CREATE INDEX sessions_unused ON app.sessions (last_used_at) WHERE ended_at IS NULL;
CREATE INDEX sessions_known_again ON app.sessions (ended_at)
  WHERE ended_at IS NOT NULL AND (browser IS NOT NULL OR system IS NOT NULL);

-- From now on these go when all that are as old are refused; so do those of which that was true before.
DELETE FROM app.sessions s USING app.users u
  WHERE u.uid = s.user_uid AND s.ended_at IS NOT NULL
    AND s.signed_in_at < date_trunc('second', u.tokens_valid_after)
    AND s.signed_in_at IS DISTINCT FROM u.spared_sign_in;
