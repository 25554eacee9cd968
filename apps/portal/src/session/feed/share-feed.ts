import type { Locks } from '@partyline/api-client';
import type { TabsChannel } from '../tabs/tabs-channel.ts';
import type { StreamMessage, StreamReady } from './stream-message.ts';
import type { FeedStatus } from './run-feed.ts';

/** What a tab receives from the feed, whichever tab holds the connection. */
export interface FeedEvents {
  readonly onMessage: (message: StreamMessage) => void;
  readonly onStatus: (status: FeedStatus) => void;
}

/** Holds the browser's one connection until the signal is aborted. */
export type HoldConnection = (
  options: FeedEvents & { lastCursor: () => string | null; signal: AbortSignal },
) => Promise<void>;

/** The state that a late tab receives. */
interface Recall {
  readonly cursor: string | null;
  readonly ready: StreamReady | null;
  readonly status: FeedStatus;
}

/** Messages between the tabs. All tabs run the same build or reload soon, so the shape is not validated. */
type TabMessage =
  | { readonly kind: 'message'; readonly message: StreamMessage }
  | { readonly kind: 'status'; readonly status: FeedStatus }
  | { readonly kind: 'hello'; readonly from: string }
  | { readonly kind: 'recall'; readonly to: string; readonly recall: Recall };

/** What sharing needs. */
export interface ShareOptions extends FeedEvents {
  /** Identifies the feed: tabs of another user or account must not receive it. */
  readonly name: string;
  readonly locks: Locks | undefined;
  readonly openChannel: (name: string) => TabsChannel;
  readonly hold: HoldConnection;
}

/**
 * Shares one connection among the tabs of a browser: the tab that gets the lock holds it and broadcasts to the others; when it
 * closes, the next tab resumes from the last notification it received. Without a lock manager each tab holds its own
 * connection. Returns a function that leaves the feed.
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
    const message = data as TabMessage; // only shareFeed posts to this channel
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
    // The feed ended for good while the tab stays: keep the lock, so that no other tab tries in vain.
    await aborted(leaving.signal);
  };

  channel.postMessage({ kind: 'hello', from: tab } satisfies TabMessage);
  // A failed import stays failed until the page reloads: this tab then holds no connection, receives what another tab broadcasts,
  // and polls meanwhile.
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

/** Passes messages on and remembers the latest, for late tabs and for taking the connection over. */
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
      // What this tab received meanwhile is at least as new as what is recalled.
      const { ready, cursor, status } = message.recall;
      const receivedUpTo = known.cursor;
      if (ready && known.ready === null) take({ kind: 'ready', ready });
      known = { ...known, cursor: receivedUpTo ?? cursor };
      if (status !== known.status) takeStatus(status);
    },
  };
}
