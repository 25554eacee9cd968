export interface ReadableNotification {
  readonly silent: boolean;
  readonly message: string;
}

/** Returns whether a notification is silent, or without a message. [GN-4] */
export function isSilent({ silent, message }: ReadableNotification): boolean {
  return silent || message.trim() === '';
}

/** Returns whether a notification is not silent, yet without a message, which is logged. [GN-4] */
export function isMissingMessage({ silent, message }: ReadableNotification): boolean {
  return !silent && message.trim() === '';
}

/** [NOTIF-17, GN-3] */
export const SILENT_EVENTS = [
  'refreshtoken',
  'dashboardupdate',
  'instanceupdate',
  'workspaceupdate',
  'subscriptionupdate',
] as const;
export type SilentEvent = (typeof SILENT_EVENTS)[number];

/** [CONST-34] */
export const SILENT_EVENT_SEPARATOR = ',';

/** Ignores letter case, spaces, hyphens and underscores. [GN-3] */
const plainName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

export interface EventfulNotification {
  readonly event: string;
  readonly silent: boolean;
  readonly message: string;
}

/** First, because the other events fetch with the token that it renews. */
const FIRST: SilentEvent = 'refreshtoken';

/**
 * Lists known events, each once, the token first. A notification without a message counts as silent. [NOTIF-17, CONST-34, GN-3,
 * GN-4]
 */
export function listSilentEvents({ event, silent, message }: EventfulNotification): SilentEvent[] {
  if (!isSilent({ silent, message })) return [];
  const listed = event.split(SILENT_EVENT_SEPARATOR).map(plainName);
  const known = new Set(
    listed.flatMap((name) => SILENT_EVENTS.find((candidate) => candidate === name) ?? []),
  );
  return known.delete(FIRST) ? [FIRST, ...known] : [...known];
}

/** Lists the unknown events of a silent notification as written, for the log. [GN-3] */
export function listUnknownEvents(notification: EventfulNotification): string[] {
  if (!isSilent(notification)) return [];
  const written = notification.event.split(SILENT_EVENT_SEPARATOR).map((name) => name.trim());
  return written.filter((name) => name !== '' && !SILENT_EVENTS.some((known) => known === plainName(name)));
}
