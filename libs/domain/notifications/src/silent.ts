export interface ReadableNotification {
  readonly silent: boolean;
  readonly message: string;
}

/** Silent, or without a message. [GN-4] */
export function isSilent({ silent, message }: ReadableNotification): boolean {
  return silent || message.trim() === '';
}

/** Not silent, yet without a message: logged. [GN-4] */
export function isMissingMessage({ silent, message }: ReadableNotification): boolean {
  return !silent && message.trim() === '';
}
