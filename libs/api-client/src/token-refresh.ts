/** Where tokens come from. */
export interface TokenSource {
  /** The token to send now; the empty text when nobody is signed in. */
  readonly current: () => Promise<string>;
  /** The newest token that any tab of this browser has got, where that can be later than the one to send now. */
  readonly latest?: () => Promise<string>;
  /** Gets a new token from the identity service; throws when there is none to be had. */
  readonly renew: () => Promise<string>;
}

/** The part of the browser's lock manager that is needed. */
export interface Locks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>;
}

const LOCK = 'partyline.token-refresh';

/**
 * Renews a token that was refused, once for however many calls and tabs ask: calls of one tab share one promise, tabs
 * take turns behind a lock, and whoever finds another token in place after the wait takes that one. Throws what
 * `renew` throws. [GA-17]
 */
export function createTokenRefresh(source: TokenSource, locks: Locks | undefined) {
  const running = new Map<string, Promise<string>>();

  async function renewUnlessRenewed(refused: string): Promise<string> {
    const current = await (source.latest ?? source.current)();
    return current !== refused && current !== '' ? current : source.renew();
  }

  return (refused: string): Promise<string> => {
    const known = running.get(refused);
    if (known) return known;
    const run = () => renewUnlessRenewed(refused);
    const started = (locks ? locks.request(LOCK, run) : run()).finally(() => running.delete(refused));
    running.set(refused, started);
    return started;
  };
}
