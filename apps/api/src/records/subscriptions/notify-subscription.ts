import { END_NOTICE_DAYS, END_NOTICE_ROLES, type EndNotice } from '@partyline/subscriptions';
import { millisecondsInDay } from 'date-fns/constants';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { requestMails } from '../../jobs/request-mail.ts';
import { listHolders, notifyUsers } from '../notifications/notify-users.ts';

import { payerSql } from './payer.sql.ts';
import { addNotices } from './notices.repository.ts';

interface NotifiedSubscription {
  readonly accountId: Tables['subscriptions']['account_id'];
  /** Who pays. [HZ-6] */
  readonly payerId: Tables['accounts']['id'];
  readonly account: Tables['accounts']['name'];
  readonly workspaceId: Tables['instances']['workspace_id'] | null;
  readonly workspace: Tables['workspaces']['name'] | null;
  readonly instance: Tables['instances']['device_name'] | null;
  readonly plan: Tables['subscriptions']['plan'];
  readonly users: Tables['subscriptions']['users'];
}

async function readNotified(db: Db, id: number): Promise<NotifiedSubscription | undefined> {
  const { rows } = await db.query<NotifiedSubscription>({
    name: 'read-notified-subscription',
    text: `SELECT s.account_id AS "accountId", ${payerSql('s')} AS "payerId", a.name AS account, i.workspace_id AS "workspaceId",
        w.name AS workspace, i.device_name AS instance, s.plan, s.users
      FROM app.subscriptions s JOIN app.accounts a ON a.id = s.account_id
      LEFT JOIN app.instances i ON i.id = s.instance_id AND i.removed_at IS NULL
      LEFT JOIN app.workspaces w ON w.id = i.workspace_id WHERE s.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Returns the days begun until an end. */
export function daysLeftOf({ atMs }: EndNotice, nowMs: number): number {
  return Math.ceil((atMs - nowMs) / millisecondsInDay);
}

const objectOf = (id: number) => ({ kind: 'subscription', id: String(id) }) as const;

/** Notifies the receivers of the warning mails, once each 7 days and 1 day before. [PLUS-20, PLUS-27] */
export async function notifyEnding(
  tx: Db,
  ending: { readonly id: number; readonly notice: EndNotice; readonly uids: readonly string[] },
  nowMs: number,
): Promise<void> {
  const { id, notice, uids } = ending;
  const row = await readNotified(tx, id);
  if (row === undefined) return;
  const daysLeft = daysLeftOf(notice, nowMs);
  for (const reader of await readersOf(tx, row, uids)) {
    await notifyUsers(tx, reader.uids, {
      ...{ accountId: reader.accountId, workspaceId: reader.workspaceId },
      code: 'subscription-ending',
      params: { ...(reader.accountId === row.payerId ? toldToPayer(row) : row), kind: notice.kind, daysLeft },
      object: objectOf(id),
    });
  }
}

/** Returns what who pays for a subscription may read of it: a partner knows no intercom or workspace of its customer by name. [HZ-6] */
function toldToPayer(row: NotifiedSubscription): NotifiedSubscription {
  return row.payerId === row.accountId ? row : { ...row, workspace: null, instance: null };
}

/** Returns where who pays for a subscription reads of it: a partner has none of its customer's workspaces. [HZ-6] */
function placeOfPayer({ accountId, payerId, workspaceId }: NotifiedSubscription) {
  return { accountId: payerId, workspaceId: payerId === accountId ? workspaceId : null };
}

/** Splits readers into those of the account and those of a partner that pays for it. [HZ-6] */
async function readersOf(tx: Db, row: NotifiedSubscription, uids: readonly string[]) {
  const { accountId, payerId, workspaceId } = row;
  if (payerId === accountId) return [{ accountId, workspaceId, uids }];
  const holders = await listHolders(tx, { accountId: payerId, workspaceIds: [], roles: END_NOTICE_ROLES });
  const ofPayer = new Set(holders);
  return [
    { accountId, workspaceId, uids: uids.filter((uid) => !ofPayer.has(uid)) },
    { ...placeOfPayer(row), uids: uids.filter((uid) => ofPayer.has(uid)) },
  ].filter((readers) => readers.uids.length > 0);
}

export interface WantedConfirmation {
  readonly id: number;
  readonly uid: string;
  /** In cents. */
  readonly amount: number;
  /** What the plan changes to; null for a renewal. */
  readonly plan: string | null;
  readonly endsAt: Date;
}

/** Asks the buyer to confirm a payment at their bank. [PLUS-27] */
export async function notifyConfirmation(tx: Db, wanted: WantedConfirmation): Promise<void> {
  const { id, uid, amount, plan: changesTo, endsAt } = wanted;
  const row = await readNotified(tx, id);
  if (row === undefined) return;
  await notifyUsers(tx, [uid], {
    code: 'payment-confirmation',
    params: { ...toldToPayer(row), amount, changesTo, endsAt: endsAt.toISOString() },
    ...placeOfPayer(row),
    object: objectOf(id),
  });
}

export interface FailedPayment {
  readonly id: number;
  /** In cents; null if unknown. */
  readonly amount: number | null;
  /** The last moment to pay. */
  readonly endsAt: Date;
}

/**
 * Notifies owners and admins of a failed payment, also by mail. The mail is the notice 7 days before the end of the grace period, so
 * that it is requested once for a failure and none repeats it. [PLUS-19, PLUS-20, PLUS-27]
 */
export async function notifyPaymentFailed(tx: Db, { id, amount, endsAt }: FailedPayment): Promise<void> {
  const row = await readNotified(tx, id);
  if (row === undefined) return;
  const notice = { kind: 'past-due', atMs: endsAt.getTime(), days: END_NOTICE_DAYS[0] } as const;
  const added = await addNotices(tx, [{ id, notice }]);
  await requestMails(
    tx,
    'payment-failed',
    added.map((each) => ({ id: each.id, version: 1, accountId: each.accountId })),
  );
  const { accountId, workspaceId } = placeOfPayer(row);
  const workspaceIds = workspaceId === null ? [] : [workspaceId];
  const uids = await listHolders(tx, { accountId, workspaceIds, roles: END_NOTICE_ROLES });
  await notifyUsers(tx, uids, {
    code: 'payment-failed',
    params: { ...toldToPayer(row), amount, endsAt: endsAt.toISOString() },
    accountId,
    workspaceId,
    object: objectOf(id),
  });
}
