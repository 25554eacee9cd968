-- One act on many, such as a bulk start, is several calls: the caller sends one id with all of them. Entries of before have their
-- request alone, which an import's rows share. Nodes of the version before write none. [PLUS-22]
ALTER TABLE app.audit ADD COLUMN batch_id text;
CREATE INDEX audit_batches ON app.audit (account_id, (coalesce(batch_id, request_id)), id)
  WHERE coalesce(batch_id, request_id) IS NOT NULL;
