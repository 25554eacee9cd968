import { randomUUID } from 'node:crypto';
import { EULA } from '@partyline/texts';
import type { Client } from 'pg';
import { ROLES } from '@partyline/roles';

export interface AccountSize {
  readonly workspaces: number;
  readonly devices: number;
  readonly memberships: number;
}

export interface BenchAccount {
  readonly accountId: number;
  readonly uid: string;
  readonly email: string;
}

/** Inserts an account of this size with one statement per table. */
export async function insertBenchAccount(db: Client, size: AccountSize): Promise<BenchAccount> {
  const uid = `bench-${randomUUID()}`;
  const email = `${uid}@bench.partyline.test`;
  await db.query('BEGIN');
  const account = await db.query<{ id: string }>(
    "INSERT INTO app.accounts (name) VALUES ('Bench') RETURNING id",
  );
  const accountId = Number(account.rows[0]?.id);
  await db.query(
    `INSERT INTO app.users (uid, email, name, email_proved_at, register_state, eula_version, eula_accepted_at)
     SELECT $1 || CASE n WHEN 0 THEN '' ELSE '-' || n END, n || $2, 'Bench', now(), 'done', $4, now()
     FROM generate_series(0, $3::int) n`,
    [uid, email, size.memberships, EULA.version],
  );
  await db.query('INSERT INTO app.memberships (user_uid, account_id, role_id) VALUES ($1, $2, $3)', [
    uid,
    accountId,
    ROLES['account-owner'].id,
  ]);
  await db.query(
    `INSERT INTO app.workspaces (account_id, name, is_default) SELECT $1, 'Workspace ' || n, n = 1 FROM generate_series(1, $2::int) n`,
    [accountId, size.workspaces],
  );
  await db.query(
    `INSERT INTO app.memberships (user_uid, account_id, workspace_id, role_id)
     SELECT $2 || '-' || n, $1, w.id, ${ROLES['endpoint-user'].id}
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS k FROM app.workspaces WHERE account_id = $1) w
     JOIN generate_series(1, $3::int) n ON n % $4::int + 1 = w.k`,
    [accountId, uid, size.memberships, size.workspaces],
  );
  await insertDevices(db, accountId, size);
  await db.query('COMMIT');
  await db.query('ANALYZE');
  return { accountId, uid, email };
}

async function insertDevices(db: Client, accountId: number, size: AccountSize): Promise<void> {
  await db.query(
    `INSERT INTO app.instances (vic_uuid, account_id, workspace_id, kind, device_name, device_model, deployment_target_id,
       deployment_target, state, status, dns_status, dns_host, host_name, ip, device_end_point, port, ccmurl, version,
       epoch, sequence, state_since, last_seen)
     SELECT gen_random_uuid(), $1, w.id, 'virtual', 'Instance ' || n, 'vic', 'fra', 'Frankfurt',
       CASE WHEN n % 3 = 0 THEN 'offline' ELSE 'online' END, 'healthy', 'ready', 'i' || n || '.example.test', 'host' || n,
       '10.0.0.1', 'i' || n || '.example.test', 5000, 'https://i' || n || '.example.test/manager', '4.8.1', 1, n, now(), now()
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS k FROM app.workspaces WHERE account_id = $1) w
     JOIN generate_series(1, $2::int) n ON n % $3::int + 1 = w.k`,
    [accountId, size.devices, size.workspaces],
  );
  await db.query(
    `INSERT INTO app.subscriptions (account_id, instance_id, product_kind, plan, users, billing_interval, status,
       current_period_end, auto_renewal_date)
     SELECT $1, id, 'intercom', 'Pro', 16, 'month', 'Subscribed', now() + interval '20 days', now() + interval '20 days'
     FROM app.instances WHERE account_id = $1`,
    [accountId],
  );
}
