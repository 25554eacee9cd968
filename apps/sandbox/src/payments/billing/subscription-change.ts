import * as v from 'valibot';
import type { PaymentContext } from '../model/context.ts';
import { count, flag, ignored, mergeMetadata, metadata, text, whole } from '../model/form-params.ts';
import { discountAt, discounted } from './discounts.ts';
import { lineOf } from './invoicing.ts';
import type { Discount } from '../model/discount-objects.ts';
import type { CreditedItems, InvoiceLine } from '../model/money-objects.ts';
import type { Subscription, SubscriptionItem } from '../model/sold-objects.ts';
import { newId } from '../model/object-store.ts';
import { invalid } from '../model/payment-error.ts';
import { periodEnd } from '../model/price-terms.ts';
import { itemsOf } from './subscriptions.ts';

const itemChange = v.strictObject({
  id: v.optional(text),
  price: v.optional(text),
  quantity: v.optional(v.pipe(count, v.minValue(1))),
  deleted: v.optional(flag),
  metadata: v.optional(metadata),
  clear_usage: ignored,
});
const moment = v.union([v.literal('now'), whole]);

/** Parameters of a change, including its proration behaviour. */
export const changeFields = {
  items: v.optional(v.array(itemChange)),
  proration_behavior: v.optional(
    v.picklist(['create_prorations', 'always_invoice', 'none']),
    'create_prorations',
  ),
  proration_date: v.optional(whole),
  trial_end: v.optional(moment),
  billing_cycle_anchor: v.optional(v.picklist(['now', 'unchanged'])),
  cancel_at_period_end: v.optional(flag),
  cancel_at: v.optional(v.union([v.literal(''), whole])),
};
export type SubscriptionChange = v.InferOutput<v.ObjectSchema<typeof changeFields, undefined>>;

export interface PlannedChange {
  readonly after: Subscription;
  /** Credits and charges for the rest of the period. */
  readonly prorations: readonly InvoiceLine[];
  /** Lines of a new period, if one begins now. */
  readonly periodLines: readonly InvoiceLine[];
  /** Invoiced now instead of with the next renewal. */
  readonly immediate: boolean;
}

/** Computes a change without storing it, for preview and update alike. */
export function planChange(
  context: PaymentContext,
  before: Subscription,
  change: SubscriptionChange,
): PlannedChange {
  const now = context.now();
  const items = changedItems(context, before, change);
  const running = withCancellation(withTrial(before, change, now), change, now);
  const trialEnds = before.status === 'trialing' && change.trial_end === 'now';
  const intervalChanges = intervalOf(items[0]) !== intervalOf(before.items.data[0]);
  const trialing = running.status === 'trialing';
  const resets = !trialing && (trialEnds || intervalChanges || change.billing_cycle_anchor === 'now');
  const dated = items.map((item) => datedItem(item, running, resets ? now : null));
  const anchor = resets ? now : trialing ? (running.trial_end ?? now) : running.billing_cycle_anchor;
  const moved = { ...running, billing_cycle_anchor: anchor, items: itemsOf(before.id, dated) };
  // The flag means the end of whichever period runs.
  const end = dated[0]?.current_period_end ?? null;
  const after = running.cancel_at_period_end ? { ...moved, cancel_at: end } : moved;
  const prorate = before.status !== 'trialing' && !trialing && change.proration_behavior !== 'none';
  const at = change.proration_date ?? now;
  const prorations = prorate
    ? [
        ...prorationLines(before, dated, {
          at,
          resets,
          discounts: {
            credited: (item) => creditedOf(context, before, item),
            charged: (amount) => chargedWith(context, discountAt(context, before, at), amount),
          },
        }),
        ...cancellationLines(before, change),
      ]
    : [];
  const periodLines = resets
    ? dated.map((item) => lineOf(item, { start: item.current_period_start, end: item.current_period_end }))
    : [];
  const settles = change.proration_behavior === 'always_invoice' && prorations.length > 0;
  return { after, prorations, periodLines, immediate: resets || settles };
}

function changedItems(
  context: PaymentContext,
  before: Subscription,
  { items: changes = [] }: SubscriptionChange,
): SubscriptionItem[] {
  let items = [...before.items.data];
  for (const [place, change] of changes.entries()) {
    const price =
      change.price === undefined
        ? undefined
        : context.objects.require('price', change.price, `items[${place}][price]`);
    if (price && (!price.active || price.recurring === null))
      throw invalid('The price specified is inactive or not recurring.', `items[${place}][price]`);
    const existing = items.find(({ id }) => id === change.id);
    if (change.id !== undefined && !existing)
      throw invalid(`Invalid subscription item: ${change.id}`, `items[${place}][id]`, 'resource_missing');
    if (existing && change.deleted) items = items.filter((item) => item !== existing);
    else if (existing) {
      const changed = {
        ...existing,
        price: price ?? existing.price,
        quantity: change.quantity ?? existing.quantity,
        metadata: mergeMetadata(existing.metadata, change.metadata),
      };
      items = items.map((item) => (item === existing ? changed : item));
    } else if (price) {
      const base = before.items.data[0];
      items.push({
        id: newId('si'),
        object: 'subscription_item',
        created: context.now(),
        subscription: before.id,
        metadata: mergeMetadata({}, change.metadata),
        price,
        quantity: change.quantity ?? 1,
        current_period_start: base?.current_period_start ?? context.now(),
        current_period_end: base?.current_period_end ?? context.now(),
      });
    } else
      throw invalid('A new subscription item needs a price.', `items[${place}][price]`, 'parameter_missing');
  }
  checkItems(before, items);
  return items;
}

function checkItems(before: Subscription, items: readonly SubscriptionItem[]): void {
  if (items.length === 0) throw invalid('A subscription must have at least one active plan.', 'items');
  if (new Set(items.map(intervalOf)).size > 1)
    throw invalid('Currency and interval fields must match across all plans on this subscription.', 'items');
  const foreign = items.find(({ price }) => price.currency !== before.currency);
  if (foreign)
    throw invalid(
      `The price specified is in ${foreign.price.currency}, but the subscription is in ${before.currency}.`,
      'items',
    );
  if (new Set(items.map(({ price }) => price.id)).size < items.length)
    throw invalid('Cannot add multiple subscription items with the same plan.', 'items');
}

function intervalOf(item: SubscriptionItem | undefined): string {
  return `${item?.price.recurring?.interval_count}-${item?.price.recurring?.interval}`;
}

function withTrial(before: Subscription, { trial_end: end }: SubscriptionChange, now: number): Subscription {
  if (end === undefined) return before;
  if (end === 'now')
    return before.status === 'trialing' ? { ...before, status: 'active', trial_end: now } : before;
  if (end <= now) throw invalid('Invalid timestamp: must be in the future.', 'trial_end');
  return { ...before, status: 'trialing', trial_start: before.trial_start ?? now, trial_end: end };
}

function withCancellation(
  before: Subscription,
  { cancel_at_period_end: atEnd, cancel_at: at }: SubscriptionChange,
  now: number,
): Subscription {
  if (atEnd !== undefined && at !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  const requested = { comment: null, feedback: null, reason: 'cancellation_requested' };
  const nothing = { comment: null, feedback: null, reason: null };
  const keep = { ...before, cancel_at_period_end: false, cancel_at: null, canceled_at: null };
  if (typeof at === 'number' && at <= now)
    throw invalid('Invalid timestamp: must be in the future.', 'cancel_at');
  if (typeof at === 'number')
    return { ...keep, cancel_at: at, canceled_at: now, cancellation_details: requested };
  if (atEnd === true) {
    const end = before.items.data[0]?.current_period_end ?? now;
    return {
      ...before,
      cancel_at_period_end: true,
      cancel_at: end,
      canceled_at: before.canceled_at ?? now,
      cancellation_details: requested,
    };
  }
  // The flag takes back its own end only, not a date that was set.
  const isTakenBack = at === '' || (atEnd === false && before.cancel_at_period_end);
  return isTakenBack ? { ...keep, cancellation_details: nothing } : before;
}

function datedItem(item: SubscriptionItem, running: Subscription, resetAt: number | null): SubscriptionItem {
  if (running.status === 'trialing' && running.trial_end !== null)
    return { ...item, current_period_end: running.trial_end };
  if (resetAt === null) return item;
  return {
    ...item,
    current_period_start: resetAt,
    current_period_end: periodEnd(resetAt, item.price.recurring),
  };
}

/** Credits the unused time of the old price and charges the rest of the period for the new one. */
function prorationLines(
  before: Subscription,
  items: readonly SubscriptionItem[],
  {
    at,
    resets,
    discounts,
  }: {
    readonly at: number;
    readonly resets: boolean;
    readonly discounts: {
      readonly credited: (item: SubscriptionItem) => Credited;
      readonly charged: (amount: number) => Charged;
    };
  },
): InvoiceLine[] {
  const lines: InvoiceLine[] = [];
  const worth = (item: SubscriptionItem, period: SubscriptionItem): number => {
    const { current_period_start: start, current_period_end: end } = period;
    const share = Math.min(1, Math.max(0, (end - at) / (end - start)));
    return Math.round(item.price.unit_amount * item.quantity * share);
  };
  for (const old of before.items.data) {
    const replacing = items.find(({ id }) => id === old.id);
    const same = replacing?.price.id === old.price.id && replacing.quantity === old.quantity;
    if (same && !resets) continue;
    const period = { start: at, end: old.current_period_end };
    const name = old.price.nickname ?? old.price.lookup_key ?? old.price.id;
    const description = `Unused time on ${old.quantity} × ${name}`;
    const { credited, amountOf } = discounts.credited(old);
    // Minus 0 would be another number.
    const amount = 0 - amountOf(worth(old, old));
    lines.push(lineOf(old, period, { amount, description, proration: true, credited }));
    if (replacing && !resets)
      lines.push(remaining(replacing, discounts.charged(worth(replacing, old)), period));
  }
  const base = before.items.data[0];
  for (const item of resets ? [] : items)
    if (base && !before.items.data.some(({ id }) => id === item.id))
      lines.push(
        remaining(item, discounts.charged(worth(item, base)), { start: at, end: base.current_period_end }),
      );
  return lines;
}

/** A share of a price, and the discounts that are taken off it already. */
interface Charged {
  readonly amount: number;
  readonly discounts: readonly string[];
}

function chargedWith(context: PaymentContext, discount: Discount | null, amount: number): Charged {
  return {
    amount: discounted(context, amount, discount),
    discounts: discount === null ? [] : [discount.id],
  };
}

interface Credited {
  readonly credited: CreditedItems;
  /** What a share of the price was charged at. */
  readonly amountOf: (share: number) => number;
}

/** Names the lines of the newest invoice that charged an item; a discount on them is on the credit too. */
function creditedOf(
  context: PaymentContext,
  { latest_invoice: invoice }: Subscription,
  { price }: SubscriptionItem,
): Credited {
  const { objects } = context;
  const lines = objects.get('invoice', invoice ?? '')?.lines.data ?? [];
  const charged = lines.filter(({ pricing }) => pricing.price_details.price === price.id);
  const discount = objects.get('discount', charged[0]?.discounts[0] ?? '') ?? null;
  return {
    credited: { invoice: invoice ?? '', invoice_line_items: charged.map(({ id }) => id) },
    amountOf: (share) => discounted(context, share, discount),
  };
}

/** Credits the time after a date of the end inside the period, paid or not; another date or none takes the credit back. */
function cancellationLines(before: Subscription, { cancel_at: at }: SubscriptionChange): InvoiceLine[] {
  if (at === undefined) return [];
  return before.items.data.flatMap((item) => {
    const { current_period_start: start, current_period_end: end, price, quantity } = item;
    const unused = (from: number | '' | null): number =>
      typeof from === 'number' ? Math.min(1, Math.max(0, (end - from) / (end - start))) : 0;
    const share = unused(at) - unused(before.cancel_at);
    if (share === 0) return [];
    const name = price.nickname ?? price.lookup_key ?? price.id;
    const description = `${share > 0 ? 'Unused' : 'Remaining'} time on ${quantity} × ${name}`;
    const amount = -Math.round(price.unit_amount * quantity * share);
    return [lineOf(item, { start: at === '' ? start : at, end }, { amount, description, proration: true })];
  });
}

function remaining(
  item: SubscriptionItem,
  { amount, discounts }: Charged,
  period: { readonly start: number; readonly end: number },
): InvoiceLine {
  const name = item.price.nickname ?? item.price.lookup_key ?? item.price.id;
  return lineOf(item, period, {
    amount,
    discounts,
    description: `Remaining time on ${item.quantity} × ${name}`,
    proration: true,
  });
}
