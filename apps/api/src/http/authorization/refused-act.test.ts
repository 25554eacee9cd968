import { insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

describe('[PLUS-35] a call that a right refuses', () => {
  it('names the act and the workspace, device or account that the call named', async () => {
    const client = await testAccount.member('endpoint-user');
    const { workspaceId } = testAccount;
    const vicUuid = await testAccount.instance();
    const token = await testAccount.tokenOf(client);
    const rename = { params: { id: workspaceId }, body: { name: 'Mine' } };
    expect(await api.call('renameWorkspace', { token, ...rename })).toMatchObject({
      status: 403,
      refused: { act: 'workspace.rename', workspaceId },
    });
    const stop = { action: 'stop', vicUuid };
    expect(await api.call('commandInstance', { token, body: stop })).toMatchObject({
      status: 403,
      refused: { act: 'instance.stop', vicUuid },
    });
    expect(await api.call('createOrMove', { token, body: { action: 'create', name: 'Mine' } })).toMatchObject(
      { status: 403, refused: { act: 'account.workspace.add' } },
    );
  });

  it('[GC-14] names nothing for what the caller does not see', async () => {
    const elsewhere = await insertWorkspace(api.db, { account_id: testAccount.accountId });
    const client = await testAccount.member('endpoint-user');
    const token = await testAccount.tokenOf(client);
    for (const id of [elsewhere, 999_999_999]) {
      const answer = await api.call('renameWorkspace', { token, params: { id }, body: { name: 'Mine' } });
      expect(answer).toMatchObject({ status: 404, refused: null });
    }
  });
});
