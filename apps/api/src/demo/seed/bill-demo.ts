import { insertRows } from '@partyline/rows';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { keepCustomer, readCustomerFacts } from '../../modules/payments/sync/customer.repository.ts';
import { nextProviderRead } from '../../modules/payments/sync/checkout.repository.ts';
import { writeInvoice } from '../../modules/payments/sync/sync-bills.ts';
import { applyReported } from '../../modules/payments/sync/sync-subscription.ts';
import { lockAccount } from '../../records/workspaces/lock-account.repository.ts';
import type {
  PaymentProvider,
  ProviderInvoice,
  ProviderSubscription,
} from '../../providers/payments/payment-provider.ts';
import { listDemoDevices } from '../data/demo-data.ts';
import type { DemoData } from '../data/demo-types.ts';
import { vicUuidOf } from '../rows/demo-snapshots.ts';
import { atATime } from './seed-sandbox.ts';
import { billedColumns, checkoutColumns, purchaseOf, saleOf, type Sale } from './demo-sale.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { linkBilled, listUnbilled } from './unbilled-demo.repository.ts';

export interface BillingDeps {
  readonly database: Database;
  readonly control: SandboxControl;
  readonly payments: PaymentProvider;
  /** Resolves once the provider has the catalogue's prices. */
  readonly pricesThere: () => Promise<void>;
}

/**
 * Makes the purchases of a data set's paid subscriptions at the sandbox's payment provider, each at its own time, and writes what
 * the provider then says: customer, subscriptions, invoices. Repeats what an interrupted run left, and does nothing more than once.
 */
export async function billDemo(deps: BillingDeps, set: DemoData, now: Date): Promise<void> {
  const vicUuids = listDemoDevices(set.accounts).map(vicUuidOf);
  const rows = await listUnbilled(deps.database, vicUuids);
  const sales = rows.flatMap((row) => saleOf(row, now.getTime()) ?? []);
  if (sales.length > 0) await deps.pricesThere();
  for (const [accountId, own] of Map.groupBy(sales, ({ row }) => row.payerAccountId ?? row.accountId))
    await billAccount(deps, accountId, own, now.getTime());
}

async function billAccount(
  { database, control, payments }: BillingDeps,
  accountId: number,
  sales: readonly Sale[],
  nowMs: number,
): Promise<void> {
  const facts = await readCustomerFacts(database, accountId);
  if (facts === undefined) return;
  const { customerId: known, name, ownerEmail: email, createdAt, formerId: replaces } = facts;
  const customer = known ?? (await payments.createCustomer({ accountId, createdAt, name, email, replaces }));
  const bought = new Set((await listSold(payments, customer)).keys());
  const missing = sales.filter(({ checkoutId }) => !bought.has(checkoutId));
  if (missing.length > 0)
    await control.addPastPurchases(
      customer,
      missing.map((sale) => purchaseOf(sale, nowMs)),
    );
  const read = await nextProviderRead(database);
  const sold = await listSold(payments, customer);
  const billed = sales.flatMap((sale) => {
    const reported = sold.get(sale.checkoutId);
    return reported === undefined ? [] : [{ sale, reported }];
  });
  const invoices = await readInvoices(
    payments,
    billed.map(({ reported }) => reported.subscriptionId),
  );
  await inTransaction(database, async (tx) => {
    await lockAccount(tx, accountId);
    await keepCustomer(tx, accountId, customer);
    await linkBilled(
      tx,
      billed.map(({ sale, reported }) => billedColumns(sale, reported.subscriptionId)),
    );
    await insertRows(
      tx,
      'checkouts',
      billed.map(({ sale, reported }) => checkoutColumns(sale, reported.subscriptionId)),
    );
    for (const { reported } of billed) await applyReported(tx, reported, read);
    for (const invoice of invoices) await writeInvoice(tx, { accountId, read, invoice });
  });
}

/** Lists what the provider sold to a customer, by checkout; with the unpaid invoice of one past due. */
async function listSold(
  payments: PaymentProvider,
  customer: string,
): Promise<Map<string, ProviderSubscription>> {
  const sold = new Map<string, ProviderSubscription>();
  for await (const one of payments.listSubscriptions(customer)) {
    const isUnpaid = one.status === 'past-due';
    const reported = isUnpaid
      ? await payments.readSubscription(one.subscriptionId)
      : { ...one, waiting: null };
    if (reported.checkoutId !== null) sold.set(reported.checkoutId, reported);
  }
  return sold;
}

/** Reads the invoices in the order of their numbers, which is that of time. */
async function readInvoices(
  payments: PaymentProvider,
  subscriptionIds: readonly string[],
): Promise<ProviderInvoice[]> {
  const ids = await atATime(subscriptionIds, async (id) => {
    const own: string[] = [];
    for await (const invoice of payments.listInvoices(id)) own.push(invoice);
    return own;
  });
  const invoices = await atATime(ids.flat(), (id) => payments.readInvoice(id));
  const numberOf = ({ number }: ProviderInvoice): string => number ?? '';
  return invoices.toSorted((one, other) => numberOf(one).localeCompare(numberOf(other)));
}
