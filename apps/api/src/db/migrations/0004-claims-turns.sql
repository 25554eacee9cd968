-- Whose turn it is to set somebody's claims at the identity service. A row outlives no turn but that of a process that died,
-- and is then free for anybody from `until` on: no connection and no lock is held while the service is waited for.
CREATE TABLE app.claims_turns (
  user_uid text PRIMARY KEY,
  holder uuid NOT NULL,
  until timestamptz NOT NULL
);
