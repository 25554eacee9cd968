import type { Locks } from '@partyline/api-client';

/** A message never reaches its sender. */
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

/** Opens a channel; with storage blocked it reaches no tab. */
export function openTabsChannel(name: string): TabsChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return SILENT_CHANNEL;
  }
}

/** Runs without a lock where the browser refuses one (blocked storage). */
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

/** Returns the browser's locks; undefined outside of a secure context. */
export function tabsLocks(): Locks | undefined {
  const { locks } = navigator as Partial<Navigator>;
  return locks && lenientLocks(locks);
}
