import { DEFAULT_LANGUAGE, LANGUAGES } from '@partyline/display';
import {
  KIND_OF_NOTIFICATION,
  parseCodedNotification,
  type CodedNotification,
  type NotificationObject,
} from '@partyline/notifications';
import type { StoredRole } from '@partyline/roles';
import { textsFor } from '@partyline/texts/by-language';
import type { RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';

/** What is told: the code with its parameters, whose kind users switch on and off. [GN-4, PLUS-27] */
export type Notice = CodedNotification & NoticeSubject;

export interface NoticeSubject {
  readonly accountId: number;
  readonly workspaceId: number | null;
  readonly object?: NotificationObject;
  /** The user named in the message, which is erased with them. [GX-20] */
  readonly namesUid?: string;
  /** Minutes in which the same code and parameters about an object is sent once. */
  readonly quietMinutes?: number;
}

/**
 * Writes one row per user, except where switched off: the code with its parameters, and its sentence in the user's language for
 * nodes that do not know the code. Streams wake at the commit. [HZ-16, NOTIF-1, NOTIF-2, PLUS-27, PLUS-30]
 */
export async function notifyUsers(tx: Db, uids: readonly string[], notice: Notice): Promise<void> {
  if (uids.length === 0) return;
  const { accountId, workspaceId, object, namesUid, quietMinutes = 0 } = notice;
  // Without what the caller's row holds beside the parameters.
  const coded = parseCodedNotification(notice);
  if (coded === null) throw new TypeError(`The parameters of ${notice.code} do not fit.`);
  const kind = KIND_OF_NOTIFICATION[coded.code];
  await tx.query({
    name: 'notify-users',
    text: `INSERT INTO app.notifications
        (account_id, workspace_id, user_uid, silent, event, message, language, code, params, object_kind, object_id, names_uid)
      SELECT $1, $2, u.uid, false, $3, t.message, t.language, $12, $13::jsonb, $5, $6, $7 FROM app.users u
      JOIN unnest($10::text[], $4::text[]) AS t (language, message) ON t.language = coalesce(u.language, $11)
      WHERE u.uid = ANY ($8::text[]) AND u.deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM app.notification_mutes m
          WHERE m.user_uid = u.uid AND m.kind = $3 AND m.channel = 'feed')
        AND ($9::int = 0 OR NOT EXISTS (SELECT FROM app.notifications n
          WHERE n.user_uid = u.uid AND n.account_id = $1 AND n.event = $3
            AND CASE WHEN n.code IS NULL THEN n.message = t.message ELSE n.code = $12 AND n.params = $13::jsonb END
            AND n.object_id IS NOT DISTINCT FROM $6 AND n.created_at > now() - $9::int * interval '1 minute'))
      ORDER BY u.uid FOR KEY SHARE OF u`,
    values: [
      accountId,
      workspaceId,
      kind,
      LANGUAGES.map((language) => textsFor(language).notificationText(coded)),
      object?.kind ?? null,
      object?.id ?? null,
      namesUid ?? null,
      [...new Set(uids)],
      quietMinutes,
      LANGUAGES,
      DEFAULT_LANGUAGE,
      coded.code,
      JSON.stringify(coded.params),
    ],
  });
}

export interface HolderQuestion {
  readonly accountId: number;
  /** Roles in these workspaces; account roles always count. */
  readonly workspaceIds: readonly number[];
  readonly roles: readonly StoredRole[];
  readonly except?: string;
}

/** Lists users with one of these roles, in the account or these workspaces. */
export async function listHolders(db: Db, question: HolderQuestion): Promise<string[]> {
  const { accountId, workspaceIds, roles, except } = question;
  const { rows } = await db.query<RowOf<'memberships', { uid: 'user_uid' }>>({
    name: 'list-holders',
    text: `SELECT DISTINCT m.user_uid AS uid FROM app.active_memberships m
      JOIN app.roles r ON r.id = m.role_id AND r.name = ANY ($3::text[])
      WHERE m.account_id = $1 AND (m.workspace_id IS NULL OR m.workspace_id = ANY ($2::bigint[]))
        AND m.user_uid IS DISTINCT FROM $4`,
    values: [accountId, [...workspaceIds], [...roles], except ?? null],
  });
  return rows.map(({ uid }) => uid);
}
