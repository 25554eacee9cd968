import { isNewerEulaVersion } from '@partyline/session/testing';
import { EULA } from '@partyline/texts';
import { expect, it } from 'vitest';
import { issuesOfStored } from '../../modules/profile/check-profile.ts';
import type { ProfileRow } from '../../modules/profile/profile.repository.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { removePartner } from '../../modules/partners/partners.service.ts';
import { CUSTOMERS_DEMO } from '../data/demo-data-customers.ts';
import { PARTNER_DEMO } from '../data/demo-data-partner.ts';
import { listDemoDevices, USUAL_DEMO } from '../data/demo-data.ts';
import { DEMO_SEATS, DEMO_USERS, GUILDHALL, NORTHLIGHT, OLD_MILL } from '../data/demo-people.ts';
import type { DemoData } from '../data/demo-types.ts';
import { demoSnapshots } from '../rows/demo-snapshots.ts';
import { readSeeded, seedDatabase } from './seed-database.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const snapshots = demoSnapshots(USUAL_DEMO.accounts, 'http://localhost:4400/manager', NOW);

const db = oncePerFile(createTestDatabase);

async function count(table: string, where = 'true'): Promise<number> {
  const { rows } = await db.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM app.${table} WHERE ${where}`,
  );
  return rows[0]?.n ?? -1;
}

it('rolls back when interrupted, and completes on the next run', async () => {
  expect(await readSeeded(db.database)).toEqual(new Set());
  const incomplete = new Map([...snapshots].slice(1));
  await expect(seedDatabase(db.database, USUAL_DEMO, incomplete, NOW)).rejects.toThrow();
  expect(await count('accounts')).toBe(0);
  expect(await count('users')).toBe(0);

  await seedDatabase(db.database, USUAL_DEMO, snapshots, NOW);
  expect(await readSeeded(db.database)).toEqual(new Set(['usual']));
  expect(await count('users')).toBe(DEMO_USERS.length);
  expect(await count('instances')).toBe(listDemoDevices(USUAL_DEMO.accounts).length);
  const current = DEMO_SEATS.filter(({ left }) => !left);
  expect(await count('active_memberships')).toBe(current.length);
});

it('adds nothing on a second or concurrent run', async () => {
  await Promise.all([
    seedDatabase(db.database, USUAL_DEMO, snapshots, NOW),
    seedDatabase(db.database, USUAL_DEMO, snapshots, NOW),
  ]);
  expect(await count('accounts')).toBe(3);
  expect(await count('instances')).toBe(listDemoDevices(USUAL_DEMO.accounts).length);
});

it('has a price for every paid subscription, and none for a trial', async () => {
  expect(await count('subscriptions', "product_kind = 'trial' AND price_cents IS NOT NULL")).toBe(0);
  expect(await count('subscriptions', "product_kind <> 'trial' AND price_cents > 0")).toBeGreaterThan(0);
  expect(await count('subscriptions', "product_kind <> 'trial' AND price_cents IS NULL")).toBe(0);
});

it('[EULA-13, GE-9] has users with a complete profile who accepted the current license agreement', async () => {
  const { rows } = await db.database.query<ProfileRow & { version: string }>(
    `SELECT first_name AS "firstName", last_name AS "lastName", company, market_code AS "marketCode", country,
      us_state AS state, data_usage AS "dataUsage", email, eula_version AS version, eula_accepted_at AS "eulaAcceptedAt"
      FROM app.users`,
  );
  expect(rows).toHaveLength(DEMO_USERS.length);
  for (const row of rows) {
    expect(issuesOfStored(row)).toEqual([]);
    expect(isNewerEulaVersion(EULA.version, row.version)).toBe(false);
    expect(row.eulaAcceptedAt).toEqual(NOW);
  }
});

it('writes the reported instances into their workspaces', async () => {
  const { rows } = await db.database.query<Record<string, unknown>>(
    `SELECT a.name AS account, w.name AS workspace, i.vic_uuid, i.state, i.status, i.dns_status, i.ccmurl,
       l.device_name AS leader, s.plan, s.status AS subscription
     FROM app.instances i JOIN app.workspaces w ON w.id = i.workspace_id JOIN app.accounts a ON a.id = i.account_id
     LEFT JOIN app.instances l ON l.vic_uuid = i.leader_uuid LEFT JOIN app.subscriptions s ON s.instance_id = i.id
     WHERE i.device_name = 'Prompt corner'`,
  );
  const snapshot = [...snapshots.values()].find(({ deviceName }) => deviceName === 'Prompt corner');
  expect(rows).toEqual([
    {
      account: 'Demo Broadcast',
      workspace: 'Studio A',
      vic_uuid: snapshot?.vicUuid,
      state: 'online',
      status: 'healthy',
      dns_status: 'ready',
      ccmurl: snapshot?.ccmurl,
      leader: 'Stage manager',
      plan: 'Pro',
      subscription: 'Subscribed',
    },
  ]);
});

it('[PLUS-15] has a weekly schedule, one that runs once, and one that its owner may not run any more', async () => {
  const { rows } = await db.database.query(
    `SELECT s.name, w.name AS workspace, i.device_name AS device, s.on_date AS date, s.pause_reason AS paused, s.next_run_at AS next
      FROM app.schedules s JOIN app.instances i ON i.id = s.instance_id JOIN app.workspaces w ON w.id = s.workspace_id
      ORDER BY s.id`,
  );
  const inDefault = { workspace: 'Default', paused: null };
  expect(rows).toEqual([
    {
      ...inDefault,
      name: 'Morning show',
      device: 'Main PL',
      date: '',
      next: new Date('2026-11-23T05:30:00Z'),
    },
    {
      ...inDefault,
      name: 'End of the gala',
      device: 'Front of house',
      date: '2026-12-20',
      next: new Date('2026-12-20T22:45:00Z'),
    },
    {
      name: 'Evening news',
      workspace: 'Studio B',
      device: 'Rehearsal PL',
      date: '',
      paused: 'owner-right',
      next: null,
    },
  ]);
});

it('[HZ-6] adds customers to the partner, and direct accounts once it is none any more', async () => {
  for (const isPartner of [true, false]) {
    const own = await createTestDatabase();
    const seed = (set: DemoData) =>
      seedDatabase(own.database, set, demoSnapshots(set.accounts, 'http://localhost:4400/manager', NOW), NOW);
    await seed(PARTNER_DEMO);
    if (!isPartner) await removePartner(own.database, { ownerKey: 'owner@northlight.partyline.test' });
    await seed(CUSTOMERS_DEMO);
    const { rows } = await own.database.query(
      `SELECT a.name, a.customer_status AS status, p.name AS partner, (SELECT count(*)::int FROM app.subscriptions s
          WHERE s.account_id = a.id AND s.payer_account_id IS NOT DISTINCT FROM p.id) AS plans
        FROM app.accounts a LEFT JOIN app.partner_customers c ON c.account_id = a.id AND c.state = 'active'
        LEFT JOIN app.accounts p ON p.id = c.partner_id WHERE a.name <> $1 ORDER BY a.name`,
      [NORTHLIGHT],
    );
    const stored = isPartner
      ? { status: 'PARTNER_CUSTOMER', partner: NORTHLIGHT }
      : { status: 'B2C', partner: null };
    expect(rows).toEqual([
      { name: GUILDHALL, ...stored, plans: 4 },
      { name: OLD_MILL, ...stored, plans: 0 },
    ]);
    await own.stop();
  }
});

it('leaves a database with other accounts unchanged', async () => {
  const other = await createTestDatabase();
  await other.database.query(
    `WITH account AS (INSERT INTO app.accounts (name) VALUES ('Real') RETURNING id),
       person AS (INSERT INTO app.users (uid, email) VALUES ('u', 'u@example.test') RETURNING uid),
       seat AS (INSERT INTO app.memberships (user_uid, account_id, role_id) SELECT uid, id, 1 FROM account, person)
     INSERT INTO app.workspaces (account_id, name, is_default) SELECT id, 'Default', true FROM account`,
  );
  expect(await readSeeded(other.database)).toBe('in-use');
  await seedDatabase(other.database, USUAL_DEMO, snapshots, NOW);
  const { rows } = await other.database.query('SELECT name FROM app.accounts');
  expect(rows).toEqual([{ name: 'Real' }]);
  await other.stop();
});
