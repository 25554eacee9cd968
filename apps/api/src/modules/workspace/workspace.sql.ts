/**
 * Whether the workspace `w` is dirty: the invitation of an owner, a transfer or a request of its ownership is open. A move is
 * one transaction, so nobody ever sees one running. [GW-6]
 */
export const IS_DIRTY = `(EXISTS (
      SELECT FROM app.invitations n WHERE n.workspace_id = w.id AND n.role_id = 2 AND n.status = 'pending'
    ) OR EXISTS (
      SELECT FROM app.ownership_actions a
      WHERE a.account_id = w.account_id AND a.workspace_id = w.id AND a.state IN ('inProgress', 'transition')
    ))`;
