import type { Locks } from '@partyline/api-client';
import type { TabsChannel } from '../tabs/tabs-channel.ts';
import type { StreamMessage, StreamReady } from './stream-message.ts';

/** `crowded`: the server refuses one more stream of the user. */
export type FeedStatus = 'connected' | 'connecting' | 'disconnected' | 'crowded';

export interface FeedEvents {
  readonly onMessage: (message: StreamMessage) => void;
  readonly onStatus: (status: FeedStatus) => void;
}

/** Holds the browser's connection until aborted. */
export type HoldConnection = (
  options: FeedEvents & { lastCursor: () => string | null; signal: AbortSignal },
) => Promise<void>;

/** The state sent to a late tab. */
interface Recall {
  readonly cursor: string | null;
  readonly ready: StreamReady | null;
  readonly status: FeedStatus;
}

/** Not validated: all tabs run the same build or reload soon. */
type TabMessage =
  | { readonly kind: 'message'; readonly message: StreamMessage }
  | { readonly kind: 'status'; readonly status: FeedStatus }
  | { readonly kind: 'hello'; readonly from: string }
  | { readonly kind: 'recall'; readonly to: string; readonly recall: Recall };

export interface ShareOptions extends FeedEvents {
  /** Separates the feeds of users and accounts. */
  readonly name: string;
  readonly locks: Locks | undefined;
  readonly openChannel: (name: string) => TabsChannel;
  readonly hold: HoldConnection;
}

/**
 * Shares one connection among tabs: the lock's holder broadcasts; the next holder resumes from its last notification. Without a
 * lock manager each tab connects. Returns a function that leaves.
 */
export function shareFeed({ name, locks, openChannel, hold, ...events }: ShareOptions): () => void {
  const leaving = new AbortController();
  const channel = openChannel(name);
  const memory = createMemory(events);
  const tab = crypto.randomUUID();
  let isHolder = false;

  const broadcast = (message: TabMessage): void => {
    if (leaving.signal.aborted) return;
    memory.receive(message, tab);
    channel.postMessage(message);
  };
  channel.addEventListener('message', ({ data }) => {
    const message = data as TabMessage; // only shareFeed posts here
    if (!isHolder) memory.receive(message, tab);
    else if (message.kind === 'hello') {
      channel.postMessage({ kind: 'recall', to: message.from, recall: memory.recall() } satisfies TabMessage);
    }
  });

  const run = async (): Promise<void> => {
    if (leaving.signal.aborted) return;
    isHolder = true;
    await hold({
      signal: leaving.signal,
      lastCursor: () => memory.recall().cursor,
      onMessage: (message) => broadcast({ kind: 'message', message }),
      onStatus: (status) => broadcast({ kind: 'status', status }),
    });
    // Ended for good: keep the lock, so that no other tab tries.
    await aborted(leaving.signal);
  };

  channel.postMessage({ kind: 'hello', from: tab } satisfies TabMessage);
  // A failed import fails until reload: this tab then polls and receives broadcasts.
  (locks ? locks.request(name, run) : run()).catch(() => {
    isHolder = false;
  });
  return () => {
    leaving.abort();
    channel.close();
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** Returns whether a connection is to end. A function, because TypeScript assumes a constant property across an await. */
export function hasLeft(signal: AbortSignal): boolean {
  return signal.aborted;
}

/** Resolves after a time, or when aborted. */
export async function sleepUntilAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([time, aborted(signal)]);
  clearTimeout(timer);
}

/** Passes messages on and remembers the latest, for late tabs and takeover. */
function createMemory({ onMessage, onStatus }: FeedEvents) {
  let known: Recall = { cursor: null, ready: null, status: 'connecting' };

  const take = (message: StreamMessage): void => {
    if (message.kind === 'ready') known = { ...known, ready: message.ready, cursor: message.ready.cursor };
    if (message.kind === 'notification') known = { ...known, cursor: message.cursor ?? known.cursor };
    onMessage(message);
  };
  const takeStatus = (status: FeedStatus): void => {
    known = { ...known, status };
    onStatus(status);
  };
  return {
    recall: () => known,
    receive(message: TabMessage, tab: string): void {
      if (message.kind === 'message') take(message.message);
      if (message.kind === 'status') takeStatus(message.status);
      if (message.kind !== 'recall' || message.to !== tab) return;
      // This tab's own messages are at least as new.
      const { ready, cursor, status } = message.recall;
      const receivedUpTo = known.cursor;
      if (ready && known.ready === null) take({ kind: 'ready', ready });
      known = { ...known, cursor: receivedUpTo ?? cursor };
      if (status !== known.status) takeStatus(status);
    },
  };
}
