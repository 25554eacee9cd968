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
import { parseStreamMessage, type StreamMessage } from '../stream-message.ts';
import type { FirestoreReader } from './open-firestore.ts';

/** The times of a document, as Firestore returns them. */
interface NotificationDocument {
  readonly timestamp: Timestamp;
  /** When it was last written, by Firestore's own clock. */
  readonly changedAt: Timestamp;
}

/** The place of the newest change: Firestore's own clock, as `<seconds>.<nanoseconds>`. */
export const FIRST_CURSOR = '0.0';

/** The reader's notifications to read, newest first, at most 200; of one workspace where one is named. [NOTIF-5 … NOTIF-9, GN-1] */
export function listQuery(firestore: Firestore, reader: FirestoreReader, workspaceId?: number): Query {
  return query(
    allToRead(firestore, reader),
    ...(workspaceId === undefined ? [] : [where('workspaceId', '==', workspaceId)]),
    orderBy('timestamp', 'desc'),
    limit(NOTIFICATION_FETCH_LIMIT),
  );
}

/** The reader's latest changes, silent or not: what is added and what is modified. [NOTIF-10, NOTIF-11] */
export function changesQuery(firestore: Firestore, reader: FirestoreReader): Query {
  return query(
    ofReader(firestore, reader),
    where('accountId', '==', reader.accountId),
    orderBy('changedAt', 'desc'),
    limit(NOTIFICATION_FETCH_LIMIT),
  );
}

/** All of the reader's notifications to read, in no order. */
export function allToRead(firestore: Firestore, reader: FirestoreReader): Query {
  return query(
    ofReader(firestore, reader),
    where('accountId', '==', reader.accountId),
    where('silent', '==', false),
  );
}

/** One document of the reader. */
export function documentOf(firestore: Firestore, reader: FirestoreReader, docId: string) {
  return doc(ofReader(firestore, reader), docId);
}

function ofReader(firestore: Firestore, { uid }: FirestoreReader) {
  return collection(firestore, 'users', uid, 'notifications');
}

/** Returns the place of a change in the order of changes. */
export function cursorOf(document: DocumentData): string {
  const { changedAt } = document as NotificationDocument; // only the API writes them
  return `${changedAt.seconds}.${changedAt.nanoseconds}`;
}

/** Returns a document as the stream of the API would have sent it; null for one that no notification can be read from. */
export function messageOf(document: DocumentData): StreamMessage | null {
  return parseStreamMessage({
    event: 'notification',
    id: cursorOf(document),
    data: JSON.stringify(wireOf(document)),
  });
}

/** Fields of a document that a notification does not have: the time of its last change, and when it expires. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['changedAt', 'expireAt']);

/** Returns a document as the API would have sent it. */
export function wireOf(document: DocumentData): Record<string, unknown> {
  const fields = Object.entries(document).filter(([name]) => !OWN_FIELDS.has(name));
  const { timestamp } = document as NotificationDocument; // only the API writes them
  return { ...Object.fromEntries(fields), timestamp: timestamp.toDate().toISOString() };
}
