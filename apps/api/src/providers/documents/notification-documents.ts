import type { Notification } from '@partyline/contract';

/** Which document: of a user, by the id of the notification. */
export interface DocumentKey {
  readonly uid: string;
  readonly docId: string;
}

/** How a user's document is to be: with these fields until it expires, or gone. */
export interface DocumentState extends DocumentKey {
  /** null: the document is deleted. */
  readonly content: { readonly notification: Notification; readonly expiresAt: Date } | null;
}

/** Where users' browsers read their notifications as documents, `users/{uid}/notifications/{docId}`. [NOTIF-4] */
export interface NotificationDocuments {
  /**
   * Brings documents into these states, whatever they were; may be repeated. Throws `unavailable` when there is no answer: some
   * may then be written, others not.
   */
  write(states: readonly DocumentState[]): Promise<void>;
}
