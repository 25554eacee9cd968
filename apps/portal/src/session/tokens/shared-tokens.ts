import type { TokenSource } from '@partyline/api-client';
import type { TabsChannel } from '../tabs/tabs-channel.ts';
import { isAlive, isLaterFor } from './held-token.ts';

/** The tokens of the identity service, as one tab sees them. */
export interface IdentityTokens {
  /** Returns the token to send now, refreshed if it expired; '' without a user. Throws when it cannot be refreshed. */
  readonly currentToken: () => Promise<string>;
  /** The same, or a newer token that another tab of this browser has stored. */
  readonly latestToken: () => Promise<string>;
  /** Returns a new token with the current claims. Throws when no user is signed in or the service refuses. [AUTH-16] */
  readonly renewToken: () => Promise<string>;
}

/** Tokens of this browser: a token that one tab refreshed is used by all. */
export interface SharedTokens extends Required<TokenSource> {
  /** Calls back with every refreshed token, of this or another tab, until the returned function is called. */
  readonly onRenewed: (listener: (token: string) => void) => () => void;
  /** The session is over: a token of another tab must not be sent in the next session, which may be the same user's. */
  readonly forget: () => void;
}

interface Renewed {
  readonly uid: string;
  readonly token: string;
}

function isRenewed(data: unknown): data is Renewed {
  const message = data as Partial<Renewed> | null; // checked in the next line
  return typeof message?.uid === 'string' && typeof message.token === 'string';
}

/**
 * Returns the identity service's tokens and broadcasts each refreshed one to the other tabs, so that one refused token costs one
 * refresh in the whole browser. Ignores tokens of any user but `uid()`, the one signed in here. [GA-17, GA-19]
 */
export function createSharedTokens(
  identity: IdentityTokens,
  uid: () => string | null,
  channel: Pick<TabsChannel, 'postMessage' | 'addEventListener'>,
): SharedTokens {
  const listeners = new Set<(token: string) => void>();
  let received: Renewed | null = null;
  /** The token that this tab refreshed last. */
  let renewed = '';

  const notify = (token: string): void => listeners.forEach((listener) => listener(token));

  channel.addEventListener('message', ({ data }) => {
    if (!isRenewed(data) || data.uid !== uid() || !isAlive(data.token)) return;
    // Sent before this tab refreshed: its claims may be older.
    if (isLaterFor(renewed, data.token)) return;
    received = data;
    notify(data.token);
  });

  const known = (): string | null =>
    received && received.uid === uid() && isAlive(received.token) ? received.token : null;

  return {
    current: async () => known() ?? identity.currentToken(),
    async latest() {
      const token = await identity.latestToken();
      const here = known();
      if (here !== null && !isLaterFor(token, here)) return here;
      const owner = uid();
      // The SDK of this tab has not noticed yet.
      if (owner !== null && isAlive(token)) received = { uid: owner, token };
      return token;
    },
    async renew() {
      const owner = uid();
      const token = await identity.renewToken();
      received = null;
      renewed = token;
      if (owner !== null) channel.postMessage({ uid: owner, token } satisfies Renewed);
      notify(token);
      return token;
    },
    forget() {
      received = null;
    },
    onRenewed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
