import { afterEach, describe, expect, it, vi } from 'vitest';
import { NORA } from '../testing/people.ts';
import { createTestIdentity } from '../testing/session-harness.ts';
import { makeToken } from '../testing/people.ts';
import { createSharedTokens } from './shared-tokens.ts';

const channels: BroadcastChannel[] = [];
let browser = 0;

/** A tab with its own identity service. */
function openTab(name: string, uid: string | null = NORA.uid) {
  const channel = new BroadcastChannel(name);
  channels.push(channel);
  const identity = createTestIdentity(NORA);
  identity.says = { accountId: 1 };
  return { channel, identity, tokens: createSharedTokens(identity, () => uid, channel) };
}

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  browser += 1;
});

const name = () => `tokens-${browser}`;

describe('the tokens of a browser', () => {
  it('are refreshed in one tab and used in the others', async () => {
    const [one, other] = [openTab(name()), openTab(name())];
    const told = vi.fn();
    other.tokens.onRenewed(told);
    one.identity.says = { accountId: 2 };
    const renewed = await one.tokens.renew();
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(renewed));
    expect([await other.tokens.current(), other.identity.renewals]).toEqual([renewed, 0]);
    expect(await one.tokens.current()).toBe(renewed);
  });

  it('are found where another tab stored them, before its message arrives', async () => {
    const { identity, tokens } = openTab(name());
    const old = await tokens.current();
    const later = makeToken({ accountId: 1, expiresIn: 7200 });
    vi.spyOn(identity, 'latestToken').mockResolvedValue(later);
    expect(await tokens.current()).toBe(old);
    expect(await tokens.latest()).toBe(later);
    expect(await tokens.current()).toBe(later);
  });

  it('are the newest received, whatever is stored', async () => {
    const [one, other] = [openTab(name()), openTab(name())];
    one.identity.says = { accountId: 2, expiresIn: 7200 };
    const renewed = await one.tokens.renew();
    await vi.waitFor(async () => expect(await other.tokens.current()).toBe(renewed));
    expect(await other.tokens.latest()).toBe(renewed);
  });

  it('are not replaced by an older one that another tab sent before', async () => {
    const { identity, tokens } = openTab(name());
    identity.says = { accountId: 2, expiresIn: 7200 };
    await tokens.renew();
    const told = vi.fn();
    tokens.onRenewed(told);
    const sender = new BroadcastChannel(name());
    channels.push(sender);
    const later = makeToken({ accountId: 3, expiresIn: 9000 });
    for (const token of [makeToken({ accountId: 1 }), later]) sender.postMessage({ uid: NORA.uid, token });
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls).toEqual([[later]]);
  });

  it('are announced to the tab that refreshed them, too', async () => {
    const { tokens } = openTab(name());
    const told = vi.fn();
    tokens.onRenewed(told);
    const renewed = await tokens.renew();
    expect(told.mock.calls).toEqual([[renewed]]);
  });

  it.each([
    ['of another person', { uid: 'uid-other', token: makeToken({ accountId: 9 }) }],
    ['that have run out', { uid: NORA.uid, token: makeToken({ accountId: 9, expiresIn: -1 }) }],
    ['that are none', { uid: NORA.uid, token: 'a.b.c' }],
    ['and other messages', 'hello'],
    ['and nothing at all', null],
  ])('are not accepted from another tab: tokens %s', async (_case, message) => {
    const { tokens } = openTab(name());
    const sender = new BroadcastChannel(name());
    channels.push(sender);
    const told = vi.fn();
    tokens.onRenewed(told);
    sender.postMessage(message);
    const good = makeToken({ accountId: 3 });
    sender.postMessage({ uid: NORA.uid, token: good });
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls).toEqual([[good]]);
  });

  it('of an ended session are not sent in the next one of the same user', async () => {
    const [one, other] = [openTab(name()), openTab(name())];
    one.identity.says = { accountId: 2 };
    const told = vi.fn();
    other.tokens.onRenewed(told);
    const renewed = await one.tokens.renew();
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(renewed));
    other.tokens.forget();
    expect(await other.tokens.current()).toBe(await other.identity.currentToken());
    expect(await other.tokens.current()).not.toBe(renewed);
  });

  it('of another tab are replaced by an own refresh', async () => {
    const [one, other] = [openTab(name()), openTab(name())];
    const told = vi.fn();
    other.tokens.onRenewed(told);
    await one.tokens.renew();
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    const own = await other.tokens.renew();
    expect(await other.tokens.current()).toBe(own);
  });
});
