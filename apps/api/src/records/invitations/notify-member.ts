import type { CodedNotification } from '@partyline/notifications';
import type { StoredRole } from '@partyline/roles';
import type { ColumnAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { notifyUsers } from '../notifications/notify-users.ts';

export type AccessNews = 'changed' | 'suspended' | 'resumed' | { readonly daysLeft: number };

interface NotifiedMembership {
  readonly uid: Tables['memberships']['user_uid'];
  readonly accountId: Tables['memberships']['account_id'];
  readonly account: Tables['accounts']['name'];
  readonly workspaceId: Tables['memberships']['workspace_id'];
  readonly workspace: Tables['workspaces']['name'] | null;
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly isRemoved: boolean;
}

/**
 * Notifies a member of changed, suspended, resumed, ending or ended access, from the current row. [GV-20, PLUS-4, PLUS-5, PLUS-27]
 */
export async function notifyMember(tx: Db, membershipId: number, news: AccessNews): Promise<void> {
  const { rows } = await tx.query<NotifiedMembership>({
    name: 'read-notified-membership',
    text: `SELECT m.user_uid AS uid, m.account_id AS "accountId", a.name AS account, m.workspace_id AS "workspaceId",
        w.name AS workspace, r.name AS role, m.removed_at IS NOT NULL AS "isRemoved"
      FROM app.memberships m JOIN app.accounts a ON a.id = m.account_id JOIN app.roles r ON r.id = m.role_id
      LEFT JOIN app.workspaces w ON w.id = m.workspace_id WHERE m.id = $1`,
    values: [membershipId],
  });
  const [row] = rows;
  if (row === undefined) return;
  const { uid, accountId, workspaceId, isRemoved } = row;
  await notifyUsers(tx, [uid], {
    ...codedOf(row, news),
    accountId,
    workspaceId,
    // No link to a workspace invisible to the member.
    ...(isRemoved || news === 'suspended' || workspaceId === null
      ? {}
      : { object: { kind: 'workspace', id: String(workspaceId) } }),
  });
}

function codedOf(row: NotifiedMembership, news: AccessNews): CodedNotification {
  const { account, workspace, role } = row;
  const params = { account, workspace };
  if (typeof news === 'object') return { code: 'access-ending', params: { ...params, ...news } };
  if (row.isRemoved) return { code: 'access-removed', params };
  if (news === 'suspended') return { code: 'access-suspended', params };
  if (news === 'resumed') return { code: 'access-resumed', params };
  return { code: 'access-changed', params: { ...params, role } };
}
