import type { Notification } from '@partyline/contract';

export interface DocumentKey {
  readonly uid: string;
  readonly docId: string;
}

export interface DocumentContent {
  readonly notification: Notification;
  /** Position in the notification stream. */
  readonly feedCursor: string;
  readonly expiresAt: Date;
}

/** The target state: these fields until they expire, or deleted. */
export interface DocumentState extends DocumentKey {
  /** null: deleted. */
  readonly content: DocumentContent | null;
}

/** Notifications as documents for browsers, `users/{uid}/notifications/{docId}`. [NOTIF-4] */
export interface NotificationDocuments {
  /** Sets documents. Idempotent. Throws `unavailable` without an answer: some may be written. */
  write(states: readonly DocumentState[]): Promise<void>;
}
