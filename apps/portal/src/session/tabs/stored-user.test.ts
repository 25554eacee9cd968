import { browserKey } from '@partyline/session';
import { describe, expect, it, vi } from 'vitest';
import { BROADCAST, HARBOUR, NORA, userIn } from '../testing/people.ts';
import { memoryStorage, memoryValues, testVault } from '../testing/session-harness.ts';
import { createStoredUser, type StoredUser } from './stored-user.ts';

const STORED_USER_KEY = browserKey('user');

const STORED: StoredUser = { uid: NORA.uid, user: userIn(BROADCAST), associations: [BROADCAST, HARBOUR] };

describe('the stored user', () => {
  it('[AUTH-29] is sealed in storage, as a different text each time', async () => {
    const storage = memoryStorage();
    const port = createStoredUser(memoryValues(storage), testVault());
    await port.write(STORED);
    const first = storage.all();
    await port.write({ ...STORED, associations: [HARBOUR] });
    await port.write(STORED);
    for (const secret of [NORA.email, NORA.uid, 'Lindqvist', 'Broadcast', 'owner']) {
      expect(storage.all()).not.toContain(secret);
      expect(Buffer.from(first, 'base64').toString('latin1')).not.toContain(secret);
    }
    expect(storage.all()).not.toBe(first);
  });

  it('returns what was written', async () => {
    const port = createStoredUser(memoryValues(), testVault());
    await port.write(STORED);
    expect(await port.read()).toEqual(STORED);
  });

  it('is none before it is written and after it is cleared', async () => {
    const port = createStoredUser(memoryValues(), testVault());
    expect(await port.read()).toBe('none');
    await port.write(STORED);
    port.clear('logged-out');
    expect(await port.read()).toBe('none');
  });

  it('[AUTH-14] stays removed when it is cleared while it is being sealed', async () => {
    const port = createStoredUser(memoryValues(), testVault());
    const writing = port.write(STORED);
    port.clear('logged-out');
    await writing;
    expect(await port.read()).toBe('none');
    await port.write(STORED);
    expect(await port.read()).toEqual(STORED);
  });

  it('is not written again while unchanged, so that other tabs do not react', async () => {
    const storage = memoryStorage();
    const setItem = vi.spyOn(storage, 'setItem');
    const port = createStoredUser(memoryValues(storage), testVault());
    await port.write(STORED);
    await port.write({ ...STORED });
    expect(setItem).toHaveBeenCalledOnce();
  });

  it.each([
    '',
    '{}',
    'null',
    '1.',
    '1.AAAA',
    '1.!!!',
    '2.abcd',
    '{"uid":"x"}',
    '\u0000',
    'x'.repeat(100_000),
  ])('is corrupt, without an error, for any other text: %#', async (text) => {
    const storage = memoryStorage();
    storage.setItem(STORED_USER_KEY, text);
    expect(await createStoredUser(memoryValues(storage), testVault()).read()).toBe('corrupt');
  });

  it('is corrupt when one character was changed, or when it was sealed with another key', async () => {
    const storage = memoryStorage();
    const vault = testVault();
    await createStoredUser(memoryValues(storage), vault).write(STORED);
    const sealed = storage.getItem(STORED_USER_KEY) ?? '';
    expect(await createStoredUser(memoryValues(storage), testVault()).read()).toBe('corrupt');
    const middle = Math.floor(sealed.length / 2);
    storage.setItem(
      STORED_USER_KEY,
      sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1),
    );
    expect(await createStoredUser(memoryValues(storage), vault).read()).toBe('corrupt');
  });

  it('is corrupt when a sealed value is no user', async () => {
    const storage = memoryStorage();
    const vault = testVault();
    storage.setItem(STORED_USER_KEY, await vault.seal({ uid: 7, user: null, associations: [] }));
    expect(await createStoredUser(memoryValues(storage), vault).read()).toBe('corrupt');
  });

  it('[AUTH-13] announces the end of this session to other tabs, never that of the previous one', async () => {
    const port = createStoredUser(memoryValues(), testVault());
    port.clear('session-expired');
    expect(port.lastEnd()).toBe('session-expired');
    await port.write(STORED);
    expect(port.lastEnd()).toBe('logged-out');
  });

  it('exists in this tab only where storage refuses it', async () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const port = createStoredUser(memoryValues(storage), testVault());
    await expect(port.write(STORED)).resolves.toBeUndefined();
    expect(await port.read()).toBe('none');
  });
});
