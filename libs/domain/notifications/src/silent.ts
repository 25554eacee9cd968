/** What of a notification tells whether there is anything to read. */
export interface ReadableNotification {
  readonly silent: boolean;
  readonly message: string;
}

/** Whether a notification counts as silent: one that says so, or that has nothing to read. [GN-4] */
export function isSilent({ silent, message }: ReadableNotification): boolean {
  return silent || message.trim() === '';
}

/** Whether a notification is faulty and to be logged: not silent, and yet without a message. [GN-4] */
export function isMissingMessage({ silent, message }: ReadableNotification): boolean {
  return !silent && message.trim() === '';
}
