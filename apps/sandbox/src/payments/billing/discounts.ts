import type { PaymentContext } from '../model/context.ts';
import type { Coupon, Discount, PromotionCode } from '../model/discount-objects.ts';
import type { InvoiceLine } from '../model/money-objects.ts';
import { newId } from '../model/object-store.ts';
import type { Subscription } from '../model/sold-objects.ts';
import { periodEnd } from '../model/price-terms.ts';

/** Finds a code that can be redeemed, in any case. */
export function findCode({ objects }: PaymentContext, code: string): PromotionCode | undefined {
  const typed = code.trim().toLowerCase();
  return objects.all('promotion_code').find((one) => one.active && one.code.toLowerCase() === typed);
}

export function couponOf({ objects }: PaymentContext, { source }: Discount): Coupon {
  return objects.require('coupon', source.coupon);
}

/** Redeems a code for what begins now. */
export function redeem(context: PaymentContext, code: PromotionCode, customer: string | null): Discount {
  const now = context.now();
  const coupon = context.objects.require('coupon', code.promotion.coupon);
  const months = coupon.duration === 'repeating' ? (coupon.duration_in_months ?? 1) : null;
  const monthly = { interval: 'month', interval_count: months ?? 1 } as const;
  return context.objects.put({
    id: newId('di'),
    object: 'discount' as const,
    checkout_session: null,
    customer,
    customer_account: null,
    end: months === null ? null : periodEnd(now, monthly),
    invoice: null,
    invoice_item: null,
    promotion_code: code.id,
    source: { type: 'coupon' as const, coupon: coupon.id },
    start: now,
    subscription: null,
    subscription_item: null,
  });
}

/** Returns the discount that a subscription has at a time; null for none. */
export function discountAt(
  { objects }: PaymentContext,
  { discounts }: Pick<Subscription, 'discounts'>,
  at: number,
): Discount | null {
  const found = discounts.map((id) => objects.get('discount', id));
  return found.find((one) => one !== undefined && (one.end === null || at < one.end)) ?? null;
}

/** Returns what is left of an amount after a discount. */
export function discounted(context: PaymentContext, amount: number, discount: Discount | null): number {
  if (discount === null) return amount;
  return amount - Math.round((amount * couponOf(context, discount).percent_off) / 100);
}

/** Takes the subscription's discount off the lines of whole periods; prorations are reckoned after it already. */
export function discountLines(
  context: PaymentContext,
  subscription: Pick<Subscription, 'discounts'>,
  lines: readonly InvoiceLine[],
): readonly InvoiceLine[] {
  return lines.map((line) => {
    const discount = line.discountable ? discountAt(context, subscription, line.period.start) : null;
    if (discount === null || line.amount <= 0) return line;
    const amount = line.amount - discounted(context, line.amount, discount);
    return {
      ...line,
      discount_amounts: [{ amount, discount: discount.id }],
      discounts: [discount.id],
    };
  });
}

/** Returns the discounts that are left after an invoice: one for a single payment is used up. */
export function leftDiscounts(
  context: PaymentContext,
  { discounts }: Pick<Subscription, 'discounts'>,
): readonly string[] {
  return discounts.filter((id) => {
    const discount = context.objects.get('discount', id);
    return discount !== undefined && couponOf(context, discount).duration !== 'once';
  });
}
