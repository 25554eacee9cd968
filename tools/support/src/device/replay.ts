import { displayState, explainInstanceUpdate, listAllowedCommands } from '@partyline/device-state';
import type { DisplayState, UnreadFieldReason, UpdateVerdict } from '@partyline/device-state';
import type { NoUpdateReason } from '@partyline/texts';
import type { ReplayedDevice } from './blank-device.ts';
import type { Item } from './read-items.ts';
import { readUpdate } from './read-update.ts';

export interface IgnoredField {
  readonly field: string;
  readonly reason: UnreadFieldReason | 'not-taken';
}

export interface Step {
  readonly number: number;
  readonly line: number | null;
  readonly verdict: UpdateVerdict | NoUpdateReason;
  readonly mark: { readonly epoch: number; readonly sequence: number } | null;
  readonly changed: readonly string[];
  readonly ignoredFields: readonly IgnoredField[];
  readonly unknownEvents: readonly string[];
  readonly display: DisplayState;
  readonly commands: readonly string[];
  readonly device: ReplayedDevice;
}

const NOTHING = { mark: null, changed: [], ignoredFields: [], unknownEvents: [] } as const;

function stepOf(device: ReplayedDevice, { number, line, value }: Item): Omit<Step, 'display' | 'commands'> {
  const came = readUpdate(value);
  if (!came.ok) return { ...NOTHING, number, line, verdict: came.error, device };
  const { update, unread, unknownEvents } = came.value;
  const explained = explainInstanceUpdate(device, update);
  const untaken = explained.untaken.map((field) => ({ field, reason: 'not-taken' as const }));
  return {
    number,
    line,
    verdict: explained.verdict,
    mark: { epoch: update.epoch, sequence: update.sequence },
    changed: explained.changed,
    // Updates of other devices are not explained.
    ignoredFields: explained.verdict === 'other-device' ? [] : [...unread, ...untaken],
    unknownEvents,
    device: explained.device,
  };
}

export function replay(device: ReplayedDevice, items: readonly Item[]): Step[] {
  let present = device;
  return items.map((item) => {
    const step = stepOf(present, item);
    present = step.device;
    return { ...step, display: displayState(present), commands: listAllowedCommands(present) };
  });
}

export function isIgnoring({ verdict, ignoredFields, unknownEvents }: Step): boolean {
  return verdict !== 'applied' || ignoredFields.length + unknownEvents.length > 0;
}
