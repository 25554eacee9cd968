import type { HostSnapshot } from '@partyline/contract';
import { EULA, MARKETS } from '@partyline/texts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, Db } from '../db/open-database.ts';
import type { Tables } from '../db/tables.gen.ts';
import { listDemoDevices, type PlacedDevice } from './demo-data.ts';
import { actorsOf, historyOf, type DemoHistory } from './demo-history.ts';
import { insertDemoSchedules } from './demo-schedules.ts';
import { vicUuidOf } from './demo-snapshots.ts';
import type { DemoAccount, DemoData, DemoSeat, DemoUser } from './demo-types.ts';
import { instanceRow } from './instance-row.ts';
import { insertHistories } from './seed-history.ts';
import { subscriptionRow } from './subscription-row.ts';

/** Arbitrary advisory lock. */
const LOCK = 0x6465_6d6f;

/** Returns the sets of demo data; `in-use` if the database holds other accounts. */
export async function readSeeded(db: Db): Promise<ReadonlySet<string> | 'in-use'> {
  const { rows } = await db.query<{ marker: string | null; used: boolean }>(
    `SELECT to_regclass('demo.seeds')::text AS marker, EXISTS (SELECT 1 FROM app.accounts) AS used`,
  );
  // Older tables have no name: their set is the usual one.
  const seeds = rows[0]?.marker
    ? await db.query<{ name: string }>(
        `SELECT coalesce(to_jsonb(seed) ->> 'name', 'usual') AS name FROM demo.seeds seed`,
      )
    : { rows: [] };
  const names = new Set(seeds.rows.map(({ name }) => name));
  return names.size === 0 && rows[0]?.used ? 'in-use' : names;
}

/** Writes a set of demo data once, with its marker, in one transaction. `snapshots` are the host's reports. */
export async function seedDatabase(
  database: Database,
  set: DemoData,
  snapshots: ReadonlyMap<string, HostSnapshot>,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const present = await readSeeded(tx);
    if (present === 'in-use' || present.has(set.name)) return;
    const devices = listDemoDevices(set.accounts);
    await insertUsers(tx, [...set.users, ...set.crew], now);
    await insertAccounts(tx, set.accounts);
    await insertSeats(tx, set.seats, now);
    const actors = actorsOf(set.seats);
    const histories = devices.map((placed) => historyOf(placed, now, actors));
    await insertDevices(tx, devices, snapshots, now, histories);
    await insertHistories(tx, histories);
    await insertSubscriptions(tx, devices, now);
    await insertFavourites(tx, devices);
    if (set.name === 'usual') await insertDemoSchedules(tx, now);
    await tx.query(
      `CREATE SCHEMA IF NOT EXISTS demo;
       CREATE TABLE IF NOT EXISTS demo.seeds (seeded_at timestamptz NOT NULL DEFAULT now());
       ALTER TABLE demo.seeds ADD COLUMN IF NOT EXISTS name text NOT NULL DEFAULT 'usual'`,
    );
    await tx.query('INSERT INTO demo.seeds (name) VALUES ($1)', [set.name]);
  });
}

async function insertUsers(tx: Db, users: readonly DemoUser[], now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO app.users (uid, email, name, first_name, last_name, company, country, email_proved_at, eula_version,
       eula_accepted_at, market_code, contact_consent, register_state)
     SELECT u.uid, u.email, u."firstName" || ' ' || u."lastName", u."firstName", u."lastName", u.company, 'DEU', $2, $3,
       $2, $4, true, 'done'
     FROM jsonb_to_recordset($1) AS u (uid text, email text, "firstName" text, "lastName" text, company text)`,
    [JSON.stringify(users), now, EULA.version, JSON.stringify(MARKETS[0])],
  );
}

async function insertAccounts(tx: Db, accounts: readonly DemoAccount[]): Promise<void> {
  for (const account of accounts) {
    const { rows } = await tx.query<Pick<Tables['accounts'], 'id'>>(
      `INSERT INTO app.accounts (name, customer_status, customer_number) VALUES ($1, $2, $3) RETURNING id`,
      [account.name, account.customerStatus, account.customerNumber],
    );
    const names = account.workspaces.map(({ name, isDefault }) => ({ name, isDefault }));
    await tx.query(
      `INSERT INTO app.workspaces (account_id, name, is_default)
       SELECT $1, w.name, w."isDefault" FROM jsonb_to_recordset($2) AS w (name text, "isDefault" boolean)`,
      [rows[0]?.id, JSON.stringify(names)],
    );
  }
}

async function insertSeats(tx: Db, seats: readonly DemoSeat[], now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO app.memberships (user_uid, account_id, workspace_id, role_id, removed_at, removed_by)
     SELECT s."user", a.id, w.id, r.id, CASE WHEN s."left" THEN $2::timestamptz END, CASE WHEN s."left" THEN s."user" END
     FROM jsonb_to_recordset($1) AS s ("user" text, account text, workspace text, role text, "left" boolean)
     JOIN app.accounts a ON a.name = s.account
     JOIN app.roles r ON r.name = s.role
     LEFT JOIN app.workspaces w ON w.account_id = a.id AND w.name = s.workspace`,
    [JSON.stringify(seats), now],
  );
}

async function insertDevices(
  tx: Db,
  devices: readonly PlacedDevice[],
  snapshots: ReadonlyMap<string, HostSnapshot>,
  now: Date,
  histories: readonly DemoHistory[],
): Promise<void> {
  const rows = devices.map((placed, index) =>
    instanceRow(placed, snapshots, now, histories[index]?.open ?? null),
  );
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'account' && name !== 'workspace');
  await tx.query(
    `INSERT INTO app.instances (account_id, workspace_id, ${columns.join(', ')})
     SELECT a.id, w.id, ${columns.map((name) => `i.${name}`).join(', ')}
     FROM jsonb_array_elements($1) WITH ORDINALITY AS row (value, place)
     CROSS JOIN jsonb_populate_record(NULL::app.instances, row.value) AS i
     JOIN app.accounts a ON a.name = row.value ->> 'account'
     JOIN app.workspaces w ON w.account_id = a.id AND w.name = row.value ->> 'workspace'
     ORDER BY row.place`,
    [JSON.stringify(rows)],
  );
}

async function insertSubscriptions(tx: Db, devices: readonly PlacedDevice[], now: Date): Promise<void> {
  const rows = devices.flatMap((placed) => {
    const { subscription } = placed.device;
    return subscription ? [{ vic_uuid: vicUuidOf(placed), ...subscriptionRow(subscription, now) }] : [];
  });
  await tx.query(
    `INSERT INTO app.subscriptions (account_id, instance_id, product_kind, plan, users, billing_interval, status,
       current_period_end, cancel_status, auto_renewal_date, expiration_date, past_due_since, created_at, price_cents)
     SELECT i.account_id, i.id, s.product_kind, s.plan, s.users, s.billing_interval, s.status, s.current_period_end,
       s.cancel_status, s.auto_renewal_date, s.expiration_date, s.past_due_since, s.created_at,
       s.price_cents
     FROM jsonb_array_elements($1) WITH ORDINALITY AS row (value, place)
     CROSS JOIN jsonb_populate_record(NULL::app.subscriptions, row.value) AS s
     JOIN app.instances i ON i.vic_uuid = (row.value ->> 'vic_uuid')::uuid
     ORDER BY row.place`,
    [JSON.stringify(rows)],
  );
}

async function insertFavourites(tx: Db, devices: readonly PlacedDevice[]): Promise<void> {
  const stars = devices.flatMap((placed) =>
    (placed.device.favouriteOf ?? []).map((user) => ({ user, vicUuid: vicUuidOf(placed) })),
  );
  await tx.query(
    `INSERT INTO app.favorites (user_uid, account_id, instance_id)
     SELECT s."user", i.account_id, i.id
     FROM jsonb_to_recordset($1) AS s ("user" text, "vicUuid" uuid) JOIN app.instances i ON i.vic_uuid = s."vicUuid"`,
    [JSON.stringify(stars)],
  );
}
