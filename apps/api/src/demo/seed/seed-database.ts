import type { HostSnapshot } from '@partyline/contract';
import { insertRow, insertRows, membershipColumns, userColumns, type Columns } from '@partyline/rows';
import { MARKETS } from '@partyline/texts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { listDemoDevices, type PlacedDevice } from '../data/demo-data.ts';
import { actorsOf, historyOf } from '../rows/demo-history.ts';
import { insertDemoSchedules } from '../rows/demo-schedules.ts';
import { vicUuidOf } from '../rows/demo-snapshots.ts';
import type { DemoAccount, DemoData, DemoSeat, DemoUser } from '../data/demo-types.ts';
import { instanceRow } from '../rows/instance-row.ts';
import { insertHistories } from './seed-history.ts';
import { findPartner, insertCustomer } from './seed-customer.ts';
import { subscriptionRow } from '../rows/subscription-row.ts';

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
    const find = await insertAccounts(tx, set.accounts);
    await insertSeats(tx, set.seats, find, now);
    const actors = actorsOf(set.seats);
    const histories = devices.map((placed) => historyOf(placed, now, actors));
    await insertDevices(tx, devices, find, (placed, index) =>
      instanceRow(placed, snapshots, now, histories[index]?.open ?? null),
    );
    await insertHistories(tx, histories);
    await insertSubscriptions(tx, devices, find, now);
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
  const rows = users.map(({ uid, email, firstName, lastName, company }) => ({
    ...userColumns({ uid, email, name: `${firstName} ${lastName}` }, now),
    ...{ first_name: firstName, last_name: lastName, company, country: 'DEU' },
    ...{ market_code: MARKETS[0], contact_consent: true },
  }));
  await insertRows(tx, 'users', rows);
}

/** The ids of a workspace and its account; of an account alone without a workspace. */
interface SeedIds {
  readonly accountId: number;
  readonly workspaceId: number | null;
  /** Of a partner that pays for the account. */
  readonly partnerId: number | null;
}

type FindIds = (account: string, workspace?: string) => SeedIds;

async function insertAccounts(tx: Db, accounts: readonly DemoAccount[]): Promise<FindIds> {
  const idsByPath = new Map<string, SeedIds>();
  for (const { name, customerStatus, customerNumber, workspaces, isNew, partner } of accounts) {
    const partnerId = partner === undefined ? null : await findPartner(tx, partner);
    const status = partner !== undefined && partnerId === null ? 'B2C' : customerStatus;
    const columns = { name, customer_status: status, customer_number: customerNumber };
    const accountId = await insertRow<number>(tx, 'accounts', columns, 'id');
    if (isNew) await insertRows(tx, 'first_steps', [{ account_id: accountId }]);
    if (partner !== undefined && partnerId !== null)
      await insertCustomer(tx, { partnerId, accountId, company: name }, partner);
    const rows = workspaces.map((workspace) => ({
      account_id: accountId,
      name: workspace.name,
      is_default: workspace.isDefault,
    }));
    await insertRows(tx, 'workspaces', rows);
    const inserted = await tx.query<{ id: number; name: string }>(
      'SELECT id, name FROM app.workspaces WHERE account_id = $1',
      [accountId],
    );
    idsByPath.set(name, { accountId, workspaceId: null, partnerId });
    for (const workspace of inserted.rows)
      idsByPath.set(`${name}/${workspace.name}`, { accountId, workspaceId: workspace.id, partnerId });
  }
  return (account, workspace) => {
    const ids = idsByPath.get(workspace === undefined ? account : `${account}/${workspace}`);
    if (ids === undefined) throw new Error(`There is no ${workspace ?? 'account'} in ${account}.`);
    return ids;
  };
}

async function insertSeats(tx: Db, seats: readonly DemoSeat[], find: FindIds, now: Date): Promise<void> {
  const rows = seats.map(({ user, account, workspace, role, left = false }) => ({
    ...membershipColumns({ uid: user, role, ...find(account, workspace) }),
    removed_at: left ? now : null,
    removed_by: left ? user : null,
  }));
  await insertRows(tx, 'memberships', rows);
}

async function insertDevices(
  tx: Db,
  devices: readonly PlacedDevice[],
  find: FindIds,
  rowOf: (placed: PlacedDevice, index: number) => Columns,
): Promise<void> {
  const rows = devices.map((placed, index) => {
    const { accountId, workspaceId } = find(placed.account.name, placed.workspace.name);
    return { account_id: accountId, workspace_id: workspaceId, ...rowOf(placed, index) };
  });
  await insertRows(tx, 'instances', rows);
}

async function insertSubscriptions(
  tx: Db,
  devices: readonly PlacedDevice[],
  find: FindIds,
  now: Date,
): Promise<void> {
  const { rows } = await tx.query<{ id: number; account_id: number; vic_uuid: string }>(
    'SELECT id, account_id, vic_uuid FROM app.instances WHERE removed_at IS NULL',
  );
  const instances = new Map(rows.map((row) => [row.vic_uuid, row]));
  const subscriptions = devices.flatMap((placed) => {
    const { subscription } = placed.device;
    const instance = instances.get(vicUuidOf(placed));
    if (subscription === null || instance === undefined) return [];
    const { id, account_id } = instance;
    const payer_account_id = find(placed.account.name).partnerId;
    return [{ account_id, instance_id: id, payer_account_id, ...subscriptionRow(subscription, now) }];
  });
  await insertRows(tx, 'subscriptions', subscriptions);
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
