import type { CodeType } from './action-code.ts';

const DAY = 24 * 60 * 60;

/** How the identity service behaves, as far as a Firebase project or a test may choose. Lasts until the sandbox ends. */
export interface IdentitySettings {
  /** On, as in every new Firebase project: nothing tells whether an address is known. */
  readonly emailEnumerationProtection: boolean;
  /** Changing password or e-mail, and deleting oneself, ask for a sign-in not older than this. */
  readonly recentSignInSeconds: number;
  /** How long codes live that are sent from now on. */
  readonly codeSeconds: Readonly<Record<CodeType, number>>;
  /** Mails to one address within ten minutes; one more is refused. */
  readonly mailsPerAddress: number;
  /** Wrong passwords for one address within ten minutes; after that even the right one is refused. */
  readonly wrongPasswords: number;
}

/** The provider's own settings, as of a new project. */
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

/** The settings in force, which control may change while everything runs. */
export interface SettingsInForce {
  current: IdentitySettings;
}
