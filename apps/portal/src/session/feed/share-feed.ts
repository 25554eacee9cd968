import type { Locks } from '@partyline/api-client';
import type { TabsChannel } from '../tabs/tabs-channel.ts';
import { isAfter } from './first-answers.ts';
import type { StreamMessage, StreamReady } from './stream-message.ts';

/** `crowded`: the server refuses one more stream of the user. */
export type FeedStatus = 'connected' | 'connecting' | 'disconnected' | 'crowded';

export interface FeedEvents {
  readonly onMessage: (message: StreamMessage) => void;
  readonly onStatus: (status: FeedStatus) => void;
}

/** Holds the browser's connection until aborted. */
export type HoldConnection = (
  options: FeedEvents & {
    lastCursor: () => string | null;
    firstCursor: () => string | null;
    signal: AbortSignal;
  },
) => Promise<void>;

/** The state sent to a late tab. */
interface Recall {
  readonly cursor: string | null;
  /** The API's, of the latest received. */
  readonly position: string | null;
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
  /** Returns the position of the first answers of this tab. */
  readonly firstCursor: () => string | null;
  readonly hold: HoldConnection;
}

/**
 * Shares one connection among tabs: the lock's holder broadcasts; the next holder resumes from its last notification. Without a
 * lock manager each tab connects. Returns a function that leaves.
 */
export function shareFeed(options: ShareOptions): () => void {
  const { name, locks, openChannel, hold, firstCursor } = options;
  const leaving = new AbortController();
  const channel = openChannel(name);
  const memory = createMemory(options);
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
      firstCursor,
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

function latest(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return isAfter(a, b) ? a : b;
}

/** Passes messages on and remembers the latest, for late tabs and takeover. */
function createMemory({ onMessage, onStatus, firstCursor }: ShareOptions) {
  let known: Recall = { cursor: null, position: null, ready: null, status: 'connecting' };

  const take = (message: StreamMessage): void => {
    if (message.kind === 'notification') {
      const { cursor, position } = message;
      known = { ...known, cursor: cursor ?? known.cursor, position: latest(known.position, position) };
    }
    if (message.kind === 'ready') takeReady(message);
    else onMessage(message);
  };
  const takeReady = (message: StreamMessage & { kind: 'ready' }): void => {
    const { ready, completeFrom } = message;
    const first = firstCursor();
    // The first one: this tab may have read before the feed began.
    const isMissing =
      known.ready === null && completeFrom !== null && (first === null || isAfter(completeFrom, first));
    known = { ...known, ready, cursor: ready.cursor, position: latest(known.position, completeFrom) };
    onMessage(isMissing ? { ...message, completeFrom: null } : message);
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
      const { ready, cursor, position, status } = message.recall;
      const receivedUpTo = known.cursor;
      if (ready && known.ready === null) take({ kind: 'ready', ready, completeFrom: position });
      known = { ...known, cursor: receivedUpTo ?? cursor };
      if (status !== known.status) takeStatus(status);
    },
  };
}
