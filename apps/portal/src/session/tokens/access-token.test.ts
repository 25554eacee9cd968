import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeToken, NORA, type TokenFacts } from '../testing/people.ts';
import { memoryRecords, testVault } from '../testing/session-harness.ts';
import { createAccessToken } from './access-token.ts';
import { createStoredToken, isAlive } from './stored-token.ts';

const MINUTES = 60_000;
const EXPIRED: TokenFacts = { accountId: 1, expiresIn: 20 };

const channels: BroadcastChannel[] = [];
let serial = 0;

/** Makes a token unlike others of the same claims. */
function issue(facts: TokenFacts): string {
  serial += 1;
  return makeToken({ ...facts, serial });
}

/** A browser whose tabs share storage, messages and locks, each with an identity service of its own. */
function openBrowser() {
  serial += 1;
  const name = `tokens-${serial}`;
  const [records, vault] = [memoryRecords(), testVault()];

  function openChannel(): BroadcastChannel {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    return channel;
  }
  const post = (uid: string, token: string): void => openChannel().postMessage({ uid, token });

  function openTab(first: TokenFacts = { accountId: 1 }) {
    const service = {
      uid: NORA.uid as string | null | undefined,
      says: { accountId: 1 } as TokenFacts,
      token: issue(first),
      refreshes: 0,
      answer: () => Promise.resolve(),
    };
    const storedToken = createStoredToken(records, vault);
    const tokens = createAccessToken({
      async fetchToken(isForced) {
        const { uid } = service;
        if (typeof uid !== 'string') return null;
        if (isForced || !isAlive(service.token)) {
          service.refreshes += 1;
          await service.answer();
          service.token = issue(service.says);
        }
        return { identity: { ...NORA, uid }, token: service.token };
      },
      ownerUid: () => service.uid,
      storedToken,
      channel: openChannel(),
      locks: navigator.locks,
    });
    const notified = vi.fn();
    tokens.onRenewed(notified);
    return { service, tokens, storedToken, notified };
  }
  return { openTab, openChannel, post };
}

/** Opens a tab that has used its token. */
async function openUsedTab(browser: ReturnType<typeof openBrowser>, facts?: TokenFacts) {
  const tab = browser.openTab(facts);
  await tab.tokens.current();
  return tab;
}

afterEach(() => {
  vi.useRealTimers();
  for (const channel of channels.splice(0)) channel.close();
});

describe('an expired token', () => {
  it('[AUTH-17] is refreshed once for all calls of all tabs, before which none is sent', async () => {
    const browser = openBrowser();
    const tabs = [1, 2, 3].map(() => browser.openTab(EXPIRED));
    const calls = tabs.flatMap(({ tokens }) => [tokens.current(), tokens.current()]);
    const sent = new Set(await Promise.all(calls));
    expect(sent.size).toBe(1);
    expect([...sent].every(isAlive)).toBe(true);
    expect(tabs.reduce((sum, { service }) => sum + service.refreshes, 0)).toBe(1);
  });

  it('[AUTH-17] counts from its arrival where the clock is behind', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { service, tokens } = openBrowser().openTab();
    const issuedAt = Date.now();
    vi.setSystemTime(issuedAt - 90 * MINUTES);
    const token = await tokens.current();
    vi.setSystemTime(issuedAt - 31 * MINUTES);
    expect(await tokens.current()).toBe(token);
    vi.setSystemTime(issuedAt - 30 * MINUTES);
    service.token = '';
    expect([await tokens.current(), service.refreshes]).toEqual([service.token, 1]);
  });

  it('is refreshed by the next tab when the first one fails', async () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(EXPIRED), browser.openTab(EXPIRED)];
    one.service.answer = () => Promise.reject(new Error('refused'));
    const [first, second] = await Promise.allSettled([one.tokens.current(), other.tokens.current()]);
    expect([first.status, second.status, other.service.refreshes]).toEqual(['rejected', 'fulfilled', 1]);
  });

  it('is not replaced by a stored token of another user', async () => {
    const browser = openBrowser();
    const { service, tokens, storedToken } = browser.openTab(EXPIRED);
    await storedToken.write({ identity: { ...NORA, uid: 'uid-other' }, token: makeToken({ accountId: 9 }) });
    expect(await tokens.current()).toBe(service.token);
    expect(service.refreshes).toBe(1);
  });
});

describe('the stored token', () => {
  it('is sent until the identity service is asked, and then if it is of its user', async () => {
    const browser = openBrowser();
    const before = await openUsedTab(browser);
    const { service, tokens } = browser.openTab();
    service.uid = undefined;
    expect(await tokens.readStored()).toEqual(NORA);
    expect(await tokens.current()).toBe(before.service.token);
    service.uid = NORA.uid;
    expect(await tokens.current()).toBe(before.service.token);
    service.uid = 'uid-other';
    expect(await tokens.current()).toBe(service.token);
  });

  it('is replaced when its record names another user', async () => {
    const { service, tokens, storedToken } = openBrowser().openTab();
    await storedToken.write({ identity: { ...NORA, uid: 'uid-other' }, token: service.token });
    service.uid = undefined;
    await tokens.readStored();
    service.uid = NORA.uid;
    await tokens.current();
    expect(await storedToken.read()).toEqual({ identity: NORA, token: service.token });
  });

  it('is not read when it has expired', async () => {
    const browser = openBrowser();
    const { tokens, storedToken } = browser.openTab();
    await storedToken.write({ identity: NORA, token: makeToken(EXPIRED) });
    expect(await tokens.readStored()).toBeNull();
  });

  it('replaces an older one, before a message of its tab arrives', async () => {
    const { tokens, storedToken, service } = await openUsedTab(openBrowser());
    const later = makeToken({ accountId: 1, expiresIn: 7200 });
    await storedToken.write({ identity: NORA, token: later });
    expect(await tokens.current()).toBe(service.token);
    expect([await tokens.latest(), await tokens.current()]).toEqual([later, later]);
  });

  it('does not replace a newer one', async () => {
    const { tokens, storedToken } = await openUsedTab(openBrowser(), { accountId: 2, expiresIn: 7200 });
    const here = await tokens.current();
    await storedToken.write({ identity: NORA, token: makeToken({ accountId: 1 }) });
    expect(await tokens.latest()).toBe(here);
  });
});

describe('a renewed token', () => {
  it('is sent by all tabs, which are notified', async () => {
    const browser = openBrowser();
    const [one, other] = [await openUsedTab(browser), await openUsedTab(browser)];
    one.service.says = { accountId: 2 };
    const renewed = await one.tokens.renew();
    await vi.waitFor(() => expect(other.notified).toHaveBeenCalledWith(renewed));
    expect(one.notified.mock.calls).toEqual([[renewed]]);
    expect([await one.tokens.current(), await other.tokens.current()]).toEqual([renewed, renewed]);
    expect(other.service.refreshes).toBe(0);
  });

  it('is not replaced by an older one that another tab sent before', async () => {
    const browser = openBrowser();
    const { service, tokens, notified } = await openUsedTab(browser);
    service.says = { accountId: 2, expiresIn: 7200 };
    const renewed = await tokens.renew();
    const later = makeToken({ accountId: 3, expiresIn: 9000 });
    for (const token of [makeToken({ accountId: 1 }), later]) browser.post(NORA.uid, token);
    await vi.waitFor(() => expect(notified).toHaveBeenCalledTimes(2));
    expect(notified.mock.calls).toEqual([[renewed], [later]]);
  });

  it.each([
    ['of another user', { uid: 'uid-other', token: makeToken({ accountId: 9 }) }],
    ['that has expired', { uid: NORA.uid, token: makeToken({ accountId: 9, expiresIn: -1 }) }],
    ['that is none', { uid: NORA.uid, token: 'a.b.c' }],
    ['in an unknown message', 'hello'],
    ['in an empty message', null],
  ])('is not accepted from another tab: a token %s', async (_case, message) => {
    const browser = openBrowser();
    const { notified } = await openUsedTab(browser);
    const good = makeToken({ accountId: 3, expiresIn: 7200 });
    const sender = browser.openChannel();
    sender.postMessage(message);
    sender.postMessage({ uid: NORA.uid, token: good });
    await vi.waitFor(() => expect(notified).toHaveBeenCalled());
    expect(notified.mock.calls).toEqual([[good]]);
  });

  it('throws without a user', async () => {
    const { service, tokens } = openBrowser().openTab();
    service.uid = null;
    await expect(tokens.renew()).rejects.toThrow('no user');
    expect(await tokens.current()).toBe('');
  });
});

describe('the token of an ended session', () => {
  it('[AUTH-14] is not sent in the next one of the same user', async () => {
    const browser = openBrowser();
    const { service, tokens, notified } = await openUsedTab(browser);
    const received = makeToken({ accountId: 2, expiresIn: 7200 });
    browser.post(NORA.uid, received);
    await vi.waitFor(() => expect(notified).toHaveBeenCalledWith(received));
    await tokens.clear();
    expect(await tokens.current()).toBe(service.token);
  });

  it('[AUTH-14] is neither sent nor stored when it arrives after the end', async () => {
    const { service, tokens, storedToken } = await openUsedTab(openBrowser());
    let answer = (): void => undefined;
    service.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const renewing = tokens.renew();
    await vi.waitFor(() => expect(service.refreshes).toBe(1));
    await tokens.clear();
    answer();
    const late = await renewing;
    expect(await storedToken.read()).toBeNull();
    service.token = makeToken({ accountId: 3 });
    expect(await tokens.current()).not.toBe(late);
  });
});
