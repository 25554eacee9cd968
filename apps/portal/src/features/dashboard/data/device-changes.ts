import type { Workspace } from '@partyline/contract';
import {
  displayState,
  giveUpOverdue,
  nextHeardStates,
  summarizeChanges,
  type HeardStates,
} from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { serverNowMs } from '../../../session/server-clock.ts';
import { announceText, isFailureTold, toldStates } from './announcement.ts';

/** Changes within this time are one sentence. */
const BUNDLE_MS = 3_000;

/** Null until the devices have been fetched for this dashboard. */
let heard: HeardStates | null = null;

function statesOf(workspaces: readonly Workspace[]) {
  const nowMs = serverNowMs();
  return workspaces.flatMap(({ vicList, lqDevicesList }) =>
    [...vicList, ...lqDevicesList].map((device) => ({
      vicUuid: device.vicUuid,
      deviceName: device.deviceName,
      state: displayState(giveUpOverdue(device, nowMs)),
    })),
  );
}

function announceBundle(workspaces: readonly Workspace[]): void {
  const devices = statesOf(workspaces);
  const before: HeardStates = new Map([...(heard ?? []), ...toldStates]);
  toldStates.clear();
  const untold = devices.filter(({ vicUuid, state }) => !isFailureTold(vicUuid, state));
  const summary = heard && summarizeChanges(before, untold);
  heard = nextHeardStates(before, devices);
  if (summary === null) return;
  const { announceChanges, became } = screens.dashboard;
  announceText(announceChanges(summary.deviceName, became[summary.state], summary.others));
}

/**
 * Announces changes of devices that come from elsewhere, in bundles. What the first fetch of this dashboard brings is not announced: it
 * may have changed long ago.
 */
export function createChangeAnnouncer(
  read: () => readonly Workspace[] | undefined,
  lastFetchedAt: () => number,
) {
  const startedMs = serverNowMs();
  let timer: ReturnType<typeof setTimeout> | undefined;
  heard = null;
  toldStates.clear();
  const endBundle = () => {
    timer = undefined;
    announceBundle(read() ?? []);
  };
  /** Begins a bundle after a change of the cached devices. */
  const note = () => {
    const cached = read();
    if (heard !== null) timer ??= setTimeout(endBundle, BUNDLE_MS);
    else if (cached !== undefined && lastFetchedAt() >= startedMs - BUNDLE_MS) announceBundle(cached);
  };
  note();
  return { note, stop: () => clearTimeout(timer) };
}
