import type { StoredRole } from '@partyline/roles';
import type { AfterSession } from '@partyline/session';
import { accountOwnerText } from '../errors/refusals.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';
import { roleNameText } from '../terms/role-names.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** Texts of /accounts-select. */
export const accountsSelect = {
  title: 'Choose an account',
  text: 'You have access to more than one. You can switch later from the menu.',
  listLabel: 'Accounts',
  role: (role: StoredRole): string => roleNameText(role),
  roleIn: (role: StoredRole, workspace: string) => `${roleNameText(role)} in ${workspace}`,
  current: 'Current',
  logOut: 'Log out',
} as const;

/** Text after the end of a session, or null. [AUTH-33, ERR-17, ERR-19, ERR-24, GA-11, GA-14] */
export const SESSION_NOTICE_TEXTS = {
  'idle-dialog': 'You were logged out because you were inactive for a while.',
  'expired-modal': WORDINGS.sessionExpired,
  'session-error': DECIDED_WORDINGS.sessionNotOpened,
  'general-error': WORDINGS.generalError,
  none: null,
} as const satisfies Record<AfterSession['notice'], string | null>;

/** A resting membership; without a workspace, a role of the whole account. */
export interface SuspendedPlace {
  readonly accountName: string;
  readonly workspaceName: string | null;
}

/**
 * Explains why a user whose access is suspended cannot sign in, and whom to ask: the owner, whose name they may not know. [PLUS-5,
 * PLUS-7]
 */
export function suspendedText(places: readonly SuspendedPlace[]): string {
  const list = new Intl.ListFormat(TEXTS_LOCALE, { type: 'conjunction' });
  const names = places.map(({ accountName, workspaceName }) =>
    workspaceName === null ? accountName : `${workspaceName} (${accountName})`,
  );
  const owners = [...new Set(places.map(({ accountName }) => accountOwnerText(accountName)))];
  return `Your access to ${list.format(names)} is suspended. Ask ${list.format(owners)} to resume it.`;
}

/** Texts of the session dialogs. [AUTH-33, GA-14, GI-7] */
export const sessionDialogs = {
  expired: { title: 'Session expired', text: WORDINGS.sessionExpired, confirm: 'OK' },
  timedOut: { title: 'You were logged out', text: SESSION_NOTICE_TEXTS['idle-dialog'], confirm: 'OK' },
} as const;
