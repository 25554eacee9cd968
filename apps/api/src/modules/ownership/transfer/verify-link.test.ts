import { insertRow } from '@partyline/rows/testing';
import { parseRedirectAction } from '@partyline/session';
import { nextAfterVerification, readVerifyAnswer } from '@partyline/workspaces';
import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { insertOwnedTestAccount, keyOf, ownershipCalls } from '../../../testing/accounts/transfers.ts';
import { startApi } from '../../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertOwnedTestAccount(api));
const calls = ownershipCalls(api, testAccount);

const verify = (query: Readonly<Record<string, string>>) => api.call('verifyActionLink', { query });

const offered = async () => {
  const { data } = await calls.transfer(testAccount.workspaceOwner, testAccount.workspaceAdmin);
  return data?.id ?? '';
};

async function invited(columns: Readonly<Record<string, unknown>> = {}) {
  const key = randomBytes(16).toString('base64url');
  const row = {
    account_id: testAccount.accountId,
    workspace_id: testAccount.workspaceId,
    email: 'guest@example.test',
    role_id: 4,
    mail_key_hash: createHash('sha256').update(key).digest(),
    expires_at: new Date(Date.now() + 60_000),
    invited_by: testAccount.ownerUid,
  };
  const id = await insertRow<number>(api.db, 'invitations', { ...row, ...columns }, 'id');
  return { key, id };
}

describe('a link', () => {
  it('[API-24, OWN-14, GR-5] of a transfer leads from the landing page to its own page', async () => {
    const key = keyOf(api, await offered());
    const answer = await verify({ key });
    const [workspace] = (
      await api.db.query<{ name: string }>('SELECT name FROM app.workspaces WHERE id = $1', [
        testAccount.workspaceId,
      ])
    ).rows;
    expect(answer).toMatchObject({
      status: 200,
      data: {
        event: 'ownership-transfer',
        accountId: testAccount.accountId,
        workspaceId: testAccount.workspaceId,
        userName: 'Test Person',
        userId: testAccount.workspaceOwner,
        placeName: workspace?.name,
        redirectAction: `/ownershiptransfer?docId=${key}`,
      },
    });
    expect(readVerifyAnswer(answer.data)).not.toBeNull();
    expect(parseRedirectAction(answer.data?.redirectAction)).toMatchObject({ ok: true });
  });

  it("[ENT-22, OWN-13] returns every field of the link's record", async () => {
    const key = keyOf(api, await offered());
    const answer = readVerifyAnswer((await verify({ key })).data);
    const session = { transfer: null, associations: [] };
    expect(nextAfterVerification(session, key, answer).transfer).toEqual({
      VerifyKey: key,
      isVerified: true,
      requesterName: 'Test Person',
      userId: testAccount.workspaceOwner,
      event: 'ownership-transfer',
      redirectAction: `/ownershiptransfer?docId=${key}`,
    });
  });

  it('[GR-5] of a transfer leads from its own page to the dashboard', async () => {
    const answer = await verify({ docId: keyOf(api, await offered()) });
    expect(answer.data?.redirectAction).toBe('/dashboard');
    expect(parseRedirectAction(answer.data?.redirectAction)).toMatchObject({ ok: true });
  });

  it('[API-24] says whether it is about a request or the account', async () => {
    const request = (await calls.request(testAccount.workspaceAdmin)).data?.id ?? '';
    expect((await verify({ key: keyOf(api, request) })).data?.event).toBe('ownership-request');
    const account =
      (await calls.transferAccount(testAccount.ownerUid, testAccount.accountAdmin)).data?.id ?? '';
    expect((await verify({ key: keyOf(api, account) })).data).toMatchObject({
      event: 'account-transfer',
      workspaceId: null,
      placeName: 'Test Account',
    });
  });

  it.each(['mail_key_hash', 'key_hash'])(
    '[API-24, GR-5] of an invitation leads to its page: %s',
    async (column) => {
      const { key, id } = await invited();
      if (column === 'key_hash')
        await api.db.query(
          'UPDATE app.invitations SET key_hash = mail_key_hash, mail_key_hash = NULL WHERE id = $1',
          [id],
        );
      const answer = await verify({ key });
      expect(answer.data).toMatchObject({
        event: 'invitation',
        userId: testAccount.ownerUid,
        redirectAction: `/invite?inviteId=${key}`,
      });
      expect(parseRedirectAction(answer.data?.redirectAction)).toMatchObject({ ok: true });
    },
  );

  it('[GO-9, GV-9] of an owner invitation is refused when the workspace has an owner, as on its own page', async () => {
    const { key } = await invited({ role_id: 2 });
    expect(await verify({ key })).toMatchObject({ failure: 'action-link-not-valid' });
    expect(await api.call('verifyInvitation', { params: { inviteId: key } })).toMatchObject({ status: 400 });
  });

  it('[GO-9, GX-16] that is unknown, an id, closed, expired or revoked is refused in the same way', async () => {
    const open = await offered();
    const { key: revoked } = await invited({ status: 'revoked' });
    const { key: expired } = await invited({ expires_at: new Date(), email: 'other@example.test' });
    const { key: ended } = await invited({ ends_at: new Date(), email: 'third@example.test' });
    const key = keyOf(api, open);
    await calls.cancel(testAccount.workspaceOwner, open);
    const again = await offered();
    const lapsed = keyOf(api, again);
    await api.db.query('UPDATE app.ownership_actions SET expires_at = now() WHERE id = $1', [again]);
    for (const text of [key, again, revoked, expired, ended, lapsed, 'x', 'A'.repeat(512)]) {
      for (const name of ['key', 'docId', 'inviteId'])
        expect(await verify({ [name]: text })).toMatchObject({
          status: 400,
          failure: 'action-link-not-valid',
          message: 'Invalid or expired action code',
          reason: null,
        });
    }
  });

  it.each([
    {},
    { key: 'a', docId: 'b' },
    { key: '' },
    { key: 'a b' },
    { key: 'a'.repeat(513) },
    { code: 'a' },
  ])('[GA-13] with the query %j is not a proper request', async (query) => {
    expect(await verify(query)).toMatchObject({
      status: 400,
      failure: 'request-not-proper',
      message: 'Your request is not proper!',
    });
  });
});

it('[GV-3, PLUS-22] stores, audits, logs and answers no key', async () => {
  const id = await offered();
  const key = keyOf(api, id);
  await verify({ key });
  await calls.answer(testAccount.accountAdmin, key);
  const answers = [
    await calls.list(testAccount.workspaceOwner),
    await calls.list(testAccount.workspaceAdmin),
    (await calls.resend(testAccount.workspaceOwner, id)).data,
  ];
  await calls.answer(testAccount.workspaceAdmin, keyOf(api, id, 2));
  const tables = await Promise.all(
    ['ownership_actions', 'audit', 'notifications', 'idempotency_keys'].map(async (table) => {
      const { rows } = await api.db.query(`SELECT to_jsonb(t) AS row FROM app.${table} t`);
      return JSON.stringify(rows);
    }),
  );
  for (const secret of [key, keyOf(api, id, 2)])
    for (const text of [JSON.stringify(answers), ...tables, api.logLines.join('\n')])
      expect(text).not.toContain(secret);
});
