import { TRIAL_PRODUCT_KIND } from '@partyline/roles';
import type { KnownTrial, Subscription } from '@partyline/subscriptions';
import { mailboxKey } from '@partyline/validation';
import { hash } from 'node:crypto';
import type { RowOf, StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import { instantSql } from '../../db/columns.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { isTrialSql } from './subscription-rules.sql.ts';

export interface TrialParts {
  readonly subscriptionId: Tables['subscriptions']['id'];
  readonly workspaceId: Tables['workspaces']['id'];
  readonly vicUuid: Tables['instances']['vic_uuid'];
}

/** A stored trial may be without an instance. */
export interface StoredTrialParts extends Omit<TrialParts, 'vicUuid'> {
  readonly vicUuid: TrialParts['vicUuid'] | null;
}

export interface TrialFacts {
  readonly trial: (StoredAs<KnownTrial, Pick<Tables['subscriptions'], 'status'>> & StoredTrialParts) | null;
  /** Not deleted ones. */
  readonly subscriptions: readonly StoredAs<
    Pick<Subscription, 'productKind' | 'status'>,
    RowOf<'subscriptions', { productKind: 'product_kind'; status: 'status' }>
  >[];
  readonly defaultWorkspaceId: Tables['workspaces']['id'];
  readonly workspaces: readonly Pick<Tables['workspaces'], 'id' | 'name'>[];
  readonly devices: readonly RowOf<'instances', { vicUuid: 'vic_uuid'; deviceName: 'device_name' }>[];
}

export async function readTrialFacts(tx: Db, accountId: number): Promise<TrialFacts | null> {
  const { rows } = await tx.query<TrialFacts>({
    name: 'trial-facts',
    text: `SELECT (
        SELECT json_build_object('subscriptionId', s.id, 'workspaceId', coalesce(i.workspace_id, d.id),
          'vicUuid', i.vic_uuid, 'status', s.status, 'isDeleted', s.deleted_at IS NOT NULL,
          'current_period_end', ${instantSql('s.current_period_end')},
          'expirationDate', ${instantSql('s.expiration_date')})
        FROM app.subscriptions s LEFT JOIN app.instances i ON i.id = s.instance_id
        WHERE s.account_id = a.id AND ${isTrialSql('s')}) AS trial,
      (SELECT coalesce(json_agg(json_build_object('productKind', s.product_kind, 'status', s.status)), '[]')
        FROM app.subscriptions s WHERE s.account_id = a.id AND s.deleted_at IS NULL) AS subscriptions,
      d.id AS "defaultWorkspaceId",
      (SELECT json_agg(json_build_object('id', w.id, 'name', w.name)) FROM app.workspaces w
        WHERE w.account_id = a.id AND w.deleted_at IS NULL) AS workspaces,
      (SELECT coalesce(json_agg(json_build_object('vicUuid', x.vic_uuid, 'deviceName', x.device_name)), '[]')
        FROM app.instances x WHERE x.workspace_id = d.id AND x.removed_at IS NULL) AS devices
      FROM app.accounts a JOIN app.workspaces d ON d.account_id = a.id AND d.is_default
      WHERE a.id = $1 AND a.deleted_at IS NULL`,
    values: [accountId],
  });
  return rows[0] ?? null;
}

/** Takes the mailbox's single trial; false if used. Concurrent requests wait. [GP-3, GB-11] */
export async function claimTrial(tx: Db, uid: string): Promise<boolean> {
  const print = await fingerprintOf(tx, uid);
  const { rowCount } = await tx.query({
    name: 'claim-trial',
    text: 'INSERT INTO app.trial_mailboxes (fingerprint) VALUES ($1) ON CONFLICT DO NOTHING',
    values: [print],
  });
  return rowCount === 1;
}

/** Returns whether a user had a trial, by any account or spelling of the address. [GP-3, GB-11] */
export async function hasHadTrial(db: Db, uid: string): Promise<boolean> {
  const print = await fingerprintOf(db, uid);
  const { rows } = await db.query<{ isHad: boolean }>({
    name: 'trial-was-had',
    text: 'SELECT EXISTS (SELECT FROM app.trial_mailboxes WHERE fingerprint = $1) AS "isHad"',
    values: [print],
  });
  return rows[0]?.isHad ?? false;
}

async function fingerprintOf(db: Db, uid: string): Promise<Buffer> {
  const { rows } = await db.query<Pick<Tables['users'], 'email'>>({
    name: 'email-of-trial-owner',
    text: 'SELECT email FROM app.users WHERE uid = $1',
    values: [uid],
  });
  return hash('sha256', mailboxKey(rows[0]?.email ?? ''), 'buffer');
}

export async function renameWorkspace(tx: Db, workspaceId: number, name: string): Promise<void> {
  await tx.query({
    name: 'name-first-workspace',
    text: 'UPDATE app.workspaces SET name = $2, row_version = row_version + 1 WHERE id = $1 AND name <> $2',
    values: [workspaceId, name],
  });
}

export interface NewTrial {
  readonly accountId: number;
  readonly workspaceId: number;
  readonly vicUuid: string;
  readonly deviceName: string;
  readonly deviceModel: string;
  readonly plan: string;
  readonly users: number;
  readonly status: string;
  readonly endsAt: Date;
  readonly startedBy: string;
}

export interface AddedTrial {
  readonly subscriptionId: Tables['subscriptions']['id'];
  readonly instanceId: Tables['instances']['id'];
}

/** Inserts the trial's offline instance, its history and its subscription. */
export async function addTrial(tx: Db, trial: NewTrial): Promise<AddedTrial> {
  const { rows } = await tx.query<AddedTrial>({
    name: 'add-trial',
    text: `WITH instance AS (
        INSERT INTO app.instances (account_id, workspace_id, vic_uuid, kind, device_name, device_model)
        VALUES ($1, $2, $3, 'virtual', $4, $5) RETURNING id
      ), history AS (
        INSERT INTO app.instance_history (account_id, instance_id, kind, actor_uid)
        SELECT $1, id, 'registered', $6 FROM instance
      )
      INSERT INTO app.subscriptions
        (account_id, instance_id, product_kind, plan, users, status, current_period_end, expiration_date)
      SELECT $1, id, '${TRIAL_PRODUCT_KIND}', $7, $8, $9, $10, $10 FROM instance
      RETURNING id AS "subscriptionId", instance_id AS "instanceId"`,
    values: [
      trial.accountId,
      trial.workspaceId,
      trial.vicUuid,
      trial.deviceName,
      trial.deviceModel,
      trial.startedBy,
      trial.plan,
      trial.users,
      trial.status,
      trial.endsAt,
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No trial was added.');
  return row;
}
