import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { listDemoDevices, USUAL_DEMO } from '../data/demo-data.ts';
import { demoSnapshots, vicUuidOf } from '../rows/demo-snapshots.ts';
import type { DemoData } from '../data/demo-types.ts';
import { largeDemo } from '../data/large-demo.ts';
import { readSeeded, seedDatabase } from './seed-database.ts';
import { openDatabase } from '../../db/open-database.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const db = oncePerFile(createTestDatabase);

/** Seeds with the patience of the demo's program: the statements of a large account are slow on a busy machine. */
async function seed(set: DemoData): Promise<void> {
  const database = openDatabase({ url: db.url, statementTimeoutMs: 120_000 });
  const snapshots = demoSnapshots(set.accounts, 'http://localhost:4400/manager', NOW);
  try {
    await seedDatabase(database, set, snapshots, NOW);
  } finally {
    await database.end();
  }
}

it('is one account of 1,000 workspaces, 10,000 devices and 50,000 memberships, each once', () => {
  const { accounts, seats, users, crew } = largeDemo();
  const devices = listDemoDevices(accounts);
  expect(accounts).toHaveLength(1);
  expect(new Set(accounts[0]?.workspaces.map(({ name }) => name)).size).toBe(1_000);
  expect(devices).toHaveLength(10_000);
  expect(new Set(devices.map(vicUuidOf)).size).toBe(10_000);
  expect(seats).toHaveLength(50_003);
  expect(new Set(seats.map(({ user, workspace }) => `${user} ${workspace}`)).size).toBe(50_003);
  expect(new Set([...users, ...crew].map(({ uid }) => uid)).size).toBe(5_003);
  const owned = seats.filter(({ role }) => role === 'workspace-owner').map(({ workspace }) => workspace);
  expect(new Set(owned).size).toBe(owned.length);
  expect(owned).not.toContain('Default');
});

it("is added once to the usual demo data, and passes the schema's checks", async () => {
  await seed(USUAL_DEMO);
  expect(await readSeeded(db.database)).toEqual(new Set(['usual']));
  await seed(largeDemo(100));
  await seed(largeDemo(100));
  expect(await readSeeded(db.database)).toEqual(new Set(['usual', 'large']));
  const { rows } = await db.database.query(
    `SELECT a.name, (SELECT count(*)::int FROM app.workspaces w WHERE w.account_id = a.id) AS workspaces,
       (SELECT count(*)::int FROM app.instances i WHERE i.account_id = a.id) AS devices,
       (SELECT count(*)::int FROM app.instances i WHERE i.account_id = a.id AND leader_uuid IS NOT NULL) AS members,
       (SELECT count(*)::int FROM app.active_memberships m WHERE m.account_id = a.id) AS seats
     FROM app.accounts a WHERE a.name = 'Continental Arenas'`,
  );
  expect(rows).toEqual([
    { name: 'Continental Arenas', workspaces: 100, devices: 1_000, members: 200, seats: 5_003 },
  ]);
});

it('reads an older mark without a name as the usual data set', async () => {
  await db.database.query('ALTER TABLE demo.seeds DROP COLUMN name; TRUNCATE demo.seeds');
  await db.database.query('INSERT INTO demo.seeds DEFAULT VALUES');
  expect(await readSeeded(db.database)).toEqual(new Set(['usual']));
});
