-- The language of the license agreement that a user accepted, beside its version. Null for acceptances on nodes of the version before,
-- which answered the English text. [HZ-17]
ALTER TABLE app.users ADD COLUMN eula_language text CHECK (eula_language ~ '^[a-z]{2}$');
