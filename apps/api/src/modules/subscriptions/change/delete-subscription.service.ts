import { err, ok } from '@partyline/kernel';
import { SUBSCRIPTION_RIGHTS } from '@partyline/permissions';
import { deleteDecision } from '@partyline/subscriptions';
import { randomUUID } from 'node:crypto';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import { readMoneyDetails } from '../../payments/sync/money-details.repository.ts';
import { callPayments } from '../../payments/sync/payment-call.ts';
import { markSubscriptionDeleted, type HeldSubscription } from './change-subscription.repository.ts';
import { auditSubscription, onSubscription, type SubscriptionCall } from './on-subscription.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import { sendSubscriptionEvent } from './send-subscription-event.ts';

const DELETE = { action: 'subscription.delete', right: SUBSCRIPTION_RIGHTS.delete } as const;

/**
 * Deletes an inactive subscription, after cancelling it at the provider so that nothing deleted is charged. [API-30, BILL-32,
 * GB-12]
 */
export async function deleteSubscription(deps: SubscriptionsDeps, call: SubscriptionCall): Promise<null> {
  const { database } = deps;
  const { providerSubscriptionId } = await onSubscription(database, call, DELETE, (_tx, held) =>
    Promise.resolve(allowed(held)),
  );
  if (providerSubscriptionId !== null) await callPayments(() => endAtProvider(deps, providerSubscriptionId));
  return onSubscription(database, call, DELETE, async (tx, held) => {
    const result = allowed(held);
    if (!result.ok) return result;
    const { id, plan, users, accountId } = held;
    const money = await readMoneyDetails(tx, { ...held, accountId: call.caller.account.id });
    await markSubscriptionDeleted(tx, id);
    await auditSubscription(tx, call, DELETE.action, { details: { plan, users, ...money } });
    for (const each of new Set([call.caller.account.id, accountId])) await sendSubscriptionEvent(tx, each);
    return ok(null);
  });
}

function allowed(held: HeldSubscription) {
  const decision = deleteDecision(held);
  if (decision.allowed) return ok(held);
  const { reason } = decision;
  return err(
    new ApiFailure('subscription-refused', {
      reason,
      message: (texts) => texts.DELETE_SUBSCRIPTION_REFUSAL_TEXTS[reason],
    }),
  );
}

/** Ends a subscription at the provider; one that it does not know is over. */
async function endAtProvider({ payments }: SubscriptionsDeps, providerId: string): Promise<void> {
  try {
    await payments.endNow(providerId, randomUUID());
  } catch (error) {
    if (!(error instanceof PaymentFailure && error.kind === 'not-found')) throw error;
  }
}
