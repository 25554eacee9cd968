import { ApiError } from '@partyline/api-client';
import { isMissingMessage, parseNotification, type Notification } from '@partyline/notifications';
import { api } from '../../session/api.ts';
import { subscribeToNotifications } from '../../session/feed/notification-feed.ts';

/** What a source tells its listener. */
export interface SourceListener {
  /** Something to read was added. */
  readonly onAdded: () => void;
  /** The connection is (back) there: whatever was added before may have been missed. */
  readonly onReady: () => void;
}

/**
 * Where the notifications of the current account are read and changed. The list knows no more than this, so that a document store
 * under the user can take the API's place. [NOTIF-4, NOTIF-10, NOTIF-13, NOTIF-14]
 */
export interface NotificationSource {
  readonly list: (signal: AbortSignal) => Promise<readonly Notification[]>;
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
export const apiSource: NotificationSource = {
  list: async (signal) => {
    const wire = await api.get('/api/users/notification', { signal });
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
