-- Deleting a workspace left its expired invitations listed, where no action on them could succeed. They end as its open ones do.
UPDATE app.invitations i SET status = 'revoked', row_version = i.row_version + 1
FROM app.workspaces w
WHERE w.id = i.workspace_id AND w.deleted_at IS NOT NULL AND i.status IN ('pending', 'expired');
