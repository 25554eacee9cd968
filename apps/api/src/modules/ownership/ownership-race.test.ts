import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertOwnedStudio, ownershipCalls, rolesIn } from '../../testing/handovers.ts';
import { rowIdOf } from '../../testing/invitations.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const ROUNDS = 10;

it('[GO-3, GO-7] an acceptance beside a deletion, a removal, a rejection or another acceptance leaves one owner at most', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const studio = await insertOwnedStudio(api);
    const { ownerUid, workspaceOwner, workspaceAdmin, accountAdmin, workspaceId } = studio;
    const calls = ownershipCalls(api, studio);
    const id = (await calls.transfer(workspaceOwner, workspaceAdmin)).data?.id ?? '';
    const account = (await calls.transferAccount(ownerUid, accountAdmin)).data?.id ?? '';
    const token = await studio.tokenOf(ownerUid);
    const answers = await Promise.all([
      calls.answer(workspaceAdmin, id),
      calls.answer(accountAdmin, account),
      calls.cancel(workspaceOwner, id),
      calls.reject(workspaceAdmin, id),
      api.call('revokeAccess', { token, body: { id: await rowIdOf(api, workspaceAdmin) } }),
      api.call('deleteWorkspace', { token, params: { id: workspaceId } }),
    ]);
    expect(answers.map(({ failure }) => failure)).not.toContain('internal');
    const owners = (roles: Readonly<Record<string, string>>, role: string) =>
      Object.values(roles).filter((each) => each === role).length;
    expect(owners(await rolesIn(api, studio, null), 'account-owner')).toBe(1);
    expect(owners(await rolesIn(api, studio, workspaceId), 'workspace-owner')).toBeLessThanOrEqual(1);
    const { rowCount } = await api.db.query(
      'SELECT FROM app.ownership_actions WHERE account_id = $1 AND closed_at IS NULL',
      [studio.accountId],
    );
    expect(rowCount).toBe(0);
  }
});
