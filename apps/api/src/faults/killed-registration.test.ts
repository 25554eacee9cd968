import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeClaims } from '@partyline/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller, type Call } from '../testing/call.ts';
import { FAULT_ROUNDS } from '../testing/fault-rounds.ts';
import { newcomer, type Newcomer } from '../testing/newcomer.ts';
import { freePort, startApiProcess, type RunningProgram } from '../testing/processes.ts';
import { ONE_OF_EACH, registeredStates } from '../testing/registered-state.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestHost, type TestHost } from '../testing/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { until } from '../testing/until.ts';

const PEOPLE = 3;

let folder: string;
let test: TestDatabase;
let issuer: TestIssuer;
let host: TestHost;
let call: Call;
let startApi: () => Promise<RunningProgram>;
let running: RunningProgram | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-registering-'));
  [test, issuer, host] = await Promise.all([createTestDatabase(), startTestIssuer(), startTestHost()]);
  const port = await freePort();
  const wish = { port, databaseUrl: test.url, issuer, hostUrl: host.url, cacheDir: join(folder, 'cache') };
  startApi = async () => (running = await startApiProcess(wish));
  call = caller(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await running?.kill();
  await Promise.all([host.stop(), issuer.stop(), test.drop()]);
  await rm(folder, { recursive: true, force: true });
});

/** A browser's calls at the first sign-in. Throws when the API is killed. */
async function firstSignIn(who: Newcomer): Promise<readonly (number | undefined)[]> {
  const token = await who.token();
  await call('login', { token, body: { accessToken: token } });
  await who.signUp();
  const { data } = await who.registered();
  const fresh = await who.token();
  const trial = await call('register', { token: fresh, body: { plan: 'trial' } });
  const account = await call('createAccount', { token: fresh, body: {} });
  expect([trial.status, account.status]).toEqual([200, 200]);
  return [data?.user.accountId ?? undefined, account.data?.accountId];
}

it(
  '[GA-4, GP-3, AUTH-22] ends in one account, one trial and one instance for everybody, killed again and again in the middle of a registration',
  { timeout: 80_000 + FAULT_ROUNDS * 20_000 },
  async () => {
    const everybody: Newcomer[] = [];
    for (let kill = 0; kill < FAULT_ROUNDS; kill += 1) {
      const api = await startApi();
      const people = Array.from({ length: PEOPLE }, () => newcomer({ call, issuer }));
      everybody.push(...people);
      const attempts = people.map((who) => firstSignIn(who).catch(() => undefined));
      // Spread, to interrupt every part of the work.
      await wait((kill * 180) / FAULT_ROUNDS);
      await api.kill();
      await Promise.race([Promise.all(attempts), wait(50)]);
    }

    const api = await startApi();
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
    await until('nothing is left to do', isSettled, 60_000);
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
