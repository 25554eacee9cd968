import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@partyline/validation';
import type * as english from '../../sign-in/login.ts';
import type { Translation } from '../../translation.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { TRIAL_TERMS_TEXT } from '../landing/landing.ts';
import { lengthHint } from '../terms/figures.ts';
import { IDENTITY_FAILURE_TEXTS } from '../errors/session-failures.ts';

/** Texts of /login: login, sign-up, password reset. */
export const login: Translation<typeof english.login> = {
  title: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: lengthHint(PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH),
  showPassword: 'Passwort zeigen',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft',
  opening: 'Ihre Sitzung wird geöffnet',
  newHere: 'Neu hier?',
  startTrial: 'Kostenlos testen',
  orWithEmail: 'oder mit E-Mail',
  providers: {
    'google.com': 'Weiter mit Google',
    'microsoft.com': 'Weiter mit Microsoft',
  },
  chooserOpen: 'Wählen Sie Ihr Konto in dem Fenster, das sich geöffnet hat.',
  failures: {
    credentials: IDENTITY_FAILURE_TEXTS.credentials,
    disabled: IDENTITY_FAILURE_TEXTS.disabled,
    'too-many-attempts': IDENTITY_FAILURE_TEXTS['too-many-attempts'],
    network: IDENTITY_FAILURE_TEXTS.network,
    session: DECIDED_WORDINGS.sessionNotOpened,
  },
  legal: 'Rechtliches',
  terms: 'Bedingungen',
  privacy: 'Datenschutz',
  otherWay: (email, ways) =>
    ways.length === 0
      ? `Sie haben sich mit ${email} auf andere Weise registriert. Bitte melden Sie sich auf dieselbe Weise an.`
      : `Sie haben sich als ${email} mit ${ways.join(' oder ')} registriert. Bitte melden Sie sich so an.`,
  ways: {
    password: 'einem Passwort',
    emailLink: 'einem Passwort',
    'google.com': 'Google',
    'microsoft.com': 'Microsoft',
  },
  signUp: {
    title: 'Kostenlos testen',
    terms: TRIAL_TERMS_TEXT,
    passwordAgain: 'Passwort wiederholen',
    submit: 'Registrieren',
    busy: 'Registrierung läuft',
    haveAccount: 'Schon ein Konto?',
    logIn: 'Anmelden',
  },
  strength: {
    label: 'Passwortstärke',
    reading: (strength, advice) => (advice === null ? strength : `${strength}: ${advice}.`),
  },
  reset: {
    title: 'Passwort zurücksetzen',
    text: 'Wir senden Ihnen einen Link per E-Mail. Er ist eine Stunde gültig.',
    submit: 'Link senden',
    busy: 'Wird gesendet',
    again: 'Neuen Link senden',
    sent: (email) =>
      `Falls es ein Konto für ${email} gibt, ist ein Link unterwegs. Keine E-Mail? Sehen Sie im Spam-Ordner nach.`,
    back: 'Zurück zur Anmeldung',
  },
};
