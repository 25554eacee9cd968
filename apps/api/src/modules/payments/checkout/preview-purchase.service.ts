import type { PurchasePreview } from '@partyline/contract';
import { computeCharge, CURRENCY, PRODUCT_KIND_OF } from '@partyline/pricing';
import { computeChangeOutlook, listRenewingCharges } from '@partyline/subscriptions';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { listOtherCharges } from './purchase.repository.ts';
import { requirePurchase, type AllowedPurchase, type PurchaseRequest } from './purchase.ts';
import { callPayments } from '../sync/payment-call.ts';
import { offeredPriceOf } from '../sync/sync-checkout.ts';
import type { SyncDeps } from '../sync/sync-subscription.ts';

/**
 * Returns a purchase's cost without charging: changes by the provider, new ones by the price list. What credit pays of the next
 * renewal is a forecast over all renewals of the account. [PLUS-18, GB-23]
 */
export async function previewPurchase(
  { database, payments }: Pick<SyncDeps, 'database' | 'payments'>,
  caller: MemberCaller,
  request: PurchaseRequest,
): Promise<PurchasePreview> {
  const purchase = await requirePurchase(database, caller, request);
  const { billed, offer } = purchase;
  if (billed === null) return listedPrice(purchase);
  const { providerSubscriptionId: subscriptionId } = billed;
  const { priceId, interval, users } = offer.price;
  const cents = computeCharge(offer.price);
  const productKind = PRODUCT_KIND_OF[request.subscriptionType];
  const price = offeredPriceOf({
    ...{ priceId, amountCents: cents, interval, users, productKind },
    plan: offer.product.title,
  });
  const preview = await callPayments(() =>
    payments.previewChange({ subscriptionId, price, prorationAt: null }),
  );
  if (preview.currency !== CURRENCY) throw new ApiFailure('price-not-valid');
  const others = listRenewingCharges(await listOtherCharges(database, purchase.accountId, billed.id));
  const { lines, balance, periodStart } = preview;
  const { credit, renewals } = computeChangeOutlook(
    {
      ...{ lines, priceId, interval, amount: cents, periodStartMs: periodStart.getTime() },
      ...{ balanceBefore: balance.before, balanceAfter: balance.after },
    },
    others,
  );
  const told = renewals.map(({ atMs, ...paid }) => ({ at: new Date(atMs).toISOString(), ...paid }));
  return {
    chargedAt: 'once',
    currency: CURRENCY,
    amountDue: Math.max(0, preview.amountDue),
    lines: lines.map(({ description, amount }) => ({ description, amount })),
    renewalAmount: cents,
    renewalAt: told[0]?.at ?? null,
    renewals: told,
    credit,
    instanceEffect: purchase.effect,
    usersConnected: purchase.usersConnected,
    prorationAt: preview.prorationAt,
  };
}

function listedPrice({ offer: { product, price }, request, ...purchase }: AllowedPurchase): PurchasePreview {
  const amountDue = computeCharge(price);
  return {
    chargedAt: 'checkout',
    currency: CURRENCY,
    amountDue,
    lines: [{ description: product.title, amount: amountDue }],
    renewalAmount: request.subscriptionType === 'trial' ? null : amountDue,
    renewalAt: null,
    renewals: [],
    credit: null,
    instanceEffect: purchase.effect,
    usersConnected: purchase.usersConnected,
    prorationAt: null,
  };
}
