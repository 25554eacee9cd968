import { expect, it } from 'vitest';
import { createStore } from '../../store.ts';
import { SIGNED_OUT, type Session } from '../session-store.ts';
import { BROADCAST, userIn } from '../testing/people.ts';
import { followAnalytics } from './follow-analytics.ts';

const MIRA = { ...userIn(BROADCAST), isGAEnabled: true, dataUsage: true };
const signedIn = (change: Partial<typeof MIRA> = {}): Session => ({
  ...SIGNED_OUT,
  status: 'signed-in',
  user: { ...MIRA, ...change },
});

function harness(session: Session) {
  const done: string[] = [];
  const store = createStore<Session>(session);
  const tool = {
    turnOn: () => void done.push('on'),
    turnOff: () => void done.push('off'),
    show: (screen: string) => void done.push(screen),
  };
  const loads: { readonly resolve: () => void; readonly reject: () => void }[] = [];
  const load = () =>
    new Promise<typeof tool>((resolve, reject) => {
      done.push('load');
      loads.push({ resolve: () => resolve(tool), reject: () => reject(new Error('offline')) });
    });
  const reporter = followAnalytics(load, store, () => void done.push('forget'));
  const loaded = async (how: 'resolve' | 'reject' = 'resolve') => {
    loads.at(-1)?.[how]();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { done, store, reporter, loaded };
}

it('[AUTH-31] is loaded and turned on when a user signs in for whom it is enabled, and shows the screen they see', async () => {
  const { done, store, reporter, loaded } = harness(SIGNED_OUT);
  reporter.show('/login');
  expect(done).toEqual(['forget']);
  store.set(signedIn());
  reporter.show('/dashboard');
  expect(done).toEqual(['forget', 'load']);
  await loaded();
  reporter.show('/shows');
  expect(done).toEqual(['forget', 'load', 'on', '/dashboard', '/shows']);
});

it.each([
  ['the service does not enable it', signedIn({ isGAEnabled: false })],
  ['the user does not share usage data', signedIn({ dataUsage: false })],
  ['no user is signed in yet', { ...signedIn(), status: 'signing-in' as const }],
])('[AUTH-32] is not loaded when %s, and what an earlier page left is removed', (_why, session) => {
  const { done, reporter } = harness(session);
  reporter.show('/dashboard');
  expect(done).toEqual(['forget']);
});

const ENDS = [
  ['logout', SIGNED_OUT],
  ['end of the consent', signedIn({ dataUsage: false })],
  ['end of the service', signedIn({ isGAEnabled: false })],
] as const;

it.each(ENDS)('[AUTH-32] is turned off at once at the %s', async (_what, after) => {
  const { done, store, reporter, loaded } = harness(signedIn());
  await loaded();
  store.set(after);
  reporter.show('/dashboard');
  expect(done).toEqual(['load', 'on', 'off']);
});

it.each(ENDS)('[AUTH-32] is not turned on after the %s while it loads', async (_what, after) => {
  const { done, store, reporter, loaded } = harness(signedIn());
  reporter.show('/dashboard');
  store.set(after);
  await loaded();
  expect(done).toEqual(['load']);
});

it('is turned on again by the same user, and loaded once', async () => {
  const { done, store, reporter, loaded } = harness(signedIn());
  await loaded();
  reporter.show('/shows');
  store.set(signedIn({ dataUsage: false }));
  store.set(signedIn());
  expect(done).toEqual(['load', 'on', '/shows', 'off', 'on', '/shows']);
});

it('is loaded again with the next screen when that failed', async () => {
  const { done, reporter, loaded } = harness(signedIn());
  await loaded('reject');
  reporter.show('/shows');
  await loaded();
  expect(done).toEqual(['load', 'load', 'on', '/shows']);
});
