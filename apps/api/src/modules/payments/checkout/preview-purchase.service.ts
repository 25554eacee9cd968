import type { PurchasePreview } from '@partyline/contract';
import { computeCharge, CURRENCY, PRODUCT_KIND_OF, type Offer } from '@partyline/pricing';
import { computeChangeOutlook, listRenewingCharges, type ChargeLine } from '@partyline/subscriptions';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { listOtherCharges, type HeldSubscription } from './purchase.repository.ts';
import { requirePurchase, type AllowedPurchase, type PurchaseRequest } from './purchase.ts';
import type { AppliedDiscount, OfferedPrice } from '../../../providers/payments/payment-provider.ts';
import { readCustomerFacts } from '../sync/customer.repository.ts';
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
  const { priceId, interval, users } = offer.price;
  const cents = computeCharge(offer.price);
  const productKind = PRODUCT_KIND_OF[request.subscriptionType];
  const price = offeredPriceOf({
    ...{ priceId, amountCents: cents, interval, users, productKind },
    plan: offer.product.title,
  });
  if (billed === null) return previewNew({ database, payments }, purchase, price);
  const { providerSubscriptionId: subscriptionId } = billed;
  const preview = await callPayments(() =>
    payments.previewChange({ subscriptionId, price, prorationAt: null }),
  );
  if (preview.currency !== CURRENCY) throw new ApiFailure('price-not-valid');
  const { lines, balance, periodStart, totals, renewal } = preview;
  // By the same address.
  const taxRate = renewal.net > 0 ? renewal.tax / renewal.net : 0;
  const other = await listOtherCharges(database, purchase.payerId, { id: billed.id, taxRate });
  const others = listRenewingCharges(other);
  const { credit, renewals } = computeChangeOutlook(
    {
      ...{ lines, priceId, interval, amount: renewal.total, periodStartMs: periodStart.getTime() },
      ...{ balanceBefore: balance.before, balanceAfter: balance.after },
    },
    others,
  );
  // Later ones cost more.
  const discountEnd = renewal.discount?.endsAt?.getTime() ?? Infinity;
  const told = renewals
    .filter(({ atMs }) => atMs < discountEnd)
    .map(({ atMs, ...paid }) => ({ at: new Date(atMs).toISOString(), ...paid }));
  return {
    chargedAt: 'once',
    currency: CURRENCY,
    amountDue: Math.max(0, preview.amountDue),
    lines: lines.map((line) => ({
      description: line.description,
      amount: line.amount,
      bills: billedPlanOf(line, billed, offer),
    })),
    totals,
    discount: discountOf(preview.discount),
    renewalAmount: renewal.total,
    renewalTax: renewal.tax,
    renewalDiscount: discountOf(renewal.discount),
    renewalAt: told[0]?.at ?? null,
    renewals: told,
    credit,
    instanceEffect: purchase.effect,
    usersConnected: purchase.usersConnected,
    prorationAt: preview.prorationAt,
  };
}

/** Returns the plan that a line is for, which the provider does not name: a credit for the plan that is left, the rest for the wanted one. */
function billedPlanOf(
  { isCredit, isProration, priceId }: ChargeLine,
  left: HeldSubscription,
  { product: { title: plan }, price: { priceId: wanted, users, interval } }: Offer,
): PurchasePreview['lines'][number]['bills'] {
  if (isCredit && left.interval !== null) {
    return { part: 'unused', plan: left.plan, users: left.users, interval: left.interval };
  }
  if (priceId !== wanted) return null;
  return { part: isProration ? 'rest' : 'whole', plan, users, interval };
}

function discountOf(discount: AppliedDiscount | null): PurchasePreview['discount'] {
  if (discount === null) return null;
  const { cents: amount, duration, endsAt } = discount;
  return { amount, duration, endsAt: endsAt?.toISOString() ?? null };
}

/**
 * Returns the preview of a new plan by the price list, with the tax of the address that the customer has; without one the
 * provider's page adds it.
 */
async function previewNew(
  { database, payments }: Pick<SyncDeps, 'database' | 'payments'>,
  { offer: { product }, request, payerId, ...purchase }: AllowedPurchase,
  price: OfferedPrice,
): Promise<PurchasePreview> {
  const isTrial = request.subscriptionType === 'trial';
  const { customerId = null } = isTrial ? {} : ((await readCustomerFacts(database, payerId)) ?? {});
  const totals = isTrial
    ? { net: price.cents, tax: 0, total: price.cents }
    : await callPayments(() => payments.previewPurchase(customerId, price));
  return {
    chargedAt: 'checkout',
    currency: CURRENCY,
    amountDue: totals.total,
    lines: [{ description: product.title, amount: price.cents, bills: null }],
    totals,
    discount: null,
    renewalAmount: isTrial ? null : totals.total,
    renewalTax: totals.tax,
    renewalDiscount: null,
    renewalAt: null,
    renewals: [],
    credit: null,
    instanceEffect: purchase.effect,
    usersConnected: purchase.usersConnected,
    prorationAt: null,
  };
}
