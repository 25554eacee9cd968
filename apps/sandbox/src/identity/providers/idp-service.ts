import type { AccountService, SignIn } from '../accounts/account-service.ts';
import type { IdpAccount } from './idp-account.ts';
import type { IdentityUser, LinkedProvider } from '../users/identity-user.ts';
import { ToolkitError } from '../users/toolkit-error.ts';
import type { UserDirectory } from '../users/user-directory.ts';

export type IdpOutcome =
  | { readonly kind: 'signedIn'; readonly signIn: SignIn; readonly isNewUser: boolean }
  /** The address belongs to an account with other methods, and the provider does not verify addresses. */
  | { readonly kind: 'needsConfirmation'; readonly methods: readonly string[] };

export class IdpService {
  readonly #users: UserDirectory;
  readonly #accounts: AccountService;
  readonly #now: () => number;

  constructor(users: UserDirectory, accounts: AccountService, now: () => number) {
    this.#users = users;
    this.#accounts = accounts;
    this.#now = now;
  }

  /**
   * Signs in by a provider account. A new user gets an account. An account with the same address is linked if
   * the provider verifies addresses; otherwise the result lists its methods.
   */
  async signIn(idp: IdpAccount): Promise<IdpOutcome> {
    const known = this.#users.byProvider(idp.providerId, idp.rawId);
    if (known) return this.#continue(known, idp);
    const sameEmail = idp.email === '' ? undefined : this.#users.byEmail(idp.email);
    if (!sameEmail) {
      const { email, emailVerified, displayName, photoUrl } = idp;
      const profile = { emailVerified, displayName, photoUrl };
      const user = await this.#accounts.create(email === '' ? profile : { ...profile, email }, linkOf(idp));
      return this.#begin(user, idp, true);
    }
    if (!idp.emailVerified) return { kind: 'needsConfirmation', methods: methodsOf(sameEmail) };
    const user = await this.#users.change(sameEmail.uid, (current) => takeOver(current, idp, this.#now()));
    return this.#continue(user, idp);
  }

  /** Links a provider account to the signed-in user; refuses one that is linked to another user. */
  async link(idToken: string, idp: IdpAccount): Promise<IdpOutcome> {
    const { uid, user, authTime, provider } = await this.#accounts.authenticate(idToken);
    const owner = this.#users.byProvider(idp.providerId, idp.rawId);
    if (owner && owner.uid !== uid) throw new ToolkitError('FEDERATED_USER_ID_ALREADY_LINKED');
    if (!owner && user.providers.some((entry) => entry.providerId === idp.providerId)) {
      throw new ToolkitError('PROVIDER_ALREADY_LINKED');
    }
    await this.#users.change(uid, (current) => ({
      ...current,
      email: current.email ?? (idp.email === '' ? null : idp.email),
      emailVerified:
        current.emailVerified || (idp.emailVerified && idp.email === (current.email ?? idp.email)),
      providers: withLink(current.providers, idp),
    }));
    const signIn = await this.#accounts.beginSession(uid, authTime * 1000, provider);
    return { kind: 'signedIn', signIn, isNewUser: false };
  }

  async #continue(user: IdentityUser, idp: IdpAccount): Promise<IdpOutcome> {
    if (user.disabled) throw new ToolkitError('USER_DISABLED');
    await this.#users.change(user.uid, (current) => ({
      ...current,
      emailVerified: current.emailVerified || (idp.emailVerified && idp.email === current.email),
      providers: withLink(current.providers, idp),
    }));
    return this.#begin(user, idp, false);
  }

  async #begin(user: IdentityUser, idp: IdpAccount, isNewUser: boolean): Promise<IdpOutcome> {
    const signIn = await this.#accounts.beginSession(user.uid, this.#now(), idp.providerId);
    return { kind: 'signedIn', signIn, isNewUser };
  }
}

export function methodsOf(user: IdentityUser): string[] {
  return [...(user.password ? ['password'] : []), ...user.providers.map((provider) => provider.providerId)];
}

/**
 * Links a provider account to the user whose address the provider has verified; a user that never proved it loses password, other
 * links and sessions.
 */
function takeOver(user: IdentityUser, idp: IdpAccount, now: number): IdentityUser {
  if (user.disabled) throw new ToolkitError('USER_DISABLED');
  const profile = {
    displayName: user.displayName === '' ? idp.displayName : user.displayName,
    photoUrl: user.photoUrl === '' ? idp.photoUrl : user.photoUrl,
  };
  if (user.emailVerified) return { ...user, ...profile, providers: withLink(user.providers, idp) };
  return {
    ...user,
    ...profile,
    emailVerified: true,
    password: null,
    providers: [linkOf(idp)],
    sessions: [],
    validSince: Math.floor(now / 1000),
  };
}

function withLink(providers: readonly LinkedProvider[], idp: IdpAccount): LinkedProvider[] {
  return [...providers.filter(({ providerId }) => providerId !== idp.providerId), linkOf(idp)];
}

function linkOf({ providerId, rawId, email, displayName, photoUrl }: IdpAccount): LinkedProvider {
  return { providerId, rawId, email, displayName, photoUrl };
}
