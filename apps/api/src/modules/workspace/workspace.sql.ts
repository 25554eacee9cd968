import { ROLES } from '@partyline/roles';
/**
 * Whether workspace `w` is dirty: an open owner invitation, transfer or request. Moves are never visible: one transaction. [GW-6]
 */
export const IS_DIRTY = `(EXISTS (
      SELECT FROM app.invitations n WHERE n.workspace_id = w.id AND n.role_id = ${ROLES['workspace-owner'].id} AND n.status = 'pending'
    ) OR EXISTS (
      SELECT FROM app.ownership_actions a
      WHERE a.account_id = w.account_id AND a.workspace_id = w.id AND a.state IN ('inProgress', 'transition')
    ))`;
