import type { CodeType } from './action-code.ts';

const DAY = 24 * 60 * 60;

/** Settings that a Firebase project or a test may choose; not persisted. */
export interface IdentitySettings {
  /** No answer reveals whether an address is known. On by default, as in a new Firebase project. */
  readonly emailEnumerationProtection: boolean;
  /** Maximum age of a sign-in for changing password or e-mail and for deleting the account. */
  readonly recentSignInSeconds: number;
  /** Lifetime of codes sent from now on. */
  readonly codeSeconds: Readonly<Record<CodeType, number>>;
  /** Mails to one address within ten minutes. */
  readonly mailsPerAddress: number;
  /** Wrong passwords for one address within ten minutes; after that the right one is refused too. */
  readonly wrongPasswords: number;
}

/** Defaults of a new Firebase project. */
export const DEFAULT_IDENTITY_SETTINGS: IdentitySettings = {
  emailEnumerationProtection: true,
  recentSignInSeconds: 300,
  codeSeconds: {
    VERIFY_EMAIL: 3 * DAY,
    PASSWORD_RESET: 60 * 60,
    VERIFY_AND_CHANGE_EMAIL: 3 * DAY,
    RECOVER_EMAIL: 30 * DAY,
  },
  mailsPerAddress: 20,
  wrongPasswords: 100,
};

export interface SettingsInForce {
  current: IdentitySettings;
}
