import { expect, it } from 'vitest';
import { SIGNED_OUT, type Session } from './session/session-store.ts';
import { BROADCAST, userIn } from './session/testing/people.ts';
import { createStore } from './store.ts';
import { followAnalytics, NO_ANALYTICS } from './analytics.ts';

const MIRA = { ...userIn(BROADCAST), isGAEnabled: true, dataUsage: true };
const signedIn = (change: Partial<typeof MIRA> = {}): Session => ({
  ...SIGNED_OUT,
  status: 'signed-in',
  user: { ...MIRA, ...change },
});

function bench(session: Session) {
  const done: string[] = [];
  const store = createStore<Session>(session);
  const tool = {
    turnOn: () => void done.push('on'),
    turnOff: () => void done.push('off'),
    show: (path: string) => void done.push(path),
  };
  return { done, store, reporter: followAnalytics(tool, store) };
}

it('[AUTH-31] is on while a user is signed in who shares usage data, if the service wants it', () => {
  const { done, store, reporter } = bench(SIGNED_OUT);
  reporter.show('/login');
  store.set(signedIn());
  reporter.show('/dashboard?q=secret#place');
  expect(done).toEqual(['on', '/dashboard']);
});

it.each([
  ['the service does not want it', signedIn({ isGAEnabled: false })],
  ['the person does not share usage data', signedIn({ dataUsage: false })],
  ['no user is signed in yet', { ...signedIn(), status: 'signing-in' as const }],
])('[AUTH-32] is off when %s', (_why, session) => {
  const { done, reporter } = bench(session);
  reporter.show('/dashboard');
  expect(done).toEqual([]);
});

it('[AUTH-32] is turned off at logout, and by the person, at once', () => {
  for (const after of [SIGNED_OUT, signedIn({ dataUsage: false }), signedIn({ isGAEnabled: false })]) {
    const { done, store, reporter } = bench(signedIn());
    store.set(after);
    reporter.show('/dashboard');
    expect(done).toEqual(['on', 'off']);
  }
});

it('goes without a tool', () => {
  const store = createStore<Session>(signedIn());
  const reporter = followAnalytics(NO_ANALYTICS, store);
  reporter.show('/dashboard');
  store.set(SIGNED_OUT);
  expect(store.get()).toBe(SIGNED_OUT);
});
