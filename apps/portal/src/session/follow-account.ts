import type { User } from '@partyline/contract';
import { resetAccountData } from './account-data.ts';
import { acceptSession, type Person } from './accept-session.ts';
import type { SessionContext } from './session-context.ts';
import { getSession, type IdentityUser } from './session-store.ts';

/** What is another than before: the account or workspace, or only the role in it. */
export type AccountChange = 'none' | 'account' | 'role';

/**
 * Takes over what the API says of the person now. When it is another account, workspace or role than before, everything of the
 * one before is forgotten first. Says what changed. [GC-14, GA-28, ACCT-13]
 */
export async function followAccount(
  context: SessionContext,
  identity: IdentityUser,
  person: Person,
): Promise<AccountChange> {
  const { user: before } = getSession();
  const change = before === null ? 'none' : changeBetween(before, person.user);
  if (change !== 'none') resetAccountData();
  await acceptSession(context, identity, person, await context.tokens.current());
  return change;
}

function changeBetween(before: User, now: User): AccountChange {
  if (before.accountId !== now.accountId || before.workspaceId !== now.workspaceId) return 'account';
  return before.role === now.role ? 'none' : 'role';
}
