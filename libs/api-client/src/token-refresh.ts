/** Where tokens come from. */
export interface TokenSource {
  /** The current token; empty when signed out. */
  readonly current: () => Promise<string>;
  /** The newest token of any tab, where it can be newer than `current`. */
  readonly latest?: () => Promise<string>;
  /** Fetches a new token; throws when there is none. */
  readonly renew: () => Promise<string>;
}

/** The used part of the browser's lock manager. */
export interface Locks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>;
}

const LOCK = 'partyline.token-refresh';

/**
 * Renews a refused token once for concurrent calls and tabs: calls of a tab share a promise, tabs a lock, and a tab that finds
 * another token after the wait takes it. Throws what `renew` throws. [GA-17]
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
