import { expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { ownershipCalls } from '../../../testing/accounts/transfers.ts';
import { rowIdOf } from '../../../testing/accounts/invitations.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';

const api = oncePerFile(startApi);

it('[WS-9, WS-10, WS-12, WS-13, GW-8, GW-11] a workspace is shared while it has an owner and an orphanage else; the default one stays default', async () => {
  const testAccount = await insertTestAccount(api);
  const { ownerUid, workspaceId, defaultWorkspaceId } = testAccount;
  const token = await testAccount.tokenOf(ownerUid);
  const typeOf = async (id: number) => {
    const { data } = await api.call('listInstances', { token });
    return data?.find((workspace) => workspace.id === id)?.roleType;
  };
  expect(await typeOf(workspaceId)).toBe('orphanage');
  const admin = await testAccount.member('workspace-admin');
  const calls = ownershipCalls(api, testAccount);
  const offer = (await calls.transfer(ownerUid, admin)).data?.id ?? '';
  // An open transfer gives no owner yet.
  expect(await typeOf(workspaceId)).toBe('orphanage');
  expect(await calls.answer(admin, offer)).toMatchObject({ status: 200 });
  expect(await typeOf(workspaceId)).toBe('shared');
  const body = { id: await rowIdOf(api, admin) };
  expect(await api.call('revokeAccess', { token, body })).toMatchObject({ status: 200 });
  expect(await typeOf(workspaceId)).toBe('orphanage');
  expect(await typeOf(defaultWorkspaceId)).toBe('default');
});
