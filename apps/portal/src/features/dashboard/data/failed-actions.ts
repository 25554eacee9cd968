import type { Instance } from '@partyline/contract';
import { giveUpOverdue, type DeviceCommand } from '@partyline/device-state';
import { createStore, useStore } from '../../../store.ts';
import { errorText, isWorthTelling } from '../../../shell/error-text.ts';

/** An action on a device that no dialog asks for: its failure is shown at the device. */
export type BareAction = DeviceCommand | 'open' | 'favorite' | 'upgrade';

/** An action that failed, until it is dismissed or tried again, or the device changes. */
export interface FailedAction {
  readonly action: BareAction;
  /** Why, in words. */
  readonly cause: string;
  /** The device as the failure left it. */
  readonly device: Instance;
  /** The results of the bulk command show it; else a toast does. */
  readonly isBulk: boolean;
}

/** The last failed action of each device, by its vicUuid. */
export const failedActions = createStore<ReadonlyMap<string, FailedAction>>(new Map());

/** Keeps the failure of an action, unless the session or the page went away with it; a text is the cause itself. */
export function failAction(device: Instance, action: BareAction, error: unknown, isBulk = false): void {
  if (!isWorthTelling(error)) return;
  const cause = typeof error === 'string' ? error : errorText(error);
  failedActions.set(new Map(failedActions.get()).set(device.vicUuid, { action, cause, device, isBulk }));
}

/** Forgets the failure of a device; given one, only if it is still the last. */
export function forgetFailure(vicUuid: string, failure = failedActions.get().get(vicUuid)): void {
  const failures = new Map(failedActions.get());
  if (failure === undefined || failures.get(vicUuid) !== failure) return;
  failures.delete(vicUuid);
  failedActions.set(failures);
}

/** Whether the device has changed since the action failed: the failure no longer explains it. */
export function isOutdated(failure: FailedAction, device: Instance, nowMs: number): boolean {
  const before = giveUpOverdue(failure.device, nowMs);
  const now = giveUpOverdue(device, nowMs);
  return (
    before.state !== now.state ||
    before.status !== now.status ||
    before.openCommand?.since !== now.openCommand?.since
  );
}

/** The last failed action of a device. */
export function useFailedAction({ vicUuid }: Instance): FailedAction | undefined {
  return useStore(failedActions, (failures) => failures.get(vicUuid));
}
