import type { Workspace } from '@partyline/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

/** A workspace whose rules may be managed: what the right depends on, and the devices to choose from. */
export interface RulesWorkspace extends Pick<
  Workspace,
  'id' | 'name' | 'isDefault' | 'isDirty' | 'roleType' | 'roles'
> {
  readonly devices: readonly { readonly vicUuid: string; readonly deviceName: string }[];
}

/** The workspaces that the user sees, with their roles and devices there. [GC-14] */
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
