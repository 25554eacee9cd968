import type { Workspace } from '@partyline/contract';
import { listLqUuids, removalTargetOf, type EditPlan } from '@partyline/device-state';
import { DEVICE_OUTCOME_TEXTS } from '@partyline/texts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { reloadUser, tabContext } from '../../session/tab-session.ts';
import { failureMessage } from '../../shell/messages/error-text.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { advanceCrud } from './data/workspace-store.ts';
import { pathOf, refetchInstances } from './mutations.ts';
import { WORKSPACES_KEY, type DeviceVariables } from '../../session/workspaces.ts';

/** Saves an edit, based on a row version. [API-38, GX-13] */
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

/** Upgrades a device. [API-41, GD-27] */
export function useUpgradeDevice() {
  return useMutation({
    ...refetchInstances,
    mutationFn: ({ device, batchId }: DeviceVariables & { readonly batchId?: string }) =>
      api.post('/api/vic/upgrade/{id}', {
        params: {
          ...pathOf(device).params,
          ...(batchId !== undefined && { header: { 'Batch-Id': batchId } }),
        },
      }),
  });
}

/** Unregisters a physical device: an LQ by uuid, others by number. [DEV-49, DEV-58, GD-31] */
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
    onSuccess: () => showMessage({ type: 'success', message: DEVICE_OUTCOME_TEXTS.unregistered }),
  });
}

/** Moves devices with their whole link groups; returns every moved device. [API-54, GW-14] */
export function useMoveDevices() {
  return useMutation({
    ...refetchInstances,
    mutationFn: async (move: { readonly workspaceId: number; readonly vicUuids: string[] }) => {
      const moved = await api.post('/api/workspace/', { body: { action: 'move', ...move } });
      if (!('vicUuids' in moved)) throw new Error('A move was answered as a creation.');
      return moved;
    },
  });
}

/** Starts the account's first trial, with its device; pending until both are shown. [API-8, GEN-3] */
export function useStartTrial() {
  return useMutation({
    mutationFn: () => tabContext.calls.startTrial(),
    onSuccess: (_started, _variables, _result, { client }) =>
      Promise.all([
        reloadUser().catch(() => undefined),
        client.invalidateQueries({ queryKey: WORKSPACES_KEY }),
      ]),
  });
}

/** Hides the first steps of the account, for good. [HZ-12] */
export function useHideFirstSteps() {
  return useMutation({
    mutationFn: () => api.delete('/api/account/first-steps'),
    onSuccess: () => reloadUser(),
    onError: (error) => showMessage({ type: 'error', ...failureMessage(error) }),
  });
}

/** Reports progress to the workspace store. [WS-24, GW-12] */
const workspaceMutation = {
  ...refetchInstances,
  onMutate: () => advanceCrud('submit'),
  onSuccess: () => advanceCrud('succeed'),
  onError: () => advanceCrud('fail'),
} as const;

/** Creates a workspace; returns its id and stored name. [API-51, WS-14] */
export function useCreateWorkspace() {
  return useMutation({
    ...workspaceMutation,
    mutationFn: async (name: string) => {
      const created = await api.post('/api/workspace/', { body: { action: 'create', name } });
      if (!('name' in created)) throw new Error('A creation was answered as a move.');
      return created;
    },
  });
}

/** Renames a workspace, based on a row version. [API-52, WS-15, GX-13] */
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

/** Deletes a workspace; returns what it contained and where that is now. [API-53, WS-16, GW-9] */
export function useDeleteWorkspace() {
  return useMutation({
    ...workspaceMutation,
    mutationFn: (workspace: Workspace) => api.delete('/api/workspace/{id}', pathOf(workspace)),
  });
}
