import { compareCursors, NOTIFICATION_FETCH_LIMIT, parseCursor } from '@partyline/notifications';
import type { DocumentData } from 'firebase/firestore';
import type { StreamMessage } from '../stream-message.ts';
import { cursorOf, FIRST_CURSOR, messageOf } from './notification-documents.ts';

/** Newest first. */
export interface ChangesSnapshot {
  readonly documents: readonly DocumentData[];
  /** Possibly old: Firestore is unreachable. */
  readonly isFromCache: boolean;
}

const isAfter = (cursor: string, other: string): boolean => {
  const [place, before] = [parseCursor(cursor), parseCursor(other)];
  return place.ok && before.ok && compareCursors(place.value, before.value) > 0;
};

/**
 * Turns snapshots into feed messages: one per later change of an unread notification, in order, despite reconnects; the first
 * snapshot is not live. Starts at another tab's `cursor`, if any. More changes than a snapshot holds emit `ready` again, as some
 * may be missing. [NOTIF-10, NOTIF-11, NOTIF-12, GN-15]
 */
export function createLiveChanges(cursor: string | null) {
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
    const changed = documents.filter((document) => isAfter(cursorOf(document), from)).toReversed();
    const isOverflow = changed.length === NOTIFICATION_FETCH_LIMIT;
    const isReady = !isConnected || isOverflow;
    isConnected = true;
    reached = isAfter(newest, from) ? newest : from;
    const ready: StreamMessage = {
      kind: 'ready',
      ready: { cursor: isOverflow ? reached : from, serverTime: new Date().toISOString() },
    };
    return [...(isReady ? [ready] : []), ...(isOverflow ? [] : changed.flatMap(liveMessage))];
  };
}

function liveMessage(document: DocumentData): readonly StreamMessage[] {
  const message = messageOf(document);
  return message?.kind === 'notification' && !message.notification.isread ? [message] : [];
}
