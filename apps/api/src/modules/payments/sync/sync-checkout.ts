import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import type {
  CheckoutSession,
  NewCheckout,
  OfferedPrice,
  ProviderSubscription,
} from '../../../providers/payments/payment-provider.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import {
  findCheckoutOfSession,
  isSettled,
  keepSession,
  lockCheckout,
  nextProviderRead,
  payerOf,
  readCheckoutRow,
  settleCheckout,
  type CheckoutRow,
  type NewCheckoutRow,
} from './checkout.repository.ts';
import { fulfilCheckout } from './fulfil-checkout.ts';
import { returnUrls } from './return-urls.ts';
import { settleChange } from './settle-change.ts';
import type { SyncDeps } from './sync-subscription.ts';

/** The provider's state of a checkout; no session: never begun. */
interface ProviderState {
  readonly session: CheckoutSession | null;
  readonly subscription: ProviderSubscription | null;
  readonly read: number;
}

/**
 * Reads a checkout from the provider; a paid one becomes a subscription and an instance exactly once. undefined if not ours.
 * [PLUS-17]
 */
export async function syncCheckout(deps: SyncDeps, id: string): Promise<CheckoutRow | undefined> {
  const row = await readCheckoutRow(deps.database, id);
  if (row === undefined) return undefined;
  if (row.prorationAt !== null) await settleChange(deps, row);
  else await settle(deps, row, await readState(deps, row));
  return readCheckoutRow(deps.database, id);
}

/** Reads a checkout from the provider by its session, which the checkout may not know yet; undefined if not ours. */
export async function syncSession(deps: SyncDeps, sessionId: string): Promise<CheckoutRow | undefined> {
  const known = await findCheckoutOfSession(deps.database, sessionId);
  if (known !== undefined) return syncCheckout(deps, known);
  const { checkoutId } = await deps.payments.readCheckout(sessionId);
  const row = checkoutId === null ? undefined : await readCheckoutRow(deps.database, checkoutId);
  if (row === undefined) return undefined;
  await keepSession(deps.database, row.id, sessionId);
  return syncCheckout(deps, row.id);
}

async function readState(
  { database, payments, publicUrl }: SyncDeps,
  row: CheckoutRow,
): Promise<ProviderState> {
  const read = await nextProviderRead(database);
  const session = await sessionOf({ database, payments, publicUrl }, row);
  const id = session?.subscriptionId ?? null;
  return { read, session, subscription: id === null ? null : await payments.readSubscription(id) };
}

/** Finds a session whose answer was lost by its idempotency key. */
async function sessionOf(deps: SyncDeps, row: CheckoutRow): Promise<CheckoutSession | null> {
  if (row.sessionId !== null) return deps.payments.readCheckout(row.sessionId);
  // An ended one without a session is begun no more.
  if (row.customerId === null || row.state === 'expired') return null;
  try {
    const { sessionId } = await deps.payments.createCheckout(checkoutOf(deps, row, row.customerId));
    await keepSession(deps.database, row.id, sessionId);
    // A repeated call returns its first answer; read the current state.
    return await deps.payments.readCheckout(sessionId);
  } catch (error) {
    // Never begun at the provider, and too late now.
    if (error instanceof PaymentFailure && error.kind === 'refused' && row.expiresAt.getTime() <= Date.now())
      return null;
    throw error;
  }
}

export type CheckoutKey = Omit<NewCheckoutRow, 'uid' | 'instanceId'>;

export function offeredPriceOf(
  row: Pick<CheckoutRow, 'priceId' | 'amountCents' | 'interval' | 'users' | 'plan' | 'productKind'>,
): OfferedPrice {
  const { priceId, amountCents: cents, interval, users, plan, productKind } = row;
  return { priceId, cents, interval, users, productName: `${plan} (${productKind})` };
}

/** Builds the provider's checkout request: deterministic, so that repeats are idempotent. */
export function checkoutOf(
  { publicUrl }: Pick<SyncDeps, 'publicUrl'>,
  row: CheckoutKey,
  customerId: string,
): NewCheckout {
  const { id: checkoutId, subscriptionType, expiresAt } = row;
  const price = offeredPriceOf(row);
  const urls = returnUrls(publicUrl, subscriptionType);
  return { checkoutId, customerId, accountId: payerOf(row), price, expiresAt, ...urls };
}

async function settle(
  { database }: SyncDeps,
  { id, accountId, payerAccountId }: CheckoutRow,
  state: ProviderState,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (payerAccountId !== null) await lockAccount(tx, payerAccountId);
    await lockAccount(tx, accountId);
    const row = await lockCheckout(tx, id);
    if (row === undefined || isSettled(row)) return;
    await settleLocked(tx, row, state);
  });
}

async function settleLocked(
  tx: Db,
  row: CheckoutRow,
  { session, subscription, read }: ProviderState,
): Promise<void> {
  if (session === null || session.status === 'expired') {
    const isOver = session !== null || row.expiresAt.getTime() <= Date.now();
    return settleCheckout(tx, row.id, { state: isOver ? 'expired' : row.state });
  }
  if (session.status === 'open' || subscription === null)
    return settleCheckout(tx, row.id, { state: row.state });
  if (subscription.status === 'over') return settleCheckout(tx, row.id, { state: 'failed' });
  if (!session.isPaid) return settleCheckout(tx, row.id, { state: row.state });
  if (subscription.status === 'incomplete') return settleCheckout(tx, row.id, { state: 'paid' });
  return fulfilCheckout(tx, row, subscription, read);
}
