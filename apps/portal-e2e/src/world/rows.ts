import type { HostSnapshot } from '@partyline/contract';
import { EULA } from '@partyline/texts';
import type { ClientBase } from 'pg';
import type { DevicePlan, UserPlan } from './account-plan.ts';
import type { TestUser } from './test-user.ts';

async function insert<Value>(
  db: ClientBase,
  table: string,
  columns: Readonly<Record<string, unknown>>,
  returning: string,
): Promise<Value> {
  const names = Object.keys(columns);
  const places = names.map((_name, index) => `$${index + 1}`).join(', ');
  const { rows } = await db.query<{ value: Value }>(
    `INSERT INTO app.${table} (${names.join(', ')}) VALUES (${places}) RETURNING ${returning} AS value`,
    Object.values(columns),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`Nothing was inserted into ${table}.`);
  return row.value;
}

export async function insertAccount(
  db: ClientBase,
  name: string,
  customerStatus: string,
  isTrial: boolean,
): Promise<number> {
  const id = Number(await insert(db, 'accounts', { name, customer_status: customerStatus }, 'id'));
  if (isTrial) await insertSubscription(db, id, null, { plan: 'Trial' });
  return id;
}

export async function insertWorkspace(
  db: ClientBase,
  accountId: number,
  name: string,
  isDefault: boolean,
): Promise<number> {
  const columns = { account_id: accountId, name, is_default: isDefault };
  return Number(await insert(db, 'workspaces', columns, 'id'));
}

/** Inserts a registered user who has accepted the current agreement. */
export async function insertUser(db: ClientBase, user: TestUser, isVerified: boolean): Promise<void> {
  const now = new Date();
  await insert(
    db,
    'users',
    {
      uid: user.uid,
      email: user.email,
      name: user.name,
      register_state: 'done',
      email_proved_at: isVerified ? now : null,
      eula_version: EULA.version,
      eula_accepted_at: now,
      contact_consent: true,
    },
    'uid',
  );
}

export async function insertMembership(
  db: ClientBase,
  uid: string,
  accountId: number,
  { role, workspaceId }: { role: UserPlan['role']; workspaceId: number | null },
): Promise<void> {
  await db.query(
    `INSERT INTO app.memberships (user_uid, account_id, workspace_id, role_id)
     SELECT $1, $2, $3, id FROM app.roles WHERE name = $4`,
    [uid, accountId, workspaceId, role],
  );
}

/** Open for 7 days by default. */
export interface InvitationPlan {
  readonly email: string;
  readonly role: UserPlan['role'];
  /** Workspace of the role; none for an account admin. */
  readonly in?: string;
  /** Expired: a day ago. */
  readonly status?: 'pending' | 'expired' | 'revoked';
}

export async function insertInvitation(
  db: Pick<ClientBase, 'query'>,
  accountId: number,
  { email, role, status = 'pending', workspaceId }: InvitationPlan & { readonly workspaceId: number | null },
): Promise<void> {
  await db.query(
    `INSERT INTO app.invitations (account_id, workspace_id, email, role_id, status, expires_at)
     SELECT $1, $2, $3, id, $5, now() + CASE WHEN $5 = 'expired' THEN -interval '1 day' ELSE interval '7 days' END
     FROM app.roles WHERE name = $4`,
    [accountId, workspaceId, email, role, status],
  );
}

export interface PlacedDevice {
  readonly accountId: number;
  readonly workspaceId: number;
  readonly plan: DevicePlan;
  readonly leaderUuid: string | null;
}

/** Inserts a device as its host reports it, with its subscription; returns its id. */
export async function insertDevice(
  db: ClientBase,
  { accountId, workspaceId, plan, leaderUuid }: PlacedDevice,
  snapshot: HostSnapshot,
): Promise<number> {
  const kind = plan.kind ?? 'virtual';
  const columns = {
    vic_uuid: snapshot.vicUuid,
    account_id: accountId,
    workspace_id: workspaceId,
    kind,
    device_model: kind === 'virtual' ? 'Virtual intercom' : 'Wall panel',
    deployment_type: kind === 'virtual' ? 'cloud' : 'onprem',
    is_lq: plan.isLq ?? false,
    link_role: plan.leads ? 'Leader' : leaderUuid === null ? null : 'Member',
    leader_uuid: leaderUuid,
    desired_state: snapshot.state,
    state_since: new Date(),
    last_seen: new Date(),
    ...reportedColumns(snapshot),
  };
  const id = Number(await insert(db, 'instances', columns, 'id'));
  if (kind === 'virtual') {
    const { isSubscriptionOver: isOver = false, users } = plan;
    await insertSubscription(db, accountId, id, { plan: 'Pro', isOver, users });
  }
  return id;
}

function reportedColumns(snapshot: HostSnapshot): Record<string, unknown> {
  return {
    device_name: snapshot.deviceName,
    deployment_target_id: snapshot.deploymentTargetId,
    deployment_target: snapshot.deploymentTarget,
    epoch: snapshot.epoch,
    sequence: snapshot.sequence,
    state: snapshot.state,
    status: snapshot.status,
    progress: snapshot.progress,
    dns_status: snapshot.DNSStatus,
    dns_host: snapshot.dnsHost,
    host_name: snapshot.hostName,
    ip: snapshot.ip,
    device_end_point: snapshot.deviceEndPoint,
    port: snapshot.port,
    ccmurl: snapshot.ccmurl,
    version: snapshot.version,
    available_version: snapshot.availableVersion,
    restart_required: snapshot.restartRequired,
    failure_reason: snapshot.failureReason,
    connected_users: snapshot.connectedUsers ?? null,
  };
}

const DAY_MS = 86_400_000;

async function insertSubscription(
  db: ClientBase,
  accountId: number,
  instanceId: number | null,
  {
    plan,
    isOver = false,
    users = 16,
  }: { plan: 'Pro' | 'Trial'; isOver?: boolean; users?: number | undefined },
): Promise<void> {
  const isTrial = plan === 'Trial';
  const end = new Date(Date.now() + (isOver ? -3 : 20) * DAY_MS);
  const columns = {
    account_id: accountId,
    instance_id: instanceId,
    product_kind: isTrial ? 'trial' : 'intercom',
    plan,
    users: isTrial ? 4 : users,
    billing_interval: isTrial ? null : 'month',
    status: isOver ? 'Not Subscribed' : 'Subscribed',
    current_period_end: end,
    cancel_status: isOver,
    auto_renewal_date: isOver ? null : end,
    expiration_date: isOver ? end : null,
  };
  await insert(db, 'subscriptions', columns, 'id');
}
