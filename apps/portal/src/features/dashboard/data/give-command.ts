import type { Instance } from '@partyline/contract';
import { findDevice, nextGivenCommand } from '@partyline/device-state';
import { WORDINGS } from '@partyline/texts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { raiseAlert } from '../../../shell/alerts.ts';
import { errorText, isWorthTelling } from '../../../shell/error-text.ts';
import { followDevice } from './followed-devices.ts';
import { whileCommanding } from './given-commands.ts';
import { changeKeptDevice, INSTANCES_KEY, type Workspaces } from './instances.queries.ts';
import { serverNowMs } from '../server-clock.ts';

/** Says that a start is refused, without asking the service. [DEV-39, GD-36, ERR-28] */
export function refuseStart(): void {
  raiseAlert({ type: 'error', message: WORDINGS.startNotAllowed });
}

/** Raises the one sentence that a failed call is shown with. */
export function tellFailure(error: unknown): void {
  if (isWorthTelling(error)) raiseAlert({ type: 'error', message: errorText(error) });
}

/** Takes an optimistic change back: whole while nothing else happened since, else only the command itself. */
function takeBack(before: Instance, given: Instance): (device: Instance) => Instance {
  return (device) => {
    if (device === given) return before;
    const isStillOpen = device.openCommand !== null && device.openCommand.since === given.openCommand?.since;
    return isStillOpen ? { ...device, openCommand: before.openCommand } : device;
  };
}

/**
 * Gives a device a command: it shows loading at once; a refusal or failure takes that back and is thrown.
 * [API-36, API-37, DEV-4, DEV-5, DEV-9]
 */
export async function tryCommand(
  client: QueryClient,
  device: Instance,
  action: 'start' | 'stop',
): Promise<void> {
  const { vicUuid } = device;
  await client.cancelQueries({ queryKey: INSTANCES_KEY });
  const kept = findDevice(client.getQueryData<Workspaces>(INSTANCES_KEY) ?? [], vicUuid)?.device ?? device;
  // From how it is by now: whoever asked may have seen it some time ago.
  const given = nextGivenCommand(kept, action, new Date(serverNowMs()).toISOString());
  changeKeptDevice(client, vicUuid, () => given);
  followDevice(given);
  try {
    await whileCommanding(vicUuid, () => api.put('/api/vic/', { body: { action, vicUuid } }));
  } catch (error) {
    changeKeptDevice(client, vicUuid, takeBack(kept, given));
    void client.invalidateQueries({ queryKey: INSTANCES_KEY });
    throw error;
  }
}

/** The same, and a failure is told. Gives whether the service took the command. */
export async function giveCommand(
  client: QueryClient,
  device: Instance,
  action: 'start' | 'stop',
): Promise<boolean> {
  try {
    await tryCommand(client, device, action);
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}
