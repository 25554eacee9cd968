import type { Db } from '../../../db/open-database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { requestMail } from '../../../jobs/request-mail.ts';
import type { ProviderSubscription } from '../../../providers/payments/payment-provider.ts';
import { notifyConfirmation } from '../../../records/subscriptions/notify-subscription.ts';
import { findSold } from './find-sold.ts';
import type { BilledSubscription, FollowedSubscription } from './sync-subscription.repository.ts';
import { closeConfirmations, noteConfirmation, type NewConfirmation } from './confirmations.repository.ts';

/**
 * Keeps what the provider says waits for a confirmation, and tells the buyer once for an invoice. What no longer waits is closed, and
 * its change settled by a job. Returns whether anything differs.
 */
export async function followConfirmation(
  tx: Db,
  before: BilledSubscription,
  reported: ProviderSubscription,
  next: FollowedSubscription,
): Promise<boolean> {
  const wanted = confirmationOf(before, reported, next);
  const isUndecided = reported.waiting?.state === 'runs';
  const invoiceId = wanted?.invoiceId ?? (isUndecided ? reported.waiting.invoiceId : null);
  const closed = await closeConfirmations(tx, before.id, invoiceId);
  for (const { checkoutId } of closed) {
    if (checkoutId === null) continue;
    const payload = { kind: 'checkout', id: checkoutId, failures: 0 } as const;
    await addJob(tx, 'sync-payment', payload, { key: `checkout-${checkoutId}` });
  }
  if (wanted === null) return closed.length > 0;
  const { id, uid, isNew, isOther } = await noteConfirmation(tx, wanted);
  if (isNew && uid !== null) {
    const { accountId, amountCents: amount, endsAt, change } = wanted;
    await requestMail(tx, { kind: 'payment-confirmation', id, version: 1, accountId });
    await notifyConfirmation(tx, { id: before.id, uid, amount, endsAt, plan: change?.plan ?? null });
  }
  return isOther || closed.length > 0;
}

/** Returns the confirmation that a payment asks for, or null. An unpaid renewal can be confirmed until its grace ends. */
function confirmationOf(
  before: BilledSubscription,
  { waiting }: ProviderSubscription,
  next: FollowedSubscription,
): NewConfirmation | null {
  if (waiting === null || waiting.state !== 'asks') return null;
  const { change } = waiting;
  const endsAt = change === null ? next.graceEndsAt : change.expiresAt;
  if (endsAt === null) return null;
  const offer = change === null ? null : findSold(change.priceId, before.productKind);
  return {
    accountId: before.accountId,
    subscriptionId: before.id,
    instanceId: before.instanceId,
    invoiceId: waiting.invoiceId,
    amountCents: waiting.cents,
    url: waiting.url,
    endsAt: new Date(endsAt),
    change:
      change === null
        ? null
        : {
            priceId: change.priceId,
            plan: offer?.product.title ?? before.plan,
            users: offer?.price.users ?? before.users,
            interval: offer?.price.interval ?? change.interval,
          },
  };
}
