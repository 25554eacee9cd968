import { isAccountOwner } from '@partyline/roles';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { forbidden } from '../../http/authorization/authorize.ts';
import { reloadMember } from '../../http/authorization/load-caller.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { addJob } from '../../jobs/add-job.ts';
import { requestMail } from '../../jobs/request-mail.ts';
import { writeAudit, type AuditEntry } from '../../records/audit/write-audit.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import {
  closeCustomer,
  findByAccount,
  listOpenCustomers,
  lockCustomer,
  noteReleaseAsked,
  type CustomerRow,
} from './customers.repository.ts';
import { customerFailure, type PartnerCall } from './customers.service.ts';
import { notifyCustomer, notifyPartner } from './notify-customers.ts';
import { writeCustomerStatus } from './partners.repository.ts';

type Actor = AuditEntry['actor'];

const SYSTEM: Actor = { kind: 'system' };

/** Confirms or declines, for a customer's owner, that the partner releases it. [HZ-6] */
export async function answerRelease(
  database: Database,
  { caller, requestId, accept }: PartnerCall & { readonly accept: boolean },
): Promise<null> {
  return inTransaction(database, async (tx) => {
    const found = await findByAccount(tx, caller.account.id);
    const row = found && (await lockCustomer(tx, found));
    const { memberships } = await reloadMember(tx, caller);
    if (!memberships.some(({ role }) => isAccountOwner(role))) throw forbidden('no-right');
    if (row === undefined) throw new ApiFailure('not-found');
    const failure = customerFailure('answer-release', row);
    if (failure !== null) throw failure;
    const actor = { kind: 'user', uid: caller.uid } as const;
    if (accept) await release(tx, row, { actor, requestId });
    else await decline(tx, row, { actor, requestId });
    return null;
  });
}

interface By {
  readonly actor: Actor;
  readonly requestId: string | null;
}

async function decline(tx: Db, row: CustomerRow, by: By): Promise<void> {
  await noteReleaseAsked(tx, row.id, false);
  await auditBoth(tx, row, 'partner.customer-release-decline', by);
  await notifyPartner(tx, row, { code: 'release-declined', params: { company: row.company } }, actorOf(by));
}

/**
 * Makes a customer a direct one, under the locks of `lockCustomer`: what the partner pays for runs to its end there and does not
 * renew, and the owner is told to buy. [HZ-6]
 */
export async function release(tx: Db, row: CustomerRow, by: By): Promise<void> {
  if (row.accountId === null) return closeCustomer(tx, row.id, 'withdrawn');
  await closeCustomer(tx, row.id, 'released');
  await writeCustomerStatus(tx, row.accountId, 'B2C');
  for (const id of await listPaidBy(tx, row.accountId, row.partnerId)) {
    await addJob(
      tx,
      'sync-payment',
      { kind: 'stop-renewal', id, failures: 0 },
      { key: `stop-renewal-${id}` },
    );
  }
  await requestMail(tx, {
    kind: 'customer-released',
    id: String(row.id),
    version: 1,
    accountId: row.accountId,
  });
  await auditBoth(tx, row, 'partner.customer-release', by);
  await notifyPartner(tx, row, { code: 'customer-released', params: { company: row.company } }, actorOf(by));
  await notifyCustomer(tx, row, 'account-released', actorOf(by).by);
}

function actorOf({ actor }: By): { readonly by: string | null } {
  return { by: actor.kind === 'user' ? actor.uid : null };
}

/** Lists the provider's subscriptions that a partner pays for an account. */
async function listPaidBy(tx: Db, accountId: number, payerId: number): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'paid-by-partner',
    text: `SELECT provider_subscription_id AS id FROM app.subscriptions
      WHERE account_id = $1 AND payer_account_id = $2 AND deleted_at IS NULL AND provider_subscription_id IS NOT NULL
      ORDER BY id`,
    values: [accountId, payerId],
  });
  return rows.map(({ id }) => id);
}

/** Audits an act on a customer where both accounts find it, and has both read again. */
async function auditBoth(
  tx: Db,
  { id, company, partnerId, accountId }: CustomerRow,
  action: string,
  { actor, requestId }: By,
): Promise<void> {
  for (const each of accountId === null ? [partnerId] : [partnerId, accountId]) {
    const object = { kind: 'customer', id: String(id) };
    const details = { company };
    await writeAudit(tx, { accountId: each, actor, action, object, outcome: 'done', requestId, details });
    await writeSilentNotification(tx, { accountId: each }, { event: 'subscription update' });
  }
}

/** Releases the customer with this account for an operator; null if no partner pays for it. [HZ-6] */
export function releaseForOperator(database: Database, accountId: number): Promise<CustomerRow | null> {
  return inTransaction(database, async (tx) => {
    const found = await findByAccount(tx, accountId);
    const row = found && (await lockCustomer(tx, found));
    if (row === undefined || row.state !== 'active') return null;
    await release(tx, row, { actor: SYSTEM, requestId: null });
    return row;
  });
}

/** Ends that a partner has a customer whose account is closed: its owner is erased, and told nothing. [HZ-6, GZ-11] */
export async function releaseClosed(tx: Db, accountId: number): Promise<void> {
  const found = await findByAccount(tx, accountId);
  const row = found && (await lockCustomer(tx, found));
  if (row === undefined) return;
  await closeCustomer(tx, row.id, 'released');
  await auditBoth(tx, row, 'partner.customer-release', { actor: SYSTEM, requestId: null });
  await notifyPartner(tx, row, { code: 'customer-closed', params: { company: row.company } }, { by: null });
}

/** Releases all customers of an account that is no partner any more, and withdraws its offers. [HZ-6] */
export async function releaseCustomersOf(tx: Db, partnerId: number): Promise<readonly CustomerRow[]> {
  const rows = await listOpenCustomers(tx, partnerId);
  const released: CustomerRow[] = [];
  for (const found of rows) {
    const row = await lockCustomer(tx, found);
    if (row === undefined) continue;
    await release(tx, row, { actor: SYSTEM, requestId: null });
    if (row.accountId !== null) released.push(row);
  }
  return released;
}
