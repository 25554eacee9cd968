import type { Base } from './sold-objects.ts';

export interface Coupon extends Base<'coupon'> {
  readonly percent_off: number;
  readonly duration: 'forever' | 'once' | 'repeating';
  readonly duration_in_months: number | null;
  readonly [field: string]: unknown;
}

export interface PromotionCode extends Base<'promotion_code'> {
  readonly active: boolean;
  readonly code: string;
  readonly promotion: { readonly type: 'coupon'; readonly coupon: string };
  readonly [field: string]: unknown;
}

/** A coupon redeemed for a subscription. */
export interface Discount {
  readonly id: string;
  readonly object: 'discount';
  /** Unix seconds; null for no end, or for one payment. */
  readonly end: number | null;
  readonly start: number;
  readonly promotion_code: string | null;
  readonly source: { readonly type: 'coupon'; readonly coupon: string };
  readonly subscription: string | null;
  readonly [field: string]: unknown;
}
