import { inTransaction } from '../../../db/in-transaction.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { lockCheckout, settleCheckout, type CheckoutRow } from './checkout.repository.ts';
import { readMoneyDetails } from './money-details.repository.ts';
import { readBilledOfInstance } from './sync-subscription.repository.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

/** Reads whether a plan change charged at once took effect. Idempotent. */
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
  await inTransaction(deps.database, async (tx) => {
    await lockAccount(tx, change.accountId);
    const row = await lockCheckout(tx, change.id);
    if (row === undefined || row.state === 'active') return;
    // Nothing billed any more: it can no longer take effect, and expires like any other.
    if (held?.providerPriceId !== row.priceId) {
      const isOver = row.state === 'open' && row.expiresAt.getTime() <= Date.now();
      return settleCheckout(tx, row.id, { state: isOver ? 'expired' : row.state });
    }
    await settleCheckout(tx, row.id, { state: 'active', subscriptionId: held.id });
    const money = await readMoneyDetails(tx, {
      accountId: row.accountId,
      checkoutId: row.id,
      providerSubscriptionId: held.providerSubscriptionId,
    });
    await writeAudit(tx, {
      accountId: row.accountId,
      actor: { kind: 'user', uid: row.uid },
      action: 'subscription.change',
      object: { kind: 'subscription', id: String(held.id) },
      outcome: 'done',
      details: { plan: row.plan, users: row.users, interval: row.interval, ...money },
    });
  });
}
