import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import {
  insertOwnedTestAccount,
  keyOf,
  ownershipCalls,
  rolesIn,
} from '../../../testing/accounts/transfers.ts';
import { expireRows } from '../../../wiring/expire-rows.ts';
import { rowIdOf } from '../../../testing/accounts/invitations.ts';
import { startApi } from '../../../testing/start-api.ts';
import { millisecondsInDay } from 'date-fns/constants';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertOwnedTestAccount(api));
const calls = ownershipCalls(api, testAccount);

async function offered(
  byUid = testAccount.workspaceOwner,
  toUid = testAccount.workspaceAdmin,
): Promise<string> {
  const answer = await calls.transfer(byUid, toUid);
  expect(answer.status).toBe(200);
  return answer.data?.id ?? '';
}

const stateOf = async (id: string) => {
  const { rows } = await api.db.query<{ state: string }>(
    'SELECT state FROM app.ownership_actions WHERE id = $1',
    [id],
  );
  return rows[0]?.state;
};

it('[OWN-3, GO-2] is not initiated, in progress, in transition and done; rejected it is not initiated again', async () => {
  const { workspaceOwner, workspaceAdmin } = testAccount;
  const stateFor = async (uid: string) => (await calls.list(uid)).map(({ state }) => state);
  expect(await stateFor(workspaceOwner)).toEqual([]);
  const rejected = await offered();
  expect(await stateFor(workspaceOwner)).toEqual(['inProgress']);
  await calls.reject(workspaceAdmin, rejected);
  expect(await stateFor(workspaceOwner)).toEqual([]);
  const id = await offered();
  expect((await calls.answer(workspaceAdmin, id, 'open')).data?.state).toBe('transition');
  expect(await stateFor(workspaceOwner)).toEqual(['transition']);
  expect((await calls.answer(workspaceAdmin, id, 'open')).data?.state).toBe('transition');
  expect((await calls.answer(workspaceAdmin, id)).data?.state).toBe('done');
  expect(await stateFor(workspaceOwner)).toEqual([]);
});

describe('accepted', () => {
  it('[OWN-15, API-23, OWN-8, GO-5, WS-13] makes the recipient the owner and the owner an admin in both lists', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId } = testAccount;
    const id = await offered();
    expect(await calls.answer(workspaceAdmin, id, 'open')).toMatchObject({ data: { state: 'transition' } });
    expect(await calls.answer(workspaceAdmin, id)).toMatchObject({
      status: 200,
      data: { accountId: testAccount.accountId, workspaceId, state: 'done', roleName: 'workspace-owner' },
    });
    expect(await rolesIn(api, testAccount, workspaceId)).toEqual({
      [workspaceAdmin]: 'workspace-owner',
      [workspaceOwner]: 'workspace-admin',
    });
    expect(await stateOf(id)).toBe('done');
    const seenBy = async (uid: string) => {
      const { data } = await api.call('listInstances', { token: await testAccount.tokenOf(uid) });
      return data?.find((workspace) => workspace.id === workspaceId);
    };
    expect(await seenBy(workspaceAdmin)).toMatchObject({ roles: ['workspace-owner'], isDirty: false });
    expect(await seenBy(workspaceOwner)).toMatchObject({ roles: ['workspace-admin'] });
    // Only the new owner can transfer it again.
    expect(await calls.transfer(workspaceOwner, workspaceAdmin)).toMatchObject({ status: 403 });
    expect(await calls.transfer(workspaceAdmin, workspaceOwner)).toMatchObject({ status: 200 });
  });

  it('[GO-1] by the key of the link, without opening it first', async () => {
    const id = await offered();
    const key = keyOf(api, id);
    expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await calls.answer(testAccount.workspaceAdmin, key)).toMatchObject({ data: { state: 'done' } });
    expect(await calls.answer(testAccount.workspaceAdmin, key)).toMatchObject({
      failure: 'action-link-not-valid',
    });
  });

  it('[GO-5] by an account admin: the account role stays, and the workspace role is theirs too', async () => {
    const { accountAdmin, workspaceOwner, workspaceId } = testAccount;
    await calls.answer(accountAdmin, await offered(workspaceOwner, accountAdmin));
    expect((await rolesIn(api, testAccount, workspaceId))[accountAdmin]).toBe('workspace-owner');
    expect((await rolesIn(api, testAccount, null))[accountAdmin]).toBe('account-admin');
  });

  it('[GO-10] changes no device', async () => {
    const uuid = await testAccount.instance({ state: 'online', status: 'healthy' });
    const before = await testAccount.rowOf(uuid);
    await calls.answer(testAccount.workspaceAdmin, await offered());
    expect(await testAccount.rowOf(uuid)).toEqual(before);
  });

  it('[GC-11] adds a job for the claims of both, whose tokens are then refreshed', async () => {
    const { workspaceOwner, workspaceAdmin, accountId } = testAccount;
    await api.db.query('UPDATE app.users SET chosen_account_id = $2 WHERE uid = ANY ($1)', [
      [workspaceOwner, workspaceAdmin],
      accountId,
    ]);
    const id = await offered();
    await calls.answer(workspaceAdmin, id);
    await expect
      .poll(async () => (await testAccount.told()).filter((line) => line.startsWith('refresh token')).sort())
      .toEqual([workspaceOwner, workspaceAdmin].map((uid) => `refresh token ${uid}`).sort());
  });

  it('[GO-3] is refused when the submitter is no longer owner, or the recipient no longer admin', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId } = testAccount;
    const id = await offered();
    await api.db.query('UPDATE app.memberships SET role_id = 6 WHERE user_uid = $1 AND workspace_id = $2', [
      workspaceOwner,
      workspaceId,
    ]);
    expect(await calls.answer(workspaceAdmin, id)).toMatchObject({
      status: 400,
      failure: 'ownership-refused',
      message: 'This transfer is no longer possible: the other user lost the right to it.',
    });
    expect((await rolesIn(api, testAccount, workspaceId))[workspaceAdmin]).toBe('workspace-admin');
  });

  it('[GO-3] shows an invalid link to a recipient whose role was lowered, and lets another transfer begin', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId, accountAdmin } = testAccount;
    const id = await offered();
    await api.db.query('UPDATE app.memberships SET role_id = 4 WHERE user_uid = $1 AND workspace_id = $2', [
      workspaceAdmin,
      workspaceId,
    ]);
    expect(await calls.answer(workspaceAdmin, id)).toMatchObject({ failure: 'action-link-not-valid' });
    expect(await calls.transfer(workspaceOwner, accountAdmin)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('[OWN-15, GO-7] leaves exactly one owner after 100 concurrent acceptances, of which one counts', async () => {
    const { workspaceAdmin, workspaceId } = testAccount;
    const id = await offered();
    const answers = await Promise.all(Array.from({ length: 100 }, () => calls.answer(workspaceAdmin, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ failure }) => failure === 'action-link-not-valid')).toHaveLength(99);
    const owners = Object.entries(await rolesIn(api, testAccount, workspaceId)).filter(
      ([, role]) => role === 'workspace-owner',
    );
    expect(owners).toEqual([[workspaceAdmin, 'workspace-owner']]);
  });
});

async function lapsesOf(id: string): Promise<string[]> {
  const { rows } = await api.db.query<{ state: string }>(
    `SELECT details ->> 'state' AS state FROM app.audit
      WHERE action = 'ownership.lapse' AND object_id = $1 AND details ->> 'handover' = $2`,
    [String(testAccount.workspaceId), id],
  );
  return rows.map(({ state }) => state);
}

describe('[GO-3] is over at once, with the workspace no longer dirty,', () => {
  const revoked = async (uid: string) => {
    const id = await rowIdOf(api, uid);
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    expect(await api.call('revokeAccess', { token, body: { id } })).toMatchObject({ status: 200 });
  };

  it.each([
    ['the submitter is removed', () => revoked(testAccount.workspaceOwner)],
    ['the recipient is removed', () => revoked(testAccount.workspaceAdmin)],
    [
      'the recipient leaves',
      async () => {
        const token = await testAccount.tokenOf(testAccount.workspaceAdmin);
        const body = { workspaceId: testAccount.workspaceId };
        expect(await api.call('leaveWorkspace', { token, body })).toMatchObject({ status: 200 });
      },
    ],
    [
      "the recipient's role is lowered",
      async () => {
        const token = await testAccount.tokenOf(testAccount.ownerUid);
        const params = { id: await rowIdOf(api, testAccount.workspaceAdmin) };
        const body = { roleName: 'endpoint-user' };
        expect(await api.call('changeAccess', { token, params, body })).toMatchObject({ status: 200 });
      },
    ],
    [
      "the recipient's access ends by the clock",
      async () => {
        await api.db.query('UPDATE app.memberships SET ends_at = now() WHERE user_uid = $1', [
          testAccount.workspaceAdmin,
        ]);
        await expireRows(api.db);
      },
    ],
  ])('when %s', async (_what, happen) => {
    const id = await offered();
    await happen();
    expect(await stateOf(id)).toBe('cancelled');
    expect(await lapsesOf(id)).toEqual(['cancelled']);
    const { data } = await api.call('listInstances', {
      token: await testAccount.tokenOf(testAccount.ownerUid),
    });
    expect(data?.find((workspace) => workspace.id === testAccount.workspaceId)?.isDirty).toBe(false);
  });
});

describe('not accepted', () => {
  it('[API-57, OWN-7, GO-2] ends when the recipient rejects it, and changes nothing', async () => {
    const { workspaceOwner, workspaceAdmin, workspaceId } = testAccount;
    const before = await rolesIn(api, testAccount, workspaceId);
    const id = await offered();
    expect(await calls.reject(workspaceAdmin, keyOf(api, id))).toMatchObject({ status: 200, data: null });
    expect(await stateOf(id)).toBe('rejected');
    expect(await rolesIn(api, testAccount, workspaceId)).toEqual(before);
    expect(await calls.list(workspaceOwner)).toEqual([]);
    expect(await calls.answer(workspaceAdmin, id)).toMatchObject({ failure: 'action-link-not-valid' });
    expect(await testAccount.auditOf(String(workspaceId))).toEqual([
      'ownership.transfer done',
      'ownership.reject done',
    ]);
  });

  it('[GO-6] ends when the submitter revokes it', async () => {
    const id = await offered();
    expect(await calls.cancel(testAccount.workspaceOwner, id)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toBe('cancelled');
    expect(await calls.answer(testAccount.workspaceAdmin, keyOf(api, id))).toMatchObject({
      failure: 'action-link-not-valid',
    });
  });

  it('[GO-6] ends after 7 days, and lets another transfer begin', async () => {
    const id = await offered();
    await api.db.query(`UPDATE app.ownership_actions SET expires_at = now() WHERE id = $1`, [id]);
    expect(await calls.answer(testAccount.workspaceAdmin, id)).toMatchObject({
      failure: 'action-link-not-valid',
    });
    expect(await calls.list(testAccount.workspaceAdmin)).toEqual([]);
    await offered();
    expect(await stateOf(id)).toBe('expired');
    expect(await lapsesOf(id)).toEqual(['expired']);
  });

  it("[GO-6, GW-6] is ended by the minute's job too, which sends the event to the members", async () => {
    const id = await offered();
    await api.db.query(`UPDATE app.ownership_actions SET expires_at = now() WHERE id = $1`, [id]);
    const told = await testAccount.told();
    await expireRows(api.db);
    expect(await stateOf(id)).toBe('expired');
    expect((await testAccount.told()).slice(told.length)).toEqual([
      `workspace update ${testAccount.workspaceId}`,
    ]);
  });

  it('[GO-6, GV-3] gets a new key and a new week when sent again; the old key is void', async () => {
    const id = await offered();
    await api.db.query(
      `UPDATE app.ownership_actions SET expires_at = now() + interval '1 hour' WHERE id = $1`,
      [id],
    );
    const answer = await calls.resend(testAccount.workspaceOwner, id);
    expect(Date.parse(answer.data?.expiresAt ?? '') - Date.now()).toBeGreaterThan(6 * millisecondsInDay);
    expect(await calls.answer(testAccount.workspaceAdmin, keyOf(api, id, 1), 'open')).toMatchObject({
      failure: 'action-link-not-valid',
    });
    expect(await calls.answer(testAccount.workspaceAdmin, keyOf(api, id, 2), 'open')).toMatchObject({
      status: 200,
    });
  });

  it('[OWN-12, GO-9, GA-13] answers all other users like an unknown link, and changes nothing for them', async () => {
    const id = await offered();
    const { workspaceOwner, accountAdmin, ownerUid, workspaceAdmin } = testAccount;
    const associationsOf = async (uid: string) => {
      const accessToken = await testAccount.tokenOf(uid);
      const { data } = await api.call('login', { token: accessToken, body: { accessToken } });
      return data?.associations;
    };
    const [before, associations] = [
      await rolesIn(api, testAccount, testAccount.workspaceId),
      await associationsOf(accountAdmin),
    ];
    expect(associations).toHaveLength(1);
    const guessed = 'A'.repeat(22);
    const answers = [
      await calls.answer(workspaceAdmin, guessed),
      await calls.answer(workspaceOwner, id),
      await calls.answer(accountAdmin, id),
      await calls.answer(ownerUid, keyOf(api, id)),
      await calls.answer(accountAdmin, id, 'open'),
      await calls.reject(workspaceOwner, id),
      await calls.reject(accountAdmin, keyOf(api, id)),
      await calls.cancel(workspaceAdmin, id),
      await calls.resend(workspaceAdmin, id),
      await calls.cancel(workspaceOwner, guessed),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 400,
        failure: 'action-link-not-valid',
        message: 'Invalid or expired action code',
        reason: null,
      });
    }
    expect(await stateOf(id)).toBe('inProgress');
    expect(await rolesIn(api, testAccount, testAccount.workspaceId)).toEqual(before);
    expect(await associationsOf(accountAdmin)).toEqual(associations);
  });
});
