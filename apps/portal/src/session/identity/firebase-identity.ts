import type { RuntimeConfig } from '@partyline/contract';
import type { StoredValues } from '../tabs/stored-values.ts';
import { createAccessToken, type AccessToken, type AccessTokenOptions } from '../tokens/access-token.ts';
import type { StoredToken } from '../tokens/stored-token.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { identityUserOf, type Identity, type SignInMethods, IdentityUnreachable } from './identity.ts';

export interface FirebaseIdentity extends Identity {
  readonly tokens: AccessToken;
  readonly signInMethods: () => Promise<SignInMethods>;
}

export interface FirebaseBrowser extends Omit<AccessTokenOptions, 'fetchToken' | 'ownerUid'> {
  readonly stored: StoredValues;
}

/** Creates the identity service. The SDK loads on first use; until then a valid stored token names the user. [GP-2] */
export function createFirebaseIdentity(
  settings: RuntimeConfig['identity'],
  { stored, ...browser }: FirebaseBrowser,
): FirebaseIdentity {
  let loading: Promise<FirebaseSdk> | undefined;
  let loaded: FirebaseSdk | undefined;

  async function open(): Promise<FirebaseSdk> {
    const { openFirebase } = await import('./firebase-sdk.ts').catch((cause: unknown) => {
      loading = undefined;
      throw new IdentityUnreachable(cause);
    });
    const sdk = openFirebase(settings);
    await sdk.auth.authStateReady();
    if (stored.get('sign-out-due') !== null) await finishSignOut(sdk);
    loaded = sdk;
    return sdk;
  }
  async function finishSignOut({ auth }: FirebaseSdk): Promise<void> {
    await auth.signOut();
    stored.set('sign-out-due', null);
  }
  function ready(): Promise<FirebaseSdk> {
    loading ??= open();
    return loading;
  }
  const userOf = ({ auth }: FirebaseSdk) => (auth.currentUser ? identityUserOf(auth.currentUser) : null);

  const tokens = createAccessToken({
    ...browser,
    async fetchToken(isForced): Promise<StoredToken | null> {
      const { currentUser } = (await ready()).auth;
      if (currentUser === null) return null;
      const token = await currentUser.getIdToken(isForced);
      return { identity: identityUserOf(currentUser), token };
    },
    ownerUid() {
      if (stored.get('sign-out-due') !== null) return null;
      return loaded && (loaded.auth.currentUser?.uid ?? null);
    },
  });

  return {
    tokens,
    async readStored() {
      const user = await tokens.readStored();
      // Unless the SDK was faster.
      return loading === undefined ? user : null;
    },
    async restore() {
      const user = userOf(await ready());
      if (user === null) await tokens.clear();
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
      // If the SDK fails to load, the next page signs out first.
      stored.set('sign-out-due', 'yes');
      await tokens.clear();
      try {
        await finishSignOut(await ready());
      } finally {
        // Drops a token that was fetched meanwhile.
        await tokens.clear();
      }
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
