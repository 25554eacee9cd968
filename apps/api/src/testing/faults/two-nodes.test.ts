import { insertAccount, type AccountRow } from '@partyline/rows/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBalancer, type Balancer } from '../processes/balancer.ts';
import { START_ROUNDS, withinRounds } from '../processes/fault-rounds.ts';
import { oncePerFile } from '../fixtures.ts';
import { createTestDatabase } from '../test-database.ts';
import { startTestHost } from '../outside/test-host.ts';
import { startTestIssuer } from '../test-issuer.ts';
import {
  keepCreating,
  keepReading,
  keepStarting,
  noCalls,
  type CallCounts,
  type ClientWorld,
} from '../two-nodes/node-clients.ts';
import { nodeSlot, type NodeSlot } from '../two-nodes/node-slot.ts';
import { keepStreaming, type NodeReader } from '../two-nodes/node-reader.ts';
import { until } from '../until.ts';

const READERS = 6;
/** The nodes' clocks are four minutes apart. */
const CLOCK_OFFSETS_MS = [120_000, -120_000];
/** At least two health checks of the balancer, also on a busy machine. */
const DRAIN_SECONDS = 2;
/** The drain, and the time to end calls and jobs on a busy machine. */
const ENDS_WITHIN_MS = DRAIN_SECONDS * 1000 + 40_000;

const test = oncePerFile(createTestDatabase);
const issuer = oncePerFile(startTestIssuer);
const host = oncePerFile(startTestHost);
/** All read and start devices in the first one; workspaces are created in the others, to keep lists short. */
const account = oncePerFile(() => insertAccount(test.database));
const others = oncePerFile(() => insertAccount(test.database));
let slots: NodeSlot[];
let balancer: Balancer;

beforeAll(async () => {
  const options = { databaseUrl: test.url, issuer, hostUrl: host.url, drainSeconds: DRAIN_SECONDS };
  slots = CLOCK_OFFSETS_MS.map((clockOffsetMs) => nodeSlot({ ...options, clockOffsetMs }));
  await Promise.all(slots.map((slot) => slot.start()));
  balancer = await startBalancer(slots.map(({ backend }) => backend));
  await until('both nodes are ready', () => balancer.readyCount() === 2);
});
afterAll(async () => {
  await balancer.close();
  for (const slot of slots) await slot.kill();
});

/** Positions of the account's notifications, in stream order. */
async function notificationIds(): Promise<string[]> {
  const { rows } = await test.database.query<{ position: string }>(
    `SELECT n.xid::text || '.' || n.id::text AS position FROM app.notifications n WHERE account_id = $1 ORDER BY n.xid, n.id`,
    [account.accountId],
  );
  return rows.map(({ position }) => position);
}

/** How many devices were sent a command more than once, and how many have more than one. */
async function deliveriesOf(started: readonly string[]) {
  const sent = new Map(started.map((vicUuid) => [vicUuid, 0]));
  for (const { method, path } of host.calls) {
    const vicUuid = path.split('/').find((part) => sent.has(part));
    if (method === 'POST' && vicUuid !== undefined) sent.set(vicUuid, (sent.get(vicUuid) ?? 0) + 1);
  }
  const { rows } = await test.database.query<{ commands: number }>(
    `SELECT count(*)::int AS commands FROM app.instance_commands c JOIN app.instances i ON i.id = c.instance_id
      WHERE i.vic_uuid = ANY ($1) GROUP BY i.id HAVING count(*) > 1`,
    [started],
  );
  return { again: [...sent.values()].filter((times) => times > 1).length, doubled: rows.length };
}

async function createdWorkspaces(): Promise<string[]> {
  const { rows } = await test.database.query<{ name: string }>(
    'SELECT name FROM app.workspaces WHERE account_id = $1 AND NOT is_default',
    [others.accountId],
  );
  return rows.map(({ name }) => name);
}

/** What the clients met until both nodes were back. */
async function duringRound(slot: NodeSlot, isKill: boolean, counts: CallCounts) {
  const before = {
    broken: counts.broken.length,
    troubles: balancer.troubles.length,
    moved: balancer.retried(),
    again: (await deliveriesOf(counts.started)).again,
  };
  let ended: Awaited<ReturnType<NodeSlot['restart']>> | null = null;
  if (isKill) await slot.killAndStart();
  else ended = await slot.restart();
  await until('both nodes are ready', () => balancer.readyCount() === 2);
  const started = counts.started.length;
  await until('devices are started', () => counts.started.length > started + 4);
  return {
    ended,
    broken: [...counts.broken.slice(before.broken), ...balancer.troubles.slice(before.troubles)],
    moved: balancer.retried() - before.moved,
    again: (await deliveriesOf(counts.started)).again - before.again,
  };
}

it(
  'fails no call during a restart, and neither loses nor doubles accepted calls, jobs or notifications',
  { timeout: withinRounds(START_ROUNDS) },
  async ({ annotate }) => {
    let isOver = false;
    const counts = noCalls();
    const common = { url: balancer.url, database: test.database, host, isOver: () => isOver };
    const worldOf = async (of: AccountRow): Promise<ClientWorld> => ({
      ...common,
      account: of,
      token: await issuer.tokenFor({ uid: of.ownerUid, accountId: of.accountId }),
    });
    const [world, otherWorld] = [await worldOf(account), await worldOf(others)];
    const readers: NodeReader[] = await Promise.all(
      Array.from({ length: READERS }, () => keepStreaming(balancer.url, world.token)),
    );
    const work = Promise.all([
      keepReading(world, counts),
      keepReading(world, counts),
      keepStarting(world, counts),
      keepStarting(world, counts),
      keepCreating(otherWorld, counts),
    ]);
    // Client errors are reported at the end, or sooner by what the rounds await.
    work.catch(() => undefined);
    const inRestarts = { broken: [] as string[], moved: 0, again: 0, slowestEndMs: 0 };
    for (let round = 0; round < START_ROUNDS; round += 1) {
      // A restart and a kill of each slot in turn.
      const isKill = round % 2 === 1;
      const slot = slots[Math.floor(round / 2) % slots.length]!; // there are two
      const found = await duringRound(slot, isKill, counts);
      if (found.broken.length > 0) await annotate(`round ${round + 1}: ${found.broken.join('; ')}`);
      if (isKill) continue;
      expect(found.ended?.code).toBe(0);
      inRestarts.broken.push(...found.broken);
      inRestarts.moved += found.moved;
      inRestarts.again += found.again;
      inRestarts.slowestEndMs = Math.max(inRestarts.slowestEndMs, found.ended?.tookMs ?? 0);
    }
    isOver = true;
    await work;

    const written = await notificationIds();
    await until('every reader has the last notification', () =>
      readers.every((reader) => reader.ids().at(-1) === written.at(-1)),
    );
    const { doubled } = await deliveriesOf(counts.started);
    const taken = host.taken.map(({ vicUuid }) => vicUuid);
    const reconnects = readers.reduce((sum, reader) => sum + reader.reconnects(), 0);
    await annotate(
      `${START_ROUNDS} rounds: ${counts.answered} calls answered, ${counts.wrong.length} wrongly or never, ${counts.unavailable.length} with 503; ` +
        `attempts that broke: ${inRestarts.broken.length} in restarts, ${counts.broken.length} in all; ` +
        `${taken.length} jobs, ${doubled} doubled; ${counts.created.length} workspaces; ` +
        `${written.length} notifications to ${READERS} readers, ${reconnects} reconnects; ` +
        `${balancer.retried()} attempts moved to the other node; slowest end ${inRestarts.slowestEndMs} ms`,
    );
    expect([...counts.wrong, ...counts.unavailable]).toEqual([]);
    expect(inRestarts.broken).toEqual([]);
    // No call, even one that another node could take, was refused.
    expect(inRestarts.moved).toBe(0);
    expect(inRestarts.again).toBe(0);
    expect(inRestarts.slowestEndMs).toBeLessThan(ENDS_WITHIN_MS);
    expect(doubled).toBe(0);
    expect([...taken].sort()).toEqual([...counts.started].sort());
    expect((await createdWorkspaces()).sort()).toEqual([...counts.created].sort());
    for (const reader of readers) expect(reader.ids()).toEqual(written);
    expect(reconnects).toBeGreaterThan(0);
    await Promise.all(readers.map((reader) => reader.close()));
  },
);
