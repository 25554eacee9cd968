import type { RuntimeConfig } from '@partyline/contract';
import type { User } from 'firebase/auth';
import type { StoredValues } from '../tabs/stored-values.ts';
import { isAlive, isLaterFor, type StoredToken, type StoredTokenPort } from '../tokens/stored-token.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { identityUserOf, type Identity, type SignInMethods, IdentityUnreachable } from './identity.ts';

/** It might expire in transit: left to the SDK. */
const TOKEN_MARGIN_MS = 30_000;

export interface FirebaseIdentity extends Identity {
  readonly signInMethods: () => Promise<SignInMethods>;
}

export interface FirebaseStorage {
  readonly storedToken: StoredTokenPort;
  readonly stored: StoredValues;
}

/** Creates the identity service. The SDK loads on first use; until then a valid stored token names the user. [GP-2] */
export function createFirebaseIdentity(
  settings: RuntimeConfig['identity'],
  { storedToken, stored }: FirebaseStorage,
): FirebaseIdentity {
  let loading: Promise<FirebaseSdk> | undefined;
  let fromStorage: StoredToken | null = null;
  let lastStored = '';
  let flight: { readonly user: User; readonly token: Promise<string> } | null = null;

  async function open(): Promise<FirebaseSdk> {
    const { openFirebase } = await import('./firebase-sdk.ts').catch((cause: unknown) => {
      loading = undefined;
      throw new IdentityUnreachable(cause);
    });
    const sdk = openFirebase(settings);
    await sdk.auth.authStateReady();
    if (stored.get('sign-out-due') !== null) await finishSignOut(sdk);
    return sdk;
  }
  async function finishSignOut({ auth }: FirebaseSdk): Promise<void> {
    await auth.signOut();
    stored.set('sign-out-due', null);
  }
  /** Loads the SDK, after which the stored token no longer counts. */
  async function ready(): Promise<FirebaseSdk> {
    loading ??= open();
    const sdk = await loading;
    fromStorage = null;
    return sdk;
  }
  const userOf = ({ auth }: FirebaseSdk) => (auth.currentUser ? identityUserOf(auth.currentUser) : null);

  /** Skips a user who has signed out. */
  async function store({ auth }: FirebaseSdk, user: User, token: string): Promise<void> {
    lastStored = token;
    if (auth.currentUser !== user || stored.get('sign-out-due') !== null) return;
    await storedToken.write({ identity: identityUserOf(user), token });
  }

  /** Asks the SDK once for parallel callers: each of them would refresh an expired token. */
  async function tokenOf(user: User): Promise<string> {
    if (flight?.user === user) return flight.token;
    const mine = { user, token: user.getIdToken() };
    flight = mine;
    try {
      return await mine.token;
    } finally {
      if (flight === mine) flight = null;
    }
  }

  async function currentToken(): Promise<string> {
    if (fromStorage !== null && isAlive(fromStorage.token, TOKEN_MARGIN_MS)) return fromStorage.token;
    const sdk = await ready();
    const { currentUser } = sdk.auth;
    if (currentUser === null) return '';
    const token = await tokenOf(currentUser);
    if (token !== lastStored) void store(sdk, currentUser, token);
    return token;
  }

  return {
    async readStored() {
      const found = await storedToken.read();
      // The SDK was faster.
      if (loading !== undefined) return null;
      fromStorage = found !== null && isAlive(found.token, TOKEN_MARGIN_MS) ? found : null;
      return fromStorage?.identity ?? null;
    },
    async restore() {
      const user = userOf(await ready());
      if (user === null) await storedToken.clear();
      return user;
    },
    async reload() {
      const sdk = await ready();
      await sdk.auth.currentUser?.reload();
      return userOf(sdk);
    },
    async signIn(email, password) {
      const sdk = await ready();
      await sdk.signIn(email, password);
      const user = userOf(sdk);
      if (user === null) throw new Error('no user is signed in');
      return user;
    },
    async signOut() {
      fromStorage = null;
      lastStored = '';
      // If the SDK fails to load, the next page signs out first.
      stored.set('sign-out-due', 'yes');
      await storedToken.clear();
      await finishSignOut(await ready());
    },
    currentToken,
    async latestToken() {
      const token = await currentToken();
      const other = token === '' ? null : await storedToken.read();
      return other !== null && isLaterFor(other.token, token) ? other.token : token;
    },
    async renewToken() {
      const sdk = await ready();
      const { currentUser } = sdk.auth;
      if (!currentUser) throw new Error('no user is signed in');
      // Claims will change: no page may start with this token.
      await storedToken.clear();
      const token = await currentUser.getIdToken(true);
      await store(sdk, currentUser, token);
      return token;
    },
    async signInMethods() {
      const [{ auth }, { createFirebaseSignIn }] = await Promise.all([
        ready(),
        import('./firebase-sign-in.ts'),
      ]);
      return createFirebaseSignIn(auth, settings.emulatorUrl);
    },
  };
}
