import type { Workspace } from '@partyline/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

export interface RulesWorkspace extends Pick<
  Workspace,
  'id' | 'name' | 'isDefault' | 'isDirty' | 'roleType' | 'roles'
> {
  readonly devices: readonly { readonly vicUuid: string; readonly deviceName: string }[];
}

/** The user's workspaces, with roles and devices. [GC-14] */
export const workspacesQuery = queryOptions({
  queryKey: ['workspace-rules', 'workspaces'],
  queryFn: async ({ signal }): Promise<readonly RulesWorkspace[]> =>
    (await api.get('/api/vic', { signal })).map(
      ({ id, name, isDefault, isDirty, roleType, roles, vicList }) => ({
        id,
        name,
        isDefault,
        isDirty,
        roleType,
        roles,
        devices: vicList.map(({ vicUuid, deviceName }) => ({ vicUuid, deviceName })),
      }),
    ),
});
