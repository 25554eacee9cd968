import { screens } from '@partyline/texts';
import { raiseAlert } from './alerts.ts';

const SENTENCES = { account: screens.shell.rightsChanged, role: screens.shell.roleChanged } as const;

/** Tells that account or role changed elsewhere and this window followed. [GC-14] */
export function tellOtherAccount(change: 'account' | 'role'): void {
  raiseAlert({ type: 'info', message: SENTENCES[change], autoClose: false });
}
