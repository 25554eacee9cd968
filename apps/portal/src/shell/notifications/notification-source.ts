import { ApiError } from '@partyline/api-client';
import { isMissingMessage, parseNotification, type Notification } from '@partyline/notifications';
import { config } from '../../config.ts';
import { api } from '../../session/api.ts';
import { getFeedMode, subscribeToNotifications } from '../../session/feed/notification-feed.ts';

export interface SourceListener {
  readonly onAdded: () => void;
  /** Additions may have been missed. */
  readonly onGap: () => void;
}

/** Reads and changes the account's notifications, by the API or Firestore. [NOTIF-4, NOTIF-10, NOTIF-13, NOTIF-14] */
export interface NotificationSource {
  /** Optionally of one workspace. [NOTIF-6] */
  readonly list: (signal: AbortSignal, workspaceId?: number) => Promise<readonly Notification[]>;
  /** One id or `all`; a missing one is no failure. */
  readonly markRead: (docId: string) => Promise<void>;
  /** One id or `all` of the account; a missing one is no failure. */
  readonly remove: (docId: string) => Promise<void>;
  /** Returns the unsubscribe function. */
  readonly follow: (listener: SourceListener) => () => void;
}

const NOT_FOUND = 404;

async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
  }
}

function readNotification(wire: unknown): Notification[] {
  const parsed = parseNotification(wire);
  return parsed.ok ? [parsed.value] : [];
}

/** The API's list and stream. */
const apiSource: NotificationSource = {
  list: async (signal, workspaceId) => {
    const query = workspaceId === undefined ? {} : { workspaceId: String(workspaceId) };
    const wire = await api.get('/api/users/notification', { signal, params: { query } });
    return wire.flatMap(readNotification);
  },
  // Reading also processes a notification without a client event. [GN-9]
  markRead: (docId) =>
    unlessGone(api.put('/api/users/notification', { body: { docId, eventProcessed: true, read: true } })),
  remove: (docId) => unlessGone(api.delete('/api/users/notification', { params: { query: { docId } } })),
  follow: ({ onAdded, onGap }) =>
    subscribeToNotifications({
      onNotification: (notification) => {
        if (!notification.silent && !isMissingMessage(notification)) onAdded();
      },
      onGap,
    }),
};

const loadFirestore = async () => {
  const client = await import('../../session/feed/firestore-client.ts');
  return { ...client, reader: client.currentReader() };
};

/** Waits until the documents show a change; if that fails, the next fetch decides. */
async function untilShown(docId: string, change: 'read' | 'removed'): Promise<void> {
  if (getFeedMode() !== 'live') return;
  await loadFirestore()
    .then((firestore) => firestore.untilShown(firestore.reader, docId, change))
    .catch(() => undefined);
}

/** Firestore's documents; the API makes the changes, and lists while Firestore is unreachable. [NOTIF-4, GN-17] */
const firestoreSource: NotificationSource = {
  ...apiSource,
  list: async (signal, workspaceId) => {
    if (getFeedMode() !== 'live') return apiSource.list(signal, workspaceId);
    try {
      const { listFromFirestore, reader } = await loadFirestore();
      return (await listFromFirestore(reader, workspaceId)).flatMap(readNotification);
    } catch {
      return apiSource.list(signal, workspaceId);
    }
  },
  markRead: async (docId) => {
    await apiSource.markRead(docId);
    await untilShown(docId, 'read');
  },
  remove: async (docId) => {
    await apiSource.remove(docId);
    await untilShown(docId, 'removed');
  },
};

export const notificationSource: NotificationSource =
  config.notificationFeed === 'firestore' ? firestoreSource : apiSource;
