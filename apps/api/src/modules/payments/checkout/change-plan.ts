import type { CheckoutBody, CheckoutData } from '@partyline/contract';
import { CURRENCY } from '@partyline/pricing';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiFailure, type Sentence } from '../../../http/errors/api-failure.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import {
  keepResumption,
  readCheckoutRow,
  settleCheckout,
  type CheckoutRow,
} from '../sync/checkout.repository.ts';
import { readWaitingChange } from '../sync/confirmations.repository.ts';
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
 * (`price-changed`) or a declined card (`payment-failed`) changes nothing. Where the bank asks the buyer, the change waits for their
 * confirmation; another one meanwhile is refused (`change-pending`). A cancellation is taken back after the change applied, and by
 * the reconcile job if this node is killed before. [PLUS-18, GB-23]
 */
export async function applyPlanChange(
  deps: SyncDeps,
  { body, requestId }: ConfirmedChange,
  { id, prorationAt }: Pick<CheckoutRow, 'id' | 'prorationAt'>,
): Promise<CheckoutData> {
  const url = returnUrls(deps.publicUrl, body.subscriptionType).successUrl;
  const row = await readCheckoutRow(deps.database, id);
  const isWhole = row !== undefined && row.instanceId !== null && prorationAt !== null;
  if (!isWhole || body.confirmed === undefined) throw new ApiFailure('preview-required');
  const { amountDue } = body.confirmed;
  const held = await readBilledOfInstance(deps.database, row.accountId, row.instanceId);
  if (held === undefined) throw new ApiFailure('not-found');
  const { providerSubscriptionId: subscriptionId } = held;
  const change = { subscriptionId, price: offeredPriceOf(row), prorationAt };
  return callPayments(async () => {
    // An earlier attempt may have succeeded, or wait for a confirmation, although its answer was lost.
    await settleChange(deps, row);
    const known = await answerOf(deps, { id, url, held, priceId: row.priceId });
    if (known !== null) return known;
    await keepResumption(deps.database, id, held.id);
    const preview = await deps.payments.previewChange(change);
    if (preview.currency !== CURRENCY || Math.max(0, preview.amountDue) !== amountDue) {
      throw new ApiFailure('price-changed');
    }
    await deps.payments
      .changePrice({ ...change, idempotencyKey: `partyline-change-${id}-${prorationAt}` })
      .catch((error: unknown) => noteDeclined(deps, row, requestId, error));
    await settleChange(deps, row);
    const changed = await answerOf(deps, { id, url, held, priceId: row.priceId });
    // The invoice was voided meanwhile.
    if (changed === null) throw new PaymentFailure('declined');
    return changed;
  });
}

interface Asked {
  readonly id: string;
  readonly url: string;
  readonly held: { readonly id: number };
  readonly priceId: string;
}

/** Returns what a change came to, or null if it has not been asked for; another one may wait in its place. */
async function answerOf(
  { database }: SyncDeps,
  { id: checkoutId, url, held, priceId }: Asked,
): Promise<CheckoutData | null> {
  const state = (await readCheckoutRow(database, checkoutId))?.state;
  if (state === 'active') return { url, checkoutId, confirmation: null };
  const waiting = await readWaitingChange(database, held.id);
  if (waiting === undefined) {
    // It has waited in vain: its amount has to be confirmed again.
    if (state !== 'open') throw new ApiFailure('preview-required');
    return null;
  }
  if (waiting.priceId !== priceId) {
    const message: Sentence = (texts) => texts.CHECKOUT_REFUSAL_TEXTS['change-pending'];
    throw new ApiFailure('subscription-refused', { reason: 'change-pending', message });
  }
  const { url: confirmUrl, amount: amountDue, endsAt } = waiting;
  return { url, checkoutId, confirmation: { url: confirmUrl, amountDue, expiresAt: endsAt.toISOString() } };
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
