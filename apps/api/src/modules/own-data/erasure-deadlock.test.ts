import { insertAccount, insertInstance, insertMember, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { tablesNaming } from '../../testing/accounts/erased.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { startTestHost } from '../../testing/outside/test-host.ts';
import { startApi } from '../../testing/start-api.ts';
import { closeAccountsOf } from './close-account.service.ts';

const ROUNDS = 12;
const CALLS = 12;
const WITHIN_MS = 1_000;

const host = oncePerFile(startTestHost);
const api = oncePerTest(() => startApi({ INSTANCE_HOST_URL: host.url }));

/** A user with instances of theirs and the tokens of two bystanders in the same account. */
async function leaver() {
  const { accountId, ownerUid } = await insertAccount(api.db);
  const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
  const workspace = { account_id: accountId, workspace_id: workspaceId };
  const uid = await insertMember(api.db, { accountId, role: 'account-admin' });
  const instances: string[] = [];
  for (let at = 0; at < CALLS; at += 1)
    instances.push(
      await insertInstance(api.db, {
        ...workspace,
        device_name: `Stage ${at}`,
        ...(at % 2 === 0 ? {} : { state: 'online', dns_status: 'ready', status: 'healthy' }),
      }),
    );
  const token = await api.tokenFor({ uid, accountId });
  return {
    uid,
    accountId,
    workspaceId,
    instances,
    token,
    bystander: await api.tokenFor({ uid: ownerUid, accountId }),
  };
}
type Leaver = Awaited<ReturnType<typeof leaver>>;

const start = (user: Leaver, vicUuid: string, token = user.token) =>
  api.call('commandInstance', { token, body: { action: 'start', vicUuid } });
const command = (user: Leaver, vicUuid: string, at: number) =>
  api.call('commandInstance', {
    token: user.token,
    body: { action: at % 2 === 0 ? 'start' : 'stop', vicUuid },
  });
const save = (user: Leaver, vicUuid: string, at: number) =>
  api.call('commandInstance', {
    token: user.token,
    body: { action: 'save', vicUuid, instanceName: `Renamed ${at}`, deploymentTarget: 'eu-1' },
  });

/** Of the whole test: a connection reports its last figures when it ends. */
async function countDeadlocks(): Promise<number> {
  await api.stopServer();
  const { rows } = await api.db.query<{ deadlocks: number }>(
    'SELECT deadlocks::int AS deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}

/** Runs a call. Returns its failure and for how long it took. */
async function timed<Answer extends { readonly failure: string | null }>(call: Promise<Answer>) {
  const since = performance.now();
  const { failure } = await call;
  return { failure, ms: performance.now() - since };
}

const ORDERLY = [null, 'unauthenticated', 'shut-out', 'forbidden', 'not-found', 'command-not-possible'];

const ROUNDS_OF: readonly (readonly [
  string,
  (user: Leaver, vicUuid: string, at: number) => ReturnType<typeof save>,
])[] = [
  ['saves', save],
  ['starts and stops', command],
];

type Call = (typeof ROUNDS_OF)[number][1];

/** Calls on every instance, by the user and a bystander. Returns the failures of the user's calls, and the slowest of all. */
async function callAtOnce(user: Leaver, call: Call) {
  const own = user.instances.map((vicUuid, at) => timed(call(user, vicUuid, at)));
  const others = user.instances.slice(0, 4).map((vicUuid) => timed(start(user, vicUuid, user.bystander)));
  const answers = await Promise.all([...own, ...others]);
  return {
    failures: answers.slice(0, own.length).map(({ failure }) => failure),
    slowest: Math.max(...answers.map(({ ms }) => ms)),
  };
}

describe('erasing oneself beside one’s own calls', () => {
  it.each(ROUNDS_OF)(
    `[GX-20] causes no deadlock and delays no call in the account by 1 s in ${ROUNDS} rounds: %s`,
    async (_what, call) => {
      const failures = new Set<string | null>();
      let slowest = 0;
      let slowestAlone = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const user = await leaver();
        // So that every instance names the user already.
        const alone = await callAtOnce(user, call);
        const [beside, erasure] = await Promise.all([
          callAtOnce(user, call),
          timed(api.call('deleteOwnAccess', { token: user.token })),
        ]);
        expect(erasure.failure).toBe(null);
        expect(await tablesNaming(api.db, user.uid)).toEqual(['users']);
        beside.failures.forEach((failure) => failures.add(failure));
        slowest = Math.max(slowest, beside.slowest, erasure.ms);
        slowestAlone = Math.max(slowestAlone, alone.slowest);
      }
      expect(await countDeadlocks()).toBe(0);
      expect(slowest - slowestAlone).toBeLessThan(WITHIN_MS);
      expect(ORDERLY).toEqual(expect.arrayContaining([...failures]));
    },
  );
});

describe('closing an account beside its owner’s saves', () => {
  it(`[GZ-11, GX-20] causes no deadlock and delays no call by 1 s in ${ROUNDS} rounds`, async () => {
    let slowest = 0;
    let slowestAlone = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { accountId, ownerUid: uid, defaultWorkspaceId } = await insertAccount(api.db);
      const workspace = { account_id: accountId, workspace_id: defaultWorkspaceId };
      const instances: string[] = [];
      for (let at = 0; at < CALLS; at += 1) instances.push(await insertInstance(api.db, workspace));
      const token = await api.tokenFor({ uid, accountId });
      const user = { uid, accountId, workspaceId: defaultWorkspaceId, instances, token, bystander: token };
      slowestAlone = Math.max(slowestAlone, (await callAtOnce(user, save)).slowest);
      const [beside] = await Promise.all([
        callAtOnce(user, save),
        closeAccountsOf(api.db, { email: `${uid}@example.test`, isDryRun: false }),
      ]);
      slowest = Math.max(slowest, beside.slowest);
    }
    expect(await countDeadlocks()).toBe(0);
    expect(slowest - slowestAlone).toBeLessThan(WITHIN_MS);
  });
});
