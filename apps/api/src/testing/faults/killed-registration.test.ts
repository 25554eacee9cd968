import { setTimeout as wait } from 'node:timers/promises';
import { decodeClaims } from '@partyline/permissions';
import { expect, it } from 'vitest';
import { FAULT_ROUNDS, withinRounds } from '../processes/fault-rounds.ts';
import { oncePerFile } from '../fixtures.ts';
import { newcomer, type Newcomer } from '../accounts/newcomer.ts';
import { ONE_OF_EACH, registeredStates } from '../accounts/registered-state.ts';
import { startTestHost } from '../outside/test-host.ts';
import { until } from '../until.ts';
import { apiProcess } from '../processes/restartable-api.ts';

const PEOPLE = 3;

const host = oncePerFile(startTestHost);
const { test, issuer, node } = apiProcess(() => ({ hostUrl: host.url }));

/** A browser's calls at the first sign-in. Throws when the API is killed. */
async function firstSignIn(who: Newcomer): Promise<readonly (number | undefined)[]> {
  const token = await who.token();
  await node.call('login', { token, body: { accessToken: token } });
  await who.signUp();
  const { data } = await who.registered();
  const fresh = await who.token();
  const trial = await node.call('register', { token: fresh, body: { plan: 'trial' } });
  const account = await node.call('createAccount', { token: fresh, body: {} });
  expect([trial.status, account.status]).toEqual([200, 200]);
  return [data?.user.accountId ?? undefined, account.data?.accountId];
}

it(
  '[GA-4, GP-3, AUTH-22] creates one account, trial and instance per user when killed repeatedly during a registration',
  { timeout: withinRounds(FAULT_ROUNDS) },
  async () => {
    const everybody: Newcomer[] = [];
    for (let kill = 0; kill < FAULT_ROUNDS; kill += 1) {
      const api = await node.start();
      const people = Array.from({ length: PEOPLE }, () => newcomer({ call: node.call, issuer }));
      everybody.push(...people);
      const attempts = people.map((who) => firstSignIn(who).catch(() => undefined));
      // Spread, to interrupt every part of the work.
      await wait((kill * 180) / FAULT_ROUNDS);
      await api.kill();
      await Promise.race([Promise.all(attempts), wait(50)]);
    }

    const api = await node.start();
    for (const who of everybody) {
      const [accountId, own] = await firstSignIn(who);
      expect(own).toBe(accountId);
    }
    const uids = everybody.map(({ uid }) => uid);
    const isSettled = async () => {
      const { rowCount } = await test.database.query(
        `SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('bring-claims', 'deliver-commands')
          AND (run_at <= now() OR locked_at IS NOT NULL)`,
      );
      return rowCount === 0 && (await registeredStates(test.database, uids)).every(({ made }) => made === 1);
    };
    await until('nothing is left to do', isSettled);
    expect(await registeredStates(test.database, uids)).toEqual(uids.map(() => ONE_OF_EACH));
    expect(host.instances.size).toBe(uids.length);
    for (const uid of uids) {
      expect(decodeClaims(issuer.claimsSetFor(uid)[0])).toMatchObject({
        role: 'account-owner',
        subscribedPlans: ['trial'],
      });
    }
    expect(await api.stop()).toBe(0);
  },
);
