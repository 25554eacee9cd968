import { randomBytes } from 'node:crypto';
import { AttemptLimit } from './attempt-limit.ts';
import { checkEmail, checkPassword, isPossiblePassword } from '../users/credential-rules.ts';
import type { IdTokens, VerifiedIdToken } from '../users/id-token.ts';
import type { SettingsInForce } from '../codes/identity-settings.ts';
import type { IdentityUser, LinkedProvider } from '../users/identity-user.ts';
import { hashPassword, matchesPassword } from '../users/password-hash.ts';
import { ToolkitError } from '../users/toolkit-error.ts';
import type { UserDirectory } from '../users/user-directory.ts';

export interface SignIn {
  readonly user: IdentityUser;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

export interface Authenticated extends VerifiedIdToken {
  readonly user: IdentityUser;
}

export interface NewUser {
  readonly uid?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly displayName?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export class AccountService {
  readonly #users: UserDirectory;
  readonly #tokens: IdTokens;
  readonly #settings: SettingsInForce;
  readonly #now: () => number;
  /** Failed sign-ins per address. */
  readonly wrongPasswords: AttemptLimit;

  constructor(users: UserDirectory, tokens: IdTokens, settings: SettingsInForce, now: () => number) {
    this.#users = users;
    this.#tokens = tokens;
    this.#settings = settings;
    this.#now = now;
    this.wrongPasswords = new AttemptLimit(() => settings.current.wrongPasswords, now);
  }

  /** Adds a user; refuses taken ids and e-mails, invalid e-mails and weak passwords. */
  async create(input: NewUser, provider?: LinkedProvider): Promise<IdentityUser> {
    const email = input.email === undefined ? null : checkEmail(input.email);
    if (email !== null && this.#users.byEmail(email)) throw new ToolkitError('EMAIL_EXISTS');
    const password = input.password === undefined ? null : await hashPassword(checkPassword(input.password));
    const now = this.#now();
    const user: IdentityUser = {
      uid: input.uid ?? randomBytes(21).toString('base64url'),
      email,
      emailVerified: input.emailVerified ?? false,
      displayName: input.displayName ?? '',
      photoUrl: input.photoUrl ?? '',
      disabled: input.disabled ?? false,
      password,
      passwordUpdatedAt: now,
      customAttributes: '',
      validSince: Math.floor(now / 1000),
      createdAt: now,
      lastLoginAt: null,
      sessions: [],
      providers: provider ? [provider] : [],
      signInsOldUntil: 0,
    };
    await this.#users.add(user);
    return user;
  }

  async signUp(input: NewUser): Promise<SignIn> {
    const user = await this.create({
      email: checkEmail(input.email),
      password: checkPassword(input.password),
      displayName: input.displayName,
    });
    return this.beginSession(user.uid, this.#now(), 'password');
  }

  /**
   * Signs in with a password. An unknown e-mail and a wrong password give the same answer after the same work, unless the settings
   * disable enumeration protection; throws TOO_MANY_ATTEMPTS_TRY_LATER after too many wrong ones.
   */
  async signInWithPassword(email: string | undefined, password: string | undefined): Promise<SignIn> {
    const address = checkEmail(email);
    if (password === undefined || password === '') throw new ToolkitError('MISSING_PASSWORD');
    this.wrongPasswords.count(address);
    const found = this.#users.byEmail(address);
    const matches =
      isPossiblePassword(password) && (await matchesPassword(password, found?.password ?? null));
    if (!found || !matches) {
      if (this.#settings.current.emailEnumerationProtection)
        throw new ToolkitError('INVALID_LOGIN_CREDENTIALS');
      throw new ToolkitError(found ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
    }
    this.wrongPasswords.forget(address);
    if (found.disabled) throw new ToolkitError('USER_DISABLED');
    return this.beginSession(found.uid, this.#now(), 'password');
  }

  /** Returns a new ID token for a valid session; the refresh token stays the same. */
  async refresh(refreshToken: string | undefined): Promise<SignIn> {
    if (refreshToken === undefined || refreshToken === '') throw new ToolkitError('MISSING_REFRESH_TOKEN');
    const found = this.#users.findSession(refreshToken);
    if (!found) throw new ToolkitError('TOKEN_EXPIRED');
    if (found.user.disabled) throw new ToolkitError('USER_DISABLED');
    const { signedInAt, provider } = found.session;
    return this.#signIn(found.user, signedInAt, provider, refreshToken);
  }

  /** Verifies an ID token; refuses one of a user who is deleted, disabled or signed out since. */
  async authenticate(idToken: string | undefined): Promise<Authenticated> {
    if (idToken === undefined || idToken === '') throw new ToolkitError('INVALID_ID_TOKEN');
    const verified = await this.#tokens.verify(idToken);
    const user = this.#users.byUid(verified.uid);
    if (!user) throw new ToolkitError('USER_NOT_FOUND');
    if (user.disabled) throw new ToolkitError('USER_DISABLED');
    if (verified.authTime < user.validSince) throw new ToolkitError('TOKEN_EXPIRED');
    return { user, ...verified };
  }

  /** Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN for a sign-in (Unix seconds) older than the settings allow. */
  requireRecentSignIn(user: IdentityUser, authTime: number): void {
    const age = this.#now() / 1000 - authTime;
    if (age > this.#settings.current.recentSignInSeconds || authTime <= user.signInsOldUntil) {
      throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    }
  }

  async changePassword(uid: string, password: string): Promise<void> {
    const hash = await hashPassword(checkPassword(password));
    const now = this.#now();
    await this.#users.change(uid, (current) => ({
      ...current,
      password: hash,
      passwordUpdatedAt: now,
      validSince: Math.floor(now / 1000),
      sessions: [],
    }));
  }

  /** Signs a user in as of a moment in Unix milliseconds. */
  async beginSession(uid: string, signedInAt: number, provider: string): Promise<SignIn> {
    const { user, refreshToken } = await this.#users.beginSession(uid, signedInAt, provider);
    return this.#signIn(user, signedInAt, provider, refreshToken);
  }

  async #signIn(
    user: IdentityUser,
    signedInAt: number,
    provider: string,
    refreshToken: string,
  ): Promise<SignIn> {
    const idToken = await this.#tokens.issue(user, signedInAt, provider);
    return { user, idToken, refreshToken, expiresIn: String(this.#tokens.lifetimeSeconds) };
  }
}
