import type { PaymentContext } from './context.ts';
import { missing } from './payment-error.ts';
import type { Customer } from './sold-objects.ts';

/** Returns a customer for new business; a deleted one is refused like an unknown one, as the provider does. */
export function requireCustomer(context: PaymentContext, id: string, param = 'id'): Customer {
  const customer = context.objects.require('customer', id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer;
}
