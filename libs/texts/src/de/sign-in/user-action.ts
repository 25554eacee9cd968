import type * as english from '../../sign-in/user-action.ts';
import type { Translation } from '../../translation.ts';
import { NEW_PASSWORD_HINT } from '../errors/passwords.ts';

/** Texts of /useraction, the target of links in the identity service's mails. */
export const userAction: Translation<typeof english.userAction> = {
  title: 'Ihr Link',
  checking: 'Der Link wird geprüft',
  failedTitle: 'Dieser Link funktioniert nicht',
  again: 'Erneut versuchen',
  askAgain: 'Neuen Link anfordern',
  verified: (email) => `${email} ist bestätigt.`,
  confirmed: 'Ihre E‑Mail ist bestätigt',
  goesOn: 'Der Tab, in dem Sie sich registriert haben, geht jetzt weiter. Diesen können Sie schließen.',
  goOnHere: 'Hier weitermachen',
  verifiedLogIn: (email) => `${email} ist bestätigt. Bitte melden Sie sich an.`,
  changed: (email) => `Ab jetzt melden Sie sich mit ${email} an.`,
  recovered: {
    title: 'Ihre E-Mail-Adresse ist wiederhergestellt',
    text: (email) =>
      `Sie melden sich wieder mit ${email} an. Wenn Sie sie nicht geändert haben, legen Sie jetzt ein neues Passwort fest: Das alte könnte jemand anderem bekannt sein.`,
    setPassword: 'Neues Passwort festlegen',
  },
  newPassword: {
    title: 'Neues Passwort festlegen',
    text: (email) => `Für ${email}`,
    password: 'Neues Passwort',
    passwordAgain: 'Neues Passwort wiederholen',
    hint: NEW_PASSWORD_HINT,
    submit: 'Passwort speichern',
    busy: 'Wird gespeichert',
    saved: 'Ihr neues Passwort ist festgelegt. Bitte melden Sie sich damit an.',
  },
};
