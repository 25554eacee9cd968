import { isLeader, type LinkedDevice } from './link-role.ts';

export interface StoppableDevice extends Pick<LinkedDevice, 'linkRole'> {
  /** null: unknown. */
  readonly connectedUsers: number | null;
}

/**
 * Whether a stop must be confirmed: always for a leader, also without members; for any other device unless it is known
 * to have no connected users. [DEV-29, LQ-5, GD-28, GZ-15]
 */
export function needsStopConfirmation(device: StoppableDevice): boolean {
  return isLeader(device) || device.connectedUsers !== 0;
}
