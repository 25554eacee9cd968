import type { SupportHistory, SupportMembership, SupportNotifications } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { emailKey } from '@partyline/validation';
import { foldAddress } from '../../db/fold-case.ts';
import type { ColumnAs, InstantOf, RowOf, StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import { instantSql } from '../../db/columns.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { REACHES_WORKSPACE } from '../../records/notifications/notifications.repository.ts';
import { wordNotification } from '../../records/notifications/word-notification.ts';

export type SupportDevice = StoredAs<
  SupportHistory['device'],
  RowOf<
    'instances',
    {
      id: 'id';
      vicUuid: 'vic_uuid';
      name: 'device_name';
      accountId: 'account_id';
      state: 'state';
      status: 'status';
    }
  > &
    RowOf<'accounts', { accountName: 'name' }> &
    RowOf<'workspaces', { workspaceName: 'name' }>
>;

/** Finds a device by uuid: current, else last removed. */
export async function findDevice(db: Db, vicUuid: string): Promise<SupportDevice | undefined> {
  const { rows } = await db.query<SupportDevice>({
    name: 'support-find-device',
    text: `SELECT i.id, i.vic_uuid AS "vicUuid", i.device_name AS name, i.account_id AS "accountId", a.name AS "accountName",
        w.name AS "workspaceName", i.state, i.status, i.removed_at IS NOT NULL AS "isRemoved"
      FROM app.instances i JOIN app.accounts a ON a.id = i.account_id
      JOIN app.workspaces w ON w.account_id = i.account_id AND w.id = i.workspace_id
      WHERE i.vic_uuid = $1 ORDER BY i.removed_at DESC NULLS FIRST LIMIT 1`,
    values: [vicUuid],
  });
  return rows[0];
}

/** A user without private fields. */
export interface SupportUser {
  readonly uid: Tables['users']['uid'];
  readonly email: Tables['users']['email'];
  readonly name: Tables['users']['name'];
  readonly isDisabled: boolean;
}

/** Finds users by e-mail, ignoring case; several per sign-in method. */
export async function findUsers(db: Db, email: string): Promise<readonly SupportUser[]> {
  const { rows } = await db.query<SupportUser>({
    name: 'support-find-users',
    text: `SELECT uid, email, name, disabled_at IS NOT NULL AS "isDisabled" FROM app.users
      WHERE ${foldAddress('email')} = $1 AND deleted_at IS NULL ORDER BY created_at, uid`,
    values: [emailKey(email)],
  });
  return rows;
}

interface MembershipRow {
  readonly accountId: Tables['memberships']['account_id'];
  readonly accountName: Tables['accounts']['name'];
  readonly workspaceId: Tables['memberships']['workspace_id'];
  readonly workspaceName: Tables['workspaces']['name'] | null;
  readonly role: ColumnAs<'roles', 'name', SupportMembership['role']>;
  readonly suspendedAt: InstantOf<'memberships', 'suspended_at'>;
  readonly endsAt: InstantOf<'memberships', 'ends_at'>;
  readonly isActive: boolean;
}

/** Lists a user's memberships that were not removed, suspended ones too. */
export async function listMemberships(
  db: Db,
  uid: string,
): Promise<readonly Omit<SupportMembership, 'rights'>[]> {
  const { rows } = await db.query<MembershipRow>({
    name: 'support-memberships',
    text: `SELECT m.account_id AS "accountId", a.name AS "accountName", m.workspace_id AS "workspaceId", w.name AS "workspaceName",
        r.name AS role, ${instantSql('m.suspended_at')} AS "suspendedAt", ${instantSql('m.ends_at')} AS "endsAt",
        EXISTS (SELECT FROM app.active_memberships x WHERE x.id = m.id) AS "isActive"
      FROM app.current_memberships m JOIN app.roles r ON r.id = m.role_id JOIN app.accounts a ON a.id = m.account_id
      LEFT JOIN app.workspaces w ON w.account_id = m.account_id AND w.id = m.workspace_id
      WHERE m.user_uid = $1 ORDER BY m.account_id, m.workspace_id NULLS FIRST`,
    values: [uid],
  });
  return rows;
}

interface NotificationRow {
  readonly at: InstantOf<'notifications', 'created_at'>;
  readonly accountId: Tables['notifications']['account_id'];
  readonly workspaceName: Tables['workspaces']['name'] | null;
  readonly audience: SupportNotifications[number]['audience'];
  readonly message: Tables['notifications']['message'];
  readonly language: ColumnAs<'notifications', 'language', Language | null>;
  readonly code: Tables['notifications']['code'];
  readonly params: ColumnAs<'notifications', 'params', object | null>;
  readonly event: Tables['notifications']['event'];
  readonly readAt: InstantOf<'notification_marks', 'read_at'>;
  readonly deletedAt: InstantOf<'notification_marks', 'deleted_at'>;
}

const NOTIFICATIONS_AT_MOST = 100;

/** Lists a user's notifications, also shared, newest first, at most 100, worded in a language. */
export async function listSent(
  db: Db,
  uids: readonly string[],
  language: Language,
): Promise<SupportNotifications> {
  const { rows } = await db.query<NotificationRow>({
    name: 'support-notifications',
    text: `SELECT ${instantSql('n.created_at')} AS at, n.account_id AS "accountId", w.name AS "workspaceName",
        CASE WHEN n.user_uid IS NULL THEN 'members' ELSE 'user' END AS audience, n.message, n.language, n.code, n.params,
        n.event,
        ${instantSql('k.read_at')} AS "readAt", ${instantSql('k.deleted_at')} AS "deletedAt"
      FROM unnest($1::text[]) AS u (uid)
      JOIN app.notifications n ON n.user_uid = u.uid OR n.user_uid IS NULL AND EXISTS (
        SELECT FROM app.active_memberships m WHERE m.user_uid = u.uid AND m.account_id = n.account_id AND ${REACHES_WORKSPACE})
      LEFT JOIN app.notification_marks k ON k.notification_id = n.id AND k.user_uid = u.uid
      LEFT JOIN app.workspaces w ON w.account_id = n.account_id AND w.id = n.workspace_id
      WHERE n.account_id IN (SELECT m.account_id FROM app.memberships m WHERE m.user_uid = ANY ($1))
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${NOTIFICATIONS_AT_MOST}`,
    values: [[...uids]],
  });
  return rows.map(({ message, language: stored, code, params, ...row }) => ({
    ...row,
    message: wordNotification({ message, language: stored, code, params }, language).message,
  }));
}
