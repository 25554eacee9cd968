import type { Stripe } from 'stripe';
import { itemOf } from './change-price.ts';
import { discountOf, totalsOf, WITH_DISCOUNTS } from './invoice-totals.ts';
import { PaymentFailure } from './payment-failure.ts';
import type {
  AppliedDiscount,
  ChangePreview,
  InvoiceTotals,
  OfferedPrice,
  PaymentProvider,
  PreviewTotals,
} from './payment-provider.ts';
import { providerPriceOf } from './provider-price.ts';
import { balanceOf, lineOf } from './read-invoices.ts';
import { subscriptionOf } from './read-objects.ts';

function isWithoutLocation({ automatic_tax: tax }: Stripe.Invoice): boolean {
  return tax.enabled && tax.status === 'requires_location_inputs';
}

/** Returns the preview of a change of the price with its tax; refuses where the address tells none. */
export async function previewChange(
  stripe: Stripe,
  change: Parameters<PaymentProvider['previewChange']>[0],
): Promise<ChangePreview> {
  const { subscriptionId: subscription } = change;
  const price = await providerPriceOf(stripe, change.price);
  const before = await stripe.subscriptions.retrieve(subscription);
  const prorationAt = change.prorationAt ?? Math.floor(Date.now() / 1000);
  const changed: Stripe.InvoiceCreatePreviewParams = {
    subscription,
    subscription_details: {
      items: [{ id: itemOf(before), price }],
      proration_behavior: 'always_invoice',
      proration_date: prorationAt,
    },
    ...WITH_DISCOUNTS,
  };
  const invoice = await stripe.invoices.createPreview(changed);
  if (isWithoutLocation(invoice)) throw new PaymentFailure('no-tax-location');
  const isListed = !before.automatic_tax.enabled && before.discounts.length === 0;
  return {
    currency: invoice.currency.toUpperCase(),
    amountDue: invoice.amount_due,
    lines: invoice.lines.data.map((line) => {
      const { priceId, ...charge } = lineOf(line);
      const description = line.description ?? '';
      return { ...charge, description, priceId: priceId === price ? change.price.priceId : priceId };
    }),
    balance: balanceOf(invoice),
    totals: totalsOf(invoice),
    discount: discountOf(invoice),
    renewal: isListed ? listedOf(change.price) : await previewRenewal(stripe, changed),
    periodStart: subscriptionOf(before).periodStart,
    prorationAt,
  };
}

/** Returns a renewal at the catalogue's price alone. */
function listedOf({ cents }: OfferedPrice): ChangePreview['renewal'] {
  return { net: cents, tax: 0, total: cents, discount: null };
}

async function previewRenewal(
  stripe: Stripe,
  changed: Stripe.InvoiceCreatePreviewParams,
): Promise<InvoiceTotals & { readonly discount: AppliedDiscount | null }> {
  const invoice = await stripe.invoices.createPreview({ ...changed, preview_mode: 'recurring' });
  return { ...totalsOf(invoice), discount: discountOf(invoice) };
}

/**
 * Returns the totals of a new plan's first payment: without tax, or with the tax at the customer's address, null where none is
 * told.
 */
export async function previewPurchase(
  stripe: Stripe,
  {
    customer,
    price,
    isTaxed,
  }: { readonly customer: string | null; readonly price: OfferedPrice; readonly isTaxed: boolean },
): Promise<PreviewTotals> {
  const { cents } = price;
  if (!isTaxed) return { net: cents, tax: 0, total: cents };
  if (customer === null) return { net: cents, tax: null, total: cents };
  const invoice = await stripe.invoices.createPreview({
    customer,
    automatic_tax: { enabled: true },
    subscription_details: { items: [{ price: await providerPriceOf(stripe, price), quantity: 1 }] },
  });
  return isWithoutLocation(invoice) ? { net: cents, tax: null, total: cents } : totalsOf(invoice);
}
