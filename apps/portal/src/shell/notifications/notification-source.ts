import { ApiError } from '@partyline/api-client';
import { isMissingMessage, parseNotification, type Notification } from '@partyline/notifications';
import { config } from '../../config.ts';
import { api } from '../../session/api.ts';
import { getFeedMode, subscribeToNotifications } from '../../session/feed/notification-feed.ts';

/** What a source tells its listener. */
export interface SourceListener {
  /** Something to read was added. */
  readonly onAdded: () => void;
  /** The connection is (back) there: whatever was added before may have been missed. */
  readonly onReady: () => void;
}

/**
 * Where the notifications of the current account are read and changed: the API, or Firestore. The list knows no more than this.
 * [NOTIF-4, NOTIF-10, NOTIF-13, NOTIF-14]
 */
export interface NotificationSource {
  /** Of one workspace where it is named. [NOTIF-6] */
  readonly list: (signal: AbortSignal, workspaceId?: number) => Promise<readonly Notification[]>;
  /** Marks one, or `all`, as read. What is gone already is no failure. */
  readonly markRead: (docId: string) => Promise<void>;
  /** Deletes one, or `all` of the current account. What is gone already is no failure. */
  readonly remove: (docId: string) => Promise<void>;
  /** Listens until the returned function is called. */
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

/** The notifications that the API keeps; its stream says when there are more. */
const apiSource: NotificationSource = {
  list: async (signal, workspaceId) => {
    const query = workspaceId === undefined ? {} : { workspaceId: String(workspaceId) };
    const wire = await api.get('/api/users/notification', { signal, params: { query } });
    return wire.flatMap(readNotification);
  },
  // A notification to read has no event that a client acts on: it is processed with being read. [GN-9]
  markRead: (docId) =>
    unlessGone(api.put('/api/users/notification', { body: { docId, eventProcessed: true, read: true } })),
  remove: (docId) => unlessGone(api.delete('/api/users/notification', { params: { query: { docId } } })),
  follow: ({ onAdded, onReady }) =>
    subscribeToNotifications({
      onNotification: (notification) => {
        if (!notification.silent && !isMissingMessage(notification)) onAdded();
      },
      onReady,
    }),
};

const loadFirestore = async () => {
  const [{ currentReader }, list] = await Promise.all([
    import('../../session/feed/firestore/open-firestore.ts'),
    import('../../session/feed/firestore/firestore-list.ts'),
  ]);
  return { ...list, reader: currentReader() };
};

/** Waits until the documents show a change; where that cannot be seen, the next fetch says. */
async function untilShown(docId: string, change: 'read' | 'removed'): Promise<void> {
  if (getFeedMode() !== 'live') return;
  await loadFirestore()
    .then((firestore) => firestore.untilShown(firestore.reader, docId, change))
    .catch(() => undefined);
}

/** The documents of Firestore; the API notes the changes, and lists while Firestore is out of reach. [NOTIF-4, GN-17] */
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

/** The source that the settings name. */
export const notificationSource: NotificationSource =
  config.notificationFeed === 'firestore' ? firestoreSource : apiSource;
