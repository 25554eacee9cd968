import type { ActCode } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { PEOPLE_KEY } from '../queries.ts';

export interface AskedRole {
  readonly act: ActCode;
  readonly role: StoredRole;
  readonly workspaceId: number | null;
  readonly vicUuid: string | null;
  readonly endsAt: string | null;
  /** Of one attempt of the reader: a repeat is no second request. */
  readonly idempotencyKey: string;
}

/** Asks for a role that would allow an act. [PLUS-35] */
export function useRequestAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, role, workspaceId, vicUuid, endsAt, idempotencyKey }: AskedRole) =>
      api.post('/api/users/access-request', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: {
          act,
          role,
          endsAt,
          ...(workspaceId !== null && { workspaceId }),
          ...(vicUuid !== null && { vicUuid }),
        },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}
