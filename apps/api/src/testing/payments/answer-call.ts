import type { IncomingMessage } from 'node:http';
import { type Wire, newId, nowS, lineOf, priceOf, itemOf, subscriptionOfInvoice } from './wire-objects.ts';
import type { Answer, State } from './payments-state.ts';

const ok = (body: unknown): Answer => ({ status: 200, body });

/** Makes a refusal in the provider's format. */
export const failed = (status: number, error: Readonly<Record<string, unknown>>): Answer => ({
  status,
  body: { error },
});

const MISSING = failed(404, {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such object',
});

/** Answers a call; a repeated key gets the first answer. */
export function answerOnce(state: State, request: IncomingMessage, url: URL, text: string): Answer {
  const key = request.headers['idempotency-key'];
  const answer = (): Answer => answerOf(state, request.method ?? '', url, new URLSearchParams(text));
  if (typeof key !== 'string' || request.method !== 'POST') return answer();
  const known = state.answers.get(key);
  if (known !== undefined) {
    if (known.text === text) return known.answer;
    return failed(400, { type: 'idempotency_error', message: 'Keys must be used with the same parameters' });
  }
  const first = answer();
  state.answers.set(key, { text, answer: first });
  return first;
}

function answerOf(
  state: State,
  method: string,
  { pathname, searchParams }: URL,
  form: URLSearchParams,
): Answer {
  const [, , ...parts] = pathname.split('/');
  const path = parts.join('/');
  if (method === 'POST') return post(state, path, form);
  if (method === 'DELETE')
    return found(state, parts[1], (object) => ({ ...object, status: 'canceled', ended_at: nowS() }));
  if (path === 'prices')
    return ok({ object: 'list', data: [priceOf(searchParams.get('lookup_keys[0]') ?? '')] });
  if (parts[0] === 'prices') return ok(state.objects.get(parts[1] ?? '') ?? priceOf(parts[1] ?? ''));
  if (parts.length === 1 || path === 'checkout/sessions') return list(state, searchParams, parts[0] ?? '');
  return found(state, parts.at(-1), (object) => object);
}

/** Lists objects by their customer, or invoices by their subscription. */
function list(state: State, wanted: URLSearchParams, path: string): Answer {
  const kind = path.replace(/s$/, '');
  const subscription = wanted.get('subscription');
  const data = [...state.objects.values()].filter(
    (one) =>
      one.object === kind &&
      (subscription === null
        ? one['customer'] === wanted.get('customer')
        : subscriptionOfInvoice(one) === subscription),
  );
  return ok({ object: 'list', data, has_more: false, url: `/v1/${path}` });
}

export function found(state: State, id: string | undefined, change: (object: Wire) => Wire): Answer {
  const object = state.objects.get(id ?? '');
  return object === undefined ? MISSING : ok(state.keep(change(object)));
}

function post(state: State, path: string, form: URLSearchParams): Answer {
  if (path === 'customers') return ok(state.keep({ id: newId('cus'), object: 'customer', balance: 0 }));
  if (path === 'checkout/sessions') return ok(state.keep(sessionOf(form)));
  if (path === 'billing_portal/sessions') {
    const url = `https://pay.example.test/portal/secret?to=${form.get('return_url')}`;
    return ok({ id: newId('bps'), object: 'billing_portal.session', url });
  }
  if (path === 'invoices/create_preview') return ok(previewOf(form));
  const [kind, id, action] = path.replace('checkout/', '').split('/');
  if (kind === 'sessions' && action === 'expire') return expire(state, id);
  return kind === 'subscriptions' ? update(state, id, form) : MISSING;
}

function sessionOf(form: URLSearchParams): Wire {
  const id = newId('cs');
  const price = priceOf(form.get('line_items[0][price]') ?? '');
  return {
    id,
    object: 'checkout.session',
    client_reference_id: form.get('client_reference_id'),
    customer: form.get('customer'),
    metadata: { partyline_checkout: form.get('metadata[partyline_checkout]') ?? '' },
    priceId: price.id,
    success_url: form.get('success_url'),
    status: 'open',
    payment_status: 'unpaid',
    currency: price.currency,
    amount_total: price.unit_amount,
    subscription: null,
    expires_at: Number(form.get('expires_at')),
    url: `https://pay.example.test/c/${id}`,
  };
}

function expire(state: State, id: string | undefined): Answer {
  const session = state.objects.get(id ?? '');
  if (session?.['status'] !== 'open')
    return failed(400, { type: 'invalid_request_error', message: 'Not open' });
  return ok(state.keep({ ...session, status: 'expired', url: null }));
}

/** Makes the preview of a change, which costs the new price less a credit of 10.00. */
function previewOf(form: URLSearchParams): Wire {
  const { unit_amount: amount, id } = priceOf(form.get('subscription_details[items][0][price]') ?? '');
  const data = [
    lineOf({ description: 'Unused time', amount: -1000, price: 'price_old', isProration: true }),
    lineOf({ description: 'New plan', amount, price: id }),
  ];
  return {
    id: 'upcoming',
    object: 'invoice',
    currency: 'usd',
    total: amount - 1000,
    total_excluding_tax: amount - 1000,
    total_discount_amounts: [],
    discounts: [],
    automatic_tax: { enabled: false, status: null },
    amount_due: amount - 1000,
    starting_balance: 0,
    ending_balance: null,
    lines: { object: 'list', data },
  };
}

function update(state: State, id: string | undefined, form: URLSearchParams): Answer {
  const price = form.get('items[0][price]');
  if (price !== null && state.isDeclining) {
    return failed(402, { type: 'card_error', code: 'card_declined', message: 'Declined' });
  }
  const cancel = form.get('cancel_at_period_end');
  return found(state, id, (object) => ({
    ...object,
    ...(cancel === null ? {} : { cancel_at_period_end: cancel === 'true' }),
    // The flag leaves a date alone, which only an empty date takes back.
    ...(form.get('cancel_at') === '' ? { cancel_at: null } : {}),
    ...(price === null
      ? {}
      : { items: { object: 'list', data: [itemOf(priceOf(price), form.get('items[0][id]') ?? '')] } }),
  }));
}
