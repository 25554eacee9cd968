import type { RuntimeConfig } from '@partyline/contract';
import { forgetKeptUser, isTokenGood, readKeptUser, type KeptUser } from './firebase-kept.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { createHeldToken } from './firebase-token.ts';
import { describeFirebaseUser } from './firebase-user.ts';
import type { Identity, IdentityDoors } from './identity.ts';
import { OutOfReach } from './sign-in-failure.ts';
import { isLaterFor } from './token-life.ts';

/** The identity service of the Firebase SDK, with the doors that pages load when they need them. */
export interface FirebaseIdentity extends Identity {
  readonly doors: () => Promise<IdentityDoors>;
}

/**
 * The Firebase SDK, talking to Google, or to the identity service the settings name. It is fetched when it is first needed: until
 * then, what it has kept in this browser says who is here, and gives the token as long as that is good. [GP-2]
 */
export function createFirebaseIdentity(settings: RuntimeConfig['identity']): FirebaseIdentity {
  let loading: Promise<FirebaseSdk> | undefined;
  let kept: KeptUser | null = null;
  const held = createHeldToken();

  function load(): Promise<FirebaseSdk> {
    loading ??= import('./firebase-sdk.ts').then(
      ({ openFirebase }) => {
        const sdk = openFirebase(settings);
        sdk.auth.onIdTokenChanged(() => held.forget());
        return sdk;
      },
      (cause: unknown) => {
        loading = undefined;
        throw new OutOfReach(cause);
      },
    );
    return loading;
  }
  /** The SDK, once it knows who is signed in: from then on it alone counts. */
  async function ready(): Promise<FirebaseSdk> {
    const sdk = await load();
    await sdk.auth.authStateReady();
    kept = null;
    return sdk;
  }
  const known = ({ auth }: FirebaseSdk) => (auth.currentUser ? describeFirebaseUser(auth.currentUser) : null);

  async function currentToken(): Promise<string> {
    if (kept !== null && isTokenGood(kept, Date.now())) return kept.token;
    const { currentUser } = (await ready()).auth;
    return currentUser === null ? '' : held.current(currentUser);
  }

  return {
    async recall() {
      const found = await readKeptUser(settings.apiKey);
      // The SDK was faster.
      if (loading !== undefined) return null;
      kept = found !== null && isTokenGood(found, Date.now()) ? found : null;
      return kept?.identity ?? null;
    },
    restore: async () => known(await ready()),
    async reload() {
      const sdk = await ready();
      await sdk.auth.currentUser?.reload();
      return known(sdk);
    },
    async signIn(email, password) {
      const sdk = await ready();
      await sdk.signIn(email, password);
      const user = known(sdk);
      if (user === null) throw new Error('nobody is signed in');
      return user;
    },
    async signOut() {
      kept = null;
      try {
        await (await ready()).auth.signOut();
      } catch (error) {
        // Else whoever comes next to this browser would be let in as this person.
        await forgetKeptUser(settings.apiKey);
        throw error;
      }
    },
    currentToken,
    async latestToken() {
      const token = await currentToken();
      const stored = token === '' ? null : await readKeptUser(settings.apiKey);
      return stored !== null && isLaterFor(stored.token, token) ? stored.token : token;
    },
    async renewToken() {
      const { currentUser } = (await ready()).auth;
      if (!currentUser) throw new Error('nobody is signed in');
      return held.renew(currentUser);
    },
    async doors() {
      const [{ auth }, { createFirebaseDoors }] = await Promise.all([load(), import('./firebase-doors.ts')]);
      return createFirebaseDoors(auth, settings.emulatorUrl);
    },
  };
}
