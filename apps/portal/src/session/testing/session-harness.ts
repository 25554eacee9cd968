import { createApiClient } from '@partyline/api-client';
import { ok, type ScriptServer, type Seen, type Reply } from '@partyline/api-client/testing';
import { endSession } from '../account/session-changes.ts';
import { createSessionCalls, createSessionContext, type SessionContext } from '../account/session-context.ts';
import type { Identity } from '../identity/identity.ts';
import { SIGNED_OUT, sessionStore, type IdentityUser } from '../session-store.ts';
import { createStoredValues, type StoredValues, type TextStorage } from '../tabs/stored-values.ts';
import { createStoredUser } from '../tabs/stored-user.ts';
import { createVault, type Records } from '../tabs/vault.ts';
import { makeToken, type TokenFacts } from './people.ts';

/** Creates a local storage in memory. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { all(): string } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    all: () => JSON.stringify([...values]),
  };
}

/** Creates stored values in memory. */
export function memoryValues(storage: TextStorage = memoryStorage()): StoredValues {
  return createStoredValues(storage, storage);
}

/** Creates IndexedDB records in memory. */
export function memoryRecords(): Records & { all(): string } {
  const values = new Map<string, unknown>();
  return {
    get: (id) => Promise.resolve(values.get(id)),
    put: (id, value) => Promise.resolve(void values.set(id, value)),
    add: (id, value) =>
      values.has(id) ? Promise.reject(new Error('exists')) : Promise.resolve(void values.set(id, value)),
    delete: (id) => Promise.resolve(void values.delete(id)),
    all: () => JSON.stringify([...values]),
  };
}

/** Issues tokens with given claims. */
export interface TestIdentity extends Identity {
  readonly currentToken: () => Promise<string>;
  readonly renewToken: () => Promise<string>;
  person: IdentityUser | null;
  /** The stored token's user. */
  stored: IdentityUser | null;
  says: TokenFacts;
  refuses: boolean;
  renewals: number;
}

/** Makes a stand-in. */
export function createTestIdentity(person: IdentityUser | null): TestIdentity {
  const made = new Map<string, string>();
  const identity: TestIdentity = {
    person,
    stored: null,
    says: {},
    refuses: false,
    renewals: 0,
    readStored: () => Promise.resolve(identity.stored),
    restore: () => {
      identity.stored = null;
      return Promise.resolve(identity.person);
    },
    reload: () => Promise.resolve(identity.person),
    signIn: () => (identity.person ? Promise.resolve(identity.person) : Promise.reject(new Error('unknown'))),
    signOut: () => {
      identity.person = null;
      identity.stored = null;
      return Promise.resolve();
    },
    currentToken: () => {
      const facts = JSON.stringify([identity.says, identity.renewals]);
      // Equal claims, equal token: its expiry must not follow the clock.
      const token = made.get(facts) ?? makeToken({ ...identity.says, serial: identity.renewals });
      made.set(facts, token);
      return Promise.resolve((identity.stored ?? identity.person) ? token : '');
    },
    renewToken: () => {
      if (identity.refuses || !identity.person) return Promise.reject(new Error('refused'));
      identity.renewals += 1;
      return identity.currentToken();
    },
  };
  return identity;
}

/** Makes a vault with a key of the test. */
export function testVault() {
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return createVault(() => key);
}

export interface SessionHarness {
  readonly context: SessionContext;
  readonly identity: TestIdentity;
  readonly storage: ReturnType<typeof memoryStorage>;
}

/** Sets up a session whose store starts as in a new tab. */
export function setUpSession(server: ScriptServer, person: IdentityUser | null): SessionHarness {
  sessionStore.set({ ...SIGNED_OUT, status: 'unknown' });
  const identity = createTestIdentity(person);
  const storage = memoryStorage();
  const stored = memoryValues(storage);
  const tokens = { current: identity.currentToken, renew: identity.renewToken };
  const api = createApiClient({
    origin: server.origin,
    tokens,
    onSignedOut: () => void endSession(context, 'session-expired'),
    onMaintenance: () => undefined,
    sleep: () => Promise.resolve(),
  });
  const vault = testVault();
  const context = createSessionContext({
    identity,
    tokens,
    calls: createSessionCalls(api),
    storedUser: createStoredUser(stored, vault),
    stored,
    vault,
  });
  return { context, identity, storage };
}

/** Returns a server that replies by path; other paths succeed without data. */
export function byPath(replies: Readonly<Record<string, (seen: Seen) => Reply>>): (seen: Seen) => Reply {
  return (seen) => replies[`${seen.method} ${seen.url}`]?.(seen) ?? ok(null);
}
