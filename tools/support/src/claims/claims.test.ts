import { describe, expect, it } from 'vitest';
import { call, dataOf, folderWith } from '../testing/call.ts';
import { payloadOf, tokenOf } from '../testing/tokens.ts';

const payload = payloadOf('account-owner');
const token = tokenOf(payload);

describe('a token', () => {
  it.each([
    ['piped in', [], token],
    ['with its prefix in a header', ['-'], `Bearer ${token}\r\n`],
    ['in quotes, as JSON has it', ['-'], JSON.stringify(token)],
    ['as an argument', [token], ''],
    ['as its payload', ['-'], JSON.stringify(payload)],
    ['with a byte order mark', ['-'], `\uFEFF${JSON.stringify(payload)}`],
  ])('is read %s, and never printed', async (_how, args, stdin) => {
    for (const flags of [[], ['--json']]) {
      const { exitCode, stdout, stderr } = await call(['claims', ...args, ...flags], stdin);
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      for (const part of token.split('.')) expect(stdout).not.toContain(part);
    }
  });

  it('is shown with its decoded tree, and with the note that its signature was not checked', async () => {
    const { stdout } = await call(['claims'], token);
    expect(stdout).toContain('account.subscription: update, cancel, view, buy, list, unsubscribe');
    expect(stdout).toMatch(/workspace\.shared: .*askWorkspaceOwnership/);
    expect(stdout).toContain('Expires: 2026-09-21T15:13:20.000Z');
    expect(stdout.trimEnd()).toMatch(/The signature is not checked: .+$/);
    expect(dataOf(await call(['claims', '--json'], token))).toMatchObject({
      isSignatureChecked: false,
      claims: { role: 'account-owner', accountId: 7, workspaceId: 3, subscribedPlans: ['intercom'] },
      issues: [],
      differences: [],
    });
  });

  it.each([
    ['a damaged one', [`${token}x.`], ''],
    ['one cut in two by a space', ['Bearer', token], ''],
    ['one behind an unknown option', [`--token=${token}`], ''],
    ['two parts of one', [], token.split('.').slice(0, 2).join('.')],
    ['a payload that is a list', [], tokenOf([payload])],
    ['JSON that is no object', [], `["${token}"]`],
    ['broken JSON with one in it', [], `{"token": "${token}"`],
  ])('is not printed in a sentence about %s either', async (_what, args, stdin) => {
    const { exitCode, stdout, stderr } = await call(['claims', ...args], stdin);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    for (const part of token.split('.')) expect(stderr).not.toContain(part.slice(0, 30));
  });

  it('is not printed where a command was expected', async () => {
    const { exitCode, stderr } = await call([token]);
    expect(exitCode).toBe(2);
    expect(stderr).not.toContain(token.slice(0, 30));
  });
});

describe('claims at fault', () => {
  it('are named one by one', async () => {
    const broken = { ...payload, role: 'king', accountId: '7', customerStatus: undefined };
    const outcome = await call(['claims', '--json'], JSON.stringify(broken));
    expect(outcome.exitCode).toBe(1);
    expect(dataOf(outcome)).toMatchObject({
      claims: null,
      issues: [
        { claim: 'role', code: 'unknown-role' },
        { claim: 'accountId', code: 'malformed' },
        { claim: 'customerStatus', code: 'missing' },
      ],
    });
  });

  it('are other rights than the rules give, both ways', async () => {
    const old = payloadOf('account-owner', {
      access: payloadOf('account-admin')['access'],
      subscribedPlans: [],
    });
    const outcome = await call(['claims'], tokenOf(old));
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stdout).toMatch(/account\.accountName: \+update/);
    expect(outcome.stdout).toMatch(/workspace\.default: .*-invite/);
  });

  it('name an unknown role, which has no rights', async () => {
    const outcome = await call(['claims'], JSON.stringify({ ...payload, role: 'king' }));
    expect(outcome).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining('Role: not known, so no rights') as string,
    });
  });

  it('are an impossible time', async () => {
    const outcome = await call(['claims'], JSON.stringify({ ...payload, exp: 1e300, iat: 'now' }));
    expect(outcome.stdout).not.toMatch(/Expires|Issued/);
  });
});

it('reads a file of claims', async () => {
  const folder = folderWith({ 'claims.json': JSON.stringify(payload) });
  expect(await call(['claims', 'claims.json'], null, folder)).toMatchObject({ exitCode: 0 });
});
