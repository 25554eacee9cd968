import { ApiError } from '@partyline/api-client';
import type { Instance } from '@partyline/contract';
import {
  shownRefusal,
  deviceActionDecision,
  favoriteBodyOf,
  findDevice,
  needsStopConfirmation,
  nextFavorites,
  nextGivenCommand,
  shownDelivery,
  type DeviceCommand,
  type DeviceContext,
} from '@partyline/device-state';
import { screens, startRefusalText } from '@partyline/texts';
import { useMutation, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../session/api.ts';
import { failureMessage, isWorthTelling } from '../../shell/messages/error-text.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import {
  announceState,
  trackCommand,
  addRestart,
  removeRestart,
  failAction,
  forgetFailure,
} from './data/device-commands.ts';
import { announceText } from './data/announcement.ts';
import { refetch } from './data/refetch.ts';
import { tellTaken } from './data/stop-offers.ts';
import { offerUndo } from './data/undo-offers.ts';
import { serverNowMs } from '../../session/server-clock.ts';
import {
  DEVICE_MUTATION_KEY,
  WORKSPACES_KEY,
  type DeviceVariables,
  type Workspaces,
} from '../../session/workspaces.ts';
import { changeCachedDevice } from './queries.ts';

export const pathOf = ({ id }: { readonly id: number }) => ({ params: { path: { id: String(id) } } });

export const refetchInstances = { onSettled: onSettledDevices } as const;

function onSettledDevices(
  _data: unknown,
  _error: Error | null,
  _variables: unknown,
  _result: unknown,
  { client }: { readonly client: QueryClient },
): void {
  refetch(client, WORKSPACES_KEY);
}

export interface CommandVariables extends DeviceVariables {
  readonly command: DeviceCommand;
  /** Of a command for many devices. [PLUS-22] */
  readonly batchId?: string;
}

/** Returns whether the API may hold a command for seconds: then a message tells of it, with a way back. */
const mayBeHeld = (command: DeviceCommand, isBulk: boolean) => command === 'stop' && !isBulk;

/** Returns the first action of a command: a restart stops first; the start follows once the device is offline. */
const actionOf = (command: DeviceCommand) => (command === 'restart' ? 'stop' : command);

/**
 * Sends a command with an optimistic update. A failure rolls back and shows at the device and in a message, or in the bulk results.
 * Success needs no refetch: the feed reports it. [API-36, API-37, DEV-4, DEV-5, DEV-9, GD-24]
 */
export function useCommandInstance({ isBulk = false } = {}) {
  const withdraw = useWithdrawCommand();
  return useMutation({
    mutationKey: DEVICE_MUTATION_KEY,
    mutationFn: ({ device: { vicUuid }, command, batchId }: CommandVariables) =>
      api.put('/api/vic/', {
        ...(batchId !== undefined && { params: { header: { 'Batch-Id': batchId } } }),
        body: { action: actionOf(command), vicUuid },
      }),
    async onMutate({ device, command }, { client }) {
      const { vicUuid } = device;
      forgetFailure(vicUuid);
      if (command === 'restart') addRestart(vicUuid);
      await client.cancelQueries({ queryKey: WORKSPACES_KEY });
      // The caller's device may be outdated.
      const cached = client.getQueryData<Workspaces>(WORKSPACES_KEY) ?? [];
      const before = findDevice(cached, vicUuid)?.device ?? device;
      const given = nextGivenCommand(before, actionOf(command), new Date(serverNowMs()).toISOString());
      changeCachedDevice(client, vicUuid, () => given);
      trackCommand(given);
      if (!mayBeHeld(command, isBulk)) announceState(given);
      return { before, given };
    },
    onSuccess({ isHeld = false }, { command }, { given }) {
      if (!mayBeHeld(command, isBulk)) return;
      if (isHeld) offerUndo(given, () => void withdraw(given));
      else announceState(given);
    },
    onError(error, { device, command }, shown, { client }) {
      const { vicUuid } = device;
      if (command === 'restart') removeRestart(vicUuid);
      if (shown) changeCachedDevice(client, vicUuid, rollback(shown));
      void client.invalidateQueries({ queryKey: WORKSPACES_KEY });
      const cached = findDevice(client.getQueryData<Workspaces>(WORKSPACES_KEY) ?? [], vicUuid);
      failAction(cached?.device ?? device, command, error, isBulk);
    },
  });
}

/** Restores the whole device if nothing else changed it, else only its command. */
function rollback({ before, given }: { before: Instance; given: Instance }): (device: Instance) => Instance {
  return (device) => {
    if (device === given) return before;
    const isStillOpen = device.openCommand !== null && device.openCommand.since === given.openCommand?.since;
    return isStillOpen ? { ...device, openCommand: before.openCommand } : device;
  };
}

/**
 * Returns the handler of command buttons. Without the right it sends nothing (a start shows a message); a stop that affects others
 * and every restart are confirmed first. [DEV-29, DEV-37, DEV-38, DEV-39, LQ-5, GD-28, GD-36, GZ-15]
 */
export function useRequestCommand() {
  const { mutate } = useCommandInstance();
  return useCallback(
    (device: Instance, command: DeviceCommand, context: DeviceContext): void => {
      const decision = deviceActionDecision(device, command, context);
      if (!decision.allowed && decision.by === 'permission') {
        const reason = shownRefusal(command, decision);
        const refusedAct = { act: 'instance.start', vicUuid: device.vicUuid } as const;
        if (reason !== null) showMessage({ type: 'error', message: startRefusalText(reason), refusedAct });
        return;
      }
      const needsConfirmation =
        command === 'restart' || (command === 'stop' && needsStopConfirmation(device));
      if (needsConfirmation) openDialog('confirm-command', { device, command });
      else mutate({ device, command });
    },
    [mutate],
  );
}

/**
 * Returns the function that withdraws the open command of a device. A command that its host has taken stays: then a message says so. A
 * restart whose stop is withdrawn ends. [GD-11]
 */
export function useWithdrawCommand() {
  const { mutateAsync } = useMutation({
    ...refetchInstances,
    mutationKey: DEVICE_MUTATION_KEY,
    mutationFn: ({ device }: DeviceVariables) => api.delete('/api/vic/command/{id}', pathOf(device)),
    onSuccess({ action }, { device }) {
      removeRestart(device.vicUuid);
      announceText(screens.dashboard.withdrawn[action](device.deviceName));
    },
    onError(error, { device }) {
      if (error instanceof ApiError && error.reason === 'taken-by-host') tellTaken(device);
      else if (isWorthTelling(error)) {
        showMessage({ type: 'error', title: device.deviceName, ...failureMessage(error) });
      }
    },
  });
  return useCallback(
    async (device: Instance): Promise<void> => {
      if (shownDelivery(device) === 'taken') tellTaken(device);
      // The mutation has told of a failure.
      else await mutateAsync({ device }).catch(() => undefined);
    },
    [mutateAsync],
  );
}

interface FavoriteVariables extends DeviceVariables {
  readonly isFavorite: boolean;
}

function showFavorite(client: QueryClient, { device }: FavoriteVariables, isFavorite: boolean): void {
  client.setQueryData<Workspaces>(
    WORKSPACES_KEY,
    (cached) => cached && nextFavorites(cached, device.vicUuid, isFavorite),
  );
}

/** Sets or clears a favorite optimistically. [API-40, DEV-54, GD-29] */
export function useSetFavorite() {
  return useMutation({
    ...refetchInstances,
    mutationKey: DEVICE_MUTATION_KEY,
    mutationFn: ({ device, isFavorite }: FavoriteVariables) =>
      api.put('/api/vic/favorite/{id}', { ...pathOf(device), body: favoriteBodyOf(isFavorite) }),
    async onMutate(variables, { client }) {
      forgetFailure(variables.device.vicUuid);
      await client.cancelQueries({ queryKey: WORKSPACES_KEY });
      showFavorite(client, variables, variables.isFavorite);
    },
    onError(error, variables, _shown, { client }) {
      showFavorite(client, variables, !variables.isFavorite);
      failAction(variables.device, 'favorite', error);
    },
  });
}
