import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';

/** What one reader may be told. */
export interface Reader {
  readonly uid: string;
  readonly accountId: number;
  /** Whether they hold a role that covers every workspace of the account. */
  readonly wholeAccount: boolean;
  readonly workspaceIds: ReadonlySet<number>;
}

/** Whom a notification is for: a person, a workspace, or with neither everybody in the account. */
export interface AddressedNotification {
  readonly accountId: number;
  readonly workspaceId: number | null;
  readonly userUid: string | null;
}

/** Who reads: a person in one account, with the memberships they hold there now. */
export interface AccountMember {
  readonly uid: string;
  readonly account: { readonly id: number };
  readonly memberships: readonly { readonly workspaceId: number | null; readonly role: StoredRole }[];
}

/** What a member may be told: by their memberships, as they are now. [NOTIF-5, NOTIF-6, GC-14] */
export function readerOf({ uid, account, memberships }: AccountMember): Reader {
  return {
    uid,
    accountId: account.id,
    wholeAccount: memberships.some(({ role }) => isAccountLevel(role)),
    workspaceIds: new Set(
      memberships.flatMap(({ workspaceId }) => (workspaceId === null ? [] : [workspaceId])),
    ),
  };
}

/**
 * Whether a notification is for a reader: in their account, and for them by name, or for a workspace they reach, or for
 * everybody in the account. [NOTIF-5, NOTIF-6]
 */
export function isFor(reader: Reader, notification: AddressedNotification): boolean {
  const { accountId, workspaceId, userUid } = notification;
  if (accountId !== reader.accountId) return false;
  if (userUid !== null) return userUid === reader.uid;
  if (workspaceId === null) return true;
  return reader.wholeAccount || reader.workspaceIds.has(workspaceId);
}

/** Whether two readers may be told the same; if not, a stream to the one has to end before the other is told anything. [NOTIF-5] */
export function isSameReader(a: Reader, b: Reader): boolean {
  return (
    a.uid === b.uid &&
    a.accountId === b.accountId &&
    a.wholeAccount === b.wholeAccount &&
    a.workspaceIds.size === b.workspaceIds.size &&
    [...a.workspaceIds].every((id) => b.workspaceIds.has(id))
  );
}
