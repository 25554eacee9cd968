import type { DeviceConditions } from '../device/device.ts';
import { displayState } from '../device/display-state.ts';

/** The first action of a device; `working` is a button that only says what is going on. */
export type MainAction = 'open' | 'start' | 'retry' | 'working';

/**
 * The action that comes first on a device: Open while it runs (its own decision says whether it is ready), Start while it
 * is offline, Retry when it went wrong, none but the word while it starts or stops; null for a deleted one.
 */
export function mainAction(device: DeviceConditions): MainAction | null {
  switch (displayState(device)) {
    case 'online':
    case 'initialising':
    case 'warning':
      return 'open';
    case 'starting':
    case 'stopping':
      return 'working';
    case 'error':
    case 'failed':
      return 'retry';
    case 'offline':
      return 'start';
    case 'deleted':
      return null;
  }
}
