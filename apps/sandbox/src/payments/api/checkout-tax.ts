import { taxRateAt } from '../billing/tax.ts';
import { invalid } from '../model/payment-error.ts';
import type { Customer } from '../model/sold-objects.ts';

interface TaxOptions {
  readonly automatic_tax?: { readonly enabled: boolean } | undefined;
  readonly tax_id_collection?: { readonly enabled: boolean } | undefined;
  readonly customer_update?: { readonly address: string; readonly name: string } | undefined;
}

/** Refuses tax options that an existing customer could not be updated for. */
export function checkTaxOfSession(options: TaxOptions, customer: Customer | null): void {
  const { automatic_tax: tax, tax_id_collection: ids, customer_update: updates } = options;
  if (customer === null) return;
  if (tax?.enabled && updates?.address !== 'auto' && taxRateAt(customer.address) === null)
    throw invalid(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to `auto`.',
      'automatic_tax',
      'customer_tax_location_invalid',
    );
  if (ids?.enabled && updates?.name !== 'auto')
    throw invalid(
      'Tax ID collection requires updating business name on the customer. Set `customer_update[name]` to `auto`.',
      'tax_id_collection',
    );
}
