import { reconnectDelayMs } from '@partyline/session';
import { onSnapshot, type FirestoreError } from 'firebase/firestore';
import { tokens } from '../api.ts';
import { hasLeft, sleepUntilAborted, type FeedStatus, type HoldConnection } from './share-feed.ts';
import { changesQuery, createLiveChanges, type FirestoreReader } from './firestore-documents.ts';
import { closeFirestore, currentReader, openFirestore } from './firestore-client.ts';

type HoldOptions = Parameters<HoldConnection>[0];

const REPEATED_EVERY_MS = 10_000;
/** The token's claims do not match the account yet. */
const REFUSED: ReadonlySet<FirestoreError['code']> = new Set(['permission-denied', 'unauthenticated']);

/**
 * Listens to the reader's documents until aborted. While the SDK reconnects, the feed counts as disconnected, so pages poll. A
 * refused listener reopens with a new token and exponential backoff. [NOTIF-4, NOTIF-10, GN-17]
 */
export async function runFirestoreFeed(options: HoldOptions): Promise<void> {
  const reader = currentReader();
  const { signal, onStatus } = options;
  for (let failures = 0; !signal.aborted;) {
    onStatus('connecting');
    const { error, wasConnected } = await listen(reader, options);
    await closeFirestore(reader);
    if (hasLeft(signal)) return;
    failures = wasConnected ? 1 : failures + 1;
    onStatus('disconnected');
    await sleepUntilAborted(reconnectDelayMs(failures, Math.random()), signal);
    if (error !== null && REFUSED.has(error.code)) await tokens.renew().catch(() => undefined);
  }
}

/** null: aborted, or nothing could be opened. */
interface End {
  readonly error: FirestoreError | null;
  readonly wasConnected: boolean;
}

async function listen(reader: FirestoreReader, options: HoldOptions): Promise<End> {
  const { signal, lastCursor, firstCursor, onMessage, onStatus } = options;
  const firestore = await openFirestore(reader).catch(() => null);
  if (firestore === null || hasLeft(signal)) return { error: null, wasConnected: false };
  const toMessages = createLiveChanges(lastCursor(), firstCursor());
  let wasConnected = false;
  let status: FeedStatus = 'connecting';
  // The SDK is silent while it retries, but pages show the outage by its duration.
  const reminder = setInterval(() => onStatus(status), REPEATED_EVERY_MS);
  const end = await new Promise<FirestoreError | null>((resolve) => {
    const stop = onSnapshot(
      changesQuery(firestore, reader),
      { includeMetadataChanges: true },
      {
        next(snapshot) {
          const isFromCache = snapshot.metadata.fromCache;
          wasConnected ||= !isFromCache;
          status = isFromCache ? 'disconnected' : 'connected';
          onStatus(status);
          const documents = snapshot.docs.map((document) => document.data());
          for (const message of toMessages({ documents, isFromCache })) onMessage(message);
        },
        error: resolve,
      },
    );
    signal.addEventListener('abort', () => {
      stop();
      resolve(null);
    });
  });
  clearInterval(reminder);
  return { error: end, wasConnected };
}
