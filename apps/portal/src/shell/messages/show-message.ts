import { MESSAGE_FADE_MS, MESSAGE_TIMEOUT_MS } from '@partyline/display';
import { randomId } from '@mantine/hooks';
import {
  hideNotification,
  type NotificationData,
  notificationsStore,
  showNotification,
  updateNotification,
  updateNotificationsState,
} from '@mantine/notifications';
import { onAccountDataReset } from '../../session/session-store.ts';
import type { RefusedAct } from '@partyline/contract';

/** [UI-5] */
export type MessageType = 'success' | 'error' | 'info' | 'warning';

export interface MessageChoice {
  readonly label: string;
  readonly otherLabel: string;
  readonly run: () => void;
}

/** An error, or a message with a link, stays until it is closed; the others close after a time, by default. [UI-6, HZ-10] */
interface Message {
  readonly type: MessageType;
  /** What the message is about, in bold. */
  readonly title?: string;
  readonly message: string;
  readonly autoClose?: boolean;
  /** Stays on the screen when the route changes. */
  readonly isKept?: boolean;
  /** A button for an act, which closes the message, and the words of the one that only closes it. */
  readonly choice?: MessageChoice;
  /** What a right refused: the message leads to who can. [PLUS-35] */
  readonly refusedAct?: RefusedAct | undefined;
  /** Called when the message closes, but not when another one takes its place. */
  readonly onClose?: () => void;
}

const MOST_MESSAGES = 3;

const kept = new Set<string>();
const choices = new Map<string, MessageChoice>();
const refusedActs = new Map<string, RefusedAct>();

/** Returns what a right refused, of which a message tells. */
export const refusedActOf = (id: string): RefusedAct | undefined => refusedActs.get(id);

/** Returns the choice that a message offers. */
export const choiceOf = (id: string): MessageChoice | undefined => choices.get(id);

/**
 * Shows a message over the page and returns its id. It replaces one of the same text, and beyond three the oldest goes: show it after a
 * navigation, which clears the messages. [UI-3, UI-4, GU-1, HZ-10]
 */
export function showMessage({
  type,
  isKept = false,
  choice,
  refusedAct,
  autoClose = type !== 'error' && refusedAct === undefined,
  onClose,
  ...shown
}: Message): string {
  makeRoom(type, shown);
  const id = randomId();
  if (isKept) kept.add(id);
  if (choice !== undefined) choices.set(id, choice);
  if (refusedAct !== undefined) refusedActs.set(id, refusedAct);
  const data: NotificationData = {
    ...shown,
    id,
    variant: type,
    // The box inside is announced.
    role: 'none',
    autoClose: autoClose && MESSAGE_TIMEOUT_MS + MESSAGE_FADE_MS,
    // Mantine pauses for the pointer alone.
    onFocus: () => updateNotification({ ...data, autoClose: false }),
    onBlur: () => updateNotification(data),
    onClose: () => {
      kept.delete(id);
      choices.delete(id);
      refusedActs.delete(id);
      onClose?.();
    },
  };
  return showNotification(data);
}

/** Takes away what a new message replaces. Mantine would keep the oldest and queue the rest. */
function makeRoom(type: MessageType, { title, message }: Pick<Message, 'title' | 'message'>): void {
  updateNotificationsState(notificationsStore, (notifications) =>
    notifications
      .filter((shown) => shown.message !== message || shown.title !== title || shown.variant !== type)
      .slice(1 - MOST_MESSAGES),
  );
}

/** Hides a message. [UI-3] */
export function hideMessage(id: string): void {
  hideNotification(id);
}

/** Hides all messages but those that are kept. [UI-4] */
export function clearMessages(): void {
  for (const { id = '' } of notificationsStore.getState().notifications) if (!kept.has(id)) hideMessage(id);
}

// They may name things of the account. A refusal stays when the role that explains it is read after it.
onAccountDataReset((cause) => {
  if (cause === 'role') return;
  for (const id of kept) hideMessage(id);
});
