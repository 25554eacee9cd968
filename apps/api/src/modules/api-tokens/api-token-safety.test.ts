import { describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { startTestSmtp } from '../../testing/outside/test-smtp.ts';
import { startApi } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';
import { composeApiTokenMade } from './api-token-mail.ts';

const smtp = oncePerFile(startTestSmtp);
const api = oncePerFile(() =>
  startApi({ SMTP_URL: smtp.url, MAIL_FROM: 'Partyline <no-reply@partyline.test>' }),
);
const testAccount = oncePerTest(() => insertTestAccount(api));

const WANTED = { name: 'Rundown', scopes: ['devices:read'], days: 30 };

async function create(uid: string) {
  return api.call('createApiToken', { token: await testAccount.tokenOf(uid), body: WANTED });
}

async function list(uid: string) {
  return (await api.call('listApiTokens', { token: await testAccount.tokenOf(uid) })).data ?? [];
}

describe('[PLUS-25, GX-19] the sign-in that makes an API token', () => {
  const nowS = () => Math.floor(Date.now() / 1000);
  const withSignInOf = (ageS: number) =>
    api.tokenFor({ uid: testAccount.ownerUid, accountId: testAccount.accountId, signedInAt: nowS() - ageS });

  it('is recent: an older one gets the documented code, in the language of the reader, and makes nothing', async () => {
    const call = async (ageS: number, headers: Readonly<Record<string, string>> = {}) =>
      api.call('createApiToken', { token: await withSignInOf(ageS), body: WANTED, headers });
    const refused = {
      status: 403,
      errorCode: 2015,
      failure: 'recent-login-required',
      reason: 'recent-login-required',
      message: 'This requires recent Login. Please login again before retrying.',
    };
    expect(await call(310)).toMatchObject(refused);
    expect((await call(310, { 'accept-language': 'de' })).message).not.toBe(refused.message);
    expect(await list(testAccount.ownerUid)).toEqual([]);
    expect((await call(290)).status).toBe(200);
  });

  it('may be old where tokens are listed and revoked', async () => {
    const { data } = await create(testAccount.ownerUid);
    const token = await withSignInOf(4_000);
    expect((await api.call('listApiTokens', { token })).data).toHaveLength(1);
    expect((await api.call('revokeApiToken', { token, params: { id: data!.token.id } })).status).toBe(200);
  });

  it('has not ended when the token is committed', async () => {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const ending = await api.db.connect();
    await ending.query('BEGIN');
    await ending.query(
      `UPDATE app.users SET tokens_valid_after = now() + interval '2 seconds' WHERE uid = $1`,
      [testAccount.ownerUid],
    );
    const answer = api.call('createApiToken', { token, body: WANTED });
    await until('the call waits for the logout', async () => {
      const { rowCount } = await api.db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND query LIKE '%tokens_valid_after%FOR SHARE%'`,
      );
      return rowCount === 1;
    });
    await ending.query('COMMIT');
    ending.release();
    expect((await answer).failure).toBe('unauthenticated');
    const { rowCount } = await api.db.query('SELECT FROM app.api_tokens WHERE user_uid = $1', [
      testAccount.ownerUid,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('[PLUS-25] the mail about a new API token', () => {
  const mailOf = async (language: 'en' | 'de') => {
    await api.db.query('UPDATE app.users SET language = $2 WHERE uid = $1', [testAccount.ownerUid, language]);
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0',
    };
    const { data } = await api.call('createApiToken', { token, body: WANTED, headers });
    const id = String(data?.token.id);
    const composed = await composeApiTokenMade(
      api.db,
      { kind: 'api-token-made', id, version: 1 },
      { publicUrl: 'https://portal.example.test', invitationSecret: '', supportAddress: '', perMinute: 1 },
    );
    return { id, secret: data?.secret ?? '', mail: composed?.mail };
  };

  it('says in both languages who made which token for what, until when, from where, and how it is revoked', async () => {
    const { mail, secret } = await mailOf('en');
    expect(mail?.to).toBe(`${testAccount.ownerUid}@example.test`);
    expect(mail?.subject).toBe('A new API token for Test Account: Rundown');
    for (const part of [
      `${testAccount.ownerUid}@example.test`,
      'Rundown',
      'See workspaces, devices and their history',
      'It works until',
      'Firefox on Windows',
      'from the network address 127.0.0.1',
      'revoke the token under Settings',
      'https://portal.example.test/myaccount/settings/api-tokens',
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain(secret);
    const german = (await mailOf('de')).mail;
    expect(german?.subject).toContain('Ein neues API-Token');
    expect(german?.text).toContain('widerrufen Sie das Token');
    expect(german?.html).toContain('<html lang="de">');
  });

  it('is sent once, and not for a token that was rolled back', async () => {
    const { id } = await mailOf('en');
    const sent = () =>
      smtp.mails.filter(({ messageId }) => messageId.includes(`api-token-made.${id}.`)).length;
    await until('it is sent', () => sent() === 1);
    await api.db
      .query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'failed by the test'; END $$;
      CREATE CONSTRAINT TRIGGER fail AFTER INSERT ON app.api_tokens INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail()`);
    expect((await create(testAccount.ownerUid)).failure).toBe('internal');
    await api.db.query('DROP TRIGGER fail ON app.api_tokens; DROP FUNCTION fail()');
    const { rowCount } = await api.db.query(
      `SELECT FROM graphile_worker.jobs WHERE key LIKE 'mail-api-token-made-%' AND key <> $1`,
      [`mail-api-token-made-${id}`],
    );
    expect(rowCount).toBe(0);
  });
});

describe('[PLUS-23, PLUS-25] logging out everywhere', () => {
  const logOut = async (body?: object) =>
    api.call('logOutEverywhere', {
      token: await testAccount.tokenOf(testAccount.ownerUid),
      ...(body === undefined ? {} : { body }),
    });
  const works = async (secret: string) => (await api.call('listInstances', { token: secret })).status === 200;

  it.each([[undefined], [{}], [{ revokeApiTokens: false }]])(
    'with the body %j keeps API tokens',
    async (body) => {
      const { data } = await create(testAccount.ownerUid);
      expect((await logOut(body)).status).toBe(200);
      expect(await works(data!.secret)).toBe(true);
    },
  );

  it('revokes all of the user and no other if asked to, each with its entry', async () => {
    const other = await testAccount.member('account-admin');
    const [first, second, foreign] = [
      await create(testAccount.ownerUid),
      await create(testAccount.ownerUid),
      await create(other),
    ];
    expect((await logOut({ revokeApiTokens: true })).status).toBe(200);
    expect(await works(first.data!.secret)).toBe(false);
    expect(await works(second.data!.secret)).toBe(false);
    expect(await works(foreign.data!.secret)).toBe(true);
    for (const { data } of [first, second])
      expect(await testAccount.auditOf(String(data!.token.id))).toContain('api-token.revoke done');
  });

  it('refuses another body, and API tokens', async () => {
    expect((await logOut({ revokeApiTokens: 'yes' })).issues).toMatchObject([
      { path: 'body.revokeApiTokens' },
    ]);
    const { data } = await create(testAccount.ownerUid);
    const answer = await api.call('logOutEverywhere', {
      token: data!.secret,
      body: { revokeApiTokens: true },
    });
    expect(answer.status).toBe(403);
    expect(await works(data!.secret)).toBe(true);
  });
});
