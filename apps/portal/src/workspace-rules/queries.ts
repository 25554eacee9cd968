import type { Workspace } from '@partyline/contract';
import { mergeDeviceLists } from '@partyline/device-state';
import { queryOptions } from '@tanstack/react-query';
import { workspacesQuery } from '../session/workspaces.ts';

export interface RulesWorkspace extends Pick<
  Workspace,
  'id' | 'name' | 'isDefault' | 'isDirty' | 'roleType' | 'roles'
> {
  readonly devices: readonly { readonly vicUuid: string; readonly deviceName: string }[];
}

/** The user's workspaces, with roles and all devices. [GC-14, GD-43] */
export const rulesWorkspacesQuery = queryOptions({
  ...workspacesQuery,
  select: (workspaces): readonly RulesWorkspace[] =>
    workspaces.map(({ id, name, isDefault, isDirty, roleType, roles, vicList, lqDevicesList }) => ({
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
    })),
});
