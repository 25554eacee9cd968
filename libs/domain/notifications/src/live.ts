/** A change of the list that a listener tells of. */
export interface ListChange {
  readonly change: 'added' | 'modified';
  /** Milliseconds since 1970. */
  readonly timestampMs: number;
  readonly isread: boolean;
}

/**
 * Whether a change is live, so that its events are acted on: of an unread item that was modified, or added later than the
 * server's time at the listener's start. So nothing old happens again after a reload, whatever this machine's clock shows,
 * and marking something as read makes nothing happen. [NOTIF-10, NOTIF-11, NOTIF-12, GN-15]
 */
export function isLiveChange({ change, timestampMs, isread }: ListChange, serverStartMs: number): boolean {
  return !isread && (change === 'modified' || timestampMs > serverStartMs);
}
