import type { DeviceConditions } from '../device/device.ts';
import { displayState } from '../state/display-state.ts';

/** `working` is a button that only shows progress. */
export type MainAction = 'open' | 'start' | 'retry' | 'working';

/** Returns a device's first action; null once deleted. */
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
