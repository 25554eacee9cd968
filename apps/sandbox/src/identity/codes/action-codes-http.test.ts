import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../testing/running-sandbox.ts';

const V1 = '/identitytoolkit.googleapis.com/v1';
const PASSWORD = 'Partyline-demo-1';
const TYPES = ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'] as const;

interface Answer {
  readonly oobCode?: string;
  readonly error?: { readonly message: string };
}

let sandbox: RunningSandbox;
let other: RunningSandbox;
beforeAll(async () => {
  [sandbox, other] = await Promise.all([startSandbox(), startSandbox()]);
});
afterAll(() => Promise.all([sandbox.dispose(), other.dispose()]));

async function post(path: string, body: unknown, at = sandbox): Promise<string> {
  const answer = await at.call<Answer>('POST', `${V1}/${path}`, body);
  return answer.body.error?.message.split(' : ')[0] ?? 'done';
}

async function makeCode(requestType: (typeof TYPES)[number], at = sandbox): Promise<string> {
  const email = `${randomUUID()}@demo.test`;
  await at.call('POST', `${V1}/accounts:signUp`, { email, password: PASSWORD });
  const body = { requestType, email, newEmail: `new-${email}`, returnOobLink: true };
  const path = `${V1}/projects/demo-partyline/accounts:sendOobCode`;
  const answer = await at.call<Answer>('POST', path, body, { authorization: 'Bearer owner' });
  return answer.body.oobCode ?? '';
}

const reset = (oobCode: unknown, at = sandbox): Promise<string> =>
  post('accounts:resetPassword', { oobCode, newPassword: 'Another-one-1' }, at);
const check = (oobCode: unknown): Promise<string> => post('accounts:resetPassword', { oobCode });
const apply = (oobCode: unknown): Promise<string> => post('accounts:update', { oobCode });

describe('a bad code', () => {
  it('of another kind is refused and stays valid for its own', async () => {
    const [verify, resetting, change] = await Promise.all(TYPES.map((type) => makeCode(type)));
    expect(await reset(verify)).toBe('INVALID_OOB_CODE');
    expect(await reset(change)).toBe('INVALID_OOB_CODE');
    expect(await apply(resetting)).toBe('INVALID_OOB_CODE');
    expect([await apply(verify), await reset(resetting), await apply(change)]).toEqual([
      'done',
      'done',
      'done',
    ]);
  });

  it('of another installation, cut, prolonged, in other case, empty, huge or no text is refused', async () => {
    const foreign = await makeCode('PASSWORD_RESET', other);
    const own = await makeCode('PASSWORD_RESET');
    const bad = [
      foreign,
      own.slice(0, -1),
      `${own}A`,
      ` ${own}`,
      own === own.toUpperCase() ? own.toLowerCase() : own.toUpperCase(),
      'x'.repeat(1_000_000),
      '../users/x',
      '__proto__',
      '\u0000',
      '💥',
    ];
    for (const code of bad) {
      expect([await check(code), await reset(code), await apply(code)]).toEqual(
        Array.from({ length: 3 }, () => 'INVALID_OOB_CODE'),
      );
    }
    expect([await check(''), await check(undefined)]).toEqual(['MISSING_OOB_CODE', 'MISSING_OOB_CODE']);
    for (const code of [7, null, {}, [own]]) expect(await reset(code)).toBe('INVALID_REQ_TYPE');
    expect(await reset(own)).toBe('done');
    expect(await reset(foreign, other)).toBe('done');
  });

  it('ignores unknown fields, and lets one of twenty concurrent uses win', async () => {
    for (const type of ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const) {
      const body = { oobCode: await makeCode(type), unknown: { deep: [1] }, tenantId: 'x' };
      const answers = await Promise.all(Array.from({ length: 20 }, () => post('accounts:update', body)));
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'INVALID_OOB_CODE')).toHaveLength(19);
    }
  });
});

describe('asking for a code', () => {
  it.each([
    ['nothing', {}, 'MISSING_REQ_TYPE'],
    ['an unknown kind', { requestType: 'ANY' }, 'INVALID_REQ_TYPE'],
    ['recovery by hand', { requestType: 'RECOVER_EMAIL' }, 'INVALID_REQ_TYPE'],
    ['sign-in by link', { requestType: 'EMAIL_SIGNIN' }, 'OPERATION_NOT_ALLOWED'],
    ['a reset without an address', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    ['a reset for nonsense', { requestType: 'PASSWORD_RESET', email: 'x' }, 'INVALID_EMAIL'],
    [
      'a reset for two addresses',
      { requestType: 'PASSWORD_RESET', email: 'a@demo.test\r\nBcc: b@demo.test' },
      'INVALID_EMAIL',
    ],
    ['a verification without a token', { requestType: 'VERIFY_EMAIL' }, 'INVALID_ID_TOKEN'],
    ['a change without a token', { requestType: 'VERIFY_AND_CHANGE_EMAIL' }, 'INVALID_ID_TOKEN'],
    ['a megabyte', { requestType: 'PASSWORD_RESET', email: `${'x'.repeat(1e6)}@a.test` }, 'INVALID_REQ_TYPE'],
    ['the link itself', { requestType: 'PASSWORD_RESET', returnOobLink: true }, 'INSUFFICIENT_PERMISSION'],
  ])('is refused for %s', async (_what, body, code) => {
    expect(await post('accounts:sendOobCode', body)).toBe(code);
  });

  it('takes as long for an unknown address as for a known one', async () => {
    const email = `${randomUUID()}@demo.test`;
    await post('accounts:signUp', { email, password: PASSWORD });
    const medianOf = async (address: string): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const start = performance.now();
        await post('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: address });
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const ratio = (await medianOf(`${randomUUID()}@demo.test`)) / (await medianOf(email));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('limits guessing for unknown addresses as for known ones', async () => {
    await sandbox.call('PUT', '/control/identity/settings', { wrongPasswords: 2 });
    const guess = (email: string): Promise<string> =>
      post('accounts:signInWithPassword', { email, password: 'wrong password' });
    const email = `${randomUUID()}@demo.test`;
    await post('accounts:signUp', { email, password: PASSWORD });
    for (const address of [email, `${randomUUID()}@demo.test`]) {
      expect(await Promise.all([1, 2, 3, 4].map(() => guess(address)))).toEqual([
        'INVALID_LOGIN_CREDENTIALS',
        'INVALID_LOGIN_CREDENTIALS',
        'TOO_MANY_ATTEMPTS_TRY_LATER',
        'TOO_MANY_ATTEMPTS_TRY_LATER',
      ]);
    }
    await sandbox.call('DELETE', '/control/identity/settings');
  });
});
