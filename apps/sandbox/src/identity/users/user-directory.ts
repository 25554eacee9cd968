import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { RecordStore } from '../../storage/record-store.ts';
import { foldAddress } from './fold-address.ts';
import { identityUserSchema, type IdentityUser, type LinkedProvider, type Session } from './identity-user.ts';
import { ToolkitError } from './toolkit-error.ts';

/** Sessions per user; a new one ends the oldest. */
const MAX_SESSIONS = 500;

export class UserDirectory {
  readonly #store: RecordStore<IdentityUser>;
  readonly #uidByEmail = new Map<string, string>();
  readonly #uidByProvider = new Map<string, string>();
  readonly #uidByToken = new Map<string, string>();

  private constructor(store: RecordStore<IdentityUser>) {
    this.#store = store;
    for (const user of store.all()) this.#index(user);
  }

  static async open(folder: string): Promise<UserDirectory> {
    return new UserDirectory(
      await RecordStore.open(folder, {
        keyOf: (user) => user.uid,
        parse: (value) => v.parse(identityUserSchema, value),
      }),
    );
  }

  byUid(uid: string): IdentityUser | undefined {
    return this.#store.get(uid);
  }

  byEmail(email: string): IdentityUser | undefined {
    const uid = this.#uidByEmail.get(foldAddress(email));
    return uid === undefined ? undefined : this.#store.get(uid);
  }

  byProvider(providerId: string, rawId: string): IdentityUser | undefined {
    const uid = this.#uidByProvider.get(providerKey({ providerId, rawId }));
    return uid === undefined ? undefined : this.#store.get(uid);
  }

  /** Lists the users, oldest first. */
  list(): IdentityUser[] {
    return this.#store.all().sort((a, b) => a.createdAt - b.createdAt || (a.uid < b.uid ? -1 : 1));
  }

  /** Adds a user; refuses a taken id, e-mail or provider account. */
  async add(user: IdentityUser): Promise<void> {
    if (this.#store.get(user.uid)) throw new ToolkitError('DUPLICATE_LOCAL_ID');
    this.#refuseTaken(user);
    this.#index(user);
    await this.#store.put(user);
  }

  /** Changes the current state of a user; refuses a taken e-mail or provider account and an unknown user. */
  async change(uid: string, change: (user: IdentityUser) => IdentityUser): Promise<IdentityUser> {
    const before = this.#store.get(uid);
    if (!before) throw new ToolkitError('USER_NOT_FOUND');
    const after = change(before);
    this.#refuseTaken(after);
    this.#unindex(before);
    this.#index(after);
    await this.#store.put(after);
    return after;
  }

  async remove(uid: string): Promise<void> {
    const user = this.#store.get(uid);
    if (!user) throw new ToolkitError('USER_NOT_FOUND');
    this.#unindex(user);
    await this.#store.delete(uid);
  }

  /** Begins a session; only a hash of the refresh token is stored. */
  async beginSession(
    uid: string,
    signedInAt: number,
    provider: string,
  ): Promise<{ user: IdentityUser; session: Session; refreshToken: string }> {
    const refreshToken = randomBytes(32).toString('base64url');
    const session = { tokenHash: hashOf(refreshToken), signedInAt, provider };
    const user = await this.change(uid, (current) => ({
      ...current,
      lastLoginAt: signedInAt,
      sessions: [...current.sessions, session].slice(-MAX_SESSIONS),
    }));
    return { user, session, refreshToken };
  }

  /** Finds a session by refresh token; undefined if unknown or revoked. */
  findSession(refreshToken: string): { user: IdentityUser; session: Session } | undefined {
    const tokenHash = hashOf(refreshToken);
    const user = this.#store.get(this.#uidByToken.get(tokenHash) ?? '');
    const session = user?.sessions.find((entry) => entry.tokenHash === tokenHash);
    return user && session ? { user, session } : undefined;
  }

  settle(): Promise<void> {
    return this.#store.settle();
  }

  #refuseTaken(user: IdentityUser): void {
    const owner = user.email === null ? undefined : this.#uidByEmail.get(user.email);
    if (owner !== undefined && owner !== user.uid) throw new ToolkitError('EMAIL_EXISTS');
    for (const provider of user.providers) {
      const linked = this.#uidByProvider.get(providerKey(provider));
      if (linked !== undefined && linked !== user.uid)
        throw new ToolkitError('FEDERATED_USER_ID_ALREADY_LINKED');
    }
  }

  #index(user: IdentityUser): void {
    if (user.email !== null) this.#uidByEmail.set(user.email, user.uid);
    for (const provider of user.providers) this.#uidByProvider.set(providerKey(provider), user.uid);
    for (const session of user.sessions) this.#uidByToken.set(session.tokenHash, user.uid);
  }

  #unindex(user: IdentityUser): void {
    if (user.email !== null) this.#uidByEmail.delete(user.email);
    for (const provider of user.providers) this.#uidByProvider.delete(providerKey(provider));
    for (const session of user.sessions) this.#uidByToken.delete(session.tokenHash);
  }
}

function providerKey({ providerId, rawId }: Pick<LinkedProvider, 'providerId' | 'rawId'>): string {
  return JSON.stringify([providerId, rawId]);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
