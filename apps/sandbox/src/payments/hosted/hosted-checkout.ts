import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { escapeHtml } from '../../http/html.ts';
import { readInput, RefusedRequest } from '../../http/json-error.ts';
import { sendPage } from '../../http/page.ts';
import { testCardOf } from '../billing/cards.ts';
import { applyTerms, problemOf, type Terms } from '../billing/checkout-terms.ts';
import { completeSession, hasTrial, lineItemsOf } from '../billing/checkout-session.ts';
import type { PaymentContext } from '../model/context.ts';
import { formatAmount } from '../model/price-terms.ts';
import type { CheckoutSession } from '../model/sold-objects.ts';

const typedForm = v.object({
  email: v.optional(v.string(), ''),
  country: v.optional(v.string(), ''),
  postal: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
});
const cardForm = v.object({ ...typedForm.entries, card: v.string() });
type Typed = v.InferOutput<typeof cardForm>;
const confirmForm = v.object({ ...cardForm.entries, answer: v.picklist(['confirm', 'refuse']) });

interface SessionPath {
  Params: { id: string };
}

/** Serves the page of a checkout session: pay with a test card, confirm as the bank asks, or cancel. */
export function registerHostedCheckout(scope: FastifyInstance, context: PaymentContext): void {
  const sessionOf = (id: string): CheckoutSession => {
    const session = context.objects.get('checkout.session', id);
    if (!session) throw new RefusedRequest(404, 'unknown-session', 'There is no such checkout session.');
    if (context.objects.get('customer', session.customer ?? '')?.deleted)
      throw new RefusedRequest(404, 'unknown-customer', 'The customer of this checkout was deleted.');
    return session;
  };
  scope.get<SessionPath>('/checkout/:id', (request, reply) => {
    const session = sessionOf(request.params.id);
    return session.status === 'open' ? sendCheckout(reply, context, session) : sendOver(reply, session);
  });
  scope.post<SessionPath>('/checkout/:id', async (request, reply) => {
    const session = sessionOf(request.params.id);
    const typed = readInput(cardForm, request.body);
    const { card } = typed;
    if (session.status !== 'open') return sendOver(reply, session);
    const problem = problemOf(context, session, termsOf(typed));
    if (problem !== null) return sendCheckout(reply, context, session, problem, typed);
    const known = testCardOf(card);
    if (!known)
      return sendCheckout(reply, context, session, 'Your card number is not one of the test cards.', typed);
    if (known.atCheckout === 'declined')
      return sendCheckout(reply, context, session, 'Your card was declined.', typed);
    const agreed = applyTerms(context, session, termsOf(typed));
    if (known.atCheckout === 'asks') return sendConfirmation(reply, agreed, typed);
    return pay(reply, context, agreed, typed);
  });
  scope.post<SessionPath>('/checkout/:id/terms', async (request, reply) => {
    const session = sessionOf(request.params.id);
    const typed = readInput(cardForm, request.body);
    if (session.status !== 'open') return sendOver(reply, session);
    const problem = problemOf(context, session, termsOf(typed));
    if (problem !== null) return sendCheckout(reply, context, session, problem, typed);
    const shown = applyTerms(context, session, termsOf(typed));
    await context.objects.flush();
    return sendCheckout(reply, context, shown, '', typed);
  });
  scope.post<SessionPath>('/checkout/:id/confirm', async (request, reply) => {
    const session = sessionOf(request.params.id);
    const { answer, ...typed } = readInput(confirmForm, request.body);
    const { card } = typed;
    if (session.status !== 'open') return sendOver(reply, session);
    if (answer === 'refuse' || !testCardOf(card) || testCardOf(card)?.atCheckout === 'declined')
      return sendCheckout(
        reply,
        context,
        session,
        'We are unable to authenticate your payment method.',
        typed,
      );
    return pay(reply, context, session, typed);
  });
}

function termsOf({ country, postal, code }: Typed): Terms {
  const address = { country: country.trim().toUpperCase(), postal_code: postal.trim() };
  return { code: code.trim(), ...(address.country === '' ? {} : { address }) };
}

/** Renders discount and tax of what is due today, where there are any. */
function sumsOf({ currency, total_details: details, automatic_tax: tax }: CheckoutSession): string {
  const discount =
    details.amount_discount === 0
      ? ''
      : `<dt>Discount</dt><dd>−${formatAmount(details.amount_discount, currency)}</dd>`;
  if (!tax.enabled) return discount;
  const known = tax.status === 'complete';
  return `${discount}<dt>Tax</dt><dd>${known ? formatAmount(details.amount_tax, currency) : 'by your address'}</dd>`;
}

function termsFields(context: PaymentContext, session: CheckoutSession, typed: Typed): string {
  const { id, automatic_tax: tax, allow_promotion_codes: takesCodes, customer } = session;
  const known = context.objects.get('customer', customer ?? '')?.address;
  const input = (label: string, name: string, value: string) =>
    `<label>${label} <input name="${name}" autocomplete="off" value="${escapeHtml(value)}"></label>`;
  const address = tax.enabled
    ? input('Country (two letters)', 'country', typed.country || (known?.country ?? '')) +
      input('Postal code', 'postal', typed.postal || (known?.postal_code ?? ''))
    : '';
  const code = takesCodes === true ? input('Promotion code', 'code', typed.code) : '';
  if (address === '' && code === '') return '';
  return `${address}${code}<p><button class="quiet" type="submit" formaction="/payments/checkout/${id}/terms">Update the total</button></p>`;
}

/** Returns the success URL with the session's id filled in. */
export function successUrlOf({ id, success_url: url }: CheckoutSession): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

async function pay(
  reply: FastifyReply,
  context: PaymentContext,
  session: CheckoutSession,
  { card, email }: Typed,
): Promise<FastifyReply> {
  completeSession(context, session, card, email === '' ? 'customer@partyline.test' : email);
  await context.objects.flush();
  return reply.redirect(successUrlOf(session), 303);
}

function sendOver(reply: FastifyReply, session: CheckoutSession): FastifyReply {
  const sentence =
    session.status === 'complete' ? 'This checkout has been paid.' : 'This checkout session has expired.';
  const way =
    session.status === 'complete'
      ? `<p><a href="${escapeHtml(successUrlOf(session))}">Continue</a></p>`
      : backLink(session);
  return sendPage(
    reply,
    'Checkout',
    `<h1>Checkout</h1><section class="card"><p>${sentence}</p>${way}</section>`,
  );
}

function backLink({ cancel_url: url }: CheckoutSession): string {
  return url === null ? '' : `<p><a href="${escapeHtml(url)}">Cancel and go back</a></p>`;
}

function sendCheckout(
  reply: FastifyReply,
  context: PaymentContext,
  session: CheckoutSession,
  problem = '',
  typed: Typed = { card: '4242 4242 4242 4242', email: '', country: '', postal: '', code: '' },
): FastifyReply {
  const trial = hasTrial(context, session.id);
  const items = lineItemsOf(context, session.id).map(
    ({ description, quantity, amount_total: amount, currency, price }) =>
      `<dt>${quantity} × ${escapeHtml(description)}</dt><dd>${formatAmount(amount, currency)} per ${price.recurring?.interval ?? ''}</dd>`,
  );
  const email =
    session.customer === null && session.customer_email === null
      ? `<label>E-mail <input name="email" type="email" required value="${escapeHtml(typed.email)}"></label>`
      : '';
  const alert = problem === '' ? '' : `<p class="alert" role="alert">${escapeHtml(problem)}</p>`;
  const button = trial ? 'Start trial' : `Pay ${formatAmount(session.amount_total, session.currency)}`;
  const terms = termsFields(context, session, typed);
  const body = `<h1>Checkout</h1><p class="soft">A stand-in for the card payment provider: nothing is charged.</p>
<section class="card"><dl>${items.join('')}${sumsOf(session)}<dt>Due today</dt><dd>${formatAmount(session.amount_total, session.currency)}</dd></dl></section>
<section class="card">${alert}<form method="post" action="/payments/checkout/${session.id}">${email}${terms}
<label>Card number <input name="card" inputmode="numeric" autocomplete="off" required value="${escapeHtml(typed.card)}"></label>
<button type="submit">${button}</button></form>${backLink(session)}</section>
<section class="card"><h2>Test cards</h2><dl><dt>4242 4242 4242 4242</dt><dd>works</dd><dt>4000 0025 0000 3155</dt><dd>asks for a second step (3-D Secure)</dd><dt>4000 0027 6000 3184</dt><dd>asks for it at every payment, also at changes and renewals</dd><dt>4000 0000 0000 0341</dt><dd>works now, fails at renewals</dd><dt>4000 0000 0000 0002</dt><dd>is declined</dd></dl></section>`;
  return sendPage(reply, 'Checkout', body, { forms: true, formsTo: [new URL(session.success_url).origin] });
}

function sendConfirmation(
  reply: FastifyReply,
  session: CheckoutSession,
  { card, email }: Typed,
): FastifyReply {
  const body = `<h1>Confirm the payment</h1><section class="card"><p>Your bank asks whether it is you who pays (3-D Secure).</p>
<form method="post" action="/payments/checkout/${session.id}/confirm"><input type="hidden" name="card" value="${escapeHtml(card)}"><input type="hidden" name="email" value="${escapeHtml(email)}">
<button type="submit" name="answer" value="confirm">Complete</button> <button class="quiet" type="submit" name="answer" value="refuse">Fail</button></form></section>`;
  return sendPage(reply, 'Confirm the payment', body, {
    forms: true,
    formsTo: [new URL(session.success_url).origin],
  });
}
