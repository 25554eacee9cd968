import { isLeader, type LinkedDevice } from './link-role.ts';

/** What is read of a device before it is stopped. */
export interface StoppableDevice extends Pick<LinkedDevice, 'linkRole'> {
  /** null: unknown. */
  readonly connectedUsers: number | null;
}

/**
 * Says whether a stop must be confirmed first: always for the leader of a link group, also one without members; for any
 * other device unless it is known that no user is connected. [DEV-29, LQ-5, GD-28, GZ-15]
 */
export function needsStopConfirmation(device: StoppableDevice): boolean {
  return isLeader(device) || device.connectedUsers !== 0;
}
