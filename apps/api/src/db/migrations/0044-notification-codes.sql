-- Notifications are stored as codes with parameters and worded in the reader's language. The sentence of the time stays beside them,
-- in the language of its user: for nodes of the version before, and for codes that a node does not know. [HZ-16, NOTIF-2]
ALTER TABLE app.notifications
  ADD COLUMN code text,
  ADD COLUMN params jsonb,
  -- Of the sentence; null for silent ones, and where it is not known.
  ADD COLUMN language text CHECK (language IN ('en', 'de')),
  ADD CONSTRAINT notifications_whole_code CHECK ((code IS NULL) = (params IS NULL));

-- Sentences from before: users may have changed their language since, so the sentence itself tells which one it is.
UPDATE app.notifications SET language = CASE WHEN CASE event
    WHEN 'device-failed' THEN message ~ ' ist ausgefallen(\.$|: )' AND message !~ ' has failed(\.$|: )'
    WHEN 'ownership-submitted' THEN message ~ ' (bietet Ihnen|bittet um) die Inhaberschaft '
    WHEN 'invitation-accepted' THEN message ~ ' hat Ihre Einladung .* angenommen\.$'
    WHEN 'workspace-changed' THEN message ~ '( verschoben| gelöscht)\.$'
    WHEN 'subscription-ending' THEN message ~ ' endet (innerhalb eines Tages|in \d+ Tagen)\.$'
    WHEN 'tax-changed' THEN message ~ '^(Ab der nächsten|Die Steuer) '
    WHEN 'payment-failed' THEN message ~ '^Eine Zahlung '
    WHEN 'schedule-paused' THEN message ~ '^Der Zeitplan '
    ELSE message ~ '^(Ihre?|Sie) '
  END THEN 'de' ELSE 'en' END
WHERE NOT silent AND user_uid IS NOT NULL;

-- Nodes of the version before write a sentence in the language of its user, and name neither.
CREATE FUNCTION app.name_message_language() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.language := coalesce((SELECT language FROM app.users WHERE uid = NEW.user_uid), 'en');
  RETURN NEW;
END $$;
CREATE TRIGGER message_language BEFORE INSERT ON app.notifications FOR EACH ROW
  WHEN (NOT NEW.silent AND NEW.user_uid IS NOT NULL AND NEW.language IS NULL)
  EXECUTE FUNCTION app.name_message_language();
