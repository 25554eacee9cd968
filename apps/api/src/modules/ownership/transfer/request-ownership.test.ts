import { insertTransfer, insertMember, insertMembership, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import {
  emailOf,
  insertOwnedTestAccount,
  keyOf,
  ownershipCalls,
  rolesIn,
} from '../../../testing/accounts/transfers.ts';
import { accessCalls, rowIdOf } from '../../../testing/accounts/invitations.ts';
import { expireRows } from '../../../wiring/expire-rows.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertOwnedTestAccount(api));
const calls = ownershipCalls(api, testAccount);

async function orphanage() {
  const { accountId } = testAccount;
  const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
  const admin = await insertMember(api.db, { accountId, workspaceId, role: 'workspace-admin' });
  return { workspaceId, admin };
}

describe('the requester', () => {
  it.each(['account-owner', 'account-admin', 'workspace-admin'] as const)(
    '[API-56, OWN-6, GEN-22, GC-3] is the %s of a shared workspace',
    async (role) => {
      const uid = await testAccount.member(role);
      expect(await calls.request(uid)).toMatchObject({
        status: 200,
        data: {
          kind: 'request',
          scope: 'workspace',
          workspaceId: testAccount.workspaceId,
          state: 'inProgress',
          requesterEmail: emailOf(uid),
          recipientEmail: emailOf(testAccount.workspaceOwner),
          isSubmitter: true,
          isAnswerer: false,
        },
      });
      expect(await testAccount.auditOf(String(testAccount.workspaceId))).toEqual(['ownership.request done']);
    },
  );

  it.each(['vic-admin', 'endpoint-user'] as const)(
    '[ROLE-38, GC-3, PLUS-22] is not the %s: refused with the reason, and audited',
    async (role) => {
      expect(await calls.request(await testAccount.member(role))).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
      });
      expect(await testAccount.auditOf(String(testAccount.workspaceId))).toEqual([
        'ownership.request refused no-right',
      ]);
    },
  );

  it('[GC-3] is not the owner', async () => {
    expect(await calls.request(testAccount.workspaceOwner)).toMatchObject({
      status: 403,
      reason: 'no-right',
    });
  });

  it('[GW-5, GO-8] is refused for the default workspace', async () => {
    const { accountAdmin, defaultWorkspaceId } = testAccount;
    expect(await calls.request(accountAdmin, defaultWorkspaceId)).toMatchObject({ status: 403 });
  });

  it('[GC-14] cannot name a workspace of another account, or one without a role in it', async () => {
    const other = await insertTestAccount(api);
    const { workspaceId } = await orphanage();
    for (const id of [other.workspaceId, workspaceId, 999_999_999])
      expect(await calls.request(testAccount.workspaceAdmin, id)).toMatchObject({ status: 404 });
  });
});

describe('the answerer', () => {
  it('[GO-8, OWN-15, GO-5] is the owner of a shared workspace, who becomes its admin', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId, ownerUid } = testAccount;
    const id = (await calls.request(workspaceAdmin)).data?.id ?? '';
    for (const uid of [ownerUid, workspaceAdmin])
      expect(await calls.answer(uid, id)).toMatchObject({ failure: 'action-link-not-valid' });
    expect(await calls.list(workspaceOwner)).toMatchObject([{ id, isAnswerer: true, isSubmitter: false }]);
    expect(await calls.answer(workspaceOwner, keyOf(api, id))).toMatchObject({
      status: 200,
      data: { state: 'done', roleName: 'workspace-admin' },
    });
    expect(await rolesIn(api, testAccount, workspaceId)).toEqual({
      [workspaceAdmin]: 'workspace-owner',
      [workspaceOwner]: 'workspace-admin',
    });
  });

  it('[GO-8, WS-13] is the account owner for a workspace without an owner, which becomes shared', async () => {
    const { workspaceId, admin } = await orphanage();
    const id = (await calls.request(admin, workspaceId)).data?.id ?? '';
    expect(await calls.answer(testAccount.accountAdmin, id)).toMatchObject({
      failure: 'action-link-not-valid',
    });
    expect(await calls.list(testAccount.ownerUid)).toMatchObject([{ id, isAnswerer: true }]);
    const roleType = async () => {
      const { data } = await api.call('listInstances', {
        token: await testAccount.tokenOf(testAccount.ownerUid),
      });
      return data?.find((workspace) => workspace.id === workspaceId)?.roleType;
    };
    expect(await roleType()).toBe('orphanage');
    expect(await calls.answer(testAccount.ownerUid, id)).toMatchObject({
      data: { state: 'done', roleName: null },
    });
    expect(await rolesIn(api, testAccount, workspaceId)).toEqual({ [admin]: 'workspace-owner' });
    expect(await roleType()).toBe('shared');
  });

  it('[GO-5] a request of the account owner makes the workspace an orphanage, and writes no membership', async () => {
    const { ownerUid, workspaceOwner, workspaceId } = testAccount;
    const id = (await calls.request(ownerUid)).data?.id ?? '';
    await calls.answer(workspaceOwner, id);
    expect(await rolesIn(api, testAccount, workspaceId)).toMatchObject({
      [workspaceOwner]: 'workspace-admin',
    });
    expect((await rolesIn(api, testAccount, workspaceId))[ownerUid]).toBeUndefined();
  });

  it('[API-57, OWN-7] rejects it, which changes nothing', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId } = testAccount;
    const before = await rolesIn(api, testAccount, workspaceId);
    const id = (await calls.request(workspaceAdmin)).data?.id ?? '';
    expect(await calls.reject(workspaceAdmin, id)).toMatchObject({ failure: 'action-link-not-valid' });
    expect(await calls.reject(workspaceOwner, id)).toMatchObject({ status: 200 });
    expect(await rolesIn(api, testAccount, workspaceId)).toEqual(before);
    expect(await calls.list(workspaceAdmin)).toEqual([]);
  });

  it("[GO-3, GO-7] keeps a request whose submitter's role was lowered: no other may begin", async () => {
    const { ownerUid, accountAdmin } = testAccount;
    const { workspaceId, admin } = await orphanage();
    const id = (await calls.request(admin, workspaceId)).data?.id ?? '';
    const lower = { roleName: 'endpoint-user' };
    const changed = await accessCalls(api, testAccount).change(
      accountAdmin,
      await rowIdOf(api, admin),
      lower,
    );
    expect(changed).toMatchObject({ status: 200 });
    const other = await testAccount.member('account-admin');
    expect(await calls.transfer(accountAdmin, other, workspaceId)).toMatchObject({ reason: 'handover-open' });
    expect(await calls.list(ownerUid)).toMatchObject([{ id, isAnswerer: true }]);
  });
});

describe('a request whose submitter would answer it now', () => {
  const stateOf = async (id: string) => {
    const text = 'SELECT state, closed_at IS NOT NULL AS closed FROM app.ownership_actions WHERE id = $1';
    return (await api.db.query<{ state: string; closed: boolean }>(text, [id])).rows[0];
  };
  const CLOSED = { state: 'cancelled', closed: true };

  it.each(['removed', 'lowered'] as const)(
    '[GO-3, GO-8, GO-7] is closed when the owner of the workspace is %s, and the next may begin',
    async (how) => {
      const { ownerUid, accountAdmin, workspaceOwner, workspaceId } = testAccount;
      const id = (await calls.request(ownerUid)).data?.id ?? '';
      const row = await rowIdOf(api, workspaceOwner);
      const by = accessCalls(api, testAccount);
      const { status } =
        how === 'removed'
          ? await by.revoke(accountAdmin, row)
          : await by.change(accountAdmin, row, { roleName: 'vic-admin' });
      expect(status).toBe(200);
      expect(await stateOf(id)).toEqual(CLOSED);
      expect(await calls.list(ownerUid)).toEqual([]);
      expect(await testAccount.auditOf(String(workspaceId))).toContain('ownership.lapse done');
      expect(await calls.request(testAccount.workspaceAdmin)).toMatchObject({ status: 200 });
    },
  );

  it('[GO-3, GO-4, GO-8] is closed when they accept the account', async () => {
    const { ownerUid, accountAdmin, accountId } = testAccount;
    const { workspaceId } = await orphanage();
    await insertMembership(api.db, { uid: accountAdmin, accountId, workspaceId, role: 'workspace-admin' });
    const id = (await calls.request(accountAdmin, workspaceId)).data?.id ?? '';
    expect(await stateOf(id)).toMatchObject({ closed: false });
    const offer = (await calls.transferAccount(ownerUid, accountAdmin)).data?.id ?? '';
    expect(await calls.answer(accountAdmin, offer)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toEqual(CLOSED);
    expect(await calls.list(accountAdmin)).toEqual([]);
  });

  it('[GO-3, GO-8] is closed within a minute if it was stored before, and no other one is', async () => {
    const { ownerUid, accountId, workspaceAdmin } = testAccount;
    const { workspaceId } = await orphanage();
    const columns = { kind: 'request', account_id: accountId, state: 'inProgress' };
    const stored = await insertTransfer(api.db, {
      ...columns,
      workspace_id: workspaceId,
      from_uid: ownerUid,
      to_uid: ownerUid,
    });
    const other = (await calls.request(workspaceAdmin)).data?.id ?? '';
    await expireRows(api.db);
    expect(await stateOf(stored)).toEqual(CLOSED);
    expect(await stateOf(other)).toEqual({ state: 'inProgress', closed: false });
  });

  it('[GO-8] cannot begin', async () => {
    const { ownerUid, accountId } = testAccount;
    const { workspaceId } = await orphanage();
    await insertMembership(api.db, { uid: ownerUid, accountId, workspaceId, role: 'workspace-admin' });
    expect(await calls.request(ownerUid, workspaceId)).toMatchObject({ reason: 'already-owner' });
  });
});
