import { STORED_ROLES } from '@partyline/roles';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

async function star(uid: string, id: string | number, body: unknown) {
  return api.call('setFavorite', { token: await testAccount.tokenOf(uid), params: { id }, body });
}

async function isStarred(uid: string, vicUuid: string) {
  const { data } = await api.call('listInstances', { token: await testAccount.tokenOf(uid) });
  return data?.flatMap(({ vicList }) => vicList).find((row) => row.vicUuid === vicUuid)?.isFavorite;
}

it.each(STORED_ROLES)(
  '[API-40, DEV-54] lets a %s set a star, which stays in their list until they remove it',
  async (role) => {
    const vicUuid = await testAccount.instance();
    const uid = await testAccount.member(role);
    expect(await star(uid, vicUuid, { isFavorite: 1 })).toMatchObject({ data: { vicUuid, isFavorite: 1 } });
    expect(await isStarred(uid, vicUuid)).toBe(true);
    expect(await star(uid, vicUuid, { isFavorite: 0 })).toMatchObject({ data: { vicUuid, isFavorite: 0 } });
    expect(await isStarred(uid, vicUuid)).toBe(false);
  },
);

it('[GD-29] is stored once per user, by row number or uuid', async () => {
  const vicUuid = await testAccount.instance();
  const { id } = await testAccount.rowOf(vicUuid);
  const admin = await testAccount.member('account-admin');
  await star(testAccount.ownerUid, Number(id), { isFavorite: 1 });
  await star(testAccount.ownerUid, vicUuid.toUpperCase(), { isFavorite: 1 });
  expect([await isStarred(testAccount.ownerUid, vicUuid), await isStarred(admin, vicUuid)]).toEqual([
    true,
    false,
  ]);
  expect(await testAccount.told()).toEqual([`workspace update ${testAccount.ownerUid}`]);
});

it('[GC-14] answers a foreign device like an unknown one, and audits the attempt', async () => {
  const other = await insertTestAccount(api);
  const foreign = await other.instance();
  const elsewhere = await testAccount.instance({ workspace_id: testAccount.defaultWorkspaceId });
  const unknown = randomUUID();
  const uid = await testAccount.member('workspace-owner');
  const answers = await Promise.all(
    [unknown, foreign, elsewhere].map((id) => star(uid, id, { isFavorite: 1 })),
  );
  for (const { status, errorCode, message, reason } of answers) {
    expect([status, errorCode, message, reason]).toEqual([404, 2001, answers[0]!.message, null]);
  }
  expect(await testAccount.auditOf(foreign)).toEqual(['instance.favorite refused not-found']);
});

it('[ROLE-38] refuses a former member', async () => {
  const vicUuid = await testAccount.instance();
  const uid = await testAccount.member('vic-admin');
  await api.db.query('UPDATE app.memberships SET suspended_at = now() WHERE user_uid = $1', [uid]);
  expect(await star(uid, vicUuid, { isFavorite: 1 })).toMatchObject({ status: 403, failure: 'forbidden' });
});

it.each([{}, { isFavorite: true }, { isFavorite: '1' }, { isFavorite: 2 }, { isFavorite: 1, order: 1 }])(
  '[GX-10] refuses %j',
  async (body) => {
    const vicUuid = await testAccount.instance();
    expect(await star(testAccount.ownerUid, vicUuid, body)).toMatchObject({ failure: 'request-not-proper' });
  },
);
