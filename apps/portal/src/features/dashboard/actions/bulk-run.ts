import {
  deviceActionDecision,
  isHiddenAction,
  type DeviceActionDecision,
  type DeviceContext,
} from '@partyline/device-state';
import { permissionRefusalText, screens } from '@partyline/texts';
import { inWorkspace } from '../device-context.ts';
import { readerOf } from '../../../session/rights.ts';
import { createStore, type Store } from '../../../store.ts';
import type { ShownDevice } from '../dashboard-rows.ts';

const words = screens.deviceCare;

/** Bulk commands besides a move. */
export const BULK_COMMANDS = ['start', 'stop', 'upgrade'] as const;
export type BulkCommand = (typeof BULK_COMMANDS)[number];

export interface SelectedDevice extends ShownDevice {
  readonly access: DeviceContext;
}

function decisionOn(
  { device, view, access }: SelectedDevice,
  action: BulkCommand | 'move',
): DeviceActionDecision {
  // The bar reports a missing connection; move targets are checked for all devices together.
  const context = { ...inWorkspace(access, view, 1), isConnected: true };
  return deviceActionDecision(device, action, context);
}

/** Returns whether the caller's role can ever allow the action on a selected device. [GC-10] */
export function isBulkOffered(selected: readonly SelectedDevice[], action: BulkCommand | 'move'): boolean {
  return selected.some((one) => {
    const decision = decisionOn(one, action);
    return decision.allowed || !isHiddenAction(decision);
  });
}

/** Returns whether right and state allow the command on this device now. [PLUS-10] */
export function fits(one: SelectedDevice, command: BulkCommand): boolean {
  return decisionOn(one, command).allowed;
}

/** Returns the refusal that all selected devices share, if any. */
function sharedRefusal(
  selected: readonly SelectedDevice[],
  action: BulkCommand | 'move',
): string | undefined {
  const reasons = new Set(
    selected.map((one) => {
      const decision = decisionOn(one, action);
      return !decision.allowed && decision.by === 'permission' ? decision.reason : null;
    }),
  );
  const [reason = null] = reasons;
  const [first] = selected;
  if (first === undefined || reason === null || reasons.size > 1) return undefined;
  return permissionRefusalText(reason, readerOf(first.access.subject));
}

/** Returns why a command fits no selected device; undefined if it fits one. [PLUS-7, PLUS-10] */
export function bulkRefusal(selected: readonly SelectedDevice[], command: BulkCommand): string | undefined {
  if (selected.some((one) => fits(one, command))) return undefined;
  return sharedRefusal(selected, command) ?? words.none[command];
}

/** Returns why nothing in the selection can move; the dialog names single blocked devices. [PLUS-7, ROLE-35] */
export function bulkMoveRefusal(
  selected: readonly SelectedDevice[],
  targetCount: number,
): string | undefined {
  const refusal = sharedRefusal(selected, 'move');
  if (refusal !== undefined) return refusal;
  if (!selected.every(({ view }) => view === selected[0]?.view)) return words.oneWorkspace;
  return targetCount === 0 ? screens.dashboard.noTarget : undefined;
}

export type BulkResult = 'waiting' | 'working' | 'done' | 'failed' | 'cancelled';

export interface BulkItem {
  readonly vicUuid: string;
  readonly name: string;
  readonly result: BulkResult;
  /** Why it failed; empty otherwise. */
  readonly reason: string;
}

/** A thrown error is the reason of failure. */
export type BulkAction = (vicUuid: string) => Promise<void>;

export interface BulkRun {
  readonly items: Store<readonly BulkItem[]>;
  /** Pending ones finish. */
  readonly cancel: () => void;
  readonly retry: () => void;
}

/** Concurrent requests; limits the load on the API. */
const CONCURRENCY = 4;

/** Runs a command for many devices with limited concurrency. [PLUS-10] */
export function startBulkRun(
  devices: readonly { readonly vicUuid: string; readonly name: string }[],
  act: BulkAction,
  textOf: (error: unknown) => string,
): BulkRun {
  const items = createStore<readonly BulkItem[]>(
    devices.map(({ vicUuid, name }) => ({ vicUuid, name, result: 'waiting', reason: '' })),
  );
  const set = (vicUuid: string, result: BulkResult, reason = '') =>
    items.set(items.get().map((item) => (item.vicUuid === vicUuid ? { ...item, result, reason } : item)));

  async function work(): Promise<void> {
    for (;;) {
      const next = items.get().find(({ result }) => result === 'waiting');
      if (next === undefined) return;
      set(next.vicUuid, 'working');
      try {
        await act(next.vicUuid);
        set(next.vicUuid, 'done');
      } catch (error) {
        set(next.vicUuid, 'failed', textOf(error));
      }
    }
  }
  const begin = () => {
    for (let worker = 0; worker < CONCURRENCY; worker += 1) void work();
  };
  begin();
  return {
    items,
    cancel: () =>
      items.set(
        items.get().map((item) => (item.result === 'waiting' ? { ...item, result: 'cancelled' } : item)),
      ),
    retry: () => {
      const isOver = ({ result }: BulkItem) => result === 'failed' || result === 'cancelled';
      items.set(
        items.get().map((item) => (isOver(item) ? { ...item, result: 'waiting', reason: '' } : item)),
      );
      begin();
    },
  };
}
