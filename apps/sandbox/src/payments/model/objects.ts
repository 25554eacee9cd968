import type { Coupon, Discount, PromotionCode } from './discount-objects.ts';
import type { Charge, Dispute, Invoice, InvoicePayment, PaymentIntent, Refund } from './money-objects.ts';
import type {
  Base,
  CheckoutSession,
  Customer,
  PaymentMethod,
  Price,
  Product,
  Subscription,
} from './sold-objects.ts';

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
  readonly coupon: Coupon;
  readonly promotion_code: PromotionCode;
  readonly discount: Discount;
  readonly event: PaymentEvent;
}
export type Kind = keyof Kinds;
export type PaymentObject = Kinds[Kind];
