import type { Instance, Workspace } from '@partyline/contract';
import {
  deviceActionDecision,
  favoriteBodyOf,
  findDevice,
  listLqUuids,
  needsStopConfirmation,
  nextFavorites,
  nextGivenCommand,
  removalTargetOf,
  type DeviceCommand,
  type DeviceContext,
  type EditPlan,
} from '@partyline/device-state';
import { DEVICE_OUTCOME_TEXTS, WORDINGS } from '@partyline/texts';
import { useMutation, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../session/api.ts';
import { raiseAlert } from '../../shell/alerts.ts';
import { raiseFailure } from '../../shell/error-text.ts';
import { createStore } from '../../store.ts';
import { trackCommand } from './data/pending-commands.ts';
import { refetch } from './data/refetch.ts';
import { addRestart, removeRestart } from './data/restarts.ts';
import { serverNowMs } from './data/server-clock.ts';
import { advanceCrud } from './data/workspace-store.ts';
import {
  changeCachedDevice,
  DEVICE_MUTATION_KEY,
  INSTANCES_KEY,
  type DeviceVariables,
  type Workspaces,
} from './queries.ts';

const pathOf = ({ id }: { readonly id: number }) => ({ params: { path: { id: String(id) } } });

const refetchInstances = { onSettled: onSettledDevices } as const;

function onSettledDevices(
  _data: unknown,
  _error: Error | null,
  _variables: unknown,
  _result: unknown,
  { client }: { readonly client: QueryClient },
): void {
  refetch(client, INSTANCES_KEY);
}

/** A command, and the device it is for. */
export interface CommandVariables extends DeviceVariables {
  readonly command: DeviceCommand;
}

/** A restart sends a stop; its start follows once the device is offline. */
const actionOf = (command: DeviceCommand) => (command === 'restart' ? 'stop' : command);

/**
 * Sends a command to a device, which shows loading at once; a failure rolls that back and is shown by `onFailure`. Success
 * needs no refetch: the feed reports what becomes of the command. [API-36, API-37, DEV-4, DEV-5, DEV-9, GD-24]
 */
export function useCommandInstance(onFailure: (error: unknown) => void = raiseFailure) {
  return useMutation({
    mutationKey: DEVICE_MUTATION_KEY,
    mutationFn: ({ device: { vicUuid }, command }: CommandVariables) =>
      api.put('/api/vic/', { body: { action: actionOf(command), vicUuid } }),
    async onMutate({ device, command }, { client }) {
      const { vicUuid } = device;
      if (command === 'restart') addRestart(vicUuid);
      await client.cancelQueries({ queryKey: INSTANCES_KEY });
      // The caller may have seen the device some time ago.
      const cached = client.getQueryData<Workspaces>(INSTANCES_KEY) ?? [];
      const before = findDevice(cached, vicUuid)?.device ?? device;
      const given = nextGivenCommand(before, actionOf(command), new Date(serverNowMs()).toISOString());
      changeCachedDevice(client, vicUuid, () => given);
      trackCommand(given);
      return { before, given };
    },
    onError(error, { device: { vicUuid }, command }, shown, { client }) {
      if (command === 'restart') removeRestart(vicUuid);
      if (shown) changeCachedDevice(client, vicUuid, rollback(shown));
      void client.invalidateQueries({ queryKey: INSTANCES_KEY });
      onFailure(error);
    },
  });
}

/** Rolls an optimistic command back: the whole device while nothing else has changed it since, else the command alone. */
function rollback({ before, given }: { before: Instance; given: Instance }): (device: Instance) => Instance {
  return (device) => {
    if (device === given) return before;
    const isStillOpen = device.openCommand !== null && device.openCommand.since === given.openCommand?.since;
    return isStillOpen ? { ...device, openCommand: before.openCommand } : device;
  };
}

/** The command that waits for its confirmation. */
export const commandToConfirm = createStore<CommandVariables | null>(null);

/**
 * Gives the function behind the buttons for a command. One without the right to it sends nothing, and a start says so;
 * stopping a leader and every restart are confirmed first. [DEV-29, DEV-37, DEV-38, DEV-39, LQ-5, GD-28, GD-36]
 */
export function useRequestCommand() {
  const { mutate } = useCommandInstance();
  return useCallback(
    (device: Instance, command: DeviceCommand, context: DeviceContext): void => {
      const decision = deviceActionDecision(device, command, context);
      if (!decision.allowed && decision.by === 'permission') {
        if (command !== 'stop') raiseAlert({ type: 'error', message: WORDINGS.startNotAllowed });
        return;
      }
      const needsConfirmation =
        command === 'restart' || (command === 'stop' && needsStopConfirmation(device));
      if (needsConfirmation) commandToConfirm.set({ device, command });
      else mutate({ device, command });
    },
    [mutate],
  );
}

/** A star to set or to take away. */
interface FavoriteVariables extends DeviceVariables {
  readonly isFavorite: boolean;
}

function showFavorite(client: QueryClient, { device }: FavoriteVariables, isFavorite: boolean): void {
  client.setQueryData<Workspaces>(
    INSTANCES_KEY,
    (cached) => cached && nextFavorites(cached, device.vicUuid, isFavorite),
  );
}

/** Sets or takes away a star, which shows at once; a failure rolls that back and is shown. [API-40, DEV-54, GD-29] */
export function useSetFavorite() {
  return useMutation({
    ...refetchInstances,
    mutationKey: DEVICE_MUTATION_KEY,
    mutationFn: ({ device, isFavorite }: FavoriteVariables) =>
      api.put('/api/vic/favorite/{id}', { ...pathOf(device), body: favoriteBodyOf(isFavorite) }),
    async onMutate(variables, { client }) {
      await client.cancelQueries({ queryKey: INSTANCES_KEY });
      showFavorite(client, variables, variables.isFavorite);
    },
    onError(error, variables, _shown, { client }) {
      showFavorite(client, variables, !variables.isFavorite);
      raiseFailure(error);
    },
  });
}

/** Saves an edit of a device with the version of the row that it is based on. [API-38, GX-13] */
export function useEditDevice() {
  return useMutation({
    ...refetchInstances,
    mutationFn: ({ device, plan }: DeviceVariables & { readonly plan: EditPlan }) => {
      const { vicUuid, rowVersion } = device;
      const { instanceName, deploymentTarget } = plan;
      const target = device.deviceType === 'device' ? {} : { deploymentTarget };
      return api.put('/api/vic/', { body: { action: 'save', vicUuid, instanceName, ...target, rowVersion } });
    },
  });
}

/** Upgrades a device to its newer version. [API-41, GD-27] */
export function useUpgradeDevice() {
  return useMutation({
    ...refetchInstances,
    mutationFn: ({ device }: DeviceVariables) => api.post('/api/vic/upgrade/{id}', pathOf(device)),
  });
}

/** Unregisters a physical device: an LQ by its uuid, any other by its number. [DEV-49, DEV-58, GD-31] */
export function useUnregisterDevice() {
  return useMutation({
    ...refetchInstances,
    async mutationFn({ device, workspace }: DeviceVariables & { readonly workspace: Workspace }) {
      const target = removalTargetOf(device, listLqUuids(workspace.lqDevicesList));
      if (target.kind === 'lq') {
        await api.delete('/api/device/lq/{vicUuid}', { params: { path: { vicUuid: target.vicUuid } } });
      } else {
        await api.delete('/api/device/{id}', pathOf(device));
      }
    },
    onSuccess: () => raiseAlert({ type: 'success', message: DEVICE_OUTCOME_TEXTS.unregistered }),
  });
}

/** Moves devices, and with each the rest of its link group, to a workspace; gives everything that went. [API-54, GW-14] */
export function useMoveDevices() {
  return useMutation({
    ...refetchInstances,
    mutationFn: (body: { readonly workspaceId: number; readonly vicUuids: string[] }) =>
      api.post('/api/workspace/', { body }),
  });
}

/** The store says how a change of a workspace goes. [WS-24, GW-12] */
const workspaceMutation = {
  ...refetchInstances,
  onMutate: () => advanceCrud('submit'),
  onSuccess: () => advanceCrud('succeed'),
  onError: () => advanceCrud('fail'),
} as const;

/** Renames a workspace, with the version of the row that it is based on. [API-52, WS-15, GX-13] */
export function useRenameWorkspace() {
  return useMutation({
    ...workspaceMutation,
    mutationFn: ({ workspace, name }: { readonly workspace: Workspace; readonly name: string }) =>
      api.put('/api/workspace/{id}', {
        ...pathOf(workspace),
        body: { name, rowVersion: workspace.rowVersion },
      }),
  });
}

/** Deletes a workspace; gives what was left in it, and where that is now. [API-53, WS-16, GW-9] */
export function useDeleteWorkspace() {
  return useMutation({
    ...workspaceMutation,
    mutationFn: (workspace: Workspace) => api.delete('/api/workspace/{id}', pathOf(workspace)),
  });
}
