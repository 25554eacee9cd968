import type { HostSnapshot } from '@partyline/contract';
import { renewalColumns, userColumns, type Columns, type RowsDb } from '@partyline/rows';
import { insertReported, insertRow, insertSubscription, insertUser } from '@partyline/rows/testing';
import type { DevicePlan } from './account-plan.ts';
import type { TestUser } from './test-user.ts';

const DAY_MS = 86_400_000;
/** Returns the date in some days; negative numbers are in the past. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

export async function insertAccount(db: RowsDb, columns: Columns, isTrial: boolean): Promise<number> {
  const id = Number(await insertRow(db, 'accounts', columns, 'id'));
  const trial = { account_id: id, product_kind: 'trial', ...renewalColumns(inDays(20), false) };
  if (isTrial) await insertSubscription(db, trial);
  return id;
}

export async function insertTestUser(db: RowsDb, user: TestUser, isVerified: boolean): Promise<void> {
  const now = new Date();
  const proved = isVerified ? {} : { email_proved_at: null };
  await insertUser(db, { ...userColumns(user, now), ...proved, contact_consent: true });
}

export interface PlacedDevice {
  readonly accountId: number;
  readonly workspaceId: number;
  readonly plan: DevicePlan;
  readonly leaderUuid: string | null;
}

/** Inserts a device as its host reports it, with its subscription. */
export async function insertDevice(
  db: RowsDb,
  { accountId, workspaceId, plan, leaderUuid }: PlacedDevice,
  snapshot: HostSnapshot,
): Promise<number> {
  const kind = plan.kind ?? 'virtual';
  const id = await insertReported(db, snapshot, {
    account_id: accountId,
    workspace_id: workspaceId,
    kind,
    is_lq: plan.isLq ?? false,
    link_role: plan.leads ? 'Leader' : leaderUuid === null ? null : 'Member',
    leader_uuid: leaderUuid,
  });
  if (kind === 'device') return id;
  const { isSubscriptionOver: isOver = false, users = 16 } = plan;
  await insertSubscription(db, {
    account_id: accountId,
    instance_id: id,
    users,
    status: isOver ? 'Not Subscribed' : 'Subscribed',
    ...renewalColumns(inDays(isOver ? -3 : 20), isOver),
  });
  return id;
}
