import type { Locks } from '@partyline/api-client';

/** What the tabs of a browser speak through: messages reach the others, never the tab that sends them. */
export type TabsChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

const REACHES_NOBODY: TabsChannel = {
  postMessage: () => undefined,
  addEventListener: () => undefined,
  close: () => undefined,
};

/** Opens a channel to the other tabs. A browser that blocks storage may refuse it: this tab is then alone. */
export function openTabsChannel(name: string): TabsChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return REACHES_NOBODY;
  }
}

/** Locks that always let somebody in: what the browser refuses to lock, as with storage blocked, this tab does alone. */
export function lenientLocks(locks: Locks): Locks {
  return {
    async request(name, run) {
      let begun: ReturnType<typeof run> | undefined;
      const begin = () => (begun = run());
      try {
        return await locks.request(name, begin);
      } catch {
        return begun ?? run();
      }
    },
  };
}

/** The browser's locks, by which tabs take turns; none where the page is not a secure context. */
export function tabsLocks(): Locks | undefined {
  const { locks } = navigator as Partial<Navigator>;
  return locks && lenientLocks(locks);
}
