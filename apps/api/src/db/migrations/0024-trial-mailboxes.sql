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
    SELECT regexp_replace(lower(btrim(u.email) COLLATE pg_c_utf8), '^(.+)@[^@]*$', '\1') AS local,
      regexp_replace(lower(btrim(u.email) COLLATE pg_c_utf8), '^.*@', '') AS domain
  ) a
  CROSS JOIN LATERAL (SELECT regexp_replace(a.local, '^([^+]+)[+].*$', '\1') AS untagged, a.domain) e
  WHERE s.product_kind = 'trial'
) m
GROUP BY 1;
