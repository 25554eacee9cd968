import { createApiClient } from '@partyline/api-client';
import { ok, type ScriptServer, type Seen, type Reply } from '@partyline/api-client/testing';
import { clearKept } from '../clear-kept.ts';
import { endSession } from '../end-session.ts';
import { createDueTrials } from '../first-trial.ts';
import { chosenPlan } from '../get-started.ts';
import { createSharedActivity } from '../idle/shared-activity.ts';
import type { Identity } from '../identity.ts';
import { createRegisterStates } from '../register-states.ts';
import type { SessionContext } from '../session-context.ts';
import { SIGNED_OUT, sessionStore, type IdentityUser } from '../session-store.ts';
import { createStoredUser } from '../stored-user.ts';
import { createVault } from '../vault.ts';
import { makeToken, type TokenFacts } from './token.ts';

/** A browser's local storage, in memory. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { all(): string } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    all: () => JSON.stringify([...kept]),
  };
}

/** A stand-in for the identity service: it signs a person in and makes tokens that say what it was told. */
export interface TestIdentity extends Identity {
  person: IdentityUser | null;
  /** Whom it has kept in the browser, and gives a token for before it is asked. */
  kept: IdentityUser | null;
  says: TokenFacts;
  refuses: boolean;
  renewals: number;
}

/** Makes the stand-in. */
export function createTestIdentity(person: IdentityUser | null): TestIdentity {
  const made = new Map<string, string>();
  const identity: TestIdentity = {
    person,
    kept: null,
    says: {},
    refuses: false,
    renewals: 0,
    recall: () => Promise.resolve(identity.kept),
    restore: () => {
      identity.kept = null;
      return Promise.resolve(identity.person);
    },
    reload: () => Promise.resolve(identity.person),
    signIn: () => (identity.person ? Promise.resolve(identity.person) : Promise.reject(new Error('unknown'))),
    signOut: () => {
      identity.person = null;
      identity.kept = null;
      return Promise.resolve();
    },
    currentToken: () => {
      const facts = JSON.stringify([identity.says, identity.renewals]);
      // The same token as long as it says the same: its expiry must not move with the clock.
      const token = made.get(facts) ?? makeToken({ ...identity.says, serial: identity.renewals });
      made.set(facts, token);
      return Promise.resolve((identity.kept ?? identity.person) ? token : '');
    },
    latestToken: () => identity.currentToken(),
    renewToken: () => {
      if (identity.refuses || !identity.person) return Promise.reject(new Error('refused'));
      identity.renewals += 1;
      return identity.currentToken();
    },
  };
  return identity;
}

/** A vault whose key lives as long as the test. */
export function testVault() {
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return createVault(() => key);
}

/** A session of its own, talking to a test server. */
export interface SessionBench {
  readonly context: SessionContext;
  readonly identity: TestIdentity;
  readonly storage: ReturnType<typeof memoryStorage>;
}

/** Sets a session up; the store starts as in a tab that was just opened. */
export function setUpSession(server: ScriptServer, person: IdentityUser | null): SessionBench {
  sessionStore.set({ ...SIGNED_OUT, status: 'unknown' });
  const identity = createTestIdentity(person);
  const storage = memoryStorage();
  const tokens = { current: identity.currentToken, renew: identity.renewToken };
  const api = createApiClient({
    origin: server.origin,
    tokens,
    onSignedOut: () => void endSession(context, 'session-expired'),
    onMaintenance: () => undefined,
    sleep: () => Promise.resolve(),
  });
  const vault = testVault();
  const context: SessionContext = {
    identity,
    tokens,
    calls: {
      login: (accessToken) => api.post('/api/login', { body: { accessToken }, carriesToken: true }),
      currentUser: () => api.get('/api/users'),
      signup: (body) => api.post('/api/signup', { body, carriesToken: true }),
      startTrial: () => api.post('/api/users/register', { body: { plan: 'trial' } }),
      createAccount: () => api.post('/api/account/create', { body: {} }),
      switchAccount: (body) => api.post('/api/users/switch-account', { body }),
    },
    storedUser: createStoredUser(storage, vault),
    registerStates: createRegisterStates(storage),
    dueTrials: createDueTrials(storage),
    isGetStarted: () => chosenPlan(storage) !== null,
    lasting: storage,
    vault,
    activity: createSharedActivity(storage),
    clearKept: () => clearKept(storage, storage),
    ending: null,
    isLeaving: false,
    isSwitching: false,
  };
  return { context, identity, storage };
}

/** Answers by path; everything else is a success without data. */
export function byPath(replies: Readonly<Record<string, (seen: Seen) => Reply>>): (seen: Seen) => Reply {
  return (seen) => replies[`${seen.method} ${seen.url}`]?.(seen) ?? ok(null);
}
