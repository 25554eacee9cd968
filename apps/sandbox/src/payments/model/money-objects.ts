import type { Base, ListOf, Metadata } from './sold-objects.ts';

/** The lines that a credit gives back. */
export interface CreditedItems {
  readonly invoice: string;
  readonly invoice_line_items: readonly string[];
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly parent: {
    readonly type: 'subscription_item_details';
    readonly invoice_item_details: null;
    readonly subscription_item_details: {
      readonly invoice_item: null;
      readonly proration: boolean;
      readonly proration_details: { readonly credited_items: CreditedItems | null } | null;
      readonly subscription: string;
      readonly subscription_item: string;
    };
  };
  readonly pricing: {
    readonly type: 'price_details';
    readonly price_details: { readonly price: string; readonly product: string };
    readonly unit_amount_decimal: string;
  };
  readonly quantity: number;
  readonly metadata: Metadata;
  readonly discountable: boolean;
  readonly discounts: readonly string[];
  readonly discount_amounts: readonly { readonly amount: number; readonly discount: string }[];
  readonly taxes: readonly { readonly amount: number; readonly [field: string]: unknown }[];
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
  /** Of the customer: above 0 owed, below 0 a credit. */
  readonly starting_balance: number;
  /** null until finalised. */
  readonly ending_balance: number | null;
  readonly total: number;
  readonly subtotal: number;
  readonly automatic_tax: { readonly status: string | null; readonly [field: string]: unknown };
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
  readonly status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'canceled';
  /** null before the first attempt that reached the bank. */
  readonly latest_charge: string | null;
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
