import type { Instance, RefusedAct, Workspace } from '@partyline/contract';
import {
  displayState,
  findDevice,
  giveUpOverdue,
  isFailed,
  isTransitional,
  type DisplayState,
  nextRestartStep,
  type DeviceCommand,
} from '@partyline/device-state';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { browserKey } from '@partyline/session';
import { tabStore } from '../../../session/tabs/stored-values.ts';
import { createStore, useStore } from '../../../store.ts';
import { errorText, isWorthTelling, refusedActIn } from '../../../shell/messages/error-text.ts';
import { announceText, toldStates } from './announcement.ts';
import { hideMessage, showMessage } from '../../../shell/messages/show-message.ts';

/** Devices with a command from this tab, with the state last announced. */
const pending = new Map<string, DisplayState>();

/** Announces the state of a device. */
export function announceState(device: Instance, state = displayState(device)): void {
  toldStates.set(device.vicUuid, state);
  announceText(screens.dashboard.announce(device.deviceName, state, DEVICE_STATE_WORDS[state]));
}

/** Follows a command: each later change is announced until the device is at rest. */
export function trackCommand(device: Instance): void {
  pending.set(device.vicUuid, displayState(device));
  toldStates.delete(device.vicUuid);
}

/**
 * Announces changes of devices with a pending command. A failure has a message; without one, as for a device that has failed before
 * within minutes, it is left to the bundle of changes.
 */
export function announcePendingCommands(workspaces: readonly Workspace[], nowMs: number): void {
  for (const [vicUuid, before] of pending) {
    const found = findDevice(workspaces, vicUuid);
    if (found === null) {
      pending.delete(vicUuid);
      continue;
    }
    const state = displayState(giveUpOverdue(found.device, nowMs));
    const isTold = isFailed(state) || toldStates.get(vicUuid) === state;
    if (state !== before && !isTold) announceState(found.device, state);
    if (isTransitional(state)) pending.set(vicUuid, state);
    else pending.delete(vicUuid);
  }
}

/** Clears all pending commands and the last announcement. */
export function clearPendingCommands(): void {
  pending.clear();
  announceText('');
}

/** Restarts survive a reload of their tab. */
const STORAGE_KEY = browserKey('restarts');

function readPending(): Set<string> {
  try {
    const stored: unknown = JSON.parse(tabStore.getItem(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []);
  } catch {
    return new Set();
  }
}

const restarts = readPending();

function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function writePending(): void {
  tabStore.setItem(STORAGE_KEY, JSON.stringify([...restarts]));
  if (restarts.size > 0) addEventListener('beforeunload', warnBeforeLeaving);
  else removeEventListener('beforeunload', warnBeforeLeaving);
}

/** Schedules the start after a stop. [GD-24] */
export function addRestart(vicUuid: string): void {
  restarts.add(vicUuid);
  writePending();
}

/** Cancels the restart of a device. */
export function removeRestart(vicUuid: string): void {
  if (restarts.delete(vicUuid)) writePending();
}

/** Cancels all pending restarts. */
export function clearRestarts(): void {
  restarts.clear();
  writePending();
}

/** Starts stopped devices of pending restarts; drops restarts whose stop failed. [GD-24] */
export function continueRestarts(
  workspaces: readonly Workspace[],
  nowMs: number,
  start: (device: Instance) => void,
): void {
  for (const vicUuid of restarts) {
    const found = findDevice(workspaces, vicUuid);
    const step = found === null ? 'abort' : nextRestartStep(giveUpOverdue(found.device, nowMs));
    if (step === 'wait') continue;
    removeRestart(vicUuid);
    if (step === 'start' && found !== null) start(found.device);
  }
}

/** An action without a dialog: its failure shows at the device. */
type BareAction = DeviceCommand | 'open' | 'favorite' | 'upgrade';

/** Kept until dismissed, retried, or the device changes. */
export interface FailedAction {
  readonly action: BareAction;
  readonly cause: string;
  readonly failedMs: number;
  /** The device after the failure. */
  readonly device: Instance;
  /** The device has changed since; only the message is left. */
  readonly isOver: boolean;
  /** Null for one in the bulk results, which has no message of its own. */
  readonly messageId: string | null;
}

/** The last failed action of each device, by vicUuid. */
export const failedActions = createStore<ReadonlyMap<string, FailedAction>>(new Map());

/**
 * Stores a failure unless the session or page ended, and names its device in a message, as the device may be out of sight; a string is
 * the cause itself. [PLUS-11]
 */
export function failAction(device: Instance, action: BareAction, error: unknown, isBulk = false): void {
  if (!isWorthTelling(error)) return;
  const cause = typeof error === 'string' ? error : errorText(error);
  forgetFailure(device.vicUuid);
  const messageId = isBulk ? null : showFailedAction(device, action, cause, refusedActIn(error));
  if (messageId !== null) toldStates.set(device.vicUuid, displayState(device));
  const failure = { action, cause, failedMs: Date.now(), device, isOver: false, messageId };
  failedActions.set(new Map(failedActions.get()).set(device.vicUuid, failure));
}

function showFailedAction(
  { vicUuid, deviceName }: Instance,
  action: BareAction,
  cause: string,
  refusedAct: RefusedAct | undefined,
): string {
  const { failedAction, notDone } = screens.dashboard;
  return showMessage({
    type: 'error',
    title: deviceName,
    message: failedAction(notDone[action], cause),
    refusedAct,
    isKept: true,
    onClose: () => forgetFailure(vicUuid),
  });
}

/** Removes a failure and its message; a given one only if it is still the last. */
export function forgetFailure(vicUuid: string, failure = failedActions.get().get(vicUuid)): void {
  const failures = new Map(failedActions.get());
  if (failure === undefined || failures.get(vicUuid) !== failure) return;
  failures.delete(vicUuid);
  failedActions.set(failures);
  if (failure.messageId !== null) hideMessage(failure.messageId);
}

/** The change that refused an action often arrives with the refusal, whose message can be read for this long. */
const READABLE_MS = 10_000;

/** Ends an outdated failure at its device, and in time its message; returns the clean-up. */
export function endFailure(vicUuid: string, failure: FailedAction): () => void {
  const failures = failedActions.get();
  if (!failure.isOver && failures.get(vicUuid) === failure) {
    failedActions.set(new Map(failures).set(vicUuid, { ...failure, isOver: true }));
  }
  const leftMs = failure.failedMs + READABLE_MS - Date.now();
  const timer = setTimeout(forgetFailure, leftMs, vicUuid, failure);
  return () => clearTimeout(timer);
}

/** Returns whether the device has changed since the failure. */
export function isOutdated(failure: FailedAction, device: Instance, nowMs: number): boolean {
  const before = giveUpOverdue(failure.device, nowMs);
  const now = giveUpOverdue(device, nowMs);
  return (
    before.state !== now.state ||
    before.status !== now.status ||
    before.openCommand?.since !== now.openCommand?.since
  );
}

/** Returns the last failed action of a device. */
export function useFailedAction({ vicUuid }: Instance): FailedAction | undefined {
  return useStore(failedActions, (failures) => {
    const failure = failures.get(vicUuid);
    return failure?.isOver === true ? undefined : failure;
  });
}
