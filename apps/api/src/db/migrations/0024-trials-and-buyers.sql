-- Who has had a trial, whatever account and whatever writing of their address: one row for each mailbox. Only a fingerprint of the
-- mailbox is kept, and it outlives the account, so that leaving and coming again is no second trial. [GP-3, GB-11]
CREATE TABLE app.trial_mailboxes (
  fingerprint bytea PRIMARY KEY CHECK (octet_length(fingerprint) = 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The owners of the accounts that have had one so far, by the rule of `mailboxKey`.
INSERT INTO app.trial_mailboxes (fingerprint, created_at)
SELECT sha256(convert_to(m.mailbox, 'UTF8')), min(m.created_at)
FROM (
  SELECT s.created_at,
    CASE WHEN e.domain IN ('gmail.com', 'googlemail.com')
      THEN replace(e.untagged, '.', '') || '@gmail.com'
      ELSE e.untagged || '@' || e.domain END AS mailbox
  FROM app.subscriptions s
  JOIN app.current_memberships cm ON cm.account_id = s.account_id AND cm.workspace_id IS NULL
  JOIN app.roles r ON r.id = cm.role_id AND r.name = 'account-owner'
  JOIN app.users u ON u.uid = cm.user_uid AND u.email LIKE '%_@_%'
  CROSS JOIN LATERAL (
    SELECT regexp_replace(lower(btrim(u.email) COLLATE "und-x-icu") COLLATE "C", '^(.+)@[^@]*$', '\1') AS local,
      regexp_replace(lower(btrim(u.email) COLLATE "und-x-icu") COLLATE "C", '^.*@', '') AS domain
  ) a
  CROSS JOIN LATERAL (SELECT regexp_replace(a.local, '^([^+]+)[+].*$', '\1') AS untagged, a.domain) e
  WHERE s.product_kind = 'trial'
) m
GROUP BY 1;

-- Entries about money name their buyer by e-mail. Erasing the buyer takes it out of them; nothing else of an entry changes, and it does so
-- only when the checkout names an erased user. [GX-20, PLUS-22]
CREATE OR REPLACE FUNCTION app.keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was app.audit;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD;
    IF NEW.actor_uid LIKE 'erased:%' THEN
      was.actor_uid := NEW.actor_uid;
      was.ip := NULL;
    END IF;
    IF OLD.object_kind = 'user' AND NEW.object_id LIKE 'erased:%' THEN
      was.object_id := NEW.object_id;
      was.details := '{}';
    END IF;
    IF OLD.details ? 'buyer' AND NOT NEW.details ? 'buyer' AND EXISTS (
      SELECT FROM app.checkouts c WHERE c.id::text = OLD.details ->> 'checkout' AND c.user_uid LIKE 'erased:%'
    ) THEN
      was.details := OLD.details - 'buyer';
    END IF;
    IF NEW IS NOT DISTINCT FROM was AND was IS DISTINCT FROM OLD THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
