import type { Workspace } from '@partyline/contract';
import { api } from '../../../session/api.ts';

const pathOf = (id: number) => ({ path: { id: String(id) } });

/** Renames a workspace as it was when its version was read, so that nobody overwrites a name they have not seen. [API-52, WS-15, GX-13] */
export function renameWorkspace(
  { id, rowVersion }: Pick<Workspace, 'id' | 'rowVersion'>,
  name: string,
): Promise<{ name: string }> {
  return api.put('/api/workspace/{id}', { params: pathOf(id), body: { name, rowVersion } });
}

/** Deletes a workspace; gives what was left in it, and where that is now. [API-53, WS-16, GW-9] */
export function deleteWorkspace({
  id,
}: Pick<Workspace, 'id'>): Promise<{ movedTo: number; vicUuids: string[] }> {
  return api.delete('/api/workspace/{id}', { params: pathOf(id) });
}
