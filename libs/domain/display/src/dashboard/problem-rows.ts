import { isProblem, stateClassOf, type DeviceConditions } from '@partyline/device-state';
import type { ShownDevice } from './shown-devices.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** What the order of problems reads. */
export interface ProblemDevice extends DeviceConditions {
  readonly vicUuid: string;
  readonly stateSince: string | null;
}

/** Rows shown before the rest is folded. [PLUS-34] */
export const PROBLEMS_SHOWN = 5;

/** Returns since when, in milliseconds; an unknown time is the oldest. */
const sinceMs = ({ stateSince }: ProblemDevice): number => (stateSince === null ? 0 : Date.parse(stateSince));

const rank = (device: DeviceConditions): number => (stateClassOf(device) === 'failed' ? 0 : 1);

/** Lists the problems of all workspaces: failures before warnings, the newest first. [PLUS-34] */
export function listProblems<Device extends ProblemDevice, Workspace>(
  views: readonly WorkspaceView<Device, Workspace>[],
): readonly ShownDevice<Device, Workspace>[] {
  return views
    .filter(({ tally }) => tally.failed + tally.warning > 0)
    .flatMap((view) => view.devices.filter(isProblem).map((device) => ({ device, view })))
    .toSorted(
      ({ device: a }, { device: b }) =>
        rank(a) - rank(b) || sinceMs(b) - sinceMs(a) || (a.vicUuid < b.vicUuid ? -1 : 1),
    );
}
