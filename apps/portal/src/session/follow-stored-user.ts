import { storageChangeOf } from '@partyline/session';
import { endSession } from './end-session.ts';
import { followAccount } from './follow-account.ts';
import type { SessionContext } from './session-context.ts';
import { reread } from './restore-session.ts';
import { getSession } from './session-store.ts';

/** What following the stored user can end in. */
export interface StoredUserSignals {
  readonly onOtherAccount: (change: 'account' | 'role') => void;
  /** Another person has signed in, or anybody where nobody was: the page starts anew as theirs. */
  readonly onOtherPerson: () => void;
}

/**
 * Follows a change that another tab made to the stored user: removed, this tab logs out as the other did; changed, it takes the user and
 * the account over, from the API where what stands there cannot be read. `key` is null when the whole storage was cleared. [AUTH-12, AUTH-13, GA-20]
 */
export async function followStoredUser(
  context: SessionContext,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  { onOtherAccount, onOtherPerson }: StoredUserSignals,
): Promise<void> {
  const meaning = storageChangeOf(key, newValue);
  if (meaning === 'logout') return endSession(context, context.storedUser.lastEnd());
  if (meaning !== 'reload-user') return;
  const stored = await context.storedUser.read();
  if (stored === 'none') return endSession(context, 'logged-out');
  const { identity, status } = getSession();
  if (stored === 'corrupt') {
    // Not by a tab of ours: the API says who this is, and the next tab that asks finds that.
    if (status === 'signed-in' && identity !== null) await reread(context, identity);
    return;
  }
  if (identity?.uid !== stored.uid) {
    onOtherPerson();
    return;
  }
  if (status !== 'signed-in' || stored.user === null || context.isSwitching) return;
  const { user, associations } = stored;
  const change = await followAccount(context, identity, { user, associations });
  if (change !== 'none') onOtherAccount(change);
}
