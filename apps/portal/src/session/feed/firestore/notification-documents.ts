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

interface NotificationDocument {
  readonly timestamp: Timestamp;
  /** Firestore's clock. */
  readonly changedAt: Timestamp;
}

/** Cursors are `<seconds>.<nanoseconds>` of Firestore's clock. */
export const FIRST_CURSOR = '0.0';

/** Queries the reader's notifications, newest first, at most 200, optionally of one workspace. [NOTIF-5 … NOTIF-9, GN-1] */
export function listQuery(firestore: Firestore, reader: FirestoreReader, workspaceId?: number): Query {
  return query(
    allToRead(firestore, reader),
    ...(workspaceId === undefined ? [] : [where('workspaceId', '==', workspaceId)]),
    orderBy('timestamp', 'desc'),
    limit(NOTIFICATION_FETCH_LIMIT),
  );
}

/** Queries the reader's latest changes, silent ones too. [NOTIF-10, NOTIF-11] */
export function changesQuery(firestore: Firestore, reader: FirestoreReader): Query {
  return query(
    ofReader(firestore, reader),
    where('accountId', '==', reader.accountId),
    orderBy('changedAt', 'desc'),
    limit(NOTIFICATION_FETCH_LIMIT),
  );
}

/** Queries all of the reader's notifications, unordered. */
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
export function cursorOf(document: DocumentData): string {
  const { changedAt } = document as NotificationDocument; // only the API writes them
  return `${changedAt.seconds}.${changedAt.nanoseconds}`;
}

/** Returns a document as the API's stream message; null if invalid. */
export function messageOf(document: DocumentData): StreamMessage | null {
  return parseStreamMessage({
    event: 'notification',
    id: cursorOf(document),
    data: JSON.stringify(wireOf(document)),
  });
}

/** Not part of a notification. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['changedAt', 'expireAt']);

/** Returns a document as the API would send it. */
export function wireOf(document: DocumentData): Record<string, unknown> {
  const fields = Object.entries(document).filter(([name]) => !OWN_FIELDS.has(name));
  const { timestamp } = document as NotificationDocument; // only the API writes them
  return { ...Object.fromEntries(fields), timestamp: timestamp.toDate().toISOString() };
}
