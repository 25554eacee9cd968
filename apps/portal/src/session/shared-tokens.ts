import type { TokenSource } from '@partyline/api-client';
import type { Identity } from './identity.ts';
import { isAlive, isLaterFor } from './token-life.ts';

/** The part of a broadcast channel that is needed; messages reach the other tabs of this browser, never this one. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Tokens of this browser: what one tab renewed, the others use. */
export interface SharedTokens extends Required<TokenSource> {
  /** Calls back with every renewed token, this tab's own or another tab's, until the function it gives is called. */
  readonly onRenewed: (listener: (token: string) => void) => () => void;
  /** The session is over: what another tab renewed for it is not sent in the next one, which may be the same person's. */
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
 * Hands out the identity service's tokens and tells the other tabs of each renewed one, in memory and never in storage,
 * so that one refused token costs one renewal for the whole browser. `uid` says who is signed in here: tokens of anybody
 * else are ignored. [GA-17, GA-19]
 */
export function createSharedTokens(
  identity: Pick<Identity, 'currentToken' | 'latestToken' | 'renewToken'>,
  uid: () => string | null,
  channel: TabChannel,
): SharedTokens {
  const listeners = new Set<(token: string) => void>();
  let received: Renewed | null = null;

  const tell = (token: string): void => listeners.forEach((listener) => listener(token));

  channel.addEventListener('message', ({ data }) => {
    if (!isRenewed(data) || data.uid !== uid() || !isAlive(data.token)) return;
    received = data;
    tell(data.token);
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
      // Until the identity service of this tab has noticed, too.
      if (owner !== null && isAlive(token)) received = { uid: owner, token };
      return token;
    },
    async renew() {
      const owner = uid();
      const token = await identity.renewToken();
      received = null;
      if (owner !== null) channel.postMessage({ uid: owner, token } satisfies Renewed);
      tell(token);
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
