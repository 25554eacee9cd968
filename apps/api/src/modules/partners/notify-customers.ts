import type { CodedNotification, NotificationCode } from '@partyline/notifications';
import { END_NOTICE_ROLES } from '@partyline/subscriptions';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { listHolders, notifyUsers } from '../../records/notifications/notify-users.ts';
import type { CustomerRow } from './customers.repository.ts';

type OfPartner = CodedNotification<Extract<NotificationCode, `customer-${string}` | 'release-declined'>>;

interface Naming {
  /** The user who did it, and knows. */
  readonly by: string | null;
  /** The user named in the message. */
  readonly namesUid?: string;
}

/** Notifies those who see a partner's customers, but for who did it. [HZ-6, PLUS-27] */
export async function notifyPartner(
  tx: Db,
  { id, partnerId: accountId }: Pick<CustomerRow, 'id' | 'partnerId'>,
  coded: OfPartner,
  { by, namesUid }: Naming,
): Promise<void> {
  const except = by === null ? {} : { except: by };
  const uids = await listHolders(tx, { accountId, workspaceIds: [], roles: END_NOTICE_ROLES, ...except });
  await notifyUsers(tx, uids, {
    ...coded,
    ...{ accountId, workspaceId: null },
    object: { kind: 'customer', id: String(id) },
    ...(namesUid === undefined ? {} : { namesUid }),
  });
}

/** Notifies a customer that its partner asks to release it: its owner, who answers; or has, its owner and admins. [HZ-6, PLUS-27] */
export async function notifyCustomer(
  tx: Db,
  { id, accountId, partner }: Pick<CustomerRow, 'id' | 'accountId' | 'partner'>,
  code: 'release-asked' | 'account-released',
  by: string | null,
): Promise<void> {
  if (accountId === null) return;
  const roles = code === 'release-asked' ? (['account-owner'] as const) : END_NOTICE_ROLES;
  const except = by === null ? {} : { except: by };
  const uids = await listHolders(tx, { accountId, workspaceIds: [], roles, ...except });
  await notifyUsers(tx, uids, {
    ...{ code, params: { partner } },
    ...{ accountId, workspaceId: null },
    object: { kind: 'subscription', id: String(id) },
  });
}

/** Returns a user's name. */
export async function nameOfUser(tx: Db, uid: string): Promise<string> {
  const { rows } = await tx.query<Pick<Tables['users'], 'name'>>({
    name: 'name-of-user',
    text: 'SELECT name FROM app.users WHERE uid = $1',
    values: [uid],
  });
  return rows[0]?.name ?? '';
}
