import type { Interval } from '@partyline/pricing';

/** A price of the catalogue, as the provider is to charge it. */
export interface OfferedPrice {
  readonly priceId: string;
  readonly cents: number;
  readonly interval: Interval;
  readonly users: number;
  /** What customers read on the provider's page and on invoices. */
  readonly productName: string;
}

/** A purchase that the provider shall take. */
export interface NewCheckout {
  /** Ours; it comes back with the session and its subscription, and makes the call safe to repeat. */
  readonly checkoutId: string;
  readonly customerId: string;
  readonly accountId: number;
  readonly price: OfferedPrice;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

/** A checkout session as the provider has it now. */
export interface CheckoutSession {
  readonly sessionId: string;
  /** Ours; null where the session was not begun here. */
  readonly checkoutId: string | null;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  /** Capital letters. */
  readonly currency: string;
  readonly amountCents: number;
  /** Where the buyer pays, while it is open. Never logged or stored. */
  readonly url: string | null;
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** Ours; null where it was not begun here. */
  readonly checkoutId: string | null;
  readonly status: 'incomplete' | 'active' | 'past-due' | 'over';
  readonly isCancelledAtEnd: boolean;
  readonly endedAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** The catalogue's id, where it has one. */
  readonly priceId: string;
  readonly priceCents: number;
  readonly currency: string;
  readonly interval: Interval | null;
}

/** An invoice as the provider has it now. */
export interface ProviderInvoice {
  readonly invoiceId: string;
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly number: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'void';
  readonly isOverdue: boolean;
  readonly currency: string;
  readonly amountCents: number;
  readonly periodEnd: Date | null;
  readonly issuedAt: Date;
  readonly hostedUrl: string | null;
}

/** Money given back, or asked back by the card's bank. */
export interface ProviderIncident {
  readonly kind: 'refund' | 'dispute';
  readonly objectId: string;
  readonly customerId: string | null;
  /** The invoice that was paid with it; null where the provider does not say. */
  readonly invoiceId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: string;
  readonly reason: string | null;
}

/** What changing a subscription to another price costs now. */
export interface ChangePreview {
  readonly currency: string;
  readonly amountDue: number;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
  /** Seconds since 1970. */
  readonly prorationAt: number;
  readonly renewalAt: Date | null;
}

/** A change of price that is charged at once, as it was previewed. */
export interface PriceChange {
  readonly subscriptionId: string;
  readonly price: OfferedPrice;
  /** Seconds since 1970, as in the preview, so that the amount is the same to the cent. */
  readonly prorationAt: number;
  readonly idempotencyKey: string;
}

/**
 * The payment provider. Every call throws a PaymentFailure: `unavailable` may be repeated, `declined` is the card's answer,
 * `not-found` means that the object does not exist, `refused` that the provider will not do it. Writes are idempotent by
 * their key.
 */
export interface PaymentProvider {
  createCustomer(customer: {
    readonly accountId: number;
    /** Milliseconds since 1970, of the account: with its id it names it among all databases. */
    readonly createdAt: number;
    readonly name: string;
    readonly email: string;
  }): Promise<string>;
  createCheckout(checkout: NewCheckout): Promise<CheckoutSession>;
  readCheckout(sessionId: string): Promise<CheckoutSession>;
  /** Ends an open session, so that nobody pays it any more. */
  expireCheckout(sessionId: string): Promise<void>;
  readSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** The subscriptions of a customer, over ones too. */
  listSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  readInvoice(invoiceId: string): Promise<ProviderInvoice>;
  listInvoices(customerId: string): Promise<readonly ProviderInvoice[]>;
  /** The ids of the refunds of a charge. */
  listRefunds(chargeId: string): Promise<readonly string[]>;
  readIncident(kind: ProviderIncident['kind'], objectId: string): Promise<ProviderIncident>;
  previewChange(
    change: Omit<PriceChange, 'idempotencyKey' | 'prorationAt'> & {
      readonly prorationAt: number | null;
    },
  ): Promise<ChangePreview>;
  changePrice(change: PriceChange): Promise<ProviderSubscription>;
  /** Stops the renewal (true), or takes it up again (false). */
  setCancelAtEnd(
    subscriptionId: string,
    isCancelled: boolean,
    idempotencyKey: string,
  ): Promise<ProviderSubscription>;
  /** Ends a subscription at once, without a refund. One that is over already stays so. */
  endNow(subscriptionId: string, idempotencyKey: string): Promise<ProviderSubscription>;
  /** Gives back in full, once, whatever was paid for a subscription; the ids of the refunds. */
  refundPayments(subscriptionId: string): Promise<readonly string[]>;
  /** The address of the customer portal for one visit. Never logged or stored. */
  createPortalSession(customerId: string, returnUrl: string): Promise<string>;
}
