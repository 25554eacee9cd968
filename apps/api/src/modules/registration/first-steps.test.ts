import { insertAccount, insertInstance, insertMember, insertSubscription } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { invitationBody } from '../../testing/accounts/invitations.ts';
import { newcomer, type Newcomer } from '../../testing/accounts/newcomer.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { snapshotOf, startTestHost } from '../../testing/outside/test-host.ts';
import { startApi } from '../../testing/start-api.ts';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() =>
  startApi({ INSTANCE_HOST_URL: host.url, INSTANCE_ORIGINS: 'http://localhost:4400' }),
);

/** Signs up; returns the owner with their account and its workspace. */
async function newOwner() {
  const ada = newcomer(api);
  await ada.signUp();
  const { data } = await ada.registered();
  const accountId = data?.user.accountId ?? 0;
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM app.workspaces WHERE account_id = $1', [
    accountId,
  ]);
  return { ada, accountId, workspaceId: rows[0]?.id ?? 0 };
}

const stepsOf = async (who: Newcomer) =>
  (await api.call('currentUser', { token: await who.token() })).data?.user.firstSteps;

it('[HZ-12] a new account is told what it has done, until it has opened a device and invited', async () => {
  const { ada, accountId, workspaceId } = await newOwner();
  expect(await stepsOf(ada)).toEqual({ isOpened: false, isInvited: false });
  const vicUuid = await insertInstance(api.db, {
    account_id: accountId,
    workspace_id: workspaceId,
    ...{ state: 'online', status: 'healthy', dns_status: 'ready', ccmurl: 'http://localhost:4400/manager/1' },
  });
  await insertSubscription(api.db, { account_id: accountId, product_kind: 'intercom', users: 8 });
  host.instances.set(vicUuid, snapshotOf(vicUuid));
  const opened = await api.call('managementUrl', { token: await ada.token(), params: { id: vicUuid } });
  expect(opened.status).toBe(200);
  expect(await stepsOf(ada)).toEqual({ isOpened: true, isInvited: false });
  const invited = await api.call('sendInvitation', {
    token: await ada.token(),
    body: invitationBody(workspaceId, 'vic-admin'),
  });
  expect(invited.status).toBe(200);
  expect(await stepsOf(ada)).toBeNull();
});

it('[HZ-12] its owner hides the steps for good; another member neither sees nor hides them', async () => {
  const { ada, accountId } = await newOwner();
  const uid = await insertMember(api.db, { accountId, role: 'account-admin' });
  const admin = await api.tokenFor({ uid, accountId });
  expect((await api.call('currentUser', { token: admin })).data?.user.firstSteps).toBeNull();
  expect(await api.call('hideFirstSteps', { token: admin })).toMatchObject({
    status: 403,
    reason: 'no-right',
  });
  expect(await stepsOf(ada)).not.toBeNull();
  expect((await api.call('hideFirstSteps', { token: await ada.token() })).status).toBe(200);
  expect(await stepsOf(ada)).toBeNull();
  expect((await api.call('hideFirstSteps', { token: await ada.token() })).status).toBe(200);
});

it('[HZ-12] an account from before has no steps', async () => {
  const { accountId, ownerUid } = await insertAccount(api.db);
  const token = await api.tokenFor({ uid: ownerUid, accountId });
  expect((await api.call('currentUser', { token })).data?.user.firstSteps).toBeNull();
  expect((await api.call('hideFirstSteps', { token })).status).toBe(200);
});
