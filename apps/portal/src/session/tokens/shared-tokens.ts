import type { TokenSource } from '@partyline/api-client';
import type { TabsChannel } from '../tabs/tabs-channel.ts';
import { isAlive, isLaterFor } from './stored-token.ts';

export interface IdentityTokens {
  /** Refreshed if expired; '' without a user. Throws when the refresh fails. */
  readonly currentToken: () => Promise<string>;
  /** Or a newer one of another tab. */
  readonly latestToken: () => Promise<string>;
  /** With current claims. Throws without a user or when refused. [AUTH-16] */
  readonly renewToken: () => Promise<string>;
}

/** A token refreshed in one tab serves all. */
export interface SharedTokens extends Required<TokenSource> {
  /** For refreshed tokens of any tab; returns the unsubscribe function. */
  readonly onRenewed: (listener: (token: string) => void) => () => void;
  /** Old tokens of other tabs must not reach the next session, even of the same user. */
  readonly forget: () => void;
}

interface Renewed {
  readonly uid: string;
  readonly token: string;
}

function isRenewed(data: unknown): data is Renewed {
  const message = data as Partial<Renewed> | null; // checked below
  return typeof message?.uid === 'string' && typeof message.token === 'string';
}

/**
 * Broadcasts refreshed tokens, so that a refused token costs one refresh per browser. Ignores tokens of users other than
 * `uid()`. [GA-17, GA-19]
 */
export function createSharedTokens(
  identity: IdentityTokens,
  uid: () => string | null,
  channel: Pick<TabsChannel, 'postMessage' | 'addEventListener'>,
): SharedTokens {
  const listeners = new Set<(token: string) => void>();
  let received: Renewed | null = null;
  let renewed = '';

  const notify = (token: string): void => listeners.forEach((listener) => listener(token));

  channel.addEventListener('message', ({ data }) => {
    if (!isRenewed(data) || data.uid !== uid() || !isAlive(data.token)) return;
    // Sent before this tab's refresh: its claims may be older.
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
      // This tab's SDK has not noticed yet.
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
