import type { Locks } from '@partyline/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lenientLocks, openTabsChannel } from './tabs-channel.ts';

afterEach(() => vi.unstubAllGlobals());

const REFUSING: Locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };

describe('a browser that blocks storage', () => {
  it('[AUTH-15] runs without a lock', async () => {
    await expect(lenientLocks(REFUSING).request('turn', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('opens a channel without other tabs', () => {
    vi.stubGlobal('BroadcastChannel', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const channel = openTabsChannel('tabs');
    expect(() => {
      channel.addEventListener('message', () => undefined);
      channel.postMessage('hello');
      channel.close();
    }).not.toThrow();
  });
});

it('runs a failing task behind a lock once and passes its error on', async () => {
  const run = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(lenientLocks(navigator.locks).request('turn', run)).rejects.toThrow('refused');
  expect(run).toHaveBeenCalledTimes(1);
});
