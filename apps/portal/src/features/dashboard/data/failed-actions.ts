import type { Instance } from '@partyline/contract';
import { giveUpOverdue, type DeviceCommand } from '@partyline/device-state';
import { createStore, useStore } from '../../../store.ts';
import { errorText, isWorthTelling } from '../../../shell/alerts/error-text.ts';

/** An action without a dialog: its failure shows at the device. */
export type BareAction = DeviceCommand | 'open' | 'favorite' | 'upgrade';

/** Kept until dismissed, retried, or the device changes. */
export interface FailedAction {
  readonly action: BareAction;
  readonly cause: string;
  /** The device after the failure. */
  readonly device: Instance;
  /** Shown in the bulk results instead of a toast. */
  readonly isBulk: boolean;
}

/** The last failed action of each device, by vicUuid. */
export const failedActions = createStore<ReadonlyMap<string, FailedAction>>(new Map());

/** Stores a failure unless the session or page ended; a string is the cause itself. */
export function failAction(device: Instance, action: BareAction, error: unknown, isBulk = false): void {
  if (!isWorthTelling(error)) return;
  const cause = typeof error === 'string' ? error : errorText(error);
  failedActions.set(new Map(failedActions.get()).set(device.vicUuid, { action, cause, device, isBulk }));
}

/** Removes a failure; a given one only if it is still the last. */
export function forgetFailure(vicUuid: string, failure = failedActions.get().get(vicUuid)): void {
  const failures = new Map(failedActions.get());
  if (failure === undefined || failures.get(vicUuid) !== failure) return;
  failures.delete(vicUuid);
  failedActions.set(failures);
}

/** Whether the device has changed since the failure. */
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
