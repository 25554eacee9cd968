import { WORKSPACE_NOTICE_ROLES } from '@partyline/notifications';
import type { Db } from '../../../db/open-database.ts';
import { listHolders, notifyUsers } from '../../../records/notifications/notify-users.ts';

interface Workspace {
  readonly id: number;
  readonly name: string;
}

interface WorkspaceChange {
  readonly accountId: number;
  /** Not notified of their own action. */
  readonly byUid: string;
}

/** Notifies owners and admins of both workspaces of a move. [WS-17, PLUS-27] */
export async function notifyMove(
  tx: Db,
  { accountId, byUid }: WorkspaceChange,
  move: { readonly from: Workspace; readonly to: Workspace; readonly count: number },
): Promise<void> {
  const { from, to, count } = move;
  const workspaceIds = [from.id, to.id];
  const uids = await listHolders(tx, {
    accountId,
    workspaceIds,
    roles: WORKSPACE_NOTICE_ROLES,
    except: byUid,
  });
  await notifyUsers(tx, uids, {
    code: 'devices-moved',
    params: { count, from: from.name, to: to.name },
    accountId,
    workspaceId: to.id,
    object: { kind: 'workspace', id: String(to.id) },
  });
}

/** Lists who to notify; call it before the deletion ends their access. */
export function listDeletionReaders(
  db: Db,
  { accountId, byUid }: WorkspaceChange,
  id: number,
): Promise<string[]> {
  const roles = WORKSPACE_NOTICE_ROLES;
  return listHolders(db, { accountId, workspaceIds: [id], roles, except: byUid });
}

/** Notifies them of the deletion, without a link. [WS-3, PLUS-27] */
export function notifyDeletion(
  tx: Db,
  accountId: number,
  { id, name }: Workspace,
  uids: readonly string[],
): Promise<void> {
  return notifyUsers(tx, uids, {
    code: 'workspace-deleted',
    params: { workspace: name },
    accountId,
    workspaceId: id,
  });
}
