import { ROLES, type StoredRole } from '@partyline/roles';
import { randomUUID } from 'node:crypto';
import type { TestAccount } from './test-account.ts';
import type { TestApi } from '../start-api.ts';

export function invitationBody(
  workspaceId: number,
  role: StoredRole,
  change: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return {
    email: `${randomUUID()}@example.test`,
    roleName: role,
    permissionName: ROLES[role].displayName,
    workspaceId,
    ...change,
  };
}

export function accessCalls(api: TestApi, testAccount: TestAccount) {
  const as = async (uid: string) => ({ token: await testAccount.tokenOf(uid) });
  return {
    send: async (uid: string, role: StoredRole, change: Readonly<Record<string, unknown>> = {}) =>
      api.call('sendInvitation', {
        ...(await as(uid)),
        body: invitationBody(testAccount.workspaceId, role, change),
      }),
    upload: async (uid: string, content: string) => {
      const form = new FormData();
      form.append('workspaceId', String(testAccount.workspaceId));
      form.append('file', new File([content], 'crew.csv', { type: 'text/csv' }));
      return api.call('uploadInvitations', { ...(await as(uid)), form });
    },
    list: async (
      uid: string,
      query: Readonly<Record<string, string>> = {},
      headers: Readonly<Record<string, string>> = {},
    ) => api.call('listAccess', { ...(await as(uid)), query, headers }),
    resend: async (
      uid: string,
      id: string,
      endsAt?: string | null,
      headers: Readonly<Record<string, string>> = {},
    ) => api.call('resendInvitation', { ...(await as(uid)), body: { id, endsAt }, headers }),
    copy: async (uid: string, id: string) =>
      api.call('copyInvitationLink', { ...(await as(uid)), body: { id } }),
    revoke: async (uid: string, id: string) => api.call('revokeAccess', { ...(await as(uid)), body: { id } }),
    change: async (uid: string, id: string, body: Readonly<Record<string, unknown>>) =>
      api.call('changeAccess', { ...(await as(uid)), params: { id }, body }),
    leave: async (uid: string, workspaceId: number | null) =>
      api.call('leaveWorkspace', { ...(await as(uid)), body: { workspaceId } }),
  };
}

export async function rowIdOf(api: TestApi, uid: string): Promise<string> {
  const { rows } = await api.db.query<{ id: number }>(
    'SELECT id FROM app.memberships WHERE user_uid = $1 ORDER BY id DESC LIMIT 1',
    [uid],
  );
  return `m${rows[0]?.id}`;
}

/** Reads the key in a link or a mail; throws without one. */
export function keyIn(text: string): string {
  const key = /inviteId=([A-Za-z0-9_-]+)/.exec(text)?.[1];
  if (key === undefined) throw new Error('There is no link in the text.');
  return key;
}
