import type { Association } from '@partyline/contract';
import { isOwnAccountOffered } from '@partyline/session';
import { screens } from '@partyline/texts';
import { useSession } from '../../session/session-store.ts';

/** [ENT-12] */
export interface ShownAccount {
  readonly name: string;
  readonly role: string;
  readonly hasOthers: boolean;
  /** Another account, or an own one that can be created. [ACCT-14] */
  readonly hasMenu: boolean;
}

/** Returns an association's role, with its workspace. [ACCT-18] */
export function roleTextOf({ role, workspaceName }: Pick<Association, 'role' | 'workspaceName'>): string {
  const words = screens.accountsSelect;
  return workspaceName === null ? words.role(role) : words.roleIn(role, workspaceName);
}

/** Returns the current account and role; null while none is chosen. [ACCT-7] */
export function useAccount(): ShownAccount | null {
  const user = useSession((session) => session.user);
  const associations = useSession((session) => session.associations);
  if (!user || user.accountName === null || user.role === null) return null;
  const { accountId, workspaceId, role } = user;
  const here = associations.find((one) => one.accountId === accountId && one.workspaceId === workspaceId);
  return {
    name: user.accountName,
    role: roleTextOf({ role, workspaceName: here?.workspaceName ?? null }),
    hasOthers: associations.length > 1,
    hasMenu: associations.length > 1 || isOwnAccountOffered(associations),
  };
}

/** Returns the user's name, else their e-mail. */
export function useUserName(): string {
  return useSession(({ user, identity }) => {
    const name = user?.name.trim() ?? '';
    return name === '' ? (user?.email ?? identity?.email ?? '') : name;
  });
}
