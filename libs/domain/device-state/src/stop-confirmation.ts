import { isLeader, type LinkedDevice } from './link-role.ts';

/**
 * Says whether a stop must be confirmed first: always for the leader of a link group, also one without members; for any
 * other device only when somebody is known to be connected. `connectedUsers` is null where that is not known.
 * [DEV-29, LQ-5, GD-28]
 */
export function needsStopConfirmation(
  device: Pick<LinkedDevice, 'linkRole'>,
  connectedUsers: number | null = null,
): boolean {
  return isLeader(device) || (connectedUsers !== null && connectedUsers > 0);
}
