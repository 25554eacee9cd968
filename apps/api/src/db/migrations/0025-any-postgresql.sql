-- Letter case is folded by rules that PostgreSQL 15 to 18 share, and sorted by code point. Databases made before this compare by
-- `pg_c_utf8`, which 15 and 16 lack; on newer ones nothing is left to do here.

-- Texts that were told apart before and are one now, such as two that differ in a final sigma: the younger workspace gets its number
-- behind its name, the younger invitation ends. [GW-4, GV-8]
UPDATE app.workspaces w
SET name = rtrim(left(w.name, 29 - length(w.id::text))) || ' ' || w.id, row_version = w.row_version + 1
WHERE w.deleted_at IS NULL AND EXISTS (
  SELECT FROM app.workspaces o
  WHERE o.account_id = w.account_id AND o.deleted_at IS NULL AND o.id < w.id
    AND lower(o.name COLLATE "und-x-icu") COLLATE "C" = lower(w.name COLLATE "und-x-icu") COLLATE "C"
);
UPDATE app.invitations i SET status = 'revoked', row_version = i.row_version + 1
WHERE i.status = 'pending' AND EXISTS (
  SELECT FROM app.invitations o
  WHERE o.account_id = i.account_id AND o.workspace_id IS NOT DISTINCT FROM i.workspace_id AND o.status = 'pending' AND o.id < i.id
    AND lower(o.email COLLATE "und-x-icu") COLLATE "C" = lower(i.email COLLATE "und-x-icu") COLLATE "C"
);
-- An index cannot be made while checks on its table are outstanding.
SET CONSTRAINTS ALL IMMEDIATE;

DO $$
DECLARE
  definition text;
BEGIN
  IF pg_get_indexdef('app.invitations_once'::regclass) NOT LIKE '%pg_c_utf8%' THEN
    RETURN;
  END IF;
  -- Nodes of the version before name the old expression when they add invitations: its index stays for one more version.
  ALTER INDEX app.invitations_once RENAME TO invitations_once_before;
  CREATE UNIQUE INDEX invitations_once ON app.invitations
    (account_id, workspace_id, lower(email COLLATE "und-x-icu") COLLATE "C") NULLS NOT DISTINCT WHERE status = 'pending';

  DROP INDEX app.workspaces_name_once;
  CREATE UNIQUE INDEX workspaces_name_once ON app.workspaces (account_id, lower(name COLLATE "und-x-icu") COLLATE "C")
    WHERE deleted_at IS NULL;
  DROP INDEX app.users_email;
  CREATE INDEX users_email ON app.users (lower(email COLLATE "und-x-icu") COLLATE "C") WHERE deleted_at IS NULL;
  DROP INDEX app.leads_email;
  CREATE INDEX leads_email ON app.leads (lower(email COLLATE "und-x-icu") COLLATE "C");
  DROP INDEX app.invitations_of_email;
  CREATE INDEX invitations_of_email ON app.invitations (account_id, lower(email COLLATE "und-x-icu") COLLATE "C");
  DROP INDEX app.contact_requests_email;
  CREATE INDEX contact_requests_email ON app.contact_requests (lower(email COLLATE "und-x-icu") COLLATE "C");
  DROP INDEX app.feedback_email;
  CREATE INDEX feedback_email ON app.feedback (lower(email COLLATE "und-x-icu") COLLATE "C");

  FOR definition IN
    SELECT regexp_replace(
      pg_get_functiondef(oid), 'lower\(([^()]+) COLLATE pg_c_utf8\)', 'lower(\1 COLLATE "und-x-icu") COLLATE "C"', 'g')
    FROM pg_proc WHERE pronamespace = 'app'::regnamespace AND prosrc LIKE '%pg_c_utf8%'
  LOOP
    EXECUTE definition;
  END LOOP;
END $$;

-- The list of access is searched by e-mails as they were folded when they were written.
UPDATE app.access_rows r SET email_key = k.email_key
FROM (
  SELECT 'm' || m.id AS id, lower(u.email COLLATE "und-x-icu") COLLATE "C" AS email_key
  FROM app.memberships m JOIN app.users u ON u.uid = m.user_uid WHERE u.email ~ '[^ -~]'
  UNION ALL
  SELECT 'i' || i.id, lower(i.email COLLATE "und-x-icu") COLLATE "C" FROM app.invitations i WHERE i.email ~ '[^ -~]'
) k
WHERE r.id = k.id AND r.email_key <> k.email_key;
