import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import {
  insertAccount,
  insertInstance,
  insertMember,
  insertUser,
  insertWorkspace,
} from '@partyline/rows/testing';
import { EULA, FORM_ISSUE_TEXTS } from '@partyline/texts';
import { textsFor } from '@partyline/texts/by-language';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/database/counting-database.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { changeProfile } from './change-profile.service.ts';

const api = oncePerFile(startApi);

const NEVER = { eula_version: null, eula_accepted_at: null };
const WHOLE = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Broadcast',
  marketCode: { value: 'broadcast', label: 'Broadcast' },
  country: 'GBR',
  state: '',
  dataUsage: false,
};

/** A newcomer who owns an account and has accepted nothing. */
async function newcomer() {
  const uid = await insertUser(api.db, NEVER);
  const account = await insertAccount(api.db, { ownerUid: uid, name: 'First Name' });
  const email = `${uid}@example.test`;
  return { uid, email, ...account, token: await api.tokenFor({ uid, accountId: account.accountId }) };
}

async function rowOf(uid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>('SELECT * FROM app.users WHERE uid = $1', [
    uid,
  ]);
  return rows[0];
}

async function nameOf(accountId: number) {
  const { rows } = await api.db.query<{ name: string }>('SELECT name FROM app.accounts WHERE id = $1', [
    accountId,
  ]);
  return rows[0]?.name;
}

async function auditOf(uid: string) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `SELECT action, outcome, reason, object_kind AS kind FROM app.audit WHERE actor_uid = $1 ORDER BY id`,
    [uid],
  );
  return rows;
}

describe('GET users/account', () => {
  it('[API-12, ENT-24] returns the stored profile, with empty texts for missing fields and zero for no acceptance', async () => {
    const { email, token } = await newcomer();
    expect((await api.call('readProfile', { token })).data).toEqual({
      firstName: '',
      lastName: '',
      company: '',
      marketCode: { value: '', label: '' },
      country: '',
      state: '',
      dataUsage: true,
      contactConsent: false,
      email,
      accountName: 'First Name',
      canRenameAccount: true,
      t_c_accepted_date: { seconds: 0, nanoseconds: 0 },
    });
  });

  it('[GA-32] has no account name for a user without an account, and none of another account', async () => {
    const { accountId } = await insertAccount(api.db, { name: 'Foreign' });
    const uid = await insertUser(api.db);
    for (const token of [await api.tokenFor({ uid }), await api.tokenFor({ uid, accountId })]) {
      expect((await api.call('readProfile', { token })).data).toMatchObject({
        accountName: null,
        canRenameAccount: false,
      });
    }
  });

  it('does not find a user who has not signed up', async () => {
    const token = await api.tokenFor({ uid: 'never-signed-up' });
    expect((await api.call('readProfile', { token })).failure).toBe('not-found');
    expect((await api.call('changeProfile', { token, body: {} })).failure).toBe('not-found');
    const body = { t_c_accepted_date: true };
    expect((await api.call('acceptEula', { token, body })).failure).toBe('not-found');
  });

  it('[GA-33] refuses an unverified address', async () => {
    const uid = await insertUser(api.db, { email_proved_at: null });
    const token = await api.tokenFor({ uid, emailVerified: false });
    const answers = await Promise.all([
      api.call('readProfile', { token }),
      api.call('changeProfile', { token, body: {} }),
      api.call('readEula', { token }),
      api.call('acceptEula', { token, body: { t_c_accepted_date: true } }),
    ]);
    expect(new Set(answers.map(({ failure }) => failure))).toEqual(new Set(['email-not-verified']));
  });
});

describe('PUT users/account', () => {
  it('[API-13, EULA-14, EULA-21, EULA-22, GE-2] trims the profile, and stores version and time of the acceptance', async () => {
    const { uid, email, token } = await newcomer();
    const before = Math.floor(Date.now() / 1000);
    const body = {
      ...WHOLE,
      firstName: '  Ada ',
      lastName: '\tLovelace\n',
      company: ' Analytical Broadcast ',
      marketCode: { value: ' broadcast ', label: ' Broadcast ' },
      email: ` ${email.toUpperCase()} `,
      t_c_accepted_date: true,
    };
    const { data } = await api.call('changeProfile', { token, body });
    expect(data).toMatchObject({ ...WHOLE, email });
    expect(data?.t_c_accepted_date.seconds).toBeGreaterThanOrEqual(before);
    expect((await api.call('readProfile', { token })).data).toEqual(data);
    expect(await rowOf(uid)).toMatchObject({ email, name: 'Ada Lovelace', eula_version: EULA.version });
    const { user } = (await api.call('currentUser', { token })).data!;
    expect(user).toMatchObject({
      acceptedEulaVersion: EULA.version,
      t_c_accepted_date: data?.t_c_accepted_date,
    });
    expect(await auditOf(uid)).toMatchObject([
      { action: 'profile.change', outcome: 'done' },
      { action: 'eula.accept', outcome: 'done', kind: 'eula' },
    ]);
  });

  it('[EULA-13] does not accept the agreement unasked', async () => {
    const { uid, email, token } = await newcomer();
    expect((await api.call('changeProfile', { token, body: { ...WHOLE, email } })).status).toBe(200);
    expect(await rowOf(uid)).toMatchObject({ eula_version: null, eula_accepted_at: null });
  });

  it('reports all issues together, as the form does, and changes nothing', async () => {
    const { uid, email, accountId, token } = await newcomer();
    const before = await rowOf(uid);
    const body = {
      firstName: ' ',
      lastName: 'x'.repeat(31),
      company: 'x',
      marketCode: { value: '', label: ' ' },
      country: 'USA',
      state: 'ZZ',
      dataUsage: true,
      contactConsent: true,
      email,
      accountName: '12.345',
      t_c_accepted_date: true,
    };
    const answer = await api.call('changeProfile', { token, body });
    expect(answer.failure).toBe('request-not-proper');
    expect(answer.issues).toEqual(
      (
        [
          ['firstName', 'first-name-required'],
          ['lastName', 'last-name-too-long'],
          ['company', 'company-too-short'],
          ['marketCode', 'market-code-required'],
          ['state', 'state-unknown'],
          ['accountName', 'account-name-is-number'],
        ] as const
      ).map(([field, code]) => ({ path: `body.${field}`, code, message: FORM_ISSUE_TEXTS[code] })),
    );
    expect(await rowOf(uid)).toEqual(before);
    expect(await nameOf(accountId)).toBe('First Name');
  });

  it('[EULA-15] requires the whole profile for an acceptance, and for a first profile', async () => {
    const { uid, token } = await newcomer();
    for (const body of [{ t_c_accepted_date: true }, { firstName: 'Ada' }]) {
      const answer = await api.call('changeProfile', { token, body });
      expect(answer.failure).toBe('request-not-proper');
      expect(answer.issues.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['body.lastName', 'body.company', 'body.marketCode', 'body.country']),
      );
    }
    expect(await rowOf(uid)).toMatchObject({ eula_accepted_at: null, first_name: '' });
  });

  it('[EULA-26, VAL-25, GE-7] accepts a market by code or label alone', async () => {
    const { token } = await newcomer();
    for (const marketCode of [{ value: 'broadcast' }, { label: 'Something of our own' }]) {
      const answer = await api.call('changeProfile', { token, body: { ...WHOLE, marketCode } });
      expect(answer.data?.marketCode).toEqual({ value: '', label: '', ...marketCode });
    }
  });

  it('keeps omitted fields, also the consents', async () => {
    const { email, token } = await newcomer();
    await api.call('changeProfile', { token, body: { ...WHOLE, email, contactConsent: true } });
    const { data } = await api.call('changeProfile', { token, body: { company: 'Another House' } });
    expect(data).toMatchObject({ ...WHOLE, company: 'Another House', contactConsent: true });
    const quiet = await api.call('changeProfile', { token, body: { contactConsent: false } });
    expect(quiet.data).toMatchObject({ ...WHOLE, company: 'Another House', contactConsent: false });
    expect((await api.call('changeProfile', { token, body: {} })).data).toEqual(quiet.data);
  });

  it.each([
    ['USA', 'state-required'],
    ['CAN', null],
    ['GBR', null],
  ])('[VAL-26, EULA-29] requires a state only in the USA: %s', async (country, code) => {
    const { token, email } = await newcomer();
    const { status, issues } = await api.call('changeProfile', {
      token,
      body: { ...WHOLE, email, country, state: '' },
    });
    expect(status).toBe(code === null ? 200 : 400);
    expect(issues.map((issue) => [issue.path, issue.code])).toEqual(
      code === null ? [] : [['body.state', code]],
    );
  });

  it('[EULA-28, EULA-29, GE-6] stores a state only for the USA', async () => {
    const { email, token } = await newcomer();
    const body = { ...WHOLE, email, country: 'USA', state: 'DC' };
    expect((await api.call('changeProfile', { token, body })).data).toMatchObject({ state: 'DC' });
    const moved = await api.call('changeProfile', { token, body: { country: 'CAN' } });
    expect(moved.data).toMatchObject({ country: 'CAN', state: '' });
  });

  it.each([
    ['another address', { email: 'other@else.test' }, 'body.email'],
    ['no address', { email: '' }, 'body.email'],
    ['a tick that is none', { t_c_accepted_date: false }, 'body.t_c_accepted_date'],
    ['a time of the caller', { t_c_accepted_date: { seconds: 1, nanoseconds: 0 } }, 'body.t_c_accepted_date'],
    ['an unknown field', { register_state: 'done' }, 'body.register_state'],
    ['a market with more in it', { marketCode: { value: 'a', label: 'b', id: 1 } }, 'body.marketCode.id'],
    ['null for a text', { company: null }, 'body.company'],
  ])('[EULA-18] refuses %s', async (_what, change, path) => {
    const { uid, email, token } = await newcomer();
    const before = await rowOf(uid);
    const answer = await api.call('changeProfile', { token, body: { ...WHOLE, email, ...change } });
    expect(answer.failure).toBe('request-not-proper');
    expect(answer.issues.map((issue) => issue.path)).toEqual([path]);
    expect(await rowOf(uid)).toEqual(before);
  });

  it('[GE-11, GE-12] counts lengths after trimming, an emoji as two', async () => {
    const { email, token } = await newcomer();
    const longest = { firstName: '🎧'.repeat(15), lastName: 'x'.repeat(30), company: 'é'.repeat(30) };
    const body = { ...WHOLE, ...longest, email };
    expect((await api.call('changeProfile', { token, body })).data).toMatchObject(longest);
    const tooLong = { ...body, firstName: '🎧'.repeat(15) + 'x', company: 'x'.repeat(31) };
    const answer = await api.call('changeProfile', { token, body: tooLong });
    expect(answer.issues.map(({ code }) => code)).toEqual(['first-name-too-long', 'company-too-long']);
  });

  it('uses few statements', async () => {
    const { uid, email, accountId } = await newcomer();
    const { database, statements } = countStatements(api.db);
    const account = { id: accountId, customerStatus: 'B2C', planType: 'paid' } as const;
    const memberships = [{ accountId, workspaceId: null, role: 'account-owner' }] as const;
    const caller = { uid, isKnown: true, language: null, account, memberships };
    const body = { ...WHOLE, email, accountName: 'Second Name', t_c_accepted_date: true } as const;
    await changeProfile(database, { caller, tokenEmail: email, body, language: 'en', requestId: 'r' });
    expect(statements()).toBeLessThanOrEqual(9);
  });
});

describe('the name of a new account', () => {
  /** An owner without any acceptance, in an account named at sign-up. */
  async function signedUp(name: string) {
    const uid = await insertUser(api.db, { ...NEVER, name: 'Ada L.' });
    const { accountId } = await insertAccount(api.db, { ownerUid: uid, name });
    const token = await api.tokenFor({ uid, accountId });
    const body = { ...WHOLE, email: `${uid}@example.test`, t_c_accepted_date: true } as const;
    return { uid, accountId, token, body };
  }

  it("[EULA-25, VAL-17] is the company's at the first acceptance, also in a trial", async () => {
    const { uid, accountId, token, body } = await signedUp('Ada L.');
    const { data } = await api.call('changeProfile', { token, body });
    expect(data?.accountName).toBe('Analytical Broadcast');
    expect(await nameOf(accountId)).toBe('Analytical Broadcast');
    const { user } = (await api.call('currentUser', { token })).data!;
    expect(user.accountName).toBe('Analytical Broadcast');
    expect(await auditOf(uid)).toContainEqual(
      expect.objectContaining({ action: 'account.rename', outcome: 'done' }),
    );
    await api.call('changeProfile', { token, body: { ...body, company: 'Second Company' } });
    expect(await nameOf(accountId)).toBe('Analytical Broadcast');
  });

  it('[ACCT-24, GA-30] stays as chosen, and is never a number', async () => {
    const renamed = await signedUp('Engine Room');
    await api.call('changeProfile', { token: renamed.token, body: renamed.body });
    expect(await nameOf(renamed.accountId)).toBe('Engine Room');
    const numbered = await signedUp('Ada L.');
    const body = { ...numbered.body, company: '12345' };
    expect((await api.call('changeProfile', { token: numbered.token, body })).failure).toBeNull();
    expect(await nameOf(numbered.accountId)).toBe('Ada L.');
  });

  it('is not the company of an invited user', async () => {
    const { accountId } = await insertAccount(api.db, { name: 'Ada L.' });
    const uid = await insertMember(api.db, { accountId, workspaceId: null, role: 'account-admin' });
    await api.db.query(
      `UPDATE app.users SET name = 'Ada L.', eula_version = NULL, eula_accepted_at = NULL WHERE uid = $1`,
      [uid],
    );
    const token = await api.tokenFor({ uid, accountId });
    const body = { ...WHOLE, email: `${uid}@example.test`, t_c_accepted_date: true } as const;
    expect((await api.call('changeProfile', { token, body })).failure).toBeNull();
    expect(await nameOf(accountId)).toBe('Ada L.');
  });
});

describe('renaming an account', () => {
  const MAY: readonly StoredRole[] = ['account-owner'];

  it.each(STORED_ROLES)('[GA-32, ACCT-24] needs the right, as %s', async (role) => {
    const { accountId, ownerUid } = await insertAccount(api.db, { name: 'Before' });
    const isOwner = role === 'account-owner';
    const workspaceId =
      role === 'account-admin' ? null : await insertWorkspace(api.db, { account_id: accountId });
    const uid = isOwner ? ownerUid : await insertMember(api.db, { accountId, workspaceId, role });
    const token = await api.tokenFor({ uid, accountId, workspaceId });
    const answer = await api.call('changeProfile', { token, body: { accountName: '  After  ' } });
    const mayRename = MAY.includes(role);
    expect(answer.failure).toBe(mayRename ? null : 'forbidden');
    expect(await nameOf(accountId)).toBe(mayRename ? 'After' : 'Before');
    expect((await api.call('readProfile', { token })).data?.canRenameAccount).toBe(mayRename);
    expect((await auditOf(uid)).at(-1)).toMatchObject({
      action: 'account.rename',
      outcome: mayRename ? 'done' : 'refused',
      reason: mayRename ? null : answer.reason,
    });
  });

  it.each([
    ['', 'account-name-not-removable'],
    ['   ', 'account-name-not-removable'],
    ['x', 'account-name-too-short'],
    ['x'.repeat(31), 'account-name-too-long'],
    ['12345', 'account-name-is-number'],
    ['1.000, 5', 'account-name-is-number'],
  ])('[VAL-17, VAL-18, VAL-19, VAL-20, GA-30] refuses %j', async (accountName, code) => {
    const { accountId, token } = await newcomer();
    const answer = await api.call('changeProfile', { token, body: { accountName } });
    expect(answer.issues).toMatchObject([{ path: 'body.accountName', code }]);
    expect(await nameOf(accountId)).toBe('First Name');
  });

  it('[VAL-18] accepts a name of 2 and of 30 characters', async () => {
    const { accountId, token } = await newcomer();
    for (const accountName of ['ab', 'x'.repeat(30)]) {
      expect((await api.call('changeProfile', { token, body: { accountName } })).data).toMatchObject({
        accountName,
      });
      expect(await nameOf(accountId)).toBe(accountName);
    }
  });

  it('is refused without an account, and through another account', async () => {
    const { accountId } = await insertAccount(api.db, { name: 'Foreign' });
    const uid = await insertUser(api.db);
    const token = await api.tokenFor({ uid, accountId });
    const answer = await api.call('changeProfile', { token, body: { accountName: 'Mine now' } });
    expect(answer).toMatchObject({ failure: 'forbidden', reason: 'no-membership' });
    expect(await nameOf(accountId)).toBe('Foreign');
  });
});

it("refreshes the lists that show an owner's name, and sends the events", async () => {
  const { accountId, ownerUid } = await insertAccount(api.db);
  const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
  await insertInstance(api.db, { account_id: accountId, workspace_id: workspaceId });
  const uid = await insertMember(api.db, { accountId, workspaceId, role: 'workspace-owner' });
  const reader = await api.tokenFor({ uid: ownerUid, accountId });
  const etag = (await api.call('listInstances', { token: reader })).headers.get('etag')!;
  const ask = () => api.call('listInstances', { token: reader, headers: { 'if-none-match': etag } });
  expect((await ask()).status).toBe(304);

  const token = await api.tokenFor({ uid, accountId, workspaceId });
  const body = { ...WHOLE, email: `${uid}@example.test` };
  expect((await api.call('changeProfile', { token, body })).status).toBe(200);
  const { status, data } = await ask();
  expect(status).toBe(200);
  expect(data?.find(({ id }) => id === workspaceId)?.ownerName).toBe('Ada Lovelace');
  const { rows } = await api.db.query('SELECT event, silent FROM app.notifications WHERE account_id = $1', [
    accountId,
  ]);
  expect(rows).toEqual([{ event: 'workspace update', silent: true }]);
});

describe('the license agreement', () => {
  it('[GE-9, GE-13] is returned in its current version', async () => {
    const token = await api.tokenFor({ uid: await insertUser(api.db) });
    expect((await api.call('readEula', { token })).data).toEqual(EULA);
  });

  it.each([
    ['of the page', { cookie: 'language=de', 'accept-language': 'en' }, null, 'de'],
    ['that the browser prefers', { 'accept-language': 'de-AT,de;q=0.9' }, 'en', 'de'],
    ['of the profile', {}, 'de', 'de'],
    ['that is the default', {}, null, 'en'],
  ] as const)(
    '[HZ-17, GE-1] is answered in the language %s, and accepted in it, alone and with the profile',
    async (_which, headers, language, expected) => {
      const uid = await insertUser(api.db, { language, eula_version: '1' });
      const token = await api.tokenFor({ uid });
      const { data } = await api.call('readEula', { token, headers });
      expect(data).toEqual({ ...textsFor(expected).EULA, language: expected });
      await api.call('acceptEula', { token, headers, body: { t_c_accepted_date: true } });
      expect(await rowOf(uid)).toMatchObject({ eula_version: EULA.version, eula_language: expected });
      const other = await newcomer();
      await api.db.query('UPDATE app.users SET language = $2 WHERE uid = $1', [other.uid, language]);
      const body = { ...WHOLE, email: other.email, t_c_accepted_date: true };
      await api.call('changeProfile', { token: other.token, headers, body });
      expect(await rowOf(other.uid)).toMatchObject({ eula_version: EULA.version, eula_language: expected });
    },
  );

  it('[HZ-17] stays in the language of its acceptance when the profile changes later', async () => {
    const { uid, email, token } = await newcomer();
    const body = { ...WHOLE, email };
    const german = { cookie: 'language=de' };
    await api.call('changeProfile', { token, headers: german, body: { ...body, t_c_accepted_date: true } });
    await api.call('changeProfile', { token, body: { ...body, company: 'Other' } });
    expect(await rowOf(uid)).toMatchObject({ company: 'Other', eula_language: 'de' });
  });

  it('[API-14, GE-9] is accepted again after an older version', async () => {
    const uid = await insertUser(api.db, {
      eula_version: '1',
      eula_accepted_at: new Date('2020-01-01T00:00:00Z'),
    });
    const token = await api.tokenFor({ uid });
    const { data } = await api.call('acceptEula', { token, body: { t_c_accepted_date: true } });
    expect(data?.t_c_accepted_date.seconds).toBeGreaterThan(Date.now() / 1000 - 60);
    expect((await api.call('currentUser', { token })).data?.user).toMatchObject({
      acceptedEulaVersion: EULA.version,
      ...data,
    });
    expect(await auditOf(uid)).toMatchObject([{ action: 'eula.accept', outcome: 'done' }]);
  });

  it('[EULA-12, GE-1] is accepted with a new profile, and alone once the profile is complete', async () => {
    const { uid, email, token } = await newcomer();
    const body = { t_c_accepted_date: true };
    const refused = await api.call('acceptEula', { token, body });
    expect(refused.failure).toBe('request-not-proper');
    expect(refused.issues[0]).toMatchObject({ path: 'body.firstName', code: 'first-name-required' });
    expect(await rowOf(uid)).toMatchObject({ eula_accepted_at: null });
    await api.call('changeProfile', { token, body: { ...WHOLE, email } });
    expect((await api.call('acceptEula', { token, body })).status).toBe(200);
  });

  it.each([
    {},
    { t_c_accepted_date: false },
    { t_c_accepted_date: 'true' },
    { t_c_accepted_date: true, version: '9' },
  ])('is not accepted by %j', async (body) => {
    const { uid, token } = await newcomer();
    expect((await api.call('acceptEula', { token, body })).failure).toBe('request-not-proper');
    expect(await rowOf(uid)).toMatchObject({ eula_accepted_at: null });
  });
});
