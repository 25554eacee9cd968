import type { Locks } from '@partyline/api-client';
import type { FeedStatus } from './run-feed.ts';
import type { StreamMessage, StreamReady } from './stream-message.ts';

/** What a tab hears of the feed, whichever tab holds the connection. */
export interface FeedEvents {
  readonly onMessage: (message: StreamMessage) => void;
  readonly onStatus: (status: FeedStatus) => void;
}

/** Holds the one connection of the browser, until the signal is aborted. */
export type HoldConnection = (
  options: FeedEvents & { lastCursor: () => string | null; signal: AbortSignal },
) => Promise<void>;

/** The part of a broadcast channel that is needed; messages reach the other tabs, never this one. */
export interface FeedChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** What a tab that came late is told. */
interface Recall {
  readonly cursor: string | null;
  readonly ready: StreamReady | null;
  readonly status: FeedStatus;
}

/** What tabs tell each other. They all run the same build or reload soon, so the shape is not checked again. */
type TabMessage =
  | { readonly kind: 'message'; readonly message: StreamMessage }
  | { readonly kind: 'status'; readonly status: FeedStatus }
  | { readonly kind: 'hello'; readonly from: string }
  | { readonly kind: 'recall'; readonly to: string; readonly recall: Recall };

/** What sharing needs from around it. */
export interface ShareOptions extends FeedEvents {
  /** Names whose feed it is: tabs of another person or account must not hear it. */
  readonly name: string;
  readonly locks: Locks | undefined;
  readonly openChannel: (name: string) => FeedChannel;
  readonly hold: HoldConnection;
}

/**
 * Shares one connection among the tabs of a browser: whoever gets the lock holds it and tells the others; when that tab
 * goes, the next one goes on from the last notification it heard. Without a lock manager each tab holds its own. Gives a
 * function that leaves.
 */
export function shareFeed({ name, locks, openChannel, hold, ...events }: ShareOptions): () => void {
  const leaving = new AbortController();
  const channel = openChannel(name);
  const memory = createMemory(events);
  const tab = crypto.randomUUID();
  let isHolder = false;

  const tell = (message: TabMessage): void => {
    if (leaving.signal.aborted) return;
    memory.hear(message, tab);
    channel.postMessage(message);
  };
  channel.addEventListener('message', ({ data }) => {
    const message = data as TabMessage; // only this function's own kind speak on this channel
    if (!isHolder) memory.hear(message, tab);
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
      onMessage: (message) => tell({ kind: 'message', message }),
      onStatus: (status) => tell({ kind: 'status', status }),
    });
    // A feed that ended for good while the tab stays: keep the place, so that no other tab tries the same in vain.
    await aborted(leaving.signal);
  };

  channel.postMessage({ kind: 'hello', from: tab } satisfies TabMessage);
  // Its code could not be fetched, and browsers remember that until the page is loaded anew: this tab holds nothing then,
  // hears whichever tab can, and reads regularly meanwhile.
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

/** Passes on what is heard, and knows the last of it, for tabs that come later and for taking the connection over. */
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
    hear(message: TabMessage, tab: string): void {
      if (message.kind === 'message') take(message.message);
      if (message.kind === 'status') takeStatus(message.status);
      if (message.kind !== 'recall' || message.to !== tab) return;
      // What was heard directly meanwhile is newer than, or the same as, what is recalled.
      const { ready, cursor, status } = message.recall;
      const heardUpTo = known.cursor;
      if (ready && known.ready === null) take({ kind: 'ready', ready });
      known = { ...known, cursor: heardUpTo ?? cursor };
      if (status !== known.status) takeStatus(status);
    },
  };
}
