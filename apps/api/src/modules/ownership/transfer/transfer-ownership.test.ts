import { insertInvitation, insertMember, insertMembership, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { emailOf, insertOwnedTestAccount, ownershipCalls } from '../../../testing/accounts/transfers.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { millisecondsInDay } from 'date-fns/constants';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertOwnedTestAccount(api));
const calls = ownershipCalls(api, testAccount);

describe('who may offer it', () => {
  it('[API-55, OWN-5, GEN-21, GO-2, PLUS-22] is the owner: it is open for both users, audited and mailed', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId } = testAccount;
    const answer = await calls.transfer(workspaceOwner, workspaceAdmin);
    expect(answer).toMatchObject({
      status: 200,
      data: {
        kind: 'transfer',
        scope: 'workspace',
        workspaceId,
        state: 'inProgress',
        requesterEmail: emailOf(workspaceOwner),
        recipientEmail: emailOf(workspaceAdmin),
        isSubmitter: true,
        isAnswerer: false,
      },
    });
    const lifetime = Date.parse(answer.data?.expiresAt ?? '') - Date.now();
    expect(Math.round(lifetime / millisecondsInDay)).toBe(7);
    expect(await calls.list(workspaceAdmin)).toMatchObject([{ isSubmitter: false, isAnswerer: true }]);
    expect(await calls.list(testAccount.accountAdmin)).toEqual([]);
    expect(await testAccount.auditOf(String(workspaceId))).toEqual(['ownership.transfer done']);
    expect(await testAccount.told()).toEqual([`workspace update ${workspaceId}`]);
  });

  it.each(['account-owner', 'account-admin', 'workspace-admin', 'vic-admin', 'endpoint-user'] as const)(
    '[ROLE-38, GC-3, PLUS-22] is not the %s of a shared workspace: refused with the reason, and audited',
    async (role) => {
      const uid = await testAccount.member(role);
      expect(await calls.transfer(uid, testAccount.workspaceAdmin)).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
      });
      expect(await calls.list(uid)).toEqual([]);
      expect(await testAccount.auditOf(String(testAccount.workspaceId))).toEqual([
        'ownership.transfer refused no-right',
      ]);
    },
  );

  it('[GO-3, GC-3] is the account owner, and an account admin, of a workspace without an owner', async () => {
    const { accountId, ownerUid, accountAdmin } = testAccount;
    for (const uid of [ownerUid, accountAdmin]) {
      const truck = await insertWorkspace(api.db, { account_id: accountId });
      const admin = await insertMember(api.db, { accountId, workspaceId: truck, role: 'workspace-admin' });
      expect(await calls.transfer(uid, admin, truck)).toMatchObject({ status: 200 });
    }
  });

  it('[GC-5, GW-5] is no user in a trial, and no user for the default workspace', async () => {
    await api.db.query('UPDATE app.subscriptions SET deleted_at = now() WHERE account_id = $1', [
      testAccount.accountId,
    ]);
    const { workspaceOwner, workspaceAdmin, ownerUid, accountAdmin, defaultWorkspaceId } = testAccount;
    expect(await calls.transfer(workspaceOwner, workspaceAdmin)).toMatchObject({
      status: 403,
      reason: 'trial',
    });
    expect(await calls.transfer(ownerUid, accountAdmin, defaultWorkspaceId)).toMatchObject({ status: 403 });
  });

  it('[GC-14] finds no workspace of another account, and none that the caller has no role in', async () => {
    const other = await insertTestAccount(api);
    const { workspaceOwner, workspaceAdmin, accountId } = testAccount;
    const truck = await insertWorkspace(api.db, { account_id: accountId });
    for (const id of [other.workspaceId, truck, 999_999_999])
      expect(await calls.transfer(workspaceOwner, workspaceAdmin, id)).toMatchObject({
        status: 404,
        failure: 'not-found',
      });
  });

  it('[PLUS-5] is not an owner whose membership is suspended', async () => {
    const { workspaceOwner, workspaceAdmin, accountId } = testAccount;
    const truck = await insertWorkspace(api.db, { account_id: accountId });
    await insertMembership(api.db, { uid: workspaceOwner, accountId, workspaceId: truck, role: 'vic-admin' });
    await api.db.query(
      'UPDATE app.memberships SET suspended_at = now() WHERE user_uid = $1 AND workspace_id = $2',
      [workspaceOwner, testAccount.workspaceId],
    );
    expect(await calls.transfer(workspaceOwner, workspaceAdmin)).toMatchObject({ status: 404 });
  });
});

describe('the recipient', () => {
  it('[OWN-4, VAL-29, GO-3] is an admin of the workspace or of the account, as listed', async () => {
    const { workspaceOwner, workspaceAdmin, accountAdmin, workspaceId, accountId } = testAccount;
    await testAccount.member('vic-admin');
    const unproved = { email_proved_at: null };
    await insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin', user: unproved });
    const columns = { suspended_at: new Date() };
    await insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin', columns });
    const answer = await api.call('listRecipients', {
      token: await testAccount.tokenOf(workspaceOwner),
      query: { workspaceId: String(workspaceId) },
    });
    expect(answer.data?.recipients.map(({ email, roleName }) => [email, roleName]).sort()).toEqual(
      [
        [emailOf(workspaceAdmin), 'workspace-admin'],
        [emailOf(accountAdmin), 'account-admin'],
      ].sort(),
    );
  });

  it('[ROLE-38] is listed only to users who may transfer', async () => {
    const other = await insertTestAccount(api);
    const query = { workspaceId: String(testAccount.workspaceId) };
    for (const uid of [testAccount.workspaceAdmin, testAccount.accountAdmin])
      expect(
        await api.call('listRecipients', { token: await testAccount.tokenOf(uid), query }),
      ).toMatchObject({
        status: 403,
        reason: 'no-right',
      });
    const token = await other.tokenOf(other.ownerUid);
    expect(await api.call('listRecipients', { token, query })).toMatchObject({ status: 404 });
  });

  it.each([
    ['oneself', () => testAccount.workspaceOwner, 'oneself'],
    ['an endpoint user', () => testAccount.member('endpoint-user'), 'role-not-eligible'],
    ['a stranger', () => Promise.resolve('stranger'), 'not-a-member'],
    [
      'an admin of another workspace',
      async () => {
        const { accountId } = testAccount;
        const truck = await insertWorkspace(api.db, { account_id: accountId });
        return insertMember(api.db, { accountId, workspaceId: truck, role: 'workspace-admin' });
      },
      'not-a-member',
    ],
    [
      'an admin whose e-mail is not verified',
      () => {
        const { accountId, workspaceId } = testAccount;
        const user = { email_proved_at: null };
        return insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin', user });
      },
      'email-not-verified',
    ],
  ])('[OWN-4, VAL-29, GO-3] is not %s', async (_whom, find, reason) => {
    expect(await calls.transfer(testAccount.workspaceOwner, await find())).toMatchObject({
      status: 400,
      failure: 'ownership-refused',
      reason,
    });
  });

  it('is found in any letter case', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId } = testAccount;
    const token = await testAccount.tokenOf(workspaceOwner);
    const body = { workspaceId, email: ` ${emailOf(workspaceAdmin).toUpperCase()} ` };
    expect(await api.call('transferOwnership', { token, body })).toMatchObject({ status: 200 });
  });
});

describe('one at a time', () => {
  it('[GO-7, GV-9] refuses a second transfer, and a request beside it', async () => {
    expect((await calls.transfer(testAccount.workspaceOwner, testAccount.workspaceAdmin)).status).toBe(200);
    const { workspaceOwner, accountAdmin, workspaceAdmin } = testAccount;
    const refused = {
      status: 400,
      failure: 'ownership-refused',
      reason: 'handover-open',
      message: 'A transfer is already in progress for this workspace.',
    };
    expect(await calls.transfer(workspaceOwner, accountAdmin)).toMatchObject(refused);
    expect(await calls.request(workspaceAdmin)).toMatchObject(refused);
  });

  it.each([
    ['whose link has expired', 'expires_at'],
    ['whose access has ended', 'ends_at'],
  ])(
    '[GV-9] refuses a transfer beside the open invitation of an owner, not beside one %s',
    async (_which, column) => {
      const { accountId, ownerUid, accountAdmin } = testAccount;
      const truck = await insertWorkspace(api.db, { account_id: accountId });
      const invite = (expires_at: Date) =>
        insertInvitation(api.db, {
          accountId,
          workspaceId: truck,
          role: 'workspace-owner',
          columns: { expires_at },
        });
      const id = await invite(new Date(Date.now() + 60_000));
      expect(await calls.transfer(ownerUid, accountAdmin, truck)).toMatchObject({ reason: 'handover-open' });
      await api.db.query(`UPDATE app.invitations SET ${column} = now() WHERE id = $1`, [id]);
      expect(await calls.transfer(ownerUid, accountAdmin, truck)).toMatchObject({ status: 200 });
    },
  );

  it('[GX-14] returns the same transfer for the same key', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId } = testAccount;
    const once = () =>
      calls.transfer(workspaceOwner, workspaceAdmin, workspaceId, { 'idempotency-key': 'again' });
    const [first, second] = [await once(), await once()];
    expect(second).toMatchObject({ status: 200, data: first.data });
  });

  it('opens one of 20 concurrent transfers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        calls.transfer(testAccount.workspaceOwner, testAccount.workspaceAdmin),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await calls.list(testAccount.workspaceOwner)).toHaveLength(1);
  });
});
