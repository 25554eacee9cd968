import { insertMembership, insertWorkspace } from '@partyline/rows/testing';
import { expireRows } from '../../../wiring/expire-rows.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { expect, it } from 'vitest';
import { insertOwnedTestAccount, ownershipCalls, rolesIn } from '../../../testing/accounts/transfers.ts';
import { accessCalls, rowIdOf } from '../../../testing/accounts/invitations.ts';
import { startApi } from '../../../testing/start-api.ts';

const api = oncePerFile(startApi);

const ROUNDS = 10;

it('[GO-3, GO-7] leaves at most one owner after an acceptance beside a deletion, removal, rejection or acceptance', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const testAccount = await insertOwnedTestAccount(api);
    const { ownerUid, workspaceOwner, workspaceAdmin, accountAdmin, workspaceId } = testAccount;
    const calls = ownershipCalls(api, testAccount);
    const id = (await calls.transfer(workspaceOwner, workspaceAdmin)).data?.id ?? '';
    const account = (await calls.transferAccount(ownerUid, accountAdmin)).data?.id ?? '';
    const token = await testAccount.tokenOf(ownerUid);
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
    expect(owners(await rolesIn(api, testAccount, null), 'account-owner')).toBe(1);
    expect(owners(await rolesIn(api, testAccount, workspaceId), 'workspace-owner')).toBeLessThanOrEqual(1);
    const { rowCount } = await api.db.query(
      'SELECT FROM app.ownership_actions WHERE account_id = $1 AND closed_at IS NULL',
      [testAccount.accountId],
    );
    expect(rowCount).toBe(0);
  }
});

it('[GO-3, GV-9, PLUS-4, PLUS-6] never deadlocks between answers, departures, changes, invitations and the expiry', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const testAccount = await insertOwnedTestAccount(api);
    const { accountId, ownerUid, workspaceOwner, workspaceAdmin, accountAdmin, workspaceId } = testAccount;
    const ownership = ownershipCalls(api, testAccount);
    const access = accessCalls(api, testAccount);
    const second = await insertWorkspace(api.db, { account_id: accountId });
    const secondOwner = await testAccount.member('workspace-owner', second);
    await insertMembership(api.db, {
      accountId,
      workspaceId: second,
      role: 'workspace-admin',
      uid: workspaceAdmin,
    });
    const first = (await ownership.transfer(workspaceOwner, workspaceAdmin)).data?.id ?? '';
    const other = (await ownership.transfer(secondOwner, workspaceAdmin, second)).data?.id ?? '';
    const account = (await ownership.transferAccount(ownerUid, accountAdmin)).data?.id ?? '';
    const vic = await testAccount.member('vic-admin');
    await api.db.query('UPDATE app.memberships SET ends_at = now() WHERE user_uid = $1', [vic]);
    const adminRow = await rowIdOf(api, workspaceAdmin);
    const answers = await Promise.all([
      ownership.answer(workspaceAdmin, first),
      access.leave(workspaceAdmin, second),
      ownership.answer(accountAdmin, account),
      access.leave(accountAdmin, null),
      ownership.answer(workspaceAdmin, other),
      access.leave(workspaceAdmin, workspaceId),
      access.change(ownerUid, adminRow, { endsAt: '2099-01-01T00:00:00Z' }),
      access.send(ownerUid, 'workspace-owner', { email: `${workspaceAdmin}@example.test`, update: true }),
      expireRows(api.db),
    ]);
    expect(answers.map((answer) => answer?.failure)).not.toContain('internal');
  }
  // A connection reports its last figures when it ends.
  await api.stopServer();
  const { rows } = await api.db.query<{ deadlocks: number }>(
    'SELECT deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  expect(rows[0]?.deadlocks).toBe(0);
});
