-- Addresses are folded by ASCII rules: A to Z alone in lower case. The rules before took the Kelvin sign for k and other letters for
-- their small ones, so that two mailboxes were one user. The new rule tells more addresses apart, so no two rows become one here and
-- none is changed. Indexes of the old rule serve nodes of the version before; the version after this one takes them away. [GV-8, GU-10]
CREATE UNIQUE INDEX invitations_once_by_address ON app.invitations (account_id, workspace_id, lower(email COLLATE "C"))
  NULLS NOT DISTINCT WHERE status = 'pending';
CREATE INDEX invitations_of_address ON app.invitations (account_id, lower(email COLLATE "C"));
CREATE INDEX users_address ON app.users (lower(email COLLATE "C")) WHERE deleted_at IS NULL;
CREATE INDEX leads_address ON app.leads (lower(email COLLATE "C"));
CREATE INDEX contact_requests_address ON app.contact_requests (lower(email COLLATE "C"));
CREATE INDEX feedback_address ON app.feedback (lower(email COLLATE "C"));

-- While the old unique index is there, two open invitations to one workspace whose addresses it takes for one are a duplicate, as
-- before. A new database has no node of the version before, and does not need it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM app.users) AND NOT EXISTS (SELECT FROM app.invitations) THEN
    DROP INDEX app.invitations_once;
  END IF;
END $$;

-- The list of access is searched by addresses as they were folded when they were written.
DO $$
DECLARE
  definition text;
BEGIN
  FOR definition IN
    SELECT regexp_replace(
      pg_get_functiondef(oid), 'lower\(([a-zA-Z.]*email) COLLATE "und-x-icu"\) COLLATE "C"', 'lower(\1 COLLATE "C")', 'g')
    FROM pg_proc WHERE pronamespace = 'app'::regnamespace AND prosrc ~ 'email COLLATE "und-x-icu"'
  LOOP
    EXECUTE definition;
  END LOOP;
END $$;
UPDATE app.access_rows r SET email_key = k.email_key
FROM (
  SELECT 'm' || m.id AS id, lower(u.email COLLATE "C") AS email_key
  FROM app.memberships m JOIN app.users u ON u.uid = m.user_uid WHERE u.email ~ '[^ -~]'
  UNION ALL
  SELECT 'i' || i.id, lower(i.email COLLATE "C") FROM app.invitations i WHERE i.email ~ '[^ -~]'
) k
WHERE r.id = k.id AND r.email_key <> k.email_key;

-- Where an API token was made, for the mail to its user; null where unknown. [PLUS-25]
ALTER TABLE app.api_tokens ADD COLUMN browser text, ADD COLUMN system text, ADD COLUMN address inet;
