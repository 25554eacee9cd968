import type { RefusalReason } from '@partyline/permissions';
import { isRestartOffered, retryAction } from '../commands/restart.ts';
import { displayState, isWorking } from '../state/display-state.ts';
import type { Work } from '../state/transitions.ts';
import {
  deviceActionDecision,
  type ActionableDevice,
  type DeviceActionRefusal,
  type DeviceContext,
  type InstanceAction,
} from './device-action.ts';
import { isCommandOffered, isHiddenAction } from './device-rights.ts';
import { mainAction } from './main-action.ts';

/** A restart is a stop and then a start. */
export type DeviceCommand = 'start' | 'stop' | 'restart';

/** Enabled without a refusal. */
export type DeviceControl =
  | { readonly action: 'open'; readonly refusal: DeviceActionRefusal | null }
  | {
      readonly action: DeviceCommand | 'retry';
      readonly command: DeviceCommand;
      readonly refusal: DeviceActionRefusal | null;
    };

/**
 * Returns the missing right of a refused command that a press shows in a message, instead of doing nothing: a start or restart, never a stop.
 * null if the press shows none. [DEV-39]
 */
export function shownRefusal(
  command: DeviceCommand,
  refusal: DeviceActionRefusal | null,
): RefusalReason | null {
  return command !== 'stop' && refusal?.by === 'permission' ? refusal.reason : null;
}

/** The main control first; only a progress label while working. */
export type DeviceControls =
  | { readonly kind: 'working'; readonly work: Work }
  | { readonly kind: 'ready'; readonly controls: readonly DeviceControl[] };

export type ControlledDevice = ActionableDevice & { readonly restartRequired: boolean };

/**
 * Lists controls: left out if the role never can, disabled with a reason if only the condition refuses. [PLUS-7, GC-10, GD-11,
 * GD-24, GP-14, ROLE-32, ROLE-37]
 */
export function listDeviceControls(
  device: ControlledDevice,
  context: DeviceContext,
  failedCommand: string | null = null,
): DeviceControls {
  const shown = displayState(device);
  if (isWorking(shown) && isCommandOffered(context.subject)) return { kind: 'working', work: shown };
  const controls = controlsOf(device, context)
    .filter(({ refusal }) => !isHiddenAction(refusal))
    .map((control) =>
      control.action !== 'open' && control.command === failedCommand
        ? { ...control, action: 'retry' as const }
        : control,
    );
  return { kind: 'ready', controls };
}

function controlsOf(device: ControlledDevice, context: DeviceContext): DeviceControl[] {
  const refusalOf = (action: InstanceAction): DeviceActionRefusal | null => {
    const decision = deviceActionDecision(device, action, context);
    return decision.allowed ? null : decision;
  };
  const open = (): DeviceControl => ({ action: 'open', refusal: refusalOf('open') });
  const control = (action: DeviceCommand | 'retry', command: DeviceCommand): DeviceControl => ({
    action,
    command,
    refusal: refusalOf(command),
  });
  switch (mainAction(device)) {
    case 'open': {
      const second = isRestartOffered(device) ? 'restart' : 'stop';
      return [open(), control(second, second)];
    }
    case 'retry': {
      const retry = control('retry', commandOfRetry(device));
      return device.state === 'online' ? [retry, open()] : [retry];
    }
    case 'start':
      return [control('start', 'start')];
    case 'working':
    case null:
      return [];
  }
}

/** Returns the command of a retry; after a failed save it is the one that brings the device back. */
function commandOfRetry(device: ActionableDevice): DeviceCommand {
  const again = retryAction(device);
  if (again !== null && again !== 'save') return again;
  return device.state === 'online' ? 'restart' : 'start';
}

/** 1 sets a star, 0 removes it. [DEV-54, GD-29] */
export interface FavoriteBody {
  readonly isFavorite: 0 | 1;
}

/** Returns the body of the call that sets or clears a favourite. [DEV-54, GD-29] */
export function favoriteBodyOf(isFavorite: boolean): FavoriteBody {
  return { isFavorite: isFavorite ? 1 : 0 };
}
