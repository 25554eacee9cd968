import { attachCard } from './cards.ts';
import type { PaymentContext } from '../model/context.ts';
import { nextDue, runDue } from './lifecycle.ts';
import type { Metadata, PaymentMethod } from '../model/sold-objects.ts';
import { planChange } from './subscription-change.ts';
import { beginSubscription, saveChange } from './subscriptions.ts';

/** Instants in Unix seconds. */
export interface PastPurchase {
  readonly price: string;
  readonly startedAt: number;
  readonly metadata: Metadata;
  /** When its renewal was stopped; null: it renews. */
  readonly cancelledAt: number | null;
  /** Since when its card was declined until now; null: never. */
  readonly declinedFrom: number | null;
}

interface Step {
  readonly at: number;
  readonly run: () => void;
}

const USUAL_CARD = '4242424242424242';
/** Of a purchase whose card is declined for a while. */
const OTHER_CARD = '5555555555554444';

/**
 * Makes purchases of a customer in the past, each at its own time, with the renewals, invoices, failed payments and ends since.
 * Emits no events: the caller reads the result.
 */
export function makePastPurchases(
  present: PaymentContext,
  customerId: string,
  purchases: readonly PastPurchase[],
): void {
  const { objects, url, afterRetries } = present;
  let now = Math.min(present.now(), ...purchases.map(({ startedAt }) => startedAt));
  const context: PaymentContext = { objects, url, afterRetries, now: () => now, emit: () => undefined };
  const advanceTo = (seconds: number): void => {
    for (let due = nextDue(context); due !== null && due <= seconds; due = nextDue(context)) {
      now = Math.max(due, now);
      runDue(context);
    }
    now = seconds;
  };
  const customer = objects.require('customer', customerId);
  objects.put({ ...customer, created: Math.min(customer.created, now) });
  const usual =
    customer.invoice_settings.default_payment_method ?? attachCard(context, customerId, USUAL_CARD).id;
  const declined: PaymentMethod[] = [];
  const steps = purchases.flatMap((purchase) => stepsOf(context, { customerId, usual, declined }, purchase));
  for (const { at, run } of steps.toSorted((one, other) => one.at - other.at)) {
    advanceTo(at);
    run();
  }
  advanceTo(present.now());
  for (const card of declined) objects.put(card, { behaviour: 'works' });
}

function stepsOf(
  context: PaymentContext,
  {
    customerId: customer,
    usual,
    declined,
  }: { readonly customerId: string; readonly usual: string; readonly declined: PaymentMethod[] },
  { price, startedAt, metadata, cancelledAt, declinedFrom }: PastPurchase,
): Step[] {
  const { objects } = context;
  let id = '';
  const begin = (): void => {
    const own = declinedFrom === null ? null : attachBeside(context, customer, usual);
    const items = [{ price: objects.require('price', price), quantity: 1 }];
    const terms = { trialEnd: null, defaultPaymentMethod: own?.id ?? usual };
    ({ id } = beginSubscription(context, { customer, items, metadata, ...terms }));
    if (own !== null) declined.push(own);
  };
  const cancel = (): void => {
    const before = objects.require('subscription', id);
    const change = { proration_behavior: 'none' as const, cancel_at_period_end: true };
    saveChange(context, before, planChange(context, before, change).after);
  };
  const decline = (): void => {
    const { default_payment_method: own } = objects.require('subscription', id);
    objects.put(objects.require('payment_method', own ?? usual), { behaviour: 'fails' });
  };
  return [
    { at: startedAt, run: begin },
    ...(cancelledAt === null ? [] : [{ at: cancelledAt, run: cancel }]),
    ...(declinedFrom === null ? [] : [{ at: declinedFrom, run: decline }]),
  ];
}

/** Attaches a card that pays one subscription only. */
function attachBeside(context: PaymentContext, customerId: string, usual: string): PaymentMethod {
  const card = attachCard(context, customerId, OTHER_CARD);
  const customer = context.objects.require('customer', customerId);
  const settings = { ...customer.invoice_settings, default_payment_method: usual };
  context.objects.put({ ...customer, invoice_settings: settings });
  return card;
}
