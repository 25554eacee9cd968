import { insertRow, type Columns } from '@partyline/rows/testing';
import type { Account, World } from './world.ts';
import { inDays } from './rows.ts';

/** Sets columns of a device's subscription as a sync with the payment provider does. */
export async function setSubscription(
  { database }: World,
  { id }: Account,
  device: string,
  columns: Columns,
): Promise<void> {
  const names = Object.keys(columns);
  await database.query(
    `UPDATE app.subscriptions s SET ${names.map((name, index) => `${name} = $${index + 3}`).join(', ')}
     FROM app.instances i WHERE i.id = s.instance_id AND s.account_id = $1 AND i.device_name = $2`,
    [id, device, ...Object.values(columns)],
  );
}

export async function subscriptionIdOf(
  { database }: World,
  { id }: Account,
  device: string,
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT s.id FROM app.subscriptions s JOIN app.instances i ON i.id = s.instance_id
     WHERE s.account_id = $1 AND i.device_name = $2`,
    [id, device],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`${device} has no subscription.`);
  return row.id;
}

/** Lets a change of a device's plan wait for the bank, as a sync with the payment provider does. */
export async function addPendingChange(world: World, account: Account, device: string): Promise<void> {
  const row = {
    account_id: account.id,
    subscription_id: await subscriptionIdOf(world, account, device),
    provider_invoice_id: `in_waiting_${account.id}`,
    amount_cents: 23_700,
    url: 'https://invoices.example.test/waiting',
    ends_at: inDays(0.9),
    price_id: 'price_premium',
    plan: 'Premium',
    users: 24,
    billing_interval: 'month',
  };
  await insertRow(world.database, 'payment_confirmations', row, 'id');
}

/** Inserts an invoice as the payment provider reports it. */
export async function addInvoice({ database }: World, { id }: Account, columns: Columns): Promise<void> {
  const row = {
    account_id: id,
    plan: 'Pro',
    users: 16,
    status: 'Paid',
    currency: 'USD',
    amount_cents: 19_200,
    period_end: inDays(20),
    issued_at: inDays(-1),
    ...columns,
  };
  await insertRow(database, 'invoices', row, 'id');
}

/** Returns the columns of a subscription that the provider renews. */
export function billedAs({ id }: Pick<Account, 'id'>, name: string, renewal: Date): Columns {
  return {
    provider_subscription_id: `sub_${name}_${id}`,
    provider_read_at: new Date(),
    current_period_end: renewal,
    auto_renewal_date: renewal,
  };
}
