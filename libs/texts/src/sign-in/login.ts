import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@partyline/validation';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { TRIAL_TERMS_TEXT } from '../landing/landing.ts';
import { lengthHint } from '../terms/figures.ts';
import { IDENTITY_FAILURE_TEXTS } from '../errors/session-failures.ts';

/** Texts of /login: login, sign-up, password reset. */
export const login = {
  title: 'Log in',
  email: 'E-mail',
  password: 'Password',
  passwordHint: lengthHint(PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH),
  showPassword: 'Show password',
  forgot: 'Forgot password?',
  submit: 'Log in',
  busy: 'Logging in',
  opening: 'Opening your session',
  newHere: 'New here?',
  startTrial: 'Start a free trial',
  orWithEmail: 'or with e-mail',
  providers: {
    'google.com': 'Continue with Google',
    'microsoft.com': 'Continue with Microsoft',
  },
  chooserOpen: 'Choose your account in the window that opened.',
  failures: {
    credentials: IDENTITY_FAILURE_TEXTS.credentials,
    disabled: IDENTITY_FAILURE_TEXTS.disabled,
    'too-many-attempts': IDENTITY_FAILURE_TEXTS['too-many-attempts'],
    network: IDENTITY_FAILURE_TEXTS.network,
    session: DECIDED_WORDINGS.sessionNotOpened,
  },
  legal: 'Legal',
  terms: 'Terms',
  privacy: 'Privacy',
  /** For an e-mail signed up another way; `ways` is empty when it must not be revealed. */
  otherWay: (email: string, ways: readonly string[]) =>
    ways.length === 0
      ? `You signed up with ${email} in another way. Please log in the same way.`
      : `You signed up as ${email} with ${ways.join(' or ')}. Please log in that way.`,
  ways: {
    password: 'a password',
    emailLink: 'a password',
    'google.com': 'Google',
    'microsoft.com': 'Microsoft',
  },
  signUp: {
    title: 'Start your free trial',
    terms: TRIAL_TERMS_TEXT,
    passwordAgain: 'Repeat password',
    submit: 'Sign up',
    busy: 'Signing up',
    haveAccount: 'Have an account?',
    logIn: 'Log in',
  },
  strength: {
    label: 'Password strength',
    reading: (strength: string, advice: string | null) =>
      advice === null ? strength : `${strength}: ${advice}.`,
  },
  reset: {
    title: 'Reset your password',
    text: 'We will e-mail you a link. It is valid for one hour.',
    submit: 'Send link',
    busy: 'Sending',
    again: 'Send a new link',
    /** The same with and without an account. */
    sent: (email: string) =>
      `If there is an account for ${email}, a link is on its way. No e-mail? Check your spam folder.`,
    back: 'Back to log in',
  },
} as const;
