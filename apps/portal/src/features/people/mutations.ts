import type { AccessPage, AccessRow } from '@partyline/contract';
import type { BulkAct } from '@partyline/invitations';
import type { StoredRole } from '@partyline/roles';
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { refreshRights } from '../../session/account/switch-account.ts';
import { api } from '../../session/api.ts';
import { followFirstSteps } from '../../session/first-steps.ts';
import { tabContext } from '../../session/tab-session.ts';
import { WORKSPACES_KEY } from '../../session/workspaces.ts';
import { ACCESS_KEY, PEOPLE_KEY } from './queries.ts';

type Pages = InfiniteData<AccessPage, string | null>;

/** Refetches people and, as a change may be one of the user's own roles, workspaces after a mutation, also after an error. */
const refetchPeople = (client: QueryClient) => () =>
  Promise.all([
    client.invalidateQueries({ queryKey: PEOPLE_KEY }),
    client.invalidateQueries({ queryKey: WORKSPACES_KEY }),
  ]);

const pathOf = ({ id }: Pick<AccessRow, 'id'>) => ({ params: { path: { id } } });

/** Invites a user or changes the permission they hold. */
export interface SentInvitation {
  readonly email: string;
  readonly roleName: string;
  readonly permissionName: string;
  readonly workspaceId: number;
  readonly endsAt: string | null;
  readonly update?: boolean;
  /** Idempotency key, equal for every attempt. [GX-14] */
  readonly idempotencyKey: string;
}

/** Sends one invitation, for the mutation below and for the one that sends many in sequence. [INV-26, API-46] */
export async function sendInvitation({ idempotencyKey, ...body }: SentInvitation) {
  const sent = await api.post('/api/invitation', {
    params: { header: { 'Idempotency-Key': idempotencyKey } },
    body,
  });
  followFirstSteps();
  return sent;
}

/** Sends one invitation. [INV-26] */
export function useSendInvitation() {
  const client = useQueryClient();
  return useMutation({ mutationFn: sendInvitation, onSettled: refetchPeople(client) });
}

/** A change of one row; omitted fields stay. */
export interface AccessChange {
  readonly row: AccessRow;
  readonly roleName?: StoredRole;
  /** null: no end date */
  readonly endsAt?: string | null;
  readonly isSuspended?: boolean;
}

/** Updates optimistically, with a rollback. [PLUS-4, PLUS-5] */
export function useChangeAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ row, ...body }: AccessChange) => api.put('/api/invitation/{id}', { ...pathOf(row), body }),
    async onMutate({ row, isSuspended }) {
      if (isSuspended === undefined) return undefined;
      await client.cancelQueries({ queryKey: ACCESS_KEY });
      const before = client.getQueriesData<Pages>({ queryKey: ACCESS_KEY });
      client.setQueriesData<Pages>({ queryKey: ACCESS_KEY }, (pages) =>
        changeRow(pages, row.id, { isSuspended }),
      );
      return before;
    },
    onError(_error, _change, before) {
      for (const [key, pages] of before ?? []) client.setQueryData(key, pages);
    },
    onSettled: refetchPeople(client),
  });
}

function changeRow(pages: Pages | undefined, id: string, change: Partial<AccessRow>): Pages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        rows: page.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
      })),
    }
  );
}

/** Sends an invitation again, with a new link. [PLUS-1, GV-3] */
export function useResendInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AccessRow) => api.post('/api/invitation/resend', { body: { id } }),
    onSettled: refetchPeople(client),
  });
}

/** One of many acts on rows: the audit log shows them as one, and a repeat does nothing twice. [PLUS-22, GX-14, HZ-8] */
export interface AccessAct {
  readonly row: AccessRow;
  readonly batchId: string;
  readonly act: BulkAct;
}

const endOf = (endsAtMs: number | null | undefined) =>
  endsAtMs === undefined || endsAtMs === null ? null : new Date(endsAtMs).toISOString();

/** Does one of many acts and returns the row afterwards; null if it is gone. The caller refetches once for all. [HZ-8] */
export async function actOnAccess({ row, batchId, act }: AccessAct): Promise<AccessRow | null> {
  const header = { 'Batch-Id': batchId };
  const { id } = row;
  const change = async (body: { roleName?: StoredRole; endsAt?: string | null; isSuspended?: boolean }) =>
    api.put('/api/invitation/{id}', { params: { path: { id }, header }, body });
  switch (act.action) {
    case 'resend': {
      const params = { header: { ...header, 'Idempotency-Key': `${batchId} ${id}` } };
      const { expiresAt } = await api.post('/api/invitation/resend', { params, body: { id } });
      return { ...row, status: 'pending', expiresAt };
    }
    case 'set-end':
      return change({ endsAt: endOf(act.endsAtMs) });
    case 'change-role':
      return change(act.roleName === undefined ? {} : { roleName: act.roleName });
    case 'suspend':
    case 'resume':
      return change({ isSuspended: act.action === 'suspend' });
    case 'revoke':
      await api.post('/api/invitation/revoke', { params: { header }, body: { id } });
      return null;
  }
}

/** Returns what refetches the page once many acts are done. */
export function useRefetchPeople(): () => void {
  const client = useQueryClient();
  return () => void refetchPeople(client)();
}

/** Creates a link to copy; voids the previous one. [PLUS-1, GV-3] */
export function useCopyLink() {
  return useMutation({
    mutationFn: ({ id }: AccessRow) => api.post('/api/invitation/link', { body: { id } }),
  });
}

/** Revokes an invitation, or removes a member. [INV-29, API-49, GV-20, GV-23] */
export function useRevokeAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AccessRow) => api.post('/api/invitation/revoke', { body: { id } }),
    onSettled: refetchPeople(client),
  });
}

/** Leaves one of the user's own memberships. [PLUS-6] */
export function useLeave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (workspaceId: number | null) => {
      await api.post('/api/workspace/leave', { body: { workspaceId } });
      // The token still has the removed role.
      await refreshRights(tabContext).catch(() => undefined);
    },
    onSettled: refetchPeople(client),
  });
}
