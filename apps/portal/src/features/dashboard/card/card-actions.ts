import type { Instance } from '@partyline/contract';
import {
  commandDecision,
  displayState,
  isRestartOffered,
  isRunning,
  mainAction,
  openDecision,
  retryAction,
  type CommandRefusal,
  type OpenRefusal,
  type RetryAction,
} from '@partyline/device-state';
import {
  can,
  canStart,
  type PermissionDecision,
  type RefusalReason,
  type Subject,
} from '@partyline/permissions';

/** Why a control of the card does not work now: a right, the device's condition, or the connection. */
export type CardRefusal =
  | { readonly by: 'permission'; readonly reason: RefusalReason }
  | { readonly by: 'command'; readonly reason: CommandRefusal }
  | { readonly by: 'open'; readonly reason: OpenRefusal }
  | { readonly by: 'connection' };

/** What a card can have done to its device. A restart is a stop and then a start. */
export type CardCommand = Exclude<RetryAction, 'save'>;

/** One control of the card. Without a refusal it works. */
export type CardControl =
  | { readonly action: 'open'; readonly refusal: CardRefusal | null }
  | {
      readonly action: 'start' | 'stop' | 'restart' | 'retry';
      readonly command: CardCommand;
      readonly refusal: CardRefusal | null;
    };

/** The controls of a card, main one first; while a command is carried out there is only what is being done. */
export type CardActions =
  | { readonly kind: 'working'; readonly work: 'starting' | 'stopping' }
  | { readonly kind: 'ready'; readonly controls: readonly CardControl[] };

/** What the controls of one device depend on, beside the device. */
export interface CardAccess {
  readonly subject: Subject;
  readonly workspaceId: number | null;
  readonly isSubscriptionExpired: boolean;
  readonly isConnected: boolean;
}

/** What a permission question about a device is about. */
export function targetOf(device: Instance, access: CardAccess) {
  return {
    kind: 'instance',
    isRunning: isRunning(device),
    isSubscriptionExpired: access.isSubscriptionExpired,
  } as const;
}

/**
 * May the person give this command to this device, its own condition aside? A restart takes both rights.
 * [DEV-37, DEV-38, GD-36]
 */
export function permissionFor(
  device: Instance,
  access: CardAccess,
  command: CardCommand,
): PermissionDecision {
  const target = targetOf(device, access);
  const stop = can(access.subject, 'stop', target);
  if (command === 'stop') return stop;
  const start = canStart(access.subject, access.workspaceId, target);
  return command === 'restart' && start.allowed ? stop : start;
}

function refusalOfOpen(device: Instance, access: CardAccess): CardRefusal | null {
  const right = can(access.subject, 'ccm', targetOf(device, access));
  if (!right.allowed) return { by: 'permission', reason: right.reason };
  const open = openDecision(device);
  if (!open.allowed) return { by: 'open', reason: open.reason };
  return access.isConnected ? null : { by: 'connection' };
}

function refusalOf(device: Instance, access: CardAccess, command: CardCommand): CardRefusal | null {
  const right = permissionFor(device, access, command);
  if (!right.allowed) return { by: 'permission', reason: right.reason };
  const decision = commandDecision(device, command === 'restart' ? 'stop' : command);
  if (!decision.allowed) return { by: 'command', reason: decision.reason };
  return access.isConnected ? null : { by: 'connection' };
}

/** The command that Retry gives: the one that did not succeed, or what brings the device back. */
function commandOfRetry(device: Instance): CardCommand {
  const again = retryAction(device);
  if (again !== null && again !== 'save') return again;
  return device.state === 'online' ? 'restart' : 'start';
}

function controlsOf(device: Instance, access: CardAccess): CardControl[] {
  const open = (): CardControl => ({ action: 'open', refusal: refusalOfOpen(device, access) });
  const give = (action: 'start' | 'stop' | 'restart' | 'retry', command: CardCommand): CardControl => ({
    action,
    command,
    refusal: refusalOf(device, access, command),
  });
  switch (mainAction(device)) {
    case 'open':
      return [open(), isRestartOffered(device) ? give('restart', 'restart') : give('stop', 'stop')];
    case 'retry': {
      const retry = give('retry', commandOfRetry(device));
      return device.state === 'online' ? [retry, open()] : [retry];
    }
    case 'start':
      return [give('start', 'start')];
    case 'working':
    case null:
      return [];
  }
}

/**
 * The controls a card shows: Open and Stop while the device runs (Restart where it needs one), Start when it does not,
 * Retry when it went wrong. A refused control stays where it is and says why; everybody sees the same ones. [PLUS-7]
 */
export function cardActions(device: Instance, access: CardAccess): CardActions {
  const shown = displayState(device);
  if (shown === 'starting' || shown === 'stopping') return { kind: 'working', work: shown };
  return { kind: 'ready', controls: controlsOf(device, access) };
}
