import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { escapeHtml } from '../../http/html.ts';
import { readInput, RefusedRequest } from '../../http/json-error.ts';
import { sendPage } from '../../http/page.ts';
import { attachCard, testCardOf } from '../billing/cards.ts';
import type { PaymentContext } from '../model/context.ts';
import { formatAmount } from '../model/price-terms.ts';
import type { PortalSession } from '../model/objects.ts';
import type { Subscription } from '../model/sold-objects.ts';
import { planChange } from '../billing/subscription-change.ts';
import { currentEnd, endsWithPeriod, saveChange } from '../billing/subscriptions.ts';

const LIFETIME_S = 3600;
const renewalForm = v.object({ subscription: v.string(), renews: v.picklist(['yes', 'no']) });
const cardForm = v.object({ card: v.string() });
const addressForm = v.object({ country: v.string(), postal: v.optional(v.string(), '') });

interface SessionPath {
  Params: { id: string };
}

export function registerHostedPortal(scope: FastifyInstance, context: PaymentContext): void {
  const sessionOf = (id: string): PortalSession => {
    const session = context.objects.get('billing_portal.session', id);
    const isOver = !session || session.created + LIFETIME_S < context.now();
    if (isOver || context.objects.get('customer', session.customer)?.deleted)
      throw new RefusedRequest(404, 'unknown-session', 'This portal session does not exist or has expired.');
    return session;
  };
  scope.get<SessionPath>('/portal/:id', (request, reply) =>
    sendPortal(reply, context, sessionOf(request.params.id)),
  );
  scope.post<SessionPath>('/portal/:id/renewal', async (request, reply) => {
    const session = sessionOf(request.params.id);
    const { subscription: id, renews } = readInput(renewalForm, request.body);
    const subscription = context.objects.get('subscription', id);
    if (subscription?.customer !== session.customer || subscription.status === 'canceled')
      throw new RefusedRequest(404, 'unknown-subscription', 'There is no such subscription.');
    // A date and not the flag, as the provider's own portal does.
    const cancel_at = renews === 'no' ? currentEnd(subscription) : ('' as const);
    const change = { proration_behavior: 'none' as const, cancel_at };
    saveChange(context, subscription, planChange(context, subscription, change).after);
    await context.objects.flush();
    return reply.redirect(afterwards(session, 'subscription_cancel'), 303);
  });
  scope.post<SessionPath>('/portal/:id/card', async (request, reply) => {
    const session = sessionOf(request.params.id);
    const { card } = readInput(cardForm, request.body);
    if (!testCardOf(card) || testCardOf(card)?.atCheckout === 'declined')
      return sendPortal(reply, context, session, 'Your card was declined.');
    changeCard(context, session.customer, card);
    await context.objects.flush();
    return reply.redirect(afterwards(session, 'payment_method_update'), 303);
  });
  scope.post<SessionPath>('/portal/:id/address', async (request, reply) => {
    const { id, customer: owner } = sessionOf(request.params.id);
    const { country, postal } = readInput(addressForm, request.body);
    const customer = context.objects.require('customer', owner);
    const address = { country: country.trim().toUpperCase() || null, postal_code: postal.trim() || null };
    const changed = context.objects.put({ ...customer, address: address.country === null ? null : address });
    context.emit('customer.updated', changed, { address: customer.address });
    await context.objects.flush();
    return reply.redirect(`/payments/portal/${id}`, 303);
  });
}

function changeCard(context: PaymentContext, customer: string, card: string): void {
  const method = attachCard(context, customer, card);
  for (const subscription of context.objects.all('subscription'))
    if (subscription.customer === customer && subscription.status !== 'canceled')
      saveChange(context, subscription, { ...subscription, default_payment_method: method.id });
}

function afterwards({ id, flow }: PortalSession, done: string): string {
  const redirect = flow?.type === done ? flow.after_completion.redirect : null;
  return redirect?.return_url ?? `/payments/portal/${id}`;
}

function sendPortal(
  reply: FastifyReply,
  context: PaymentContext,
  session: PortalSession,
  problem = '',
): FastifyReply {
  const { flow, return_url: back, customer } = session;
  const alert = problem === '' ? '' : `<p class="alert" role="alert">${escapeHtml(problem)}</p>`;
  const subscriptions = context.objects
    .all('subscription')
    .filter((entry) => entry.customer === customer && entry.status !== 'canceled')
    .filter(
      ({ id }) => flow?.type !== 'subscription_cancel' || flow.subscription_cancel?.subscription === id,
    );
  const parts = [
    '<h1>Billing</h1><p class="soft">A stand-in for the card payment provider: nothing is charged.</p>',
    alert,
    flow?.type === 'payment_method_update'
      ? ''
      : subscriptions.map((entry) => subscriptionCard(session, entry)).join(''),
    flow?.type === 'subscription_cancel' ? '' : cardSection(context, session),
    flow === null ? addressSection(context, session) : '',
    flow === null ? invoiceSection(context, customer) : '',
    back === null ? '' : `<p><a href="${escapeHtml(back)}">Return to the portal</a></p>`,
  ];
  const onward = [back, flow?.after_completion.redirect?.return_url].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  return sendPage(reply, 'Billing', parts.join(''), { forms: true, formsTo: [...new Set(onward)] });
}

function subscriptionCard({ id }: PortalSession, subscription: Subscription): string {
  const ends = endsWithPeriod(subscription);
  const lines = subscription.items.data.map(
    ({ price, quantity }) =>
      `<dt>${quantity} × ${escapeHtml(price.nickname ?? price.lookup_key ?? price.id)}</dt><dd>${formatAmount(price.unit_amount * quantity, price.currency)} per ${price.recurring?.interval ?? ''}</dd>`,
  );
  const date = new Date(currentEnd(subscription) * 1000).toISOString().slice(0, 10);
  const button = ends
    ? '<button type="submit" name="renews" value="yes">Renew subscription</button>'
    : '<button class="quiet" type="submit" name="renews" value="no">Cancel subscription</button>';
  return `<section class="card"><dl>${lines.join('')}<dt>Status</dt><dd>${subscription.status}</dd><dt>${ends ? 'Ends' : 'Renews'}</dt><dd>${date}</dd></dl>
<form method="post" action="/payments/portal/${id}/renewal"><input type="hidden" name="subscription" value="${subscription.id}">${button}</form></section>`;
}

function cardSection(context: PaymentContext, { id, customer }: PortalSession): string {
  const method = context.objects.get('customer', customer)?.invoice_settings.default_payment_method ?? '';
  const card = context.objects.get('payment_method', method)?.card;
  const shown = card ? `${card.brand} •••• ${card.last4}` : 'No card';
  return `<section class="card"><h2>Payment method</h2><p>${escapeHtml(shown)}</p><form method="post" action="/payments/portal/${id}/card">
<label>Card number <input name="card" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242"></label><button type="submit">Save card</button></form></section>`;
}

function addressSection(context: PaymentContext, { id, customer }: PortalSession): string {
  const known = context.objects.get('customer', customer)?.address;
  const input = (label: string, name: string, value: string) =>
    `<label>${label} <input name="${name}" autocomplete="off" value="${escapeHtml(value)}"></label>`;
  return `<section class="card"><h2>Billing address</h2><form method="post" action="/payments/portal/${id}/address">
${input('Country (two letters)', 'country', known?.country ?? '')}${input('Postal code', 'postal', known?.postal_code ?? '')}<button type="submit">Save address</button></form></section>`;
}

function invoiceSection(context: PaymentContext, customer: string): string {
  const invoices = context.objects.all('invoice').filter((invoice) => invoice.customer === customer);
  const items = invoices.map(
    ({ id, number, amount_due: amount, currency, status }) =>
      `<li><a href="/payments/invoices/${id}"><strong>${escapeHtml(number ?? id)}</strong> ${formatAmount(amount, currency)} · ${status}</a></li>`,
  );
  return `<section class="card"><h2>Invoices</h2><ul>${items.join('')}</ul></section>`;
}
