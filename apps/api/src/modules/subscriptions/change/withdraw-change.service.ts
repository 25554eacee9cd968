import type { SubscriptionRow } from '@partyline/contract';
import { err, ok } from '@partyline/kernel';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { auditSubscription, onSubscription, type SubscriptionCall } from './on-subscription.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import { readStoredRow, viewOf } from '../list/list-subscriptions.repository.ts';
import { listOpenCheckouts, nextProviderRead } from '../../payments/sync/checkout.repository.ts';
import { callPayments } from '../../payments/sync/payment-call.ts';
import { settleChange } from '../../payments/sync/settle-change.ts';
import { applyReported, syncSubscription } from '../../payments/sync/sync-subscription.ts';
import { readWaitingChange } from '../../payments/sync/confirmations.repository.ts';

const ACTION = { action: 'subscription.withdraw-change', right: 'buy' } as const;

const nothingWaits = (): ApiFailure =>
  new ApiFailure('subscription-refused', {
    reason: 'no-change-pending',
    message: (texts) => texts.WITHDRAW_REFUSAL_TEXTS['no-change-pending'],
  });

/**
 * Withdraws a change of plan that waits for a confirmation: its invoice is voided at the provider. One that was confirmed meanwhile
 * has taken effect, and is refused with what is now. [PLUS-18, PLUS-22]
 */
export async function withdrawChange(
  deps: SubscriptionsDeps,
  call: SubscriptionCall,
): Promise<SubscriptionRow> {
  const { database, payments } = deps;
  const { held, waiting } = await onSubscription(database, call, ACTION, async (tx, found) => {
    const change = await readWaitingChange(tx, found.id);
    return change === undefined ? err(nothingWaits()) : ok({ held: found, waiting: change });
  });
  const { providerSubscriptionId: providerId, accountId, instanceId, payerAccountId } = held;
  const payerId = payerAccountId ?? accountId;
  if (providerId === null) throw nothingWaits();
  const read = await nextProviderRead(database);
  const reported = await callPayments(() => payments.withdrawChange(providerId, waiting.invoiceId));
  const isConfirmed = reported.priceId === waiting.priceId;
  const outcome = await onSubscription(database, call, ACTION, async (tx) => {
    const applied = await applyReported(tx, reported, read);
    if (!isConfirmed) await auditSubscription(tx, call, ACTION.action, { details: { plan: held.plan } });
    return ok(applied);
  });
  await callPayments(async () => {
    if (outcome === 'outdated') await syncSubscription(deps, providerId);
    const open =
      instanceId === null ? [] : await listOpenCheckouts(database, { accountId, payerId }, instanceId);
    for (const checkout of open) if (checkout.prorationAt !== null) await settleChange(deps, checkout);
  });
  if (isConfirmed) throw nothingWaits();
  const row = await readStoredRow(database, call.caller.account.id, held.id);
  if (row === undefined) throw new ApiFailure('not-found');
  return viewOf(row);
}
