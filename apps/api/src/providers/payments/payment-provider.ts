import type { Interval } from '@partyline/pricing';
import type { ChargeLine } from '@partyline/subscriptions';

/** A catalogue price in the provider's form. */
export interface OfferedPrice {
  readonly priceId: string;
  readonly cents: number;
  readonly interval: Interval;
  readonly users: number;
  /** Shown on the provider's page and invoices. */
  readonly productName: string;
}

export interface NewCheckout {
  /** Our id; returned with session and subscription, and the idempotency key. */
  readonly checkoutId: string;
  readonly customerId: string;
  readonly accountId: number;
  readonly price: OfferedPrice;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

export interface CheckoutSession {
  readonly sessionId: string;
  /** Ours; null if not begun here. */
  readonly checkoutId: string | null;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  /** Upper case. */
  readonly currency: string;
  readonly amountCents: number;
  /** Payment page while open. Never logged or stored. */
  readonly url: string | null;
}

/** A change that applies once its invoice is paid. */
export interface WaitingChange {
  /** The catalogue's id, if any. */
  readonly priceId: string;
  readonly interval: Interval | null;
  /** The provider then voids the invoice and forgets the change. */
  readonly expiresAt: Date;
}

/** The newest invoice of a subscription, whose payment is missing. */
export interface WaitingPayment {
  readonly invoiceId: string;
  readonly cents: number;
  /** Where it is confirmed. */
  readonly url: string | null;
  /** `asks`: the bank wants the customer to confirm; `runs`: not decided yet. */
  readonly state: 'asks' | 'runs' | 'declined';
  /** null for a renewal. */
  readonly change: WaitingChange | null;
}

export interface ProviderSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** Ours; null if not begun here. */
  readonly checkoutId: string | null;
  readonly status: 'incomplete' | 'active' | 'past-due' | 'over';
  /** Whether it ends without a renewal. */
  readonly isCancelled: boolean;
  /** Set if it ends before its period. */
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
  /** The open invoice; null if there is none, or the answer does not contain it. */
  readonly unpaid: { readonly cents: number; readonly url: string | null } | null;
  /** null if nothing waits for a payment. */
  readonly waiting: WaitingPayment | null;
  /** null before the first. */
  readonly latestInvoiceId: string | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** The catalogue's id, if any. */
  readonly priceId: string;
  readonly priceCents: number;
  readonly currency: string;
  readonly interval: Interval | null;
  /** Whether the provider adds tax to its invoices. */
  readonly isTaxed: boolean;
}

/**
 * The balance of an account before and after an invoice, in cents: above 0 a credit, below 0 an amount that was too small to be
 * charged alone.
 */
export interface InvoiceBalance {
  readonly before: number;
  readonly after: number;
}

/** The price of an invoice's billing line, and the end of the period that it pays. */
export interface BilledPrice {
  /** The catalogue's id, if any. */
  readonly priceId: string;
  readonly interval: Interval | null;
  readonly periodEnd: Date;
}

/** In cents, before the account's credit; the net is after discounts. Below 0 for a credit. */
export interface InvoiceTotals {
  readonly net: number;
  readonly tax: number;
  readonly total: number;
}

/** What was taken off in cents, and how long it is. */
export interface AppliedDiscount {
  readonly cents: number;
  readonly duration: 'once' | 'repeating' | 'forever';
  /** Of a repeating one. */
  readonly endsAt: Date | null;
}

/** `off`: these settings add no tax. */
export type AppliedTax = 'applied' | 'no-location' | 'off';

/** What an invoice comes to; `tax` is null, and not in the total, until the provider's page knows the address. */
export interface PreviewTotals extends Omit<InvoiceTotals, 'tax'> {
  readonly tax: number | null;
}

export interface ProviderInvoice {
  readonly invoiceId: string;
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly number: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'void';
  readonly isOverdue: boolean;
  readonly currency: string;
  /** Below 0 for a credit. */
  readonly amountCents: number;
  /** Part of it. */
  readonly taxCents: number;
  /** Taken off already. */
  readonly discount: AppliedDiscount | null;
  /** Charged to the card, after credit. */
  readonly dueCents: number;
  readonly balance: InvoiceBalance;
  /** What it bills; null for a credit alone, or what no price was sold at. */
  readonly billed: BilledPrice | null;
  readonly issuedAt: Date;
  readonly hostedUrl: string | null;
}

export interface ProviderIncident {
  readonly kind: 'refund' | 'dispute';
  readonly objectId: string;
  readonly customerId: string | null;
  /** The paid invoice; null where not reported. */
  readonly invoiceId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: string;
  readonly reason: string | null;
}

export interface ChangePreview {
  readonly currency: string;
  readonly amountDue: number;
  /** `priceId`: the catalogue's for the new price, else the provider's. */
  readonly lines: readonly (ChargeLine & { readonly description: string })[];
  readonly balance: InvoiceBalance;
  readonly totals: InvoiceTotals;
  readonly discount: AppliedDiscount | null;
  /** What each renewal comes to, and the discount of the next. */
  readonly renewal: InvoiceTotals & { readonly discount: AppliedDiscount | null };
  /** Of the period in which it changes. */
  readonly periodStart: Date;
  /** Unix seconds. */
  readonly prorationAt: number;
}

export interface EndedUnpaid {
  /** false: paid meanwhile, and left as it is. */
  readonly isEnded: boolean;
  /** Ids of the voided, or paid and refunded, invoices. */
  readonly invoiceIds: readonly string[];
  readonly refundIds: readonly string[];
}

/** Charged at once. */
export interface PriceChange {
  readonly subscriptionId: string;
  readonly price: OfferedPrice;
  /** Unix seconds of the preview, for the same amount to the cent. */
  readonly prorationAt: number;
  readonly idempotencyKey: string;
}

/**
 * The payment provider. Calls throw PaymentFailure: `unavailable` may be retried, `declined` is the card's answer,
 * `not-found` an unknown object, `no-tax-location` an address without a tax, `refused` final. Writes are idempotent by key. Lists are read page by page to their end.
 */
export interface PaymentProvider {
  createCustomer(customer: {
    readonly accountId: number;
    /** Unix milliseconds of the account; with its id unique across databases. */
    readonly createdAt: number;
    readonly name: string;
    readonly email: string;
    /** The account's last customer, which the provider has deleted. */
    readonly replaces: string | null;
  }): Promise<string>;
  /** Whether a customer was deleted at the provider, or is unknown there. */
  isCustomerGone(customerId: string): Promise<boolean>;
  createCheckout(checkout: NewCheckout): Promise<CheckoutSession>;
  readCheckout(sessionId: string): Promise<CheckoutSession>;
  expireCheckout(sessionId: string): Promise<void>;
  readSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** Ended ones too. */
  listSubscriptions(customerId: string): AsyncGenerator<Omit<ProviderSubscription, 'waiting'>>;
  readInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Ids of a subscription's invoices, newest first. */
  listInvoices(subscriptionId: string): AsyncGenerator<string>;
  /** The balance of a customer, as in {@link InvoiceBalance}; 0 once deleted. */
  readBalance(customerId: string): Promise<number>;
  /** The refunds' ids. */
  listRefunds(chargeId: string): AsyncGenerator<string>;
  readIncident(kind: ProviderIncident['kind'], objectId: string): Promise<ProviderIncident>;
  previewChange(
    change: Omit<PriceChange, 'idempotencyKey' | 'prorationAt'> & {
      readonly prorationAt: number | null;
    },
  ): Promise<ChangePreview>;
  /** What the first payment of a new plan comes to; the customer is null before the first purchase. */
  previewPurchase(customerId: string | null, price: OfferedPrice): Promise<PreviewTotals>;
  /** Lets the provider add tax to the next invoices of a subscription; idempotent. */
  applyTax(subscriptionId: string): Promise<AppliedTax>;
  /** A declined card changes nothing; what the bank asks the customer waits. */
  changePrice(change: PriceChange): Promise<ProviderSubscription>;
  /** Gives up the change that waits for this invoice; one that is paid meanwhile has taken effect. Idempotent. */
  withdrawChange(subscriptionId: string, invoiceId: string): Promise<ProviderSubscription>;
  /** Cancels at a date in the future, without a proration. */
  setCancelAt(subscriptionId: string, at: Date, idempotencyKey: string): Promise<ProviderSubscription>;
  /** Stops the renewal (true) or resumes it (false), whatever date was set before; without a proration. */
  setCancelAtEnd(
    subscriptionId: string,
    isCancelled: boolean,
    idempotencyKey: string,
  ): Promise<ProviderSubscription>;
  /** Cancels a subscription at once without a refund, idempotently. */
  endNow(subscriptionId: string, idempotencyKey: string): Promise<ProviderSubscription>;
  /**
   * Cancels an unpaid subscription at once, without a proration, and voids its open invoices, so that no later payment takes money
   * for it. A payment that comes between is refunded. One that is paid meanwhile stays. Idempotent.
   */
  endUnpaid(subscriptionId: string, idempotencyKey: string): Promise<EndedUnpaid>;
  /** Refunds all payments of a subscription once; returns the refunds' ids. */
  refundPayments(subscriptionId: string): Promise<readonly string[]>;
  /** The customer portal's address for one visit. Never logged or stored. */
  createPortalSession(customerId: string, returnUrl: string): Promise<string>;
}
