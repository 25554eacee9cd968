-- The language of the portal and of the mails that a user has chosen; null before the first choice. [PLUS-30]
ALTER TABLE app.users ADD COLUMN language text CHECK (language IN ('en', 'de'));
