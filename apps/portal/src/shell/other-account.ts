import { screens } from '@partyline/texts';
import { raiseAlert } from './alerts.ts';

const SENTENCES = { account: screens.shell.rightsChanged, role: screens.shell.roleChanged } as const;

/** Says that the account, or the role in it, was changed elsewhere and that this window has followed. [GC-14] */
export function tellOtherAccount(change: 'account' | 'role'): void {
  raiseAlert({ type: 'info', message: SENTENCES[change], autoClose: false });
}
