import { parseWorkspaceRequest } from '@partyline/workspaces';
import { STORED_ROLES } from '@partyline/roles';
import { createOrMoveBodySchema } from '@partyline/contract';
import { insertAccount, insertWorkspace } from '@partyline/rows/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

async function create(uid: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return api.call('createOrMove', { token: await testAccount.tokenOf(uid), body, headers });
}
const byOwner = (body: object) => create(testAccount.ownerUid, body);

async function namesOf(uid = testAccount.ownerUid) {
  const { data } = await api.call('listInstances', { token: await testAccount.tokenOf(uid) });
  return data?.map(({ name }) => name) ?? [];
}

async function audited() {
  const { rows } = await api.db.query<{ line: string }>(
    `SELECT concat_ws(' ', action, outcome, reason) AS line FROM app.audit
      WHERE account_id = $1 AND action = 'workspace.create' ORDER BY id`,
    [testAccount.accountId],
  );
  return rows.map(({ line }) => line);
}

it.each(['Stu\u202Edio', 'Stu\u200Bdio', 'Stu\u3164dio'])(
  '[GW-2, GU-10] refuses the hidden character in the name %j, in the language of the reader',
  async (name) => {
    const answer = await byOwner({ action: 'create', name });
    expect(answer).toMatchObject({ status: 400, failure: 'request-not-proper', reason: 'hidden-characters' });
    expect(answer.message).toBe('Remove the hidden characters: type this instead of pasting it.');
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const headers = { 'accept-language': 'de' };
    const german = await api.call('createOrMove', { token, body: { action: 'create', name }, headers });
    expect(german.message).toBe(
      'Entfernen Sie die unsichtbaren Zeichen: Tippen Sie dies, statt es einzufügen.',
    );
    expect(await namesOf()).not.toContain(name);
  },
);

describe('who may create a workspace', () => {
  it.each(['account-owner', 'account-admin'] as const)(
    '[API-51, WS-10, WS-14, PLUS-22] is the %s: it is empty and without an owner, audited, and the event is sent',
    async (role) => {
      const uid = await testAccount.member(role);
      const answer = await create(uid, { action: 'create', name: '  Studio\u0301 9 ' });
      expect(answer).toMatchObject({ status: 200, data: { name: 'Studi\u00f3 9', rowVersion: 1 } });
      const { data } = await api.call('listInstances', { token: await testAccount.tokenOf(uid) });
      expect(data?.find(({ name }) => name === 'Studi\u00f3 9')).toMatchObject({
        ...answer.data,
        isDefault: false,
        roleType: 'orphanage',
        haveWorkspaceOwner: false,
        vicList: [],
      });
      expect(await audited()).toEqual(['workspace.create done']);
      expect(await testAccount.told()).toEqual(['workspace update']);
    },
  );

  it.each(STORED_ROLES.filter((role) => !role.startsWith('account')))(
    '[API-51, ROLE-38, PLUS-7, PLUS-22] is not the %s: refused with the reason, and audited',
    async (role) => {
      const uid = await testAccount.member(role);
      expect(await create(uid, { action: 'create', name: 'Mine' })).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
      });
      expect(await namesOf()).not.toContain('Mine');
      expect(await audited()).toEqual(['workspace.create refused no-right']);
    },
  );

  it('[GC-5] is no user in a trial', async () => {
    const { accountId, ownerUid } = await insertAccount(api.db, { productKind: 'trial' });
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    expect(await api.call('createOrMove', { token, body: { name: 'Mine' } })).toMatchObject({
      status: 403,
      reason: 'trial',
      message: 'Not available in the trial',
    });
  });
});

describe('its name', () => {
  it.each([
    ['', 'workspace-name-required', 'Workspace name is required.'],
    ['  ', 'workspace-name-required', 'Workspace name is required.'],
    ['x'.repeat(31), 'workspace-name-too-long', 'Workspace name must be at most 30 characters.'],
    ['Studio #1', 'workspace-name-special-characters', 'Special characters are not allowed: #'],
    ['A/B & C/D', 'workspace-name-special-characters', 'Special characters are not allowed: / &'],
    ['a\u00A0b', 'workspace-name-special-characters', 'Special characters are not allowed: U+00A0'],
  ])(
    '[VAL-21, WS-5, WS-6, WS-7, GW-2, HZ-15] %j is refused at its field: %s',
    async (name, code, message) => {
      const answer = await byOwner({ action: 'create', name });
      expect(answer).toMatchObject({ status: 400, failure: 'request-not-proper', reason: code, message });
      expect(answer.issues).toEqual([{ path: 'body.name', code, message }]);
      expect(await namesOf()).toHaveLength(2);
    },
  );

  it('[HZ-15, PLUS-30] is refused with its special characters in German, too', async () => {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const headers = { 'accept-language': 'de' };
    const answer = await api.call('createOrMove', {
      token,
      headers,
      body: { action: 'create', name: 'A/B & C' },
    });
    const message = 'Sonderzeichen sind nicht erlaubt: / &';
    expect(answer).toMatchObject({ message, issues: [{ path: 'body.name', message }] });
  });

  it.each([1, 30])('[VAL-3, VAL-21, WS-6] is accepted with %i characters', async (length) => {
    expect(await byOwner({ name: 'x'.repeat(length) })).toMatchObject({ status: 200 });
  });

  it('[GW-4] is refused if taken in the account, in any letter case, but not if of a deleted or foreign one', async () => {
    const other = await insertTestAccount(api);
    await insertWorkspace(api.db, { account_id: testAccount.accountId, name: 'OB Van' });
    await insertWorkspace(api.db, {
      account_id: testAccount.accountId,
      name: 'Old Van',
      deleted_at: new Date(),
    });
    await insertWorkspace(api.db, { account_id: other.accountId, name: 'Truck' });
    await insertWorkspace(api.db, { account_id: testAccount.accountId, name: 'ΟΔΌΣ' });
    await insertWorkspace(api.db, { account_id: testAccount.accountId, name: 'istanbul' });
    for (const name of ['ob van', 'οδός'])
      expect(await byOwner({ name })).toMatchObject({
        status: 400,
        reason: 'workspace-name-taken',
        message: 'A workspace with this name already exists.',
      });
    for (const name of ['old van', 'Truck', '\u0130stanbul'])
      expect(await byOwner({ name })).toMatchObject({ status: 200 });
  });

  it('[GW-4] goes to one of 20 concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => byOwner({ name: index % 2 === 0 ? 'Truck' : 'TRUCK' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(400)]);
  });
});

it('[GX-14] returns the first answer for the same key, and creates one workspace', async () => {
  const headers = { 'idempotency-key': 'once' };
  const [first, second] = [
    await create(testAccount.ownerUid, { name: 'Van' }, headers),
    await create(testAccount.ownerUid, { name: 'Van' }, headers),
  ];
  expect(second).toMatchObject({ status: 200, data: first.data });
  expect((await namesOf()).filter((name) => name === 'Van')).toHaveLength(1);
  expect(await create(testAccount.ownerUid, { name: 'Other' }, headers)).toMatchObject({
    failure: 'request-not-proper',
  });
});

describe('[GW-1] POST workspace/', () => {
  it('follows `action`, whatever the other fields', async () => {
    const vicUuids = [await testAccount.instance()];
    const body = { name: 'Van', workspaceId: testAccount.defaultWorkspaceId, vicUuids };
    expect(await byOwner({ ...body, action: 'create' })).toMatchObject({
      status: 200,
      data: { name: 'Van' },
    });
    expect(await byOwner({ ...body, action: 'move' })).toMatchObject({
      status: 200,
      data: { workspaceId: testAccount.defaultWorkspaceId, vicUuids },
    });
  });

  it('creates for a name and moves for a workspace with devices, without an action', async () => {
    const vicUuids = [await testAccount.instance()];
    expect(await byOwner({ name: 'Van', workspaceId: null })).toMatchObject({ data: { name: 'Van' } });
    expect(await byOwner({ workspaceId: testAccount.defaultWorkspaceId, vicUuids })).toMatchObject({
      data: { vicUuids },
    });
  });

  it.each([
    {},
    { name: 'Van', workspaceId: 1 },
    { name: 'Van', workspaceId: 1, vicUuids: [crypto.randomUUID()] },
    { workspaceId: 1 },
    { action: 'erase', name: 'Van' },
    { action: 'create' },
    { action: 'move', name: 'Van' },
    { name: 7 },
    { name: 'x'.repeat(301) },
    { name: 'Van', isDefault: true },
  ])('refuses %j', async (body) => {
    expect(await byOwner(body)).toMatchObject({
      status: 400,
      failure: 'request-not-proper',
      message: 'Your request is not proper!',
    });
    expect(await namesOf()).toHaveLength(2);
  });

  it('[GEN-11] moves no device out of all workspaces', async () => {
    const vicUuid = await testAccount.instance();
    const placeOf = async () =>
      (
        await api.db.query<{ workspace_id: number }>(
          'SELECT workspace_id FROM app.instances WHERE vic_uuid = $1',
          [vicUuid],
        )
      ).rows;
    const before = await placeOf();
    for (const body of [{ vicUuids: [vicUuid] }, { vicUuids: [vicUuid], workspaceId: null }])
      for (const action of [undefined, 'move'])
        expect(await byOwner({ ...body, action })).toMatchObject({
          status: 400,
          failure: 'request-not-proper',
        });
    expect(await placeOf()).toEqual(before);
  });

  it('accepts exactly the bodies that the rule accepts', () => {
    const maybe = <Value>(value: fc.Arbitrary<Value>) =>
      fc.oneof(value, fc.constant(null), fc.constant(undefined));
    const bodies = fc.record({
      action: maybe(fc.constantFrom('create', 'move', 'erase')),
      name: maybe(fc.constantFrom('Van', '', 7)),
      workspaceId: maybe(fc.constantFrom(1, 'x')),
      vicUuids: maybe(fc.constantFrom(['00000000-0000-4000-8000-000000000000'], [])),
    });
    fc.assert(
      fc.property(bodies, (body) => {
        const parsed = v.safeParse(createOrMoveBodySchema, body);
        const request = parseWorkspaceRequest(body);
        if (!request.ok) expect(parsed.success).toBe(false);
        if (!request.ok || !parsed.success) return;
        if (request.value === 'create') expect(typeof parsed.output.name).toBe('string');
        else expect(Array.isArray(parsed.output.vicUuids)).toBe(true);
      }),
    );
  });
});
