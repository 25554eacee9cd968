import { createTransferKeys } from '../../modules/ownership/lookup/transfer-ref.ts';
import type { TestApi } from '../start-api.ts';
import { insertTestAccount, type TestAccount } from './test-account.ts';

/** A workspace with owner and admin, and an account admin: all possible recipients. */
export interface OwnedTestAccount extends TestAccount {
  readonly workspaceOwner: string;
  readonly workspaceAdmin: string;
  readonly accountAdmin: string;
}

export async function insertOwnedTestAccount(api: TestApi): Promise<OwnedTestAccount> {
  const testAccount = await insertTestAccount(api);
  const [workspaceOwner, workspaceAdmin, accountAdmin] = await Promise.all([
    testAccount.member('workspace-owner'),
    testAccount.member('workspace-admin'),
    testAccount.member('account-admin'),
  ]);
  return { ...testAccount, workspaceOwner, workspaceAdmin, accountAdmin };
}

/** Returns the calls of an ownership change, each by one of the parties. */
export function ownershipCalls(api: TestApi, testAccount: TestAccount) {
  const tokenOf = (uid: string) => testAccount.tokenOf(uid);
  const named = async (
    name: 'rejectOwnership' | 'cancelOwnership' | 'resendOwnership',
    uid: string,
    id: string,
  ) => api.call(name, { token: await tokenOf(uid), params: { id } });
  return {
    transfer: async (byUid: string, toUid: string, workspaceId = testAccount.workspaceId, headers = {}) =>
      api.call('transferOwnership', {
        token: await tokenOf(byUid),
        body: { workspaceId, email: emailOf(toUid) },
        headers,
      }),
    transferAccount: async (byUid: string, toUid: string, signedInAt = Date.now() / 1000) =>
      api.call('transferOwnership', {
        token: await api.tokenFor({
          uid: byUid,
          accountId: testAccount.accountId,
          workspaceId: null,
          signedInAt: Math.floor(signedInAt),
        }),
        body: { scope: 'account', accountId: testAccount.accountId, email: emailOf(toUid) },
      }),
    request: async (uid: string, workspaceId = testAccount.workspaceId) =>
      api.call('requestOwnership', { token: await tokenOf(uid), body: { workspaceId } }),
    answer: async (uid: string, docId: string, action?: 'open' | 'accept') =>
      api.call('answerOwnership', {
        token: await tokenOf(uid),
        body: action === undefined ? { docId } : { docId, action },
      }),
    reject: (uid: string, id: string) => named('rejectOwnership', uid, id),
    cancel: (uid: string, id: string) => named('cancelOwnership', uid, id),
    resend: async (uid: string, id: string) =>
      api.call('resendOwnership', { token: await tokenOf(uid), params: { id } }),
    list: async (uid: string) =>
      (await api.call('listHandovers', { token: await tokenOf(uid) })).data?.handovers ?? [],
  };
}

/** Returns the address that `insertUser` gives a user. */
export function emailOf(uid: string): string {
  return `${uid}@example.test`;
}

/** Returns the `linkNumber`th mailed key of a transfer or a request. */
export function keyOf(api: TestApi, id: string, linkNumber = 1): string {
  return createTransferKeys(api.config.invitations.secret)(id, linkNumber);
}

/** Reads the roles by user id in a workspace, or in the account (null). */
export async function rolesIn(
  api: TestApi,
  { accountId }: Pick<TestAccount, 'accountId'>,
  workspaceId: number | null,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await api.db.query<{ uid: string; role: string }>(
    `SELECT m.user_uid AS uid, r.name AS role FROM app.active_memberships m JOIN app.roles r ON r.id = m.role_id
      WHERE m.account_id = $1 AND m.workspace_id IS NOT DISTINCT FROM $2`,
    [accountId, workspaceId],
  );
  return Object.fromEntries(rows.map(({ uid, role }) => [uid, role]));
}
