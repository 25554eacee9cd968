import type { Instance } from '@partyline/contract';
import type { DeviceContext } from '@partyline/device-state';
import type { Subject } from '@partyline/permissions';
import { isRowExpired } from '@partyline/subscriptions';
import { config } from '../../config.ts';
import { useClock } from './data/clock.ts';
import type { ShownDevice, WorkspaceView } from './dashboard-rows.ts';

/** Returns what the actions on a device depend on. */
export function accessOf(
  device: Instance,
  caller: Pick<DeviceContext, 'subject' | 'workspaceId' | 'isConnected'>,
  nowMs: number,
): DeviceContext {
  return {
    ...caller,
    isSubscriptionExpired: isRowExpired(device, nowMs),
    instanceOrigins: config.instanceOrigins,
  };
}

/** Returns the context like `accessOf`, for a device with its workspace. */
export function deviceContextOf(
  { device, view }: ShownDevice,
  subjectOf: (view: WorkspaceView) => Subject,
  isConnected: boolean,
  nowMs: number,
): DeviceContext {
  return accessOf(device, { subject: subjectOf(view), workspaceId: view.workspace.id, isConnected }, nowMs);
}

/** Returns the same as `deviceContextOf`; null without a device. */
export function useDeviceContext(
  found: ShownDevice | null,
  subjectOf: (view: WorkspaceView) => Subject,
  isConnected: boolean,
): DeviceContext | null {
  const nowMs = useClock();
  return found === null ? null : deviceContextOf(found, subjectOf, isConnected, nowMs);
}
