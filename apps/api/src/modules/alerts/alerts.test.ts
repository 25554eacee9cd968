import { STORED_ROLES } from '@partyline/roles';
import { insertAlertRule, MAIL_RULE } from '@partyline/rows/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { webhookSecret } from './webhook-secret.ts';

const HOOK = 'https://hooks.example.org/partyline';
const LOCAL = 'http://127.0.0.1:9';

const api = oncePerFile(() => startApi({ WEBHOOK_LOCAL_ORIGIN: LOCAL }));
const testAccount = oncePerTest(() => insertTestAccount(api));
let token: string;
beforeEach(async () => {
  token = await testAccount.tokenOf(testAccount.ownerUid);
});

const params = () => ({ id: testAccount.workspaceId });
const create = (body: object, by = token) =>
  api.call('createAlert', { token: by, params: params(), body: { ...MAIL_RULE, ...body } });
const list = async (by = token) => (await api.call('listAlerts', { token: by, params: params() })).data;
const one = (alertId: number) => ({ ...params(), alertId });

describe('alert rules', () => {
  it('[PLUS-16, PLUS-22] are created, changed, listed and deleted, and all of it is audited', async () => {
    const created = await create({ name: ' Stage ', webhookUrl: HOOK });
    expect(created).toMatchObject({
      status: 200,
      data: { alert: { ...MAIL_RULE, name: 'Stage', webhookUrl: HOOK, rowVersion: 1 } },
    });
    const id = created.data?.alert.id ?? 0;
    expect(await list()).toEqual([created.data?.alert]);
    const body = { ...MAIL_RULE, name: 'Foyer', isOn: false, delayMinutes: 5, rowVersion: 1 };
    expect(await api.call('changeAlert', { token, params: one(id), body })).toMatchObject({
      data: { id, name: 'Foyer', isOn: false, delayMinutes: 5, rowVersion: 2 },
    });
    expect(await api.call('changeAlert', { token, params: one(id), body })).toMatchObject({
      failure: 'stale',
    });
    expect(await api.call('deleteAlert', { token, params: one(id) })).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
    expect(await testAccount.auditOf(String(id))).toEqual([
      'alert.create done',
      'alert.change done',
      'alert.delete done',
    ]);
  });

  it.each(STORED_ROLES)('[PLUS-16, ROLE-38] are open to roles that may manage devices: %s', async (role) => {
    const by = await testAccount.tokenOf(await testAccount.member(role));
    const isAllowed = role !== 'vic-admin' && role !== 'endpoint-user';
    const answer = isAllowed ? { status: 200 } : { status: 403, reason: 'no-right' };
    expect(await create({}, by)).toMatchObject(answer);
    expect(await api.call('listAlerts', { token: by, params: params() })).toMatchObject(answer);
    const id = await insertAlertRule(api.db, testAccount);
    expect(await api.call('listAlertDeliveries', { token: by, params: one(id) })).toMatchObject(answer);
    expect(await api.call('testAlert', { token: by, params: one(id) })).toMatchObject(answer);
  });

  it('[GC-14] of other workspaces are refused like unknown ones', async () => {
    const other = await insertTestAccount(api);
    const id = await insertAlertRule(api.db, other);
    const own = await insertAlertRule(api.db, testAccount);
    const calls = [
      { id: other.workspaceId, alertId: id },
      { id: testAccount.workspaceId, alertId: id },
      { id: testAccount.defaultWorkspaceId, alertId: own },
      { id: testAccount.workspaceId, alertId: 999_999_999 },
    ];
    for (const options of calls) {
      const call = { token, params: options };
      const answers = await Promise.all([
        api.call('changeAlert', { ...call, body: MAIL_RULE }),
        api.call('deleteAlert', call),
        api.call('testAlert', call),
        api.call('rotateAlertSecret', call),
        api.call('listAlertDeliveries', call),
      ]);
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 404, errorCode: 2001, reason: null });
    }
    expect(
      await api.call('listAlerts', {
        token: await other.tokenOf(other.ownerUid),
        params: { id: other.workspaceId },
      }),
    ).toMatchObject({ data: [{ id }] });
  });

  it.each([
    ['name', { name: ' ' }, 'alert-name-required', 'Name is required.'],
    [
      'webhookUrl',
      { webhookUrl: 'http://example.org' },
      'webhook-url-not-https',
      'The address must begin with https://.',
    ],
    [
      'webhookUrl',
      { webhookUrl: 'https://169.254.169.254/' },
      'webhook-url-internal',
      'The address must be on the public internet.',
    ],
    [
      'mailTo',
      { mailTo: 'nobody' },
      'alert-channel-required',
      'Choose who gets an e-mail, or enter a webhook address.',
    ],
  ])('[PLUS-16] are refused at the field %s: %j', async (field, change, code, message) => {
    const answer = await create(change);
    expect(answer).toMatchObject({ status: 400, failure: 'request-not-proper', reason: code, message });
    expect(answer.issues).toEqual([{ path: `body.${field}`, code, message }]);
    expect(await list()).toEqual([]);
    expect(await testAccount.auditOf(String(testAccount.workspaceId))).toEqual([
      `alert.create refused ${code}`,
    ]);
  });

  it('[PLUS-16] may name the local origin of the sandbox, and no other port of this machine', async () => {
    expect(await create({ webhookUrl: `${LOCAL}/a` })).toMatchObject({ status: 200 });
    expect(await create({ webhookUrl: 'http://127.0.0.1:10/a' })).toMatchObject({
      reason: 'webhook-url-not-https',
    });
  });

  it('are at most ten in a workspace', async () => {
    for (let index = 0; index < 10; index += 1) await insertAlertRule(api.db, testAccount);
    expect(await create({})).toMatchObject({
      status: 400,
      reason: 'too-many-alerts',
      message: 'A workspace can have 10 alerts. Delete one to add another.',
    });
  });
});

describe('the secret of a webhook', () => {
  it('[PLUS-16, PLUS-25] is shown only when created; a rotation creates another', async () => {
    const created = await create({ webhookUrl: HOOK });
    const id = created.data?.alert.id ?? 0;
    const first = created.data?.secret ?? '';
    expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await list())).not.toContain('whsec_');
    const rotated = await api.call('rotateAlertSecret', { token, params: one(id) });
    expect(rotated.data?.secret).toMatch(/^whsec_/);
    expect(rotated.data?.secret).not.toBe(first);
    expect(JSON.stringify(await list())).not.toContain('whsec_');
    const { rows } = await api.db.query('SELECT * FROM app.alert_rules WHERE id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(first.slice('whsec_'.length));
    expect(await testAccount.auditOf(String(id))).toEqual(['alert.create done', 'alert.rotate-secret done']);
  });

  it('differs by rule and rotation, and does not exist without a webhook', async () => {
    const secrets = [
      webhookSecret('a', 1, 1),
      webhookSecret('a', 1, 2),
      webhookSecret('a', 2, 1),
      webhookSecret('b', 1, 1),
    ];
    expect(new Set(secrets).size).toBe(4);
    const created = await create({});
    expect(created.data?.secret).toBeNull();
    const alertId = created.data?.alert.id ?? 0;
    expect(await api.call('rotateAlertSecret', { token, params: one(alertId) })).toMatchObject({
      status: 400,
      reason: 'no-webhook',
    });
  });
});
