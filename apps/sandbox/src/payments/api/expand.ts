import { lineItemsOf } from '../billing/checkout-session.ts';
import type { PaymentContext } from '../model/context.ts';
import { invalid } from '../model/payment-error.ts';
import { listOf } from '../model/object-store.ts';

/** Replaces ids in an answer by whole objects, for each expand path such as `data.customer`. */
export function expandAnswer(context: PaymentContext, answer: object, paths: readonly string[]): object {
  return paths.reduce<object>((result, path) => {
    const keys = path.split('.');
    if (keys.length > 5) throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
    return expandPath(context, result, keys, path);
  }, answer);
}

function expandPath(context: PaymentContext, value: object, keys: readonly string[], path: string): object {
  if (Array.isArray(value))
    return value.map((entry: string | object) => {
      const whole = typeof entry === 'string' ? context.objects.find(entry) : entry;
      return whole === undefined ? entry : expandPath(context, whole, keys, path);
    });
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const fields = value as Record<string, unknown>; // an answer is an object
  const before = key in fields ? fields[key] : addedField(context, fields, key);
  if (before === undefined) throw invalid(`This property cannot be expanded (${key}) in ${path}.`, 'expand');
  if (before === null) return value;
  const whole: unknown = typeof before === 'string' ? context.objects.find(before) : before;
  if (typeof whole !== 'object' || whole === null) return value;
  return { ...fields, [key]: expandPath(context, whole, rest, path) };
}

/** Returns a field that is only present when expanded. */
function addedField(context: PaymentContext, { object, id }: Record<string, unknown>, key: string): unknown {
  const own = String(id);
  if (object === 'checkout.session' && key === 'line_items')
    return listOf(`/v1/checkout/sessions/${own}/line_items`, lineItemsOf(context, own));
  if (object === 'invoice' && key === 'payments')
    return listOf(
      '/v1/invoice_payments',
      context.objects.all('invoice_payment').filter((payment) => payment.invoice === own),
    );
  if (object === 'charge' && key === 'refunds')
    return listOf(
      `/v1/charges/${own}/refunds`,
      context.objects.all('refund').filter((refund) => refund.charge === own),
    );
  if (object === 'customer' && key === 'subscriptions')
    return listOf(
      `/v1/customers/${own}/subscriptions`,
      context.objects
        .all('subscription')
        .filter((entry) => entry.customer === own && entry.status !== 'canceled'),
    );
  return undefined;
}
