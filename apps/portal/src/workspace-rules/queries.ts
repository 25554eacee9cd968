import type { Workspace } from '@partyline/contract';
import { mergeDeviceLists } from '@partyline/device-state';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

export interface RulesWorkspace extends Pick<
  Workspace,
  'id' | 'name' | 'isDefault' | 'isDirty' | 'roleType' | 'roles'
> {
  readonly devices: readonly { readonly vicUuid: string; readonly deviceName: string }[];
}

/** The user's workspaces, with roles and all devices. [GC-14, GD-43] */
export const workspacesQuery = queryOptions({
  queryKey: ['workspace-rules', 'workspaces'],
  queryFn: async ({ signal }): Promise<readonly RulesWorkspace[]> =>
    (await api.get('/api/vic', { signal })).map(
      ({ id, name, isDefault, isDirty, roleType, roles, vicList, lqDevicesList }) => ({
        id,
        name,
        isDefault,
        isDirty,
        roleType,
        roles,
        devices: mergeDeviceLists({ vicList, lqDevicesList }).map(({ vicUuid, deviceName }) => ({
          vicUuid,
          deviceName,
        })),
      }),
    ),
});
