import type { AccountCircumstances, SeenWorkspace } from '@partyline/permissions';
import { compareRoles, type StoredRole } from '@partyline/roles';
import { HeldAccessByEmail } from '../invitation/held-access.ts';
import type { InvitedWorkspace } from '../rules/inviter.ts';
import { listRoleOptions, listWorkspaceOptions, type RoleOption } from '../rules/role-options.ts';
import type { InviteContext } from './judge-invitation.ts';
import { placeIn } from './places.ts';

/** The role with the most workspaces. */
const LEAST_ROLE = 'endpoint-user';

/** Lists the workspaces for a role; before one is chosen (null), all in which any role can be given. [INV-24, INV-25, GV-12] */
export function listInviteWorkspaces<Workspace extends InvitedWorkspace & SeenWorkspace>(
  role: StoredRole | null,
  workspaces: readonly Workspace[],
  circumstances: AccountCircumstances,
): readonly Workspace[] {
  return listWorkspaceOptions(role ?? LEAST_ROLE, workspaces, circumstances);
}

/** Returns the requested workspace, or the only one; none otherwise. [INV-25] */
export function preselectWorkspace<Workspace extends InvitedWorkspace & SeenWorkspace>(
  workspaces: readonly Workspace[],
  circumstances: AccountCircumstances,
  requested: number | undefined,
): Workspace | undefined {
  const options = listInviteWorkspaces(null, workspaces, circumstances);
  return options.find(({ id }) => id === requested) ?? (options.length === 1 ? options[0] : undefined);
}

/** Lists the roles to choose from; those of any workspace before one is chosen (null). [INV-22, INV-23, GV-10, GV-11] */
export function listInviteRoles(
  email: string,
  workspaceId: number | null,
  { workspaces, circumstances, held }: InviteContext,
): readonly RoleOption[] {
  const options = listInviteWorkspaces(null, workspaces, circumstances);
  const workspace = options.find(({ id }) => id === workspaceId) ?? null;
  const [highest] = (workspace === null ? options : [workspace])
    .map((one) => placeIn(one, circumstances).subject)
    .filter(({ highestRole }) => highestRole !== null)
    .toSorted((a, b) => compareRoles(a.highestRole ?? LEAST_ROLE, b.highestRole ?? LEAST_ROLE));
  return highest === undefined ? [] : listRoleOptions(highest, email, new HeldAccessByEmail(held), workspace);
}
