import { allow, refuse, type Decision } from '@partyline/kernel';
import { can, type RefusalReason, type Subject } from '@partyline/permissions';
import type { DeviceConditions } from '../device/device.ts';
import type { StoppableDevice } from '../links/link-role.ts';
import { isLoading } from '../state/loading.ts';
import { isRunning } from '../state/running.ts';
import { isInProgress } from '../state/status.ts';

/**
 * How far a command has come: it waits for its host; it was sent, and no answer tells whether it arrived; the host has answered that it
 * took it.
 */
export const COMMAND_DELIVERIES = ['waiting', 'unclear', 'taken'] as const;
export type CommandDelivery = (typeof COMMAND_DELIVERIES)[number];

/** In the order of the checks. */
export const WITHDRAWAL_REFUSALS = ['nothing-open', 'taken-by-host', 'perhaps-taken'] as const;
export type WithdrawalRefusal = (typeof WITHDRAWAL_REFUSALS)[number];

type WithdrawableDevice = Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>;

/** Returns the start or stop that works now; null for none. Edits and upgrades change more than a state and cannot be withdrawn. */
export function withdrawableCommand(device: WithdrawableDevice): 'start' | 'stop' | null {
  const { openCommand } = device;
  if (openCommand === null || openCommand.action === 'save' || !isLoading(device)) return null;
  return openCommand.action;
}

/**
 * Returns whether a stop waits for a moment before its host gets it, so that it can be taken back: one that disconnects no one, which is
 * not confirmed. [GD-28]
 */
export function isStopHeld(device: Pick<StoppableDevice, 'connectedUsers'>, command: string): boolean {
  return command === 'stop' && device.connectedUsers === 0;
}

/** Returns how far an open command has come as its device shows it: a host that takes one reports progress at once. */
export function shownDelivery({ status }: Pick<DeviceConditions, 'status'>): 'waiting' | 'taken' {
  return isInProgress(status) ? 'taken' : 'waiting';
}

/**
 * Decides whether the caller may withdraw the open command: all who may give it there may, whatever the subscription is, while its host
 * surely has not taken it. Call `giveUpOverdue` first. [DEV-38, GD-11]
 */
export function commandWithdrawalDecision(
  device: WithdrawableDevice,
  delivery: CommandDelivery,
  subject: Subject,
): Decision<RefusalReason | WithdrawalRefusal> {
  const command = withdrawableCommand(device);
  const target = { kind: 'instance', isRunning: isRunning(device), isSubscriptionExpired: false } as const;
  const held = can(subject, command ?? 'start', target);
  if (!held.allowed) return held;
  if (command === null) return refuse('nothing-open');
  if (delivery === 'taken') return refuse('taken-by-host');
  return delivery === 'unclear' ? refuse('perhaps-taken') : allow();
}
