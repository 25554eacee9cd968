import type { PaymentContext } from '../model/context.ts';
import type { Invoice, InvoiceLine } from '../model/money-objects.ts';
import { invalid, PaymentError } from '../model/payment-error.ts';
import type { Address, Customer, Price, Subscription } from '../model/sold-objects.ts';

/** Percent by country. Countries that are not listed take none. */
const RATES: Readonly<Record<string, number>> = { AT: 20, CH: 8.1, DE: 19, ES: 21, FR: 20, GB: 20, IT: 22 };
/** Percent by state of the United States, told from the postal code's first digits. */
const STATE_RATES: Readonly<Record<string, number>> = { 100: 8.875, 981: 10.35 };

export const NO_TAX = { enabled: false, disabled_reason: null, liability: null } as const;
export const AUTOMATIC_TAX = { enabled: true, disabled_reason: null, liability: { type: 'self' } } as const;

/** Returns the percent at an address; null for one that is not precise enough to tell: a country, in the USA also a postal code. */
export function taxRateAt(address: Address | null | undefined): number | null {
  const country = address?.country ?? null;
  if (country === null || !/^[A-Z]{2}$/.test(country)) return null;
  if (country !== 'US') return RATES[country] ?? 0;
  const postal = address?.postal_code ?? '';
  return /^\d{5}/.test(postal) ? (STATE_RATES[postal.slice(0, 3)] ?? 0) : null;
}

export function isTaxed({ automatic_tax: { enabled } }: Pick<Subscription, 'automatic_tax'>): boolean {
  return enabled;
}

/** Refuses automatic tax for a customer without a location. */
export function requireTaxLocation(customer: Customer | undefined): void {
  if (taxRateAt(customer?.address) !== null) return;
  throw new PaymentError(
    400,
    "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
    { code: 'customer_tax_location_invalid', param: 'automatic_tax[enabled]' },
  );
}

/** Refuses prices that do not say whether they contain tax. */
export function requireTaxBehaviour(prices: readonly Price[]): void {
  const unsaid = prices.find(({ tax_behavior: behaviour }) => behaviour === 'unspecified');
  if (unsaid)
    throw invalid(
      `The price ${unsaid.id} must have a tax_behavior to be used with automatic tax.`,
      'automatic_tax[enabled]',
    );
}

/** Turns automatic tax off where the customer has no location any more: its invoices go on without tax. */
export function withTaxIfLocated(context: PaymentContext, subscription: Subscription): Subscription {
  const customer = context.objects.get('customer', subscription.customer);
  if (!isTaxed(subscription) || taxRateAt(customer?.address) !== null) return subscription;
  return { ...subscription, automatic_tax: { ...NO_TAX, disabled_reason: 'requires_location_inputs' } };
}

export interface TaxedLines {
  readonly lines: readonly InvoiceLine[];
  readonly tax: number;
  readonly automatic_tax: Invoice['automatic_tax'];
}

/** Adds the tax of each line: at the customer's address, and for a credit as much as what it gives back has borne. */
export function taxLines(
  context: PaymentContext,
  { automatic_tax: setting, customer: owner }: Pick<Subscription, 'automatic_tax' | 'customer'>,
  lines: readonly InvoiceLine[],
): TaxedLines {
  const rate = setting.enabled ? taxRateAt(context.objects.get('customer', owner)?.address) : null;
  const taxed = lines.map((line) => {
    const borne = creditedRate(context, line) ?? rate;
    const net = netOf(line);
    return borne === null ? line : { ...line, taxes: [taxOf(net, borne)] };
  });
  const isOff = setting.disabled_reason !== null;
  return {
    lines: taxed,
    tax: taxed.reduce((sum, line) => sum + taxOfLine(line), 0),
    automatic_tax: {
      enabled: setting.enabled,
      disabled_reason: isOff ? 'finalization_requires_location_inputs' : null,
      liability: setting.liability,
      provider: setting.enabled ? 'stripe' : null,
      status: setting.enabled ? (rate === null ? 'requires_location_inputs' : 'complete') : null,
    },
  };
}

/** Returns a line's amount less its discounts. */
export function netOf({ amount, discount_amounts: discounts }: InvoiceLine): number {
  return discounts.reduce((left, { amount: less }) => left - less, amount);
}

function taxOfLine({ taxes }: InvoiceLine): number {
  return taxes.reduce((sum, { amount }) => sum + amount, 0);
}

function taxOf(net: number, percent: number) {
  return {
    // Minus 0 would be another number.
    amount: 0 + Math.round((net * percent) / 100),
    tax_behavior: 'exclusive',
    tax_rate_details: null,
    taxability_reason: percent === 0 ? 'not_collecting' : 'standard_rated',
    taxable_amount: net,
    type: 'tax_rate_details',
  } as const;
}

/** Returns the tax of the lines that a credit gives back, in percent; null where it gives back none that are known. */
function creditedRate({ objects }: PaymentContext, { parent }: InvoiceLine): number | null {
  const credited = parent.subscription_item_details.proration_details?.credited_items ?? null;
  if (credited === null) return null;
  const invoice: Invoice | undefined = objects.get('invoice', credited.invoice);
  const lines = invoice?.lines.data.filter(({ id }) => credited.invoice_line_items.includes(id)) ?? [];
  const net = lines.reduce((sum, line) => sum + netOf(line), 0);
  if (net === 0) return null;
  return (lines.reduce((sum, line) => sum + taxOfLine(line), 0) / net) * 100;
}
