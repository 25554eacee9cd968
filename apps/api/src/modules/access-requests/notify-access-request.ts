import type { ActCode } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import type { ColumnAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { isMailMuted } from '../../records/notifications/mail-muted.sql.ts';
import { notifyUsers } from '../../records/notifications/notify-users.ts';

interface NotifiedRequest {
  readonly uid: Tables['access_requests']['user_uid'];
  readonly requester: Tables['users']['name'];
  readonly email: Tables['users']['email'];
  readonly accountId: Tables['access_requests']['account_id'];
  readonly account: Tables['accounts']['name'];
  readonly workspaceId: Tables['access_requests']['workspace_id'];
  readonly workspace: Tables['workspaces']['name'] | null;
  readonly act: ColumnAs<'access_requests', 'act', ActCode>;
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly receivers: readonly string[];
}

async function readNotified(tx: Db, id: string): Promise<NotifiedRequest | undefined> {
  const { rows } = await tx.query<NotifiedRequest>({
    name: 'read-notified-access-request',
    text: `SELECT q.user_uid AS uid, u.name AS requester, u.email, q.account_id AS "accountId", a.name AS account,
        q.workspace_id AS "workspaceId", w.name AS workspace, q.act, r.name AS role,
        ARRAY(SELECT v.user_uid FROM app.access_request_receivers v WHERE v.request_id = q.id) AS receivers
      FROM app.access_requests q JOIN app.users u ON u.uid = q.user_uid JOIN app.accounts a ON a.id = q.account_id
      JOIN app.roles r ON r.id = q.role_id LEFT JOIN app.workspaces w ON w.id = q.workspace_id
      WHERE q.id = $1`,
    values: [id],
  });
  return rows[0];
}

const nameOf = ({ requester, email }: NotifiedRequest) => (requester === '' ? email : requester);

/** Notifies those whom a request was sent to. [PLUS-27, PLUS-35] */
export async function notifyReceivers(tx: Db, id: string): Promise<void> {
  const row = await readNotified(tx, id);
  if (row === undefined) return;
  await notifyUsers(tx, row.receivers, {
    code: 'access-requested',
    params: { ...row, requester: nameOf(row) },
    accountId: row.accountId,
    workspaceId: row.workspaceId,
    object: { kind: 'access-request', id },
    namesUid: row.uid,
  });
}

/** Notifies the requester of the answer, and not of whose it is. [PLUS-35, GV-24] */
export async function notifyRequester(tx: Db, id: string, state: 'given' | 'declined'): Promise<void> {
  const row = await readNotified(tx, id);
  if (row === undefined) return;
  const { uid, accountId, workspaceId } = row;
  await notifyUsers(tx, [uid], {
    code: 'access-request-answered',
    params: { ...row, state },
    accountId,
    workspaceId,
    ...(workspaceId === null ? {} : { object: { kind: 'workspace', id: String(workspaceId) } }),
  });
}

/** A mail to one of those whom a request was sent to. */
export interface MailedRequest extends Omit<NotifiedRequest, 'receivers'> {
  readonly id: Tables['access_requests']['id'];
  readonly receiver: Tables['users']['name'];
  readonly to: Tables['users']['email'];
  readonly language: Tables['users']['language'];
}

/** Reads an open request for its mail; undefined once it is answered or sent again, or its receiver left or wants no such mails. */
export async function readMailedRequest(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<MailedRequest | undefined> {
  const { rows } = await db.query<MailedRequest>({
    name: 'read-mailed-access-request',
    text: `SELECT q.id, q.user_uid AS uid, u.name AS requester, u.email, q.account_id AS "accountId", a.name AS account,
        q.workspace_id AS "workspaceId", w.name AS workspace, q.act, r.name AS role,
        t.name AS receiver, t.email AS to, t.language
      FROM app.access_request_receivers v JOIN app.access_requests q ON q.id = v.request_id
      JOIN app.users u ON u.uid = q.user_uid AND u.deleted_at IS NULL
      JOIN app.users t ON t.uid = v.user_uid AND t.deleted_at IS NULL AND t.disabled_at IS NULL AND t.email <> ''
      JOIN app.accounts a ON a.id = q.account_id AND a.deleted_at IS NULL
      JOIN app.roles r ON r.id = q.role_id LEFT JOIN app.workspaces w ON w.id = q.workspace_id
      WHERE v.id = $1 AND q.version = $2 AND q.state = 'open' AND NOT ${isMailMuted('v.user_uid', 'access-requested')}
        AND EXISTS (SELECT FROM app.active_memberships m WHERE m.account_id = q.account_id AND m.user_uid = v.user_uid
          AND (m.workspace_id IS NULL OR m.workspace_id = q.workspace_id))`,
    values: [Number(id), version],
  });
  return rows[0];
}
