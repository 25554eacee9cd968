import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBalancer, type Backend, type Balancer } from '../testing/balancer.ts';
import { FAULT_ROUNDS } from '../testing/fault-rounds.ts';
import { freePort, startApiProcess, type RunningProgram } from '../testing/processes.ts';
import { insertAccount, type AccountRow } from '../testing/rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestHost, type TestHost } from '../testing/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import {
  keepReading,
  keepStarting,
  type CallCounts,
  type ClientWorld,
} from '../testing/two-nodes/node-clients.ts';
import { keepStreaming, type NodeReader } from '../testing/two-nodes/node-reader.ts';
import { until } from '../testing/until.ts';

const READERS = 6;
/** The clocks of the nodes are four minutes apart: each is two minutes wrong. */
const CLOCK_OFFSETS_MS = [120_000, -120_000];
const DRAIN_SECONDS = 2;
/** The drain, and what a node may take to end calls and jobs. */
const ENDS_WITHIN_MS = DRAIN_SECONDS * 1000 + 10_000;

let test: TestDatabase;
let issuer: TestIssuer;
let host: TestHost;
let account: AccountRow;
let token: string;
let nodes: Node[];
let balancer: Balancer;

/** A place for a node: its process comes and goes. */
interface Node {
  readonly start: () => Promise<void>;
  readonly backend: Backend;
  program: RunningProgram | null;
}

beforeAll(async () => {
  [test, issuer, host] = await Promise.all([createTestDatabase(), startTestIssuer(), startTestHost()]);
  account = await insertAccount(test.database);
  token = await issuer.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
  nodes = CLOCK_OFFSETS_MS.map(makeNode);
  await Promise.all(nodes.map((node) => node.start()));
  balancer = await startBalancer(nodes.map(({ backend }) => backend));
  await until('both nodes are ready', () => balancer.readyCount() === 2);
}, 120_000);
afterAll(async () => {
  await balancer.close();
  for (const { program } of nodes) await program?.kill();
  await Promise.all([host.stop(), issuer.stop(), test.drop()]);
});

function makeNode(clockOffsetMs: number): Node {
  const node: Node = {
    backend: { port: 0, readyUrl: '' },
    program: null,
    start: async () => {
      // Others every time: while a node is away, any program may be given its ports.
      const [port, monitoringPort] = [await freePort(), await freePort()];
      node.program = await startApiProcess({
        port,
        monitoringPort,
        drainSeconds: DRAIN_SECONDS,
        clockOffsetMs,
        databaseUrl: test.url,
        issuer,
        hostUrl: host.url,
        // With a cache, an end takes as long as writing it does.
        cacheDir: '',
      });
      Object.assign(node.backend, { port, readyUrl: `http://127.0.0.1:${monitoringPort}/ready` });
    },
  };
  return node;
}

/** Restarts a node as an update does; gives back how long its end took. */
async function restart(node: Node): Promise<number> {
  const since = Date.now();
  expect(await node.program?.stop()).toBe(0);
  const tookMs = Date.now() - since;
  await node.start();
  return tookMs;
}

async function killAndStart(node: Node): Promise<void> {
  await node.program?.kill();
  await node.start();
}

/** The places of all notifications of the account, in the order of the stream. */
async function notificationIds(): Promise<string[]> {
  const { rows } = await test.database.query<{ place: string }>(
    `SELECT n.xid::text || '.' || n.id::text AS place FROM app.notifications n WHERE account_id = $1 ORDER BY n.xid, n.id`,
    [account.accountId],
  );
  return rows.map(({ place }) => place);
}

/** How often the host was sent each command, and how many commands each device has. */
async function deliveriesOf(accepted: readonly string[]) {
  const sent = new Map(accepted.map((vicUuid) => [vicUuid, 0]));
  for (const { method, path } of host.calls) {
    const vicUuid = path.split('/').find((part) => sent.has(part));
    if (method === 'POST' && vicUuid !== undefined) sent.set(vicUuid, (sent.get(vicUuid) ?? 0) + 1);
  }
  const { rows } = await test.database.query<{ commands: number }>(
    `SELECT count(*)::int AS commands FROM app.instance_commands c JOIN app.instances i ON i.id = c.instance_id
      WHERE i.vic_uuid = ANY ($1) GROUP BY i.id HAVING count(*) > 1`,
    [accepted],
  );
  return { again: [...sent.values()].filter((times) => times > 1).length, doubled: rows.length };
}

it(
  'fails no call, doubles no job and loses or repeats no notification while its nodes are restarted and killed in turn',
  { timeout: 120_000 + FAULT_ROUNDS * 40_000 },
  async ({ annotate }) => {
    let isOver = false;
    const counts: CallCounts = { answered: 0, failed: [], repeated: 0, accepted: [] };
    const world: ClientWorld = {
      url: balancer.url,
      token,
      database: test.database,
      account,
      host,
      isOver: () => isOver,
    };
    const readers: NodeReader[] = await Promise.all(
      Array.from({ length: READERS }, () => keepStreaming(balancer.url, token)),
    );
    const work = Promise.all([
      keepReading(world, counts),
      keepReading(world, counts),
      keepStarting(world, counts),
      keepStarting(world, counts),
    ]);
    const found = {
      failedInRestarts: [] as string[],
      movedInRestarts: 0,
      againInRestarts: 0,
      slowestEndMs: 0,
      failedInKills: 0,
    };
    for (let round = 0; round < FAULT_ROUNDS; round += 1) {
      const node = nodes[Math.floor(round / 2) % nodes.length]!; // there are two
      const failedBefore = counts.failed.length;
      const movedBefore = balancer.retried();
      const troublesBefore = balancer.troubles.length;
      const again = (await deliveriesOf(counts.accepted)).again;
      if (round % 2 === 0) {
        found.slowestEndMs = Math.max(found.slowestEndMs, await restart(node));
      } else {
        await killAndStart(node);
      }
      await until('both nodes are ready', () => balancer.readyCount() === 2, 60_000);
      const before = counts.accepted.length;
      await until('devices are started', () => counts.accepted.length > before + 4, 30_000);
      const failed = counts.failed.slice(failedBefore);
      if (round % 2 === 1) found.failedInKills += failed.length;
      else {
        found.failedInRestarts.push(...failed, ...balancer.troubles.slice(troublesBefore));
        found.movedInRestarts += balancer.retried() - movedBefore;
        found.againInRestarts += (await deliveriesOf(counts.accepted)).again - again;
      }
    }
    isOver = true;
    await work;

    const written = await notificationIds();
    await until('every reader has the last notification', () =>
      readers.every((reader) => reader.ids().at(-1) === written.at(-1)),
    );
    const { doubled } = await deliveriesOf(counts.accepted);
    const taken = host.taken.map(({ vicUuid }) => vicUuid);
    const reconnects = readers.reduce((sum, reader) => sum + reader.reconnects(), 0);
    await annotate(
      `${FAULT_ROUNDS} rounds: ${counts.answered} calls, ${found.failedInRestarts.length} failed in restarts, ` +
        `${found.failedInKills} in kills, ${counts.repeated} made again; ${taken.length} jobs, ${doubled} doubled; ` +
        `${written.length} notifications to ${READERS} readers, ${reconnects} reconnects; ${balancer.retried()} calls moved to the other node; slowest end ${found.slowestEndMs} ms`,
    );
    expect(found.failedInRestarts).toEqual([]);
    // Not even a call that could be given to the other node has met a closed door.
    expect(found.movedInRestarts).toBe(0);
    expect(found.againInRestarts).toBe(0);
    expect(found.slowestEndMs).toBeLessThan(ENDS_WITHIN_MS);
    expect(doubled).toBe(0);
    expect([...taken].sort()).toEqual([...counts.accepted].sort());
    for (const reader of readers) expect(reader.ids()).toEqual(written);
    expect(reconnects).toBeGreaterThan(0);
    await Promise.all(readers.map((reader) => reader.close()));
  },
);
