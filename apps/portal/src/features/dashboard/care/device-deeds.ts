import type { Instance } from '@partyline/contract';
import { listLqUuids, removalTargetOf, type EditPlan } from '@partyline/device-state';
import { api } from '../../../session/api.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';

const pathOf = (device: Instance) => ({ params: { path: { id: String(device.id) } } });

/** Sends an edit, with the version of the row it was made from, so that nobody overwrites what they have not seen. [API-38, GX-13] */
export async function saveEdit(
  device: Instance,
  { instanceName, deploymentTarget }: EditPlan,
): Promise<void> {
  const { vicUuid, rowVersion } = device;
  const target = device.deviceType === 'device' ? {} : { deploymentTarget };
  await api.put('/api/vic/', { body: { action: 'save', vicUuid, instanceName, ...target, rowVersion } });
}

/** Upgrades a device to its newer version. [API-41, GD-27] */
export async function upgradeDevice(device: Instance): Promise<void> {
  await api.post('/api/vic/upgrade/{id}', pathOf(device));
}

/** Unregisters a physical device: an LQ by its uuid, any other by its number. [DEV-49, DEV-58, GD-31] */
export async function unregisterDevice(device: Instance, { workspace }: WorkspaceView): Promise<void> {
  const target = removalTargetOf(device, listLqUuids(workspace.lqDevicesList));
  if (target.kind === 'lq') {
    await api.delete('/api/device/lq/{vicUuid}', { params: { path: { vicUuid: target.vicUuid } } });
  } else {
    await api.delete('/api/device/{id}', pathOf(device));
  }
}

/** Moves devices, and with each the rest of its link group, to a workspace; gives everything that went. [API-54, GW-14] */
export async function moveDevices(
  vicUuids: readonly string[],
  workspaceId: number,
): Promise<readonly string[]> {
  const answer = await api.post('/api/workspace/', { body: { workspaceId, vicUuids: [...vicUuids] } });
  return answer.vicUuids;
}
