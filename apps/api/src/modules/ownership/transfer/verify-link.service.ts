import type { VerifiedLink } from '@partyline/contract';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { RowOf, StoredAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { findLinked, statusOfLinked } from '../../../records/invitations/linked-invitation.repository.ts';
import { linkKeyHash } from '../lookup/transfer-ref.ts';
import { linkNotValid } from './ownership-failure.ts';

export interface LinkQuestion {
  readonly docId?: string | undefined;
  readonly key?: string | undefined;
  readonly inviteId?: string | undefined;
}

const NAMES = ['docId', 'key', 'inviteId'] as const satisfies readonly (keyof LinkQuestion)[];

const AFTER_ANSWER = '/dashboard';

/**
 * Returns a mailed link's subject and next page to the holder of its key; row ids never count. Unknown, expired, used and revoked
 * ones are refused alike. [API-24, OWN-9, OWN-10, OWN-13, OWN-14, GO-9, GR-5, GX-16]
 */
export async function verifyLink(db: Db, question: LinkQuestion): Promise<VerifiedLink> {
  const given = NAMES.flatMap((name) => {
    const key = question[name];
    return key === undefined ? [] : [{ name, key }];
  });
  const [first] = given;
  if (first === undefined || given.length > 1) throw new ApiFailure('request-not-proper');
  const { name, key } = first;
  const link = await findLink(db, linkKeyHash(key));
  if (link === null) throw linkNotValid();
  return { ...link, redirectAction: redirectOf(link.event, name, key) };
}

/** Returns where a link leads: a mailed one to its landing page, that of a landing page onward once answered. */
function redirectOf(event: VerifiedLink['event'], name: string, key: string): string {
  if (event === 'invitation') return name === 'inviteId' ? AFTER_ANSWER : `/invite?inviteId=${key}`;
  return name === 'docId' ? AFTER_ANSWER : `/ownershiptransfer?docId=${key}`;
}

type Link = Omit<VerifiedLink, 'redirectAction'>;

/** Finds what an open link is for. Always looks up both kinds of link, for equal time. [GV-3] */
async function findLink(db: Db, keyHash: Buffer): Promise<Link | null> {
  const transfer = await findTransferLink(db, keyHash);
  const linked = await findLinked(db, keyHash);
  if (transfer !== null) return transfer;
  const isOpen = linked !== null && statusOfLinked(linked, new Date()) === 'pending';
  if (!isOpen) return null;
  const { id, accountId, workspaceId, accountName, workspaceName, requesterName } = linked;
  return {
    event: 'invitation',
    accountId,
    workspaceId,
    userName: requesterName,
    userId: await readInviter(db, id),
    placeName: workspaceId === null ? accountName : workspaceName,
  };
}

/** Reads the inviter's id; empty for none. */
async function readInviter(db: Db, id: number): Promise<string> {
  const { rows } = await db.query<Pick<Tables['users'], 'uid'>>({
    name: 'inviter',
    text: 'SELECT u.uid FROM app.invitations i JOIN app.users u ON u.uid = i.invited_by AND u.deleted_at IS NULL WHERE i.id = $1',
    values: [id],
  });
  return rows[0]?.uid ?? '';
}

async function findTransferLink(db: Db, keyHash: Buffer): Promise<Link | null> {
  const { rows } = await db.query<
    StoredAs<
      Link,
      RowOf<'ownership_actions', { accountId: 'account_id'; workspaceId: 'workspace_id' }> &
        RowOf<'users', { userName: 'name'; userId: 'uid' }>
    >
  >({
    name: 'verify-link',
    text: `SELECT CASE WHEN o.workspace_id IS NULL THEN 'account-transfer' ELSE 'ownership-' || o.kind END AS event,
        o.account_id AS "accountId", o.workspace_id AS "workspaceId",
        coalesce(u.name, '') AS "userName", coalesce(u.uid, '') AS "userId", coalesce(w.name, a.name) AS "placeName"
      FROM app.ownership_actions o
      JOIN app.accounts a ON a.id = o.account_id AND a.deleted_at IS NULL
      LEFT JOIN app.workspaces w ON w.id = o.workspace_id
      LEFT JOIN app.users u ON u.uid = o.from_uid AND u.deleted_at IS NULL
      WHERE o.key_hash = $1 AND o.closed_at IS NULL AND o.expires_at > now() AND w.deleted_at IS NULL`,
    values: [keyHash],
  });
  return rows[0] ?? null;
}
