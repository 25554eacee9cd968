import type { Db } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { seenBy, type SeenWorkspace } from './workspace-rights.ts';
import { readWorkspaces } from './workspaces.repository.ts';

/** Reads one workspace as the caller sees it, else undefined. `locked`: see `readWorkspaces`. [GC-14] */
export async function readSeenWorkspace(
  db: Db,
  caller: MemberCaller,
  workspaceId: number,
  { locked }: { readonly locked: boolean } = { locked: false },
): Promise<SeenWorkspace | undefined> {
  const [workspace] = await readWorkspaces(db, caller.account.id, [workspaceId], { locked });
  return workspace === undefined ? undefined : seenBy(caller, workspace);
}
