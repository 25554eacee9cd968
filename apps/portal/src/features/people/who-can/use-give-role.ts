import { isAccountLevel, type StoredRole } from '@partyline/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { PEOPLE_KEY } from '../queries.ts';
import type { RoleChangeData } from './way-text.ts';

export interface GivenRole {
  readonly email: string;
  /** The role that was shown as the member's present one. */
  readonly from: StoredRole;
  readonly workspaceId: number | null;
  readonly change: RoleChangeData;
  readonly endsAt: string | null;
}

/**
 * Gives a member a role in the place of the one that was shown, resumed and with an end date if asked for. Returns false if the member
 * no longer has that role: what was read is then no longer what would change. [PLUS-35]
 */
export function useGiveRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, from, workspaceId, change, endsAt }: GivenRole): Promise<boolean> => {
      const place = workspaceId === null || isAccountLevel(from) ? {} : { workspaceId: String(workspaceId) };
      const query = { email, roleName: from, status: 'accepted', ...place } as const;
      const { rows } = await api.get('/api/invitation', { params: { query } });
      const row = rows.find(({ kind, roleName }) => kind === 'membership' && roleName === from);
      if (row === undefined) return false;
      const body = {
        ...(change.replaces !== null && { roleName: change.role }),
        ...(change.isResumed && { isSuspended: false }),
        ...(endsAt !== null && { endsAt }),
      };
      await api.put('/api/invitation/{id}', { params: { path: { id: row.id } }, body });
      return true;
    },
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}
