import { NOTIFICATION_FETCH_LIMIT } from '@partyline/notifications';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
  type Firestore,
  type Query,
  type Timestamp,
} from 'firebase/firestore';
import { isAfter } from './first-answers.ts';
import { parseStreamMessage, type StreamMessage } from './stream-message.ts';

/** The token's; security rules check both. */
export interface FirestoreReader {
  readonly uid: string;
  readonly accountId: number;
}

interface NotificationDocument {
  readonly timestamp: Timestamp;
  /** Firestore's clock. */
  readonly changedAt: Timestamp;
  /** The API's position; none in documents of older versions. */
  readonly feedCursor?: string;
}

/** Cursors are `<seconds>.<nanoseconds>` of Firestore's clock. */
const FIRST_CURSOR = '0.0';

/** Returns the query of the reader's notifications, newest first, at most 200, optionally of one workspace. [NOTIF-5 … NOTIF-9, GN-1] */
export function listQuery(firestore: Firestore, reader: FirestoreReader, workspaceId?: number): Query {
  return query(
    allToRead(firestore, reader),
    ...(workspaceId === undefined ? [] : [where('workspaceId', '==', workspaceId)]),
    orderBy('timestamp', 'desc'),
    limit(NOTIFICATION_FETCH_LIMIT),
  );
}

/** Returns the query of the reader's latest changes, silent ones too. [NOTIF-10, NOTIF-11] */
export function changesQuery(firestore: Firestore, reader: FirestoreReader): Query {
  return query(
    ofReader(firestore, reader),
    where('accountId', '==', reader.accountId),
    orderBy('changedAt', 'desc'),
    limit(NOTIFICATION_FETCH_LIMIT),
  );
}

/** Returns the query of all of the reader's notifications, unordered. */
export function allToRead(firestore: Firestore, reader: FirestoreReader): Query {
  return query(
    ofReader(firestore, reader),
    where('accountId', '==', reader.accountId),
    where('silent', '==', false),
  );
}

/** Returns one document of the reader. */
export function documentOf(firestore: Firestore, reader: FirestoreReader, docId: string) {
  return doc(ofReader(firestore, reader), docId);
}

function ofReader(firestore: Firestore, { uid }: FirestoreReader) {
  return collection(firestore, 'users', uid, 'notifications');
}

/** Returns a change's cursor. */
function cursorOf(document: DocumentData): string {
  const { changedAt } = document as NotificationDocument; // only the API writes them
  return `${changedAt.seconds}.${changedAt.nanoseconds}`;
}

/** Returns the API's position of a document. */
function positionOf(document: DocumentData): string | null {
  return (document as NotificationDocument).feedCursor ?? null; // only the API writes them
}

/** Returns a document as the API's stream message; null if invalid. */
function messageOf(document: DocumentData): StreamMessage | null {
  const read = parseStreamMessage({ event: 'notification', data: JSON.stringify(wireOf(document)) });
  if (read?.kind !== 'notification') return null;
  return { ...read, cursor: cursorOf(document), position: positionOf(document) };
}

/** Not part of a notification. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['changedAt', 'expireAt', 'feedCursor']);

/** Returns a document as the API would send it. */
export function wireOf(document: DocumentData): Record<string, unknown> {
  const fields = Object.entries(document).filter(([name]) => !OWN_FIELDS.has(name));
  const { timestamp } = document as NotificationDocument; // only the API writes them
  return { ...Object.fromEntries(fields), timestamp: timestamp.toDate().toISOString() };
}

/** Newest first. */
interface ChangesSnapshot {
  readonly documents: readonly DocumentData[];
  /** Possibly old: Firestore is unreachable. */
  readonly isFromCache: boolean;
}

/**
 * Turns snapshots into feed messages: one per later change of an unread notification, in order, despite reconnects; the first
 * snapshot is live after the position of the page's first answers. Starts at another tab's `cursor`, if any. More changes than a snapshot holds emit `ready` again, as some
 * may be missing. [NOTIF-10, NOTIF-11, NOTIF-12, GN-15]
 */
export function createLiveChanges(cursor: string | null, first: string | null) {
  let reached = cursor;
  let isConnected = false;

  return (snapshot: ChangesSnapshot): readonly StreamMessage[] => {
    if (snapshot.isFromCache) {
      isConnected = false;
      return [];
    }
    const { documents } = snapshot;
    const newest = documents[0] === undefined ? FIRST_CURSOR : cursorOf(documents[0]);
    const from = reached ?? newest;
    const isBegin = reached === null;
    const isLater = (document: DocumentData): boolean =>
      isBegin
        ? isAfter(positionOf(document) ?? FIRST_CURSOR, first ?? FIRST_CURSOR)
        : isAfter(cursorOf(document), from);
    const changed = isBegin && first === null ? [] : documents.filter(isLater).toReversed();
    const isOverflow = changed.length === NOTIFICATION_FETCH_LIMIT;
    const isReady = !isConnected || isOverflow;
    isConnected = true;
    reached = isAfter(newest, from) ? newest : from;
    const ready: StreamMessage = {
      kind: 'ready',
      ready: { cursor: isOverflow ? reached : from, serverTime: new Date().toISOString() },
      completeFrom: isOverflow ? null : isBegin ? first : reached,
    };
    return [...(isReady ? [ready] : []), ...(isOverflow ? [] : changed.flatMap(liveMessage))];
  };
}

function liveMessage(document: DocumentData): readonly StreamMessage[] {
  const message = messageOf(document);
  return message?.kind === 'notification' && !message.notification.isread ? [message] : [];
}
