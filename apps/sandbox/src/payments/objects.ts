/** What is kept with an object. */
export type Metadata = Readonly<Record<string, string>>;

/** A list inside an object or as an answer. */
export interface ListOf<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
  readonly total_count?: number;
}

interface Base<K extends string> {
  readonly id: string;
  readonly object: K;
  /** Unix seconds of the payments' clock. */
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

export interface Customer extends Base<'customer'> {
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly description: string | null;
  readonly deleted?: true;
  /** Below 0: a credit that the next invoices use up. */
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
  readonly default_payment_method: string | null;
  readonly [field: string]: unknown;
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly quantity: number;
  readonly metadata: Metadata;
  readonly [field: string]: unknown;
}

export interface Invoice extends Base<'invoice'> {
  readonly number: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly customer: string;
  readonly currency: string;
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly starting_balance: number;
  readonly total: number;
  readonly subtotal: number;
  readonly billing_reason: string;
  readonly lines: ListOf<InvoiceLine>;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly quote_details: null;
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  };
  readonly attempt_count: number;
  readonly next_payment_attempt: number | null;
  readonly status_transitions: {
    readonly finalized_at: number | null;
    readonly paid_at: number | null;
    readonly voided_at: number | null;
    readonly marked_uncollectible_at: number | null;
  };
  readonly [field: string]: unknown;
}

export interface InvoicePayment extends Omit<Base<'invoice_payment'>, 'metadata'> {
  readonly invoice: string;
  readonly status: 'open' | 'paid' | 'canceled';
  readonly amount_requested: number;
  readonly amount_paid: number | null;
  readonly currency: string;
  readonly is_default: boolean;
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
  readonly status_transitions: { readonly paid_at: number | null; readonly canceled_at: null };
}

export interface PaymentIntent extends Base<'payment_intent'> {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly status: 'succeeded' | 'requires_payment_method';
  readonly latest_charge: string;
  readonly [field: string]: unknown;
}

export interface Charge extends Base<'charge'> {
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly currency: string;
  readonly customer: string;
  readonly payment_intent: string;
  readonly status: 'succeeded' | 'failed';
  readonly paid: boolean;
  readonly refunded: boolean;
  readonly disputed: boolean;
  readonly [field: string]: unknown;
}

export interface Refund extends Base<'refund'> {
  readonly amount: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly currency: string;
  readonly reason: string | null;
  readonly status: 'succeeded';
}

export interface Dispute extends Base<'dispute'> {
  readonly amount: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly currency: string;
  readonly reason: string;
  readonly status: 'needs_response' | 'won' | 'lost';
}

export interface PortalSession extends Omit<Base<'billing_portal.session'>, 'metadata'> {
  readonly customer: string;
  readonly return_url: string | null;
  readonly url: string;
  readonly flow: PortalFlow | null;
  readonly [field: string]: unknown;
}

export interface PortalFlow {
  readonly type: 'subscription_cancel' | 'payment_method_update';
  readonly subscription_cancel: { readonly subscription: string; readonly retention: null } | null;
  readonly after_completion: {
    readonly type: string;
    readonly redirect: { readonly return_url: string } | null;
    readonly hosted_confirmation: null;
  };
}

export interface PaymentEvent extends Omit<Base<'event'>, 'metadata'> {
  readonly api_version: string;
  readonly type: string;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
}

/** Every kind of object by its name. */
export interface Kinds {
  readonly product: Product;
  readonly price: Price;
  readonly customer: Customer;
  readonly payment_method: PaymentMethod;
  readonly 'checkout.session': CheckoutSession;
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  readonly invoice_payment: InvoicePayment;
  readonly payment_intent: PaymentIntent;
  readonly charge: Charge;
  readonly refund: Refund;
  readonly dispute: Dispute;
  readonly 'billing_portal.session': PortalSession;
  readonly event: PaymentEvent;
}
/** The name of a kind. */
export type Kind = keyof Kinds;
/** Any object. */
export type PaymentObject = Kinds[Kind];
