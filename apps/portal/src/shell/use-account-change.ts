import type { Association } from '@partyline/contract';
import { useNavigate } from '@tanstack/react-router';
import { changeAccount, changeToOwnAccount, isCurrentAssociation } from './change-account.ts';

export interface AccountChange {
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
