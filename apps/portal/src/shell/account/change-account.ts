import type { Association } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { useNavigate } from '@tanstack/react-router';
import type { OwnAccountEnd } from '../../session/account/switch-account.ts';
import { getSession } from '../../session/session-store.ts';
import { openAccountOfMyOwn, switchToAccount } from '../../session/tab-session.ts';
import { showMessage } from '../messages/show-message.ts';
import { errorText } from '../messages/error-text.ts';
import { hideSpinner, showSpinner } from '../loading/spinner.ts';

/** Returns an association's key, unique per user. */
export function associationKey({
  accountId,
  workspaceId,
}: Pick<Association, 'accountId' | 'workspaceId'>): string {
  return `${accountId}/${workspaceId ?? ''}`;
}

/** Returns whether the session is in this association. */
export function isCurrentAssociation(association: Association): boolean {
  const { user } = getSession();
  return user?.accountId === association.accountId && user.workspaceId === association.workspaceId;
}

/** Switches under the spinner; returns whether the session is there then. [ACCT-7, ACCT-13] */
export async function changeAccount(association: Association): Promise<boolean> {
  if (isCurrentAssociation(association)) return true;
  return underSpinner(screens.shell.switchingAccount, () => switchToAccount(association));
}

/** Opens an own account under the spinner; a failure shows a message. [ACCT-14, ACCT-16] */
async function changeToOwnAccount(): Promise<OwnAccountEnd> {
  try {
    return await underSpinner(screens.shell.settingUp, openAccountOfMyOwn);
  } catch (error) {
    showMessage({ type: 'error', message: errorText(error) });
    return 'ended';
  }
}

async function underSpinner<Value>(words: string, work: () => Promise<Value>): Promise<Value> {
  showSpinner(words);
  try {
    return await work();
  } finally {
    hideSpinner();
  }
}

interface AccountChange {
  /** Goes to its dashboard if it is another one. [ACCT-7, ACCT-13] */
  readonly change: (association: Association) => Promise<void>;
  /** [ACCT-14] */
  readonly openOwn: () => Promise<void>;
}

/** Returns the ways to change the account. */
export function useAccountChange(): AccountChange {
  const navigate = useNavigate();
  return {
    async change(association) {
      const isHere = isCurrentAssociation(association);
      if ((await changeAccount(association)) && !isHere) await navigate({ to: '/dashboard' });
    },
    async openOwn() {
      const end = await changeToOwnAccount();
      if (end !== 'ended') await navigate({ to: end === 'choose' ? '/accounts-select' : '/dashboard' });
    },
  };
}
