export type Metadata = Readonly<Record<string, string>>;

export interface ListOf<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
  readonly total_count?: number;
}

export interface Base<K extends string> {
  readonly id: string;
  readonly object: K;
  /** Unix seconds of the payment clock. */
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Metadata;
}

export interface Product extends Base<'product'> {
  readonly name: string;
  readonly description: string | null;
  readonly active: boolean;
  readonly default_price: string | null;
  readonly updated: number;
  readonly [field: string]: unknown;
}

export const RECURRING_INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type RecurringInterval = (typeof RECURRING_INTERVALS)[number];

export interface Price extends Base<'price'> {
  readonly product: string;
  readonly active: boolean;
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly nickname: string | null;
  readonly tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
  readonly type: 'recurring' | 'one_time';
  readonly recurring: {
    readonly interval: RecurringInterval;
    readonly interval_count: number;
    readonly usage_type: 'licensed';
    readonly meter: null;
    readonly trial_period_days: null;
  } | null;
  readonly [field: string]: unknown;
}

export interface Address {
  readonly city?: string | null;
  /** Two capital letters. */
  readonly country?: string | null;
  readonly line1?: string | null;
  readonly line2?: string | null;
  readonly postal_code?: string | null;
  readonly state?: string | null;
}

export interface Customer extends Base<'customer'> {
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly description: string | null;
  readonly address: Address | null;
  readonly deleted?: true;
  /** Below 0: a credit for the next invoices; above 0: owed with the next. */
  readonly balance: number;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly [field: string]: unknown;
}

export interface PaymentMethod extends Base<'payment_method'> {
  readonly type: 'card';
  readonly customer: string | null;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
  readonly [field: string]: unknown;
}

export interface CheckoutSession extends Base<'checkout.session'> {
  readonly mode: 'subscription' | 'setup';
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly customer: string | null;
  readonly customer_email: string | null;
  readonly client_reference_id: string | null;
  readonly subscription: string | null;
  readonly invoice: string | null;
  readonly url: string | null;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly expires_at: number;
  readonly currency: string;
  readonly amount_total: number;
  readonly total_details: {
    readonly amount_discount: number;
    readonly amount_shipping: number;
    readonly amount_tax: number;
  };
  readonly allow_promotion_codes: boolean | null;
  readonly automatic_tax: { readonly enabled: boolean; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly created: number;
  readonly subscription: string;
  readonly price: Price;
  readonly quantity: number;
  readonly metadata: Metadata;
  readonly current_period_start: number;
  readonly current_period_end: number;
}

/** A change that applies once its invoice is paid. */
export interface PendingUpdate {
  readonly billing_cycle_anchor: number | null;
  readonly cancel_at_period_end: null;
  readonly discount: null;
  readonly discounts: null;
  /** Unix seconds. */
  readonly expires_at: number;
  readonly metadata: null;
  readonly subscription_items: readonly SubscriptionItem[];
  readonly trial_end: null;
  readonly trial_from_plan: null;
}

export interface AutomaticTax {
  readonly enabled: boolean;
  readonly disabled_reason: 'requires_location_inputs' | null;
  readonly liability: { readonly type: 'self' } | null;
}

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete';

export interface Subscription extends Base<'subscription'> {
  readonly customer: string;
  readonly status: SubscriptionStatus;
  readonly items: ListOf<SubscriptionItem>;
  readonly currency: string;
  readonly cancel_at_period_end: boolean;
  readonly cancel_at: number | null;
  readonly canceled_at: number | null;
  readonly ended_at: number | null;
  readonly start_date: number;
  readonly billing_cycle_anchor: number;
  readonly trial_start: number | null;
  readonly trial_end: number | null;
  readonly latest_invoice: string | null;
  readonly pending_update: PendingUpdate | null;
  readonly default_payment_method: string | null;
  readonly automatic_tax: AutomaticTax;
  /** Of those that still count. */
  readonly discounts: readonly string[];
  readonly [field: string]: unknown;
}
