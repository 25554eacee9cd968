import { MESSAGE_FADE_MS, MESSAGE_TIMEOUT_MS } from '@partyline/display';
import { randomId } from '@mantine/hooks';
import {
  cleanNotifications,
  createNotificationsStore,
  hideNotification,
  type NotificationData,
  notificationsStore,
  type NotificationsStore,
  showNotification,
  updateNotification,
} from '@mantine/notifications';

/** [UI-5] */
export type MessageType = 'success' | 'error' | 'info' | 'warning';

/** Closes after a time by default. [UI-6, GU-2] */
interface Message {
  readonly type: MessageType;
  /** What the message is about, in bold. */
  readonly title?: string;
  readonly message: string;
  readonly autoClose?: boolean;
  /** Called however the message closes. */
  readonly onClose?: () => void;
}

/** In the page's flow, below the bar. */
export const pageMessages = notificationsStore;
/** At the corner of the window, in sight of a page that is scrolled. */
export const cornerMessages = createNotificationsStore();

const MOST_PAGE_MESSAGES = 3;

/**
 * Shows a message and returns its id. On the page it replaces one of the same text, and beyond three the oldest goes: show it after a
 * navigation, which clears the page. [UI-3, UI-4, GU-1]
 */
export function showMessage(
  { type, autoClose = true, ...shown }: Message,
  store: NotificationsStore = pageMessages,
): string {
  if (store === pageMessages) makeRoom(type, shown.message);
  const data: NotificationData = {
    ...shown,
    id: randomId(),
    variant: type,
    // The box inside is announced.
    role: 'none',
    autoClose: autoClose && MESSAGE_TIMEOUT_MS + MESSAGE_FADE_MS,
    // Mantine pauses for the pointer alone.
    onFocus: () => updateNotification({ ...data, autoClose: false }, store),
    onBlur: () => updateNotification(data, store),
  };
  return showNotification(data, store);
}

/** Hides what a new message on the page replaces. Mantine would keep the oldest and queue the rest. */
function makeRoom(type: MessageType, message: string): void {
  const { notifications } = pageMessages.getState();
  const others = notifications.filter((shown) => shown.message !== message || shown.variant !== type);
  const left = new Set(others.slice(1 - MOST_PAGE_MESSAGES));
  for (const shown of notifications) if (shown.id !== undefined && !left.has(shown)) hideMessage(shown.id);
}

/** Hides a message. [UI-3] */
export function hideMessage(id: string, store: NotificationsStore = pageMessages): void {
  hideNotification(id, store);
}

/** Hides all messages on the page. [UI-4] */
export function clearMessages(): void {
  cleanNotifications(pageMessages);
}
