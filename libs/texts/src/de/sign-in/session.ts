import type * as english from '../../sign-in/session.ts';
import type { Translation } from '../../translation.ts';
import { accountOwnerText } from '../errors/refusals.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';
import { roleNameText } from '../terms/role-names.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** Texts of /accounts-select. */
export const accountsSelect: Translation<typeof english.accountsSelect> = {
  title: 'Konto wählen',
  text: 'Sie haben Zugang zu mehreren Konten. Sie können später im Menü wechseln.',
  listLabel: 'Konten',
  role: (role) => roleNameText(role),
  roleIn: (role, workspace) => `${roleNameText(role)} in ${workspace}`,
  current: 'Aktuell',
  logOut: 'Abmelden',
};

/** Text after the end of a session, or null. [AUTH-33, ERR-17, ERR-19, ERR-24, GA-11, GA-14] */
export const SESSION_NOTICE_TEXTS: Translation<typeof english.SESSION_NOTICE_TEXTS> = {
  'idle-dialog': 'Sie wurden abgemeldet, weil Sie eine Weile inaktiv waren.',
  'expired-modal': WORDINGS.sessionExpired,
  'session-error': DECIDED_WORDINGS.sessionNotOpened,
  'general-error': WORDINGS.generalError,
  none: null,
};

/** Explains why a user whose access is suspended cannot sign in, and whom to ask. [PLUS-5, PLUS-7] */
export const suspendedText: typeof english.suspendedText = (places) => {
  const list = new Intl.ListFormat(TEXTS_LOCALE, { type: 'conjunction' });
  const names = places.map(({ accountName, workspaceName }) =>
    workspaceName === null ? accountName : `${workspaceName} (${accountName})`,
  );
  const owners = [...new Set(places.map(({ accountName }) => accountOwnerText(accountName)))];
  return `Ihr Zugang zu ${list.format(names)} ist ausgesetzt. Wenden Sie sich an ${list.format(owners)}, um ihn fortzusetzen.`;
};

/** Texts of the session dialogs. [AUTH-33, GA-14, GI-7] */
export const sessionDialogs: Translation<typeof english.sessionDialogs> = {
  expired: { title: 'Sitzung abgelaufen', text: WORDINGS.sessionExpired, confirm: 'OK' },
  timedOut: {
    title: 'Sie wurden abgemeldet',
    text: SESSION_NOTICE_TEXTS['idle-dialog'],
    confirm: 'OK',
  },
};
