import * as v from 'valibot';
import type { Operation } from '../model/context.ts';
import { common, count, ignored, mergeMetadata, metadata, readParams, text } from '../model/form-params.ts';
import { newId } from '../model/object-store.ts';
import { invalid } from '../model/payment-error.ts';

const percent = v.pipe(
  text,
  v.regex(/^\d{1,3}(\.\d{1,2})?$/, 'must be a percentage'),
  v.transform(Number),
  v.minValue(0.01),
  v.maxValue(100),
);
const newCoupon = v.strictObject({
  ...common,
  id: v.optional(text),
  name: v.optional(text),
  percent_off: percent,
  duration: v.optional(v.picklist(['forever', 'once', 'repeating']), 'once'),
  duration_in_months: v.optional(v.pipe(count, v.minValue(1))),
  metadata: v.optional(metadata),
});
const newCode = v.strictObject({
  ...common,
  promotion: v.strictObject({ type: v.literal('coupon'), coupon: text }),
  code: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9-]+$/, 'must be letters and digits'))),
  active: ignored,
  metadata: v.optional(metadata),
});

export const createCoupon: Operation = (context, { params }) => {
  const input = readParams(newCoupon, params);
  if ((input.duration === 'repeating') !== (input.duration_in_months !== undefined))
    throw invalid(
      'duration_in_months is needed for a repeating coupon, and only there.',
      'duration_in_months',
    );
  return context.objects.put({
    id: input.id ?? newId('coupon'),
    object: 'coupon' as const,
    created: context.now(),
    livemode: false as const,
    metadata: mergeMetadata({}, input.metadata),
    amount_off: null,
    currency: null,
    duration: input.duration,
    duration_in_months: input.duration_in_months ?? null,
    max_redemptions: null,
    name: input.name ?? null,
    percent_off: input.percent_off,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  });
};

export const createPromotionCode: Operation = (context, { params }) => {
  const input = readParams(newCode, params);
  context.objects.require('coupon', input.promotion.coupon, 'promotion[coupon]');
  return context.objects.put({
    id: newId('promo'),
    object: 'promotion_code' as const,
    created: context.now(),
    livemode: false as const,
    metadata: mergeMetadata({}, input.metadata),
    active: true,
    code: input.code ?? newId('').slice(1, 9).toUpperCase(),
    customer: null,
    customer_account: null,
    expires_at: null,
    max_redemptions: null,
    promotion: input.promotion,
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  });
};
