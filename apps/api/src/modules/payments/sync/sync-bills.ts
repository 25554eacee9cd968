import type { BillingRow } from '@partyline/contract';
import { CURRENCY } from '@partyline/pricing';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import type { ProviderIncident, ProviderInvoice } from '../../../providers/payments/payment-provider.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import { nextProviderRead } from './checkout.repository.ts';
import { findAccountOfCustomer } from './customer.repository.ts';
import { closeRefusal, countRefunds, noteIncident } from './incidents.repository.ts';
import { readMoneyDetails } from './money-details.repository.ts';
import { findSold } from './find-sold.ts';
import { noteBalance, noteInvoice, type InvoiceSale, type NotedInvoice } from './invoices.repository.ts';
import type { SyncDeps } from './sync-subscription.ts';

export type BillOutcome = 'applied' | 'unchanged' | 'unknown';

/** Returns an invoice's status in the billing list. [BILL-6, GB-22] */
function statusOf({ status, isOverdue }: ProviderInvoice): BillingRow['status'] {
  if (status === 'paid') return 'Paid';
  if (status === 'void') return 'Void';
  return isOverdue ? 'Past-Due' : 'Open';
}

/** Returns what an invoice's billing line was sold as; null where the catalogue has it no more. [BILL-2, BILL-4] */
function soldOf({ billed }: ProviderInvoice): InvoiceSale | null {
  const offer = billed === null ? null : findSold(billed.priceId);
  if (offer === null) return null;
  const { product, price } = offer;
  return { plan: product.title, users: price.users, interval: price.interval };
}

/**
 * Stores an invoice from the provider, except drafts, and the balance that the account has by now. Another currency is also an
 * incident. Idempotent, and the same in any order of events. [BILL-35, GB-22]
 */
export async function syncInvoice({ database, payments }: SyncDeps, id: string): Promise<BillOutcome> {
  const read = await nextProviderRead(database);
  const invoice = await payments.readInvoice(id);
  if (invoice.status === 'draft') return 'unchanged';
  const accountId = await findAccountOfCustomer(database, invoice.customerId);
  if (accountId === undefined) return 'unknown';
  const balanceCents = await payments.readBalance(invoice.customerId);
  return inTransaction(database, async (tx) => {
    // Serialises with fulfilment: an invoice written concurrently would stay unassigned.
    await lockAccount(tx, accountId);
    const isOther = await noteBalance(tx, { accountId, read, balanceCents });
    const isNews = await writeInvoice(tx, { accountId, read, invoice });
    if (!isNews && !isOther) return 'unchanged';
    await countRefunds(tx, id);
    const { customerId, amountCents, currency } = invoice;
    if (currency !== CURRENCY) {
      const status = invoice.status;
      const kind = 'foreign-currency';
      const incident = {
        kind,
        objectId: id,
        customerId,
        amountCents,
        currency,
        status,
        reason: null,
      } as const;
      await noteIncident(tx, { accountId, read, incident });
    }
    await writeSilentNotification(tx, { accountId }, { event: 'subscription update' });
    return 'applied';
  });
}

/** Writes what the provider says of an invoice, unless older; returns whether it is new. */
export function writeInvoice(
  tx: Db,
  { accountId, read, invoice }: Pick<NotedInvoice, 'accountId' | 'read' | 'invoice'>,
): Promise<boolean> {
  return noteInvoice(tx, { accountId, read, status: statusOf(invoice), invoice, sold: soldOf(invoice) });
}

/** Stores the balance of an account. Idempotent. [PLUS-18, PLUS-21] */
export async function syncBalance(
  { database, payments }: SyncDeps,
  customerId: string,
): Promise<BillOutcome> {
  const read = await nextProviderRead(database);
  const accountId = await findAccountOfCustomer(database, customerId);
  if (accountId === undefined) return 'unknown';
  const balanceCents = await payments.readBalance(customerId);
  return inTransaction(database, async (tx) => {
    if (!(await noteBalance(tx, { accountId, read, balanceCents }))) return 'unchanged';
    await writeSilentNotification(tx, { accountId }, { event: 'subscription update' });
    return 'applied';
  });
}

/** Stores a refund or dispute as an incident; it changes no plan. */
export async function syncIncident(
  { database, payments }: SyncDeps,
  kind: ProviderIncident['kind'],
  id: string,
): Promise<BillOutcome> {
  const read = await nextProviderRead(database);
  const incident = await payments.readIncident(kind, id);
  const { customerId, amountCents, currency, status } = incident;
  const accountId = customerId === null ? undefined : await findAccountOfCustomer(database, customerId);
  return inTransaction(database, async (tx) => {
    if (!(await noteIncident(tx, { accountId: accountId ?? null, read, incident }))) return 'unchanged';
    if (incident.invoiceId !== null) await countRefunds(tx, incident.invoiceId);
    const money = await readMoneyDetails(tx, {
      accountId: accountId ?? null,
      providerInvoiceId: incident.invoiceId,
    });
    await writeAudit(tx, {
      accountId: accountId ?? null,
      actor: { kind: 'system' },
      action: `payment.${kind}`,
      object: { kind: 'payment', id },
      outcome: 'done',
      details: { amountCents, currency, status, ...money },
    });
    return accountId === undefined ? 'unknown' : 'applied';
  });
}

/** Reads a charge's refunds: an event may name only the charge. */
export async function syncRefundsOf(deps: SyncDeps, chargeId: string): Promise<BillOutcome> {
  let outcome: BillOutcome = 'unchanged';
  for await (const id of deps.payments.listRefunds(chargeId)) {
    const each = await syncIncident(deps, 'refund', id);
    if (each !== 'unchanged') outcome = each;
  }
  return outcome;
}

/**
 * Refunds a refused subscription and audits each refund. Idempotent. While the provider refuses, the incident stays open. [GB-4]
 */
export async function refundRefused(deps: SyncDeps, providerSubscriptionId: string): Promise<void> {
  const refunds = await deps.payments.refundPayments(providerSubscriptionId);
  for (const id of refunds) await syncIncident(deps, 'refund', id);
  if (refunds.length > 0) await closeRefusal(deps.database, providerSubscriptionId);
}
