-- The membership of the owner to whom the last link of a request was mailed: when another owner answers it, they are mailed a new
-- link. The id of a membership, because it names no user who could be erased. [GO-8]
ALTER TABLE app.ownership_actions ADD COLUMN answerer_membership bigint;
UPDATE app.ownership_actions o SET answerer_membership = coalesce(
    (SELECT m.id FROM app.memberships m
      WHERE m.workspace_id = o.workspace_id AND m.role_id = 2 AND m.removed_at IS NULL),
    (SELECT m.id FROM app.memberships m
      WHERE m.account_id = o.account_id AND m.role_id = 1 AND m.removed_at IS NULL))
  WHERE o.kind = 'request' AND o.closed_at IS NULL;
