import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../db/in-transaction.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import {
  lockCheckout,
  payerOf,
  prolongCheckout,
  readCheckoutRow,
  settleCheckout,
  type CheckoutRow,
} from './checkout.repository.ts';
import { hasWaited, readWaitingChange } from './confirmations.repository.ts';
import { readMoneyDetails } from './money-details.repository.ts';
import { readBilledOfInstance, type BilledSubscription } from './sync-subscription.repository.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

/**
 * Reads whether a plan change charged at once took effect, and then takes back a cancellation that stood before it. One that waits for
 * a confirmation stays open; one that waited in vain has expired. Idempotent: it also finishes what a killed node began.
 */
export async function settleChange(deps: SyncDeps, change: CheckoutRow): Promise<void> {
  if (change.state === 'active' || change.instanceId === null) return;
  const before = await readBilledOfInstance(deps.database, change.accountId, change.instanceId);
  if (before !== undefined) {
    await syncSubscription(deps, before.providerSubscriptionId).catch((error: unknown) => {
      if (error instanceof PaymentFailure && error.kind === 'not-found') return;
      throw error;
    });
  }
  const held = await readBilledOfInstance(deps.database, change.accountId, change.instanceId);
  if (held?.providerPriceId === change.priceId) await resume(deps, change.id, held);
  await inTransaction(deps.database, async (tx) => {
    await lockAccount(tx, change.accountId);
    const row = await lockCheckout(tx, change.id);
    if (row === undefined || row.state === 'active') return;
    // Nothing billed any more: it can no longer take effect, and expires like any other.
    if (held?.providerPriceId !== row.priceId) {
      const waiting = held === undefined ? undefined : await readWaitingChange(tx, held.id);
      if (waiting?.priceId === row.priceId) return prolongCheckout(tx, row.id, waiting.endsAt);
      const isLate = row.expiresAt.getTime() <= Date.now() || (await hasWaited(tx, row.id));
      const isOver = row.state === 'open' && isLate;
      return settleCheckout(tx, row.id, { state: isOver ? 'expired' : row.state });
    }
    await settleCheckout(tx, row.id, { state: 'active', subscriptionId: held.id });
    const money = await readMoneyDetails(tx, {
      accountId: payerOf(row),
      checkoutId: row.id,
      providerSubscriptionId: held.providerSubscriptionId,
    });
    const payerId = payerOf(row);
    const terms = { plan: row.plan, users: row.users, interval: row.interval, ...wasOf(before, row) };
    for (const each of new Set([payerId, row.accountId])) {
      await writeAudit(tx, {
        accountId: each,
        actor: { kind: 'user', uid: row.uid },
        action: 'subscription.change',
        object: { kind: 'subscription', id: String(held.id) },
        outcome: 'done',
        details: { ...terms, ...(each === payerId ? money : {}) },
      });
    }
  });
}

/** Returns the terms before the change, for the audit log; none once the change was followed already. [PLUS-22] */
function wasOf(before: BilledSubscription | undefined, { priceId }: CheckoutRow) {
  if (before === undefined || before.providerPriceId === priceId) return {};
  const { plan, users, interval } = before;
  return { was: { plan, users, interval } };
}

/**
 * Resumes a cancelled plan after its change: the provider takes a new price and the end of a cancellation only one after the other.
 */
async function resume(deps: SyncDeps, checkoutId: string, held: BilledSubscription): Promise<void> {
  const row = await readCheckoutRow(deps.database, checkoutId);
  if (row?.state === 'active' || row?.resumes !== true || !held.cancelStatus) return;
  await deps.payments.setCancelAtEnd(held.providerSubscriptionId, false, randomUUID());
  await syncSubscription(deps, held.providerSubscriptionId);
}
