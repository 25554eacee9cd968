import { isAccountLevel } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';

/** What one reader may be told. */
export interface Reader {
  readonly uid: string;
  readonly accountId: number;
  /** A role in the whole account. */
  readonly wholeAccount: boolean;
  readonly workspaceIds: ReadonlySet<number>;
}

/** Addressed to a user, a workspace, or with neither to the whole account. */
export interface AddressedNotification {
  readonly accountId: number;
  readonly workspaceId: number | null;
  readonly userUid: string | null;
}

/** With their present memberships. */
export interface AccountMember {
  readonly uid: string;
  readonly account: { readonly id: number };
  readonly memberships: readonly { readonly workspaceId: number | null; readonly role: StoredRole }[];
}

/** Returns what decides which notifications an account's member reads. [NOTIF-5, NOTIF-6, GC-14] */
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
 * Returns whether a notification of the reader's account is addressed to the reader, to a workspace they reach, or to the whole
 * account. [NOTIF-5, NOTIF-6]
 */
export function isFor(reader: Reader, notification: AddressedNotification): boolean {
  const { accountId, workspaceId, userUid } = notification;
  if (accountId !== reader.accountId) return false;
  if (userUid !== null) return userUid === reader.uid;
  if (workspaceId === null) return true;
  return reader.wholeAccount || reader.workspaceIds.has(workspaceId);
}

/** Returns whether both read the same notifications; if not, the stream of the first must end. [NOTIF-5] */
export function isSameReader(a: Reader, b: Reader): boolean {
  return (
    a.uid === b.uid &&
    a.accountId === b.accountId &&
    a.wholeAccount === b.wholeAccount &&
    a.workspaceIds.size === b.workspaceIds.size &&
    [...a.workspaceIds].every((id) => b.workspaceIds.has(id))
  );
}
