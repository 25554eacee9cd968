import { createTokenRefresh, type Locks, type TokenSource } from '@partyline/api-client';
import type { TabsChannel } from '../tabs/tabs-channel.ts';
import { isAlive, isLaterFor, usableUntil, type StoredToken, type StoredTokenPort } from './stored-token.ts';

export interface AccessTokenOptions {
  /** Asks the identity service, which refreshes an expired token, or any if forced; null without a user. */
  readonly fetchToken: (isForced: boolean) => Promise<StoredToken | null>;
  /** The user whose tokens may be used, null for none; undefined until the identity service is asked. */
  readonly ownerUid: () => string | null | undefined;
  readonly storedToken: StoredTokenPort;
  readonly channel: Pick<TabsChannel, 'postMessage' | 'addEventListener'>;
  readonly locks: Locks | undefined;
}

/** The access token of this tab. */
export interface AccessToken extends Required<TokenSource> {
  /** Returns the user of a valid stored token without a request, or null. */
  readonly readStored: () => Promise<StoredToken['identity'] | null>;
  /** Forgets the token, also for the next page: those of an ended session must not reach the next, even of the same user. */
  readonly clear: () => Promise<void>;
  /** For renewed tokens of any tab; returns the unsubscribe function. */
  readonly onRenewed: (listener: (token: string) => void) => () => void;
}

interface UserToken {
  readonly uid: string;
  readonly token: string;
}

function isUserToken(data: unknown): data is UserToken {
  const message = data as Partial<UserToken> | null; // checked below
  return typeof message?.uid === 'string' && typeof message.token === 'string';
}

/**
 * Holds the access token of this tab. A token in its last half minute is replaced once per browser: calls share a promise, tabs a
 * lock, and the next tab takes what the first stored. A renewed token, which has new claims, is broadcast. [AUTH-17, GA-17, GA-19]
 */
export function createAccessToken(options: AccessTokenOptions): AccessToken {
  const { fetchToken, ownerUid, storedToken, channel, locks } = options;
  const listeners = new Set<(token: string) => void>();
  let held: (UserToken & { readonly untilMs: number }) | null = null;
  let clearings = 0;

  const owner = (): string | null => {
    const uid = ownerUid();
    return uid === undefined ? (held?.uid ?? null) : uid;
  };
  const own = (): string => (held !== null && held.uid === owner() ? held.token : '');

  const hold = (uid: string, token: string): void => {
    held = { uid, token, untilMs: usableUntil(token) };
  };
  const notify = (token: string): void => listeners.forEach((listener) => listener(token));

  async function fetchAndHold(isForced: boolean): Promise<string> {
    const clearingsBefore = clearings;
    const fetched = await fetchToken(isForced);
    if (fetched === null) return '';
    const { identity, token } = fetched;
    // The session may have ended meanwhile.
    if (clearings !== clearingsBefore || identity.uid !== ownerUid()) return token;
    if (!isForced && token === own()) return token;
    hold(identity.uid, token);
    // Awaited: the next tab with the lock reads it.
    await storedToken.write(fetched);
    return token;
  }

  async function latest(): Promise<string> {
    const stored = await storedToken.read();
    const here = own();
    if (stored === null || stored.identity.uid !== owner() || !isAlive(stored.token)) return here;
    if (here === '' || isLaterFor(stored.token, here)) hold(stored.identity.uid, stored.token);
    return own();
  }

  const refresh = createTokenRefresh({ current: latest, renew: () => fetchAndHold(false) }, locks);

  channel.addEventListener('message', ({ data }) => {
    if (!isUserToken(data) || data.uid !== owner() || !isAlive(data.token)) return;
    // Sent before this tab's refresh: its claims may be older.
    if (isLaterFor(own(), data.token)) return;
    hold(data.uid, data.token);
    notify(data.token);
  });

  return {
    async current() {
      const token = own();
      return token !== '' && held !== null && Date.now() < held.untilMs ? token : refresh(token);
    },
    latest,
    async renew() {
      // Claims will change: no page may start with the old token.
      await storedToken.clear();
      const token = await fetchAndHold(true);
      if (token === '') throw new Error('no user is signed in');
      if (held !== null && token === own()) {
        channel.postMessage({ uid: held.uid, token } satisfies UserToken);
        notify(token);
      }
      return token;
    },
    async readStored() {
      const stored = await storedToken.read();
      if (stored === null || !isAlive(stored.token)) return null;
      hold(stored.identity.uid, stored.token);
      return stored.identity;
    },
    async clear() {
      clearings += 1;
      held = null;
      await storedToken.clear();
    },
    onRenewed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
