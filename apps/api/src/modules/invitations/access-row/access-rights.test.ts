import { insertMember } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { accessCalls, invitationBody, rowIdOf } from '../../../testing/accounts/invitations.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startApi } from '../../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
const calls = accessCalls(api, testAccount);

const NEARER = '2098-01-01T00:00:00.000Z';
const END = '2099-01-01T00:00:00.000Z';
const LATER = '2100-01-01T00:00:00.000Z';
const NO_RIGHT = { status: 403, failure: 'forbidden', reason: 'no-right' };

const rowOf = async (id: string) =>
  (await calls.list(testAccount.ownerUid, { limit: '1000' })).data!.rows.find((row) => row.id === id)!;

/** A member and an open invitation below an admin of the intercom service, both with an end date. */
async function bothKinds() {
  const member = await rowIdOf(api, await testAccount.member('endpoint-user'));
  const invited = (await calls.send(testAccount.ownerUid, 'endpoint-user')).data!.id;
  for (const id of [member, invited]) await calls.change(testAccount.ownerUid, id, { endsAt: END });
  return { member, invited };
}

/** Its user's API token for people alone. */
async function peopleToken(uid: string): Promise<string> {
  const token = await testAccount.tokenOf(uid);
  const body = { name: 'CI', scopes: ['people:manage'], days: 7 };
  return (await api.call('createApiToken', { token, body })).data!.secret;
}

const changeWith = (token: string, id: string, body: object) =>
  api.call('changeAccess', { token, params: { id }, body });

describe('a user who may invite and not revoke', () => {
  it('[HZ-4, GC-8, PLUS-4, PLUS-5] takes no access away: neither by a suspension nor by an end date', async () => {
    const crew = await testAccount.member('vic-admin');
    const { member, invited } = await bothKinds();
    expect(await calls.change(crew, member, { isSuspended: true })).toMatchObject(NO_RIGHT);
    for (const id of [member, invited]) {
      expect(await calls.change(crew, id, { endsAt: NEARER })).toMatchObject(NO_RIGHT);
      expect(await calls.change(crew, id, { endsAt: NEARER, isSuspended: false })).toMatchObject(NO_RIGHT);
      expect(await rowOf(id)).toMatchObject({ endsAt: END, isSuspended: false });
      await calls.change(testAccount.ownerUid, id, { endsAt: null });
      expect(await calls.change(crew, id, { endsAt: LATER })).toMatchObject(NO_RIGHT);
      expect(await rowOf(id)).toMatchObject({ endsAt: null });
    }
    expect(await testAccount.auditOf(member.slice(1))).toEqual([]);
  });

  it('[HZ-4, PLUS-4, PLUS-5] gives access: resumes, moves an end date back and removes it', async () => {
    const crew = await testAccount.member('vic-admin');
    const { member, invited } = await bothKinds();
    await calls.change(testAccount.ownerUid, member, { isSuspended: true });
    const both = { isSuspended: false, endsAt: NEARER };
    expect(await calls.change(crew, member, both)).toMatchObject(NO_RIGHT);
    expect(await rowOf(member)).toMatchObject({ isSuspended: true, endsAt: END });
    expect((await calls.change(crew, member, { isSuspended: false })).data).toMatchObject({
      isSuspended: false,
    });
    for (const id of [member, invited]) {
      expect((await calls.change(crew, id, { endsAt: LATER })).data).toMatchObject({ endsAt: LATER });
      expect((await calls.change(crew, id, { endsAt: null })).data).toMatchObject({ endsAt: null });
    }
  });

  it('[HZ-4, PLUS-4] brings no end date forward by sending an open invitation again', async () => {
    const crew = await testAccount.member('vic-admin');
    const { invited } = await bothKinds();
    expect(await calls.resend(crew, invited, NEARER)).toMatchObject(NO_RIGHT);
    expect(await rowOf(invited)).toMatchObject({ endsAt: END });
    expect((await calls.resend(crew, invited)).status).toBe(200);
    expect((await calls.resend(crew, invited, LATER)).status).toBe(200);
    expect((await calls.resend(testAccount.ownerUid, invited, NEARER)).status).toBe(200);
    expect(await rowOf(invited)).toMatchObject({ endsAt: NEARER });
  });

  it('[HZ-4, PLUS-25] has no more by an API token for people', async () => {
    const token = await peopleToken(await testAccount.member('vic-admin'));
    const { member, invited } = await bothKinds();
    for (const body of [{ isSuspended: true }, { endsAt: NEARER }])
      expect(await changeWith(token, member, body)).toMatchObject(NO_RIGHT);
    expect(await changeWith(token, invited, { endsAt: NEARER })).toMatchObject(NO_RIGHT);
    expect(await api.call('revokeAccess', { token, body: { id: member } })).toMatchObject(NO_RIGHT);
    expect(await rowOf(member)).toMatchObject({ status: 'accepted', isSuspended: false, endsAt: END });
    expect((await changeWith(token, member, { endsAt: LATER })).status).toBe(200);
    const admin = await peopleToken(await testAccount.member('workspace-admin'));
    expect((await changeWith(admin, member, { isSuspended: true, endsAt: NEARER })).status).toBe(200);
    expect(await rowOf(member)).toMatchObject({ isSuspended: true, endsAt: NEARER });
  });

  it('[HZ-4, GV-7, GV-14, INV-20] lowers no role by inviting again, nor by an import, nor by an API token', async () => {
    const crew = await testAccount.member('vic-admin');
    const token = await peopleToken(crew);
    const email = 'lead@example.test';
    const { accountId, workspaceId } = testAccount;
    const uid = await insertMember(api.db, {
      accountId,
      workspaceId,
      role: 'workspace-admin',
      user: { email },
    });
    const again = { email, update: true };
    const refused = { failure: 'invitation-refused', reason: 'role-not-grantable' };
    expect(await calls.send(crew, 'endpoint-user', again)).toMatchObject(refused);
    const body = invitationBody(workspaceId, 'endpoint-user', again);
    expect(await api.call('sendInvitation', { token, body })).toMatchObject(refused);
    const file = `email,role,workspace\n${email},endpoint-user,${workspaceId}\n`;
    const [row] = (await calls.upload(crew, file)).data!.rows;
    expect(row).toMatchObject({ status: 'invalid', field: 'role' });
    expect(await rowOf(await rowIdOf(api, uid))).toMatchObject({ roleName: 'workspace-admin' });
  });
});

describe('a user who may invite and revoke', () => {
  it('[HZ-4, PLUS-4, PLUS-5] suspends, ends, lowers and raises, also in one call', async () => {
    const admin = await testAccount.member('workspace-owner');
    const uid = await testAccount.member('workspace-admin');
    const id = await rowIdOf(api, uid);
    const taken = { roleName: 'vic-admin', endsAt: NEARER, isSuspended: true };
    expect((await calls.change(admin, id, taken)).data).toMatchObject(taken);
    const mixed = { roleName: 'workspace-admin', endsAt: LATER, isSuspended: true };
    expect((await calls.change(admin, id, mixed)).data).toMatchObject(mixed);
  });

  it('[HZ-4, GV-7, INV-20] lowers a role and brings an end date forward by inviting again, if confirmed', async () => {
    const admin = await testAccount.member('workspace-owner');
    const email = 'lead@example.test';
    const { accountId, workspaceId } = testAccount;
    const uid = await insertMember(api.db, {
      accountId,
      workspaceId,
      role: 'workspace-admin',
      user: { email },
    });
    const id = await rowIdOf(api, uid);
    const lower = await calls.send(admin, 'endpoint-user', { email, endsAt: END, update: true });
    expect(lower.data).toMatchObject({ outcome: 'updated' });
    expect(await rowOf(id)).toMatchObject({ roleName: 'endpoint-user', endsAt: END });
    const [row] = (await calls.upload(admin, `email,role,workspace\n${email},vic-admin,${workspaceId}\n`))
      .data!.rows;
    expect(row).toMatchObject({ status: 'needsUpdate' });
    const raise = await calls.send(admin, 'vic-admin', { email, endsAt: NEARER, update: true });
    expect(raise.data).toMatchObject({ outcome: 'updated' });
    expect(await rowOf(id)).toMatchObject({ roleName: 'vic-admin', endsAt: NEARER });
  });
});
