import { describe, expect, it } from 'vitest';
import { NORA } from '../testing/people.ts';
import { memoryRecords, testVault } from '../testing/session-harness.ts';
import { makeToken } from '../testing/people.ts';
import { createStoredToken } from './stored-token.ts';

const STORED = { identity: NORA, token: makeToken({ accountId: 1 }) };

function setUp(vault = testVault()) {
  const records = memoryRecords();
  return { records, vault, port: createStoredToken(records, vault) };
}

describe('the stored token', () => {
  it('returns the user and token that were written', async () => {
    const { port } = setUp();
    expect(await port.read()).toBeNull();
    await port.write(STORED);
    expect(await port.read()).toEqual(STORED);
  });

  it('[AUTH-29] is sealed', async () => {
    const { port, records } = setUp();
    await port.write(STORED);
    for (const secret of [NORA.email, NORA.uid, ...STORED.token.split('.')]) {
      expect(records.all()).not.toContain(secret);
    }
  });

  it('[AUTH-14] is gone after a clear, and a write that has not finished does not bring it back', async () => {
    const { port } = setUp();
    await port.write(STORED);
    const writing = port.write({ ...STORED, token: makeToken({ accountId: 2 }) });
    await port.clear();
    await writing;
    expect(await port.read()).toBeNull();
  });

  it('keeps the last of several parallel writes', async () => {
    const { port } = setUp();
    const last = { ...STORED, token: makeToken({ accountId: 2 }) };
    await Promise.all([port.write(STORED), port.write(last)]);
    expect(await port.read()).toEqual(last);
  });

  it.each([
    ['text that is not sealed', () => 'eyJhbGciOiJSUzI1NiJ9.e30.x'],
    ['another type', () => ({ token: STORED.token })],
    ['a token sealed with another key', () => testVault().seal(STORED)],
    ['a sealed value without a user', (seal: (value: unknown) => Promise<string>) => seal({ token: 't' })],
    ['an empty token', (seal: (value: unknown) => Promise<string>) => seal({ ...STORED, token: '' })],
  ])('is null, and no error, for a record with %s', async (_what, make) => {
    const { port, records, vault } = setUp();
    await records.put('session-token', await make((value) => vault.seal(value)));
    expect(await port.read()).toBeNull();
  });

  it('is never stored where IndexedDB is blocked, without an error', async () => {
    const refuse = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    const port = createStoredToken({ get: refuse, put: refuse, add: refuse, delete: refuse }, testVault());
    await port.write(STORED);
    expect(await port.read()).toBeNull();
    await port.clear();
  });
});
