import type { Locks } from '@partyline/api-client';

/** A channel to the other tabs of this browser; a message never reaches the tab that sends it. */
export interface TabsChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

const SILENT_CHANNEL: TabsChannel = {
  postMessage: () => undefined,
  addEventListener: () => undefined,
  close: () => undefined,
};

/** Opens a channel to the other tabs. A browser that blocks storage may refuse it: this tab is then alone. */
export function openTabsChannel(name: string): TabsChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return SILENT_CHANNEL;
  }
}

/** Locks that fall back to running without a lock where the browser refuses to lock, as with storage blocked. */
export function lenientLocks(locks: Locks): Locks {
  return {
    async request(name, run) {
      let started: ReturnType<typeof run> | undefined;
      const start = () => (started = run());
      try {
        return await locks.request(name, start);
      } catch {
        return started ?? run();
      }
    },
  };
}

/** The browser's locks, by which tabs take turns; undefined where the page is not a secure context. */
export function tabsLocks(): Locks | undefined {
  const { locks } = navigator as Partial<Navigator>;
  return locks && lenientLocks(locks);
}
