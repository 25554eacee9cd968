import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import {
  emailOf,
  insertOwnedTestAccount,
  ownershipCalls,
  rolesIn,
} from '../../../testing/accounts/transfers.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertOwnedTestAccount(api));
const calls = ownershipCalls(api, testAccount);

const minutesAgo = (minutes: number) => Date.now() / 1000 - minutes * 60;

describe('[PLUS-9] the account', () => {
  it('[GO-4, GO-5, OWN-15] goes to an account admin, and its owner becomes one', async () => {
    const { ownerUid, accountAdmin, accountId } = testAccount;
    const answer = await calls.transferAccount(ownerUid, accountAdmin);
    expect(answer).toMatchObject({
      status: 200,
      data: { scope: 'account', workspaceId: null, placeName: 'Test Account' },
    });
    const id = answer.data?.id ?? '';
    expect(await calls.answer(accountAdmin, id)).toMatchObject({
      data: { accountId, workspaceId: null, state: 'done', roleName: 'account-owner' },
    });
    expect(await rolesIn(api, testAccount, null)).toEqual({
      [accountAdmin]: 'account-owner',
      [ownerUid]: 'account-admin',
    });
    expect(await testAccount.auditOf(String(accountId))).toEqual([
      'ownership.transfer done',
      'ownership.accept done',
    ]);
  });

  it('[GZ-11, ACCT-20] goes in a trial too, and the previous owner can leave then', async () => {
    const { ownerUid, accountAdmin, accountId } = testAccount;
    const before = await api.tokenFor({ uid: ownerUid, accountId });
    expect(await api.call('deleteOwnAccess', { token: before })).toMatchObject({
      status: 400,
      message: 'Please delete all your active subscriptions before deleting the account',
    });
    await api.db.query('UPDATE app.subscriptions SET deleted_at = now() WHERE account_id = $1', [accountId]);
    const id = (await calls.transferAccount(ownerUid, accountAdmin)).data?.id ?? '';
    expect(await calls.answer(accountAdmin, id)).toMatchObject({ data: { roleName: 'account-owner' } });
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    const blockers = await api.call('deletionBlockers', { token });
    expect(blockers.data?.blockers).toEqual([]);
    expect(await api.call('deleteOwnAccess', { token })).toMatchObject({ status: 200 });
  });

  it('[GO-4, GX-19] requires a sign-in of the last five minutes', async () => {
    const { ownerUid, accountAdmin } = testAccount;
    expect(await calls.transferAccount(ownerUid, accountAdmin, minutesAgo(6))).toMatchObject({
      status: 403,
      failure: 'recent-login-required',
      message: 'This requires recent Login. Please login again before retrying.',
    });
    expect(await calls.transferAccount(ownerUid, accountAdmin, minutesAgo(4))).toMatchObject({ status: 200 });
  });

  it('[ROLE-38, GC-3] is offered only by its owner, and only to an account admin', async () => {
    const { ownerUid, accountAdmin, workspaceOwner } = testAccount;
    const second = await testAccount.member('account-admin');
    expect(await calls.transferAccount(accountAdmin, second)).toMatchObject({
      status: 403,
      reason: 'no-right',
    });
    expect(await calls.transferAccount(workspaceOwner, second)).toMatchObject({
      status: 403,
      reason: 'no-right',
    });
    expect(await calls.transferAccount(ownerUid, workspaceOwner)).toMatchObject({
      status: 400,
      failure: 'ownership-refused',
      reason: 'not-a-member',
    });
  });

  it('[GC-14] of other users is not found', async () => {
    const other = await insertTestAccount(api);
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const body = { scope: 'account', accountId: other.accountId, email: emailOf(testAccount.accountAdmin) };
    expect(await api.call('transferOwnership', { token, body })).toMatchObject({ status: 404 });
  });

  it('[OWN-4] lists its recipients only to its owner', async () => {
    const ask = async (uid: string) => api.call('listRecipients', { token: await testAccount.tokenOf(uid) });
    expect((await ask(testAccount.ownerUid)).data).toEqual({
      recipients: [
        { email: emailOf(testAccount.accountAdmin), name: 'Test Person', roleName: 'account-admin' },
      ],
    });
    for (const uid of [testAccount.accountAdmin, testAccount.workspaceOwner])
      expect(await ask(uid)).toMatchObject({ status: 403, reason: 'no-right' });
  });

  it('[GO-7] has exactly one owner after 100 concurrent acceptances, beside transfers of its workspace', async () => {
    const { ownerUid, accountAdmin, workspaceOwner, workspaceAdmin } = testAccount;
    const account = (await calls.transferAccount(ownerUid, accountAdmin)).data?.id ?? '';
    const workspace = (await calls.transfer(workspaceOwner, workspaceAdmin)).data?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_none, index) =>
        index % 2 === 0 ? calls.answer(accountAdmin, account) : calls.answer(workspaceAdmin, workspace),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const owners = Object.entries(await rolesIn(api, testAccount, null)).filter(
      ([, role]) => role === 'account-owner',
    );
    expect(owners).toEqual([[accountAdmin, 'account-owner']]);
  });
});
