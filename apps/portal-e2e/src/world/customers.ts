import { insertRow, type Columns } from '@partyline/rows/testing';
import type { Account, World } from './world.ts';
import { inDays } from './rows.ts';

type Customer = Account<'owner'>;

interface CustomerPlan {
  readonly company: string;
  /** Each with a plan that the partner pays for. */
  readonly devices?: readonly string[];
  /** The partner has asked to release it. */
  readonly isReleaseAsked?: true;
}

/** Makes an account that has accepted the offer of a partner. */
export async function insertCustomer(
  world: World,
  partner: Account,
  { company, devices = [], isReleaseAsked }: CustomerPlan,
): Promise<Customer> {
  const account = await world.account({
    name: company,
    customerStatus: 'PARTNER_CUSTOMER',
    workspaces: [{ name: 'Default', isDefault: true, devices: devices.map((name) => ({ name })) }],
    people: { owner: { role: 'account-owner' } },
  });
  await insertOffered(world, partner, {
    ...{ company, email: account.people.owner.email, state: 'active', account_id: account.id },
    ...{ accepted_at: new Date(), expires_at: inDays(7) },
    release_asked_at: isReleaseAsked === true ? new Date() : null,
  });
  await world.database.query(
    `UPDATE app.subscriptions SET payer_account_id = $2, price_cents = 19200,
       provider_subscription_id = 'sub_of_customer_' || id, provider_read_at = now() WHERE account_id = $1`,
    [account.id, partner.id],
  );
  return account;
}

/** Makes an offer of a partner that is not accepted yet. */
export async function insertOffer(
  world: World,
  partner: Account,
  { company, expiresAt = inDays(7) }: { readonly company: string; readonly expiresAt?: Date },
): Promise<void> {
  const { email } = world.newUser();
  await insertOffered(world, partner, { company, email, expires_at: expiresAt, sent_at: new Date() });
}

async function insertOffered({ database }: World, { id }: Account, columns: Columns): Promise<void> {
  await insertRow(database, 'partner_customers', { partner_id: id, ...columns }, 'id');
}
