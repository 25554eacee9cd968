import { setTimeout as wait } from 'node:timers/promises';
import { ROUTES, type RouteName } from '@partyline/contract';
import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { newcomer, type Newcomer } from '../../testing/accounts/newcomer.ts';
import { ONE_OF_EACH, registeredStates } from '../../testing/accounts/registered-state.ts';
import { startApi } from '../../testing/start-api.ts';
import { startTestHost } from '../../testing/outside/test-host.ts';
import { until } from '../../testing/until.ts';

const ROUNDS = 100;
const AT_ONCE = 4;

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }));

/** Makes the calls of a first sign-in; returns the account. */
async function firstSignIn(who: Newcomer) {
  const token = await who.token();
  const login = await api.call('login', { token, body: { accessToken: token } });
  const signedUp = await who.signUp();
  const { data } = await who.registered();
  const fresh = await who.token();
  const [trial, account] = await Promise.all([
    api.call('register', { token: fresh, body: { plan: 'trial' } }),
    api.call('createAccount', { token: fresh, body: {} }),
  ]);
  const statuses = [login, signedUp, trial, account].map(({ status }) => status);
  return { statuses, accountId: data?.user.accountId, own: account.data?.accountId, trial: trial.data };
}

/** Sends a call and disconnects before, during or after the answer. */
async function lose(name: RouteName, token: string, body: unknown, afterMs: number): Promise<void> {
  const gone = new AbortController();
  const sent = fetch(`${api.baseUrl}/api/${ROUTES[name].path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: gone.signal,
  }).catch(() => undefined);
  await wait(afterMs);
  gone.abort();
  await sent;
}

async function expectOneOfEach(uids: readonly string[]): Promise<void> {
  await until('every instance is made', async () =>
    (await registeredStates(api.db, uids)).every(({ made }) => made === 1),
  );
  expect(await registeredStates(api.db, uids)).toEqual(uids.map(() => ONE_OF_EACH));
  const made = host.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/instances'));
  expect(host.instances.size).toBeLessThanOrEqual(made.length);
}

it('[GA-4, GP-3, ACCT-14] creates one account, one trial and one instance for two racing tabs, 100 times', async () => {
  const people = Array.from({ length: ROUNDS }, () => newcomer(api));
  for (let round = 0; round < ROUNDS; round += AT_ONCE) {
    const racing = people.slice(round, round + AT_ONCE);
    await Promise.all(
      racing.map(async (who) => {
        const [one, other] = await Promise.all([firstSignIn(who), firstSignIn(who)]);
        expect(one).toEqual(other);
        expect(one.statuses).toEqual([200, 200, 200, 200]);
        expect(one.own).toBe(one.accountId);
      }),
    );
  }
  await expectOneOfEach(people.map(({ uid }) => uid));
  expect(host.instances.size).toBe(ROUNDS);
});

it('[GA-4] reaches the same state when answers are lost at any moment', async () => {
  const people = Array.from({ length: 20 }, () => newcomer(api));
  for (const [round, who] of people.entries()) {
    const accessToken = await who.token();
    const { uid: userid, email } = who;
    const body = {
      accessToken,
      email,
      inviteId: null,
      name: 'Ada',
      photoURL: null,
      provider: 'password',
      userid,
    };
    await lose('signup', accessToken, body, round);
    await who.signUp();
    await who.registered();
    const token = await who.token();
    await lose('register', token, { plan: 'trial' }, round);
    await lose('createAccount', token, {}, round);
    const { statuses } = await firstSignIn(who);
    expect(statuses).toEqual([200, 200, 200, 200]);
  }
  await expectOneOfEach(people.map(({ uid }) => uid));
});
