-- Every mail of a transfer or a request has a key of its own, derived from this number: sent again, the key before is void.
ALTER TABLE app.ownership_actions
  ADD COLUMN link_number integer NOT NULL DEFAULT 1 CHECK (link_number >= 1);

-- The refusals of one user in the last minute, by account.
CREATE INDEX audit_refusals ON app.audit (account_id, actor_uid, id DESC) WHERE outcome = 'refused';
