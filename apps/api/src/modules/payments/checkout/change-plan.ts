import type { CheckoutBody, CheckoutData } from '@partyline/contract';
import { CURRENCY } from '@partyline/pricing';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { readCheckoutRow, settleCheckout, type CheckoutRow } from '../sync/checkout.repository.ts';
import { readMoneyDetails } from '../sync/money-details.repository.ts';
import { callPayments } from '../sync/payment-call.ts';
import { returnUrls } from '../sync/return-urls.ts';
import { offeredPriceOf } from '../sync/sync-checkout.ts';
import { settleChange } from '../sync/settle-change.ts';
import { readBilledOfInstance } from '../sync/sync-subscription.repository.ts';
import type { SyncDeps } from '../sync/sync-subscription.ts';

export interface ConfirmedChange {
  readonly body: CheckoutBody;
  readonly requestId: string;
}

/**
 * Changes a subscription's price, charged at once. The provider recalculates for the same second; a differing cent
 * (`price-changed`) or a declined card (`payment-failed`) changes nothing. [PLUS-18, GB-23]
 */
export async function applyPlanChange(
  deps: SyncDeps,
  { body, requestId }: ConfirmedChange,
  { id, prorationAt }: Pick<CheckoutRow, 'id' | 'prorationAt'>,
): Promise<CheckoutData> {
  const data = { url: returnUrls(deps.publicUrl, body.subscriptionType).successUrl, checkoutId: id };
  const row = await readCheckoutRow(deps.database, id);
  const isWhole = row !== undefined && row.instanceId !== null && prorationAt !== null;
  if (!isWhole || body.confirmed === undefined) throw new ApiFailure('preview-required');
  const { amountDue } = body.confirmed;
  const held = await readBilledOfInstance(deps.database, row.accountId, row.instanceId);
  if (held === undefined) throw new ApiFailure('not-found');
  const { providerSubscriptionId: subscriptionId } = held;
  const change = { subscriptionId, price: offeredPriceOf(row), prorationAt };
  await callPayments(async () => {
    // An earlier attempt may have succeeded although its answer was lost.
    await settleChange(deps, row);
    if ((await readCheckoutRow(deps.database, id))?.state === 'active') return;
    const preview = await deps.payments.previewChange(change);
    if (preview.currency !== CURRENCY || Math.max(0, preview.amountDue) !== amountDue) {
      throw new ApiFailure('price-changed');
    }
    await deps.payments
      .changePrice({ ...change, idempotencyKey: `partyline-change-${id}-${prorationAt}` })
      .catch((error: unknown) => noteDeclined(deps, row, requestId, error));
    await settleChange(deps, row);
  });
  return data;
}

async function noteDeclined(
  { database }: SyncDeps,
  { id, accountId, uid, plan, users, interval }: CheckoutRow,
  requestId: string,
  error: unknown,
): Promise<never> {
  if (error instanceof PaymentFailure && error.kind === 'declined') {
    await inTransaction(database, async (tx) => {
      await settleCheckout(tx, id, { state: 'failed' });
      await writeAudit(tx, {
        accountId,
        actor: { kind: 'user', uid },
        action: 'subscription.change',
        object: { kind: 'checkout', id },
        outcome: 'failed',
        reason: 'payment-failed',
        requestId,
        details: { plan, users, interval, ...(await readMoneyDetails(tx, { accountId, checkoutId: id })) },
      });
    });
  }
  throw error;
}
