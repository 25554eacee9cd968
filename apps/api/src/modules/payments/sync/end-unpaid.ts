import { isActive, isPeriodOver } from '@partyline/subscriptions';
import { randomUUID } from 'node:crypto';
import { readBilled } from './sync-subscription.repository.ts';
import { syncIncident, syncInvoice } from './sync-bills.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

/**
 * Ends an unpaid subscription at the provider once its grace period is over, or finishes that where it has ended there: nothing can
 * be paid for it afterwards. Decided again here, because the job may run long after its request. Idempotent. [HZ-3]
 */
export async function endUnpaidSubscription(deps: SyncDeps, providerId: string): Promise<void> {
  const held = await readBilled(deps.database, providerId);
  if (held === undefined || (isActive(held) && !isPeriodOver(held, Date.now()))) return;
  const ended = await deps.payments.endUnpaid(providerId, `partyline-unpaid-${providerId}`);
  await syncSubscription(deps, providerId);
  for (const id of ended.invoiceIds) await syncInvoice(deps, id);
  for (const id of ended.refundIds) await syncIncident(deps, 'refund', id);
}

/**
 * Lets a subscription that was cancelled unpaid and paid afterwards end with its paid period, instead of the grace period. Decided
 * again from the provider. Idempotent. [HZ-3]
 */
export async function endWithPeriod(deps: SyncDeps, providerId: string): Promise<void> {
  const { status, isCancelled, cancelAt } = await deps.payments.readSubscription(providerId);
  if (status === 'active' && isCancelled && cancelAt !== null) {
    await deps.payments.setCancelAtEnd(providerId, true, randomUUID());
  }
  await syncSubscription(deps, providerId);
}
