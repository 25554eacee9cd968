import type { AccountService, Authenticated, SignIn } from './account-service.ts';
import type { LinkOptions } from '../codes/action-link.ts';
import type { CodeService } from './code-service.ts';
import { checkEmail, checkPassword } from '../users/credential-rules.ts';
import type { SettingsInForce } from '../codes/identity-settings.ts';
import type { IdentityUser } from '../users/identity-user.ts';
import { ToolkitError } from '../users/toolkit-error.ts';
import type { UserDirectory } from '../users/user-directory.ts';

/** null clears a field. */
export interface OwnChanges {
  readonly displayName?: string | null | undefined;
  readonly photoUrl?: string | null | undefined;
  readonly password?: string | undefined;
  readonly email?: string | undefined;
  /** Sign-in methods to unlink: `password`, `google.com`, … */
  readonly deleteProvider?: readonly string[] | undefined;
}

/** What users change of their own account, authorised by their ID token. */
export class OwnAccount {
  readonly #users: UserDirectory;
  readonly #accounts: AccountService;
  readonly #codes: CodeService;
  readonly #settings: SettingsInForce;
  readonly #now: () => number;

  constructor(
    users: UserDirectory,
    accounts: AccountService,
    codes: CodeService,
    settings: SettingsInForce,
    now: () => number,
  ) {
    this.#users = users;
    this.#accounts = accounts;
    this.#codes = codes;
    this.#settings = settings;
    this.#now = now;
  }

  /**
   * Changes profile, sign-in methods, password or e-mail. Password and e-mail need a recent sign-in; a new
   * password ends all other sessions; an unverified change of e-mail needs the setting for it.
   */
  async change(idToken: string | undefined, changes: OwnChanges, options: LinkOptions): Promise<SignIn> {
    const me = await this.#accounts.authenticate(idToken);
    const { uid } = me.user;
    if (changes.email !== undefined) await this.#changeEmail(me, checkEmail(changes.email), options);
    if (changes.password !== undefined) {
      this.#accounts.requireRecentSignIn(me.user, me.authTime);
      await this.#accounts.changePassword(uid, changes.password);
    }
    await this.#users.change(uid, (current) => applyOwnChanges(current, changes));
    return this.#continue(me, changes.password !== undefined);
  }

  /** Adds a password to an account with other sign-in methods. */
  async linkPassword(
    idToken: string | undefined,
    email: string | undefined,
    password: string | undefined,
  ): Promise<SignIn> {
    const me = await this.#accounts.authenticate(idToken);
    const address = checkEmail(email);
    const secret = checkPassword(password);
    this.#accounts.requireRecentSignIn(me.user, me.authTime);
    if (me.user.password) throw new ToolkitError('PROVIDER_ALREADY_LINKED');
    await this.#users.change(me.uid, (user) => ({
      ...user,
      email: address,
      emailVerified: user.emailVerified && user.email === address,
    }));
    await this.#accounts.changePassword(me.uid, secret);
    return this.#continue(me, true);
  }

  /** Deletes the account; needs a recent sign-in. */
  async delete(idToken: string | undefined): Promise<void> {
    const { user, authTime } = await this.#accounts.authenticate(idToken);
    this.#accounts.requireRecentSignIn(user, authTime);
    await this.#users.remove(user.uid);
  }

  async #changeEmail({ user, authTime }: Authenticated, email: string, options: LinkOptions): Promise<void> {
    if (this.#settings.current.emailEnumerationProtection) {
      throw new ToolkitError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
    }
    this.#accounts.requireRecentSignIn(user, authTime);
    if (email === user.email) return;
    const after = await this.#users.change(user.uid, (current) => ({
      ...current,
      email,
      emailVerified: false,
    }));
    if (user.email !== null) await this.#codes.mailOldAddress(user.email, after, options);
  }

  /** Continues the current sign-in; a new password begins a new one. */
  #continue({ uid, authTime, provider }: Authenticated, isNew: boolean): Promise<SignIn> {
    return this.#accounts.beginSession(uid, isNew ? this.#now() : authTime * 1000, provider);
  }
}

function applyOwnChanges(user: IdentityUser, changes: OwnChanges): IdentityUser {
  const deleted = changes.deleteProvider ?? [];
  return {
    ...user,
    ...(changes.displayName === undefined ? {} : { displayName: changes.displayName ?? '' }),
    ...(changes.photoUrl === undefined ? {} : { photoUrl: changes.photoUrl ?? '' }),
    ...(deleted.includes('password') ? { password: null } : {}),
    providers: user.providers.filter(({ providerId }) => !deleted.includes(providerId)),
  };
}
