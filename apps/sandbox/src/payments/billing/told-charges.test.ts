import { CATALOGUE } from '@partyline/catalog';
import { computeCharge, type Interval } from '@partyline/pricing';
import {
  computeChangeOutlook,
  computeCreditChange,
  forecastCredit,
  type ChargeLine,
} from '@partyline/subscriptions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startBillingWorld, type BillingWorld, type SoldPrice } from '../../testing/billing-world.ts';
import { previewInvoice } from '../api/invoice-preview.ts';
import { updateSubscription } from '../api/subscription-update.ts';
import type { FormParams } from '../model/form-params.ts';
import type { Invoice } from '../model/money-objects.ts';
import type { Subscription } from '../model/sold-objects.ts';
import { currentEnd } from './subscriptions.ts';

interface Sold extends SoldPrice {
  readonly interval: Interval;
}

const soldIn = (list: 'new' | 'upgrade' | 'skyport'): Sold[] =>
  CATALOGUE[list].flatMap(({ prices }) =>
    prices.map((price) => ({
      priceId: price.priceId,
      cents: computeCharge(price),
      interval: price.interval,
    })),
  );

/** What is sold now can be left for every other plan, number of users and interval. */
const PAIRS: readonly (readonly [Sold, Sold])[] = [
  ...[...soldIn('new'), ...soldIn('upgrade')].flatMap((from) =>
    soldIn('upgrade').map((to) => [from, to] as const),
  ),
  ...soldIn('skyport').flatMap((from) => soldIn('skyport').map((to) => [from, to] as const)),
].filter(([from, to]) => from.priceId !== to.priceId);

/** When a subscription begins: over summer and winter time, and at the ends of February, a year and a short month. */
const BEGINNINGS = [
  '2027-03-27T23:30:00Z',
  '2026-10-25T00:59:59Z',
  '2027-01-31T12:00:00Z',
  '2028-02-29T06:00:01Z',
  '2027-02-28T23:59:59Z',
  '2026-12-31T23:59:59Z',
  '2027-08-31T00:00:00Z',
];
/** Which part of the paid period has passed at the change. */
const PASSED = [0, 0.001, 0.37, 0.5, 0.93, 0.9999, 0.9999999];

const seconds = (instant: string): number => Date.parse(instant) / 1000;
const anyBeginning = fc.constantFrom(...BEGINNINGS.map(seconds));

function changeTo(world: BillingWorld, { items }: Subscription, to: Sold): FormParams {
  const change = { items: [{ id: items.data[0]?.id ?? '', price: world.priceOf(to).id }] };
  return { ...change, proration_behavior: 'always_invoice', proration_date: String(world.now()) };
}

function linesOf({ lines }: Invoice): ChargeLine[] {
  return lines.data.map(({ amount, period, parent, pricing }) => {
    const { proration, proration_details: details } = parent.subscription_item_details;
    return {
      amount,
      priceId: pricing.price_details.price,
      isProration: proration,
      isCredit: (details?.credited_items ?? null) !== null,
      startMs: period.start * 1000,
      endMs: period.end * 1000,
    };
  });
}

/** The balance after an invoice; the provider's documented figure for a draft is null. */
const balanceAfter = (invoice: Invoice): number =>
  invoice.amount_due - invoice.starting_balance - invoice.total;

const creditOf = (invoice: Invoice) =>
  computeCreditChange(-invoice.starting_balance, -(invoice.ending_balance ?? 0));

const renewalOf = (invoice: Invoice) => ({
  atMs: invoice.created * 1000,
  credit: creditOf(invoice).used,
  due: invoice.amount_paid,
  left: creditOf(invoice).left,
});

/** Changes a subscription after a part of its period; returns what was told before and what then happened. */
function change(from: Sold, to: Sold, at: { readonly begins: number; readonly passed: number }) {
  const world = startBillingWorld(at.begins);
  const bought = world.buy(from);
  const end = currentEnd(bought);
  world.advanceTo(Math.min(end - 1, at.begins + Math.floor((end - at.begins) * at.passed)));
  const params = changeTo(world, bought, to);
  const preview = previewInvoice(world, {
    id: '',
    params: { subscription: bought.id, subscription_details: params },
  }) as Invoice; // the operation answers an invoice
  const told = computeChangeOutlook(
    {
      lines: linesOf(preview),
      periodStartMs: (bought.items.data[0]?.current_period_start ?? 0) * 1000,
      balanceBefore: -preview.starting_balance,
      balanceAfter: balanceAfter(preview),
      priceId: to.priceId,
      interval: to.interval,
      amount: to.cents,
    },
    [],
  );
  updateSubscription(world, { id: bought.id, params });
  const charged = world.invoicesOf(bought.id)[0];
  const left = -world.balance();
  const renewed = told.renewals.map(() => {
    world.advanceTo(currentEnd(world.objects.require('subscription', bought.id)));
    return world.invoicesOf(bought.id)[0];
  });
  if (charged === undefined) throw new Error('Nothing was invoiced.');
  return { told, preview, charged, left, renewals: renewed.map((invoice) => invoice && renewalOf(invoice)) };
}

describe('what is told before a change of a plan', () => {
  it(
    '[PLUS-18] happens at the change and at the next renewal, for every pair of prices: date, amount and credit',
    { timeout: 300_000 },
    ({ annotate }) => {
      const wrong: unknown[] = [];
      for (const [at, [from, to]] of PAIRS.entries()) {
        const begins = seconds(BEGINNINGS[at % BEGINNINGS.length] ?? '');
        const passed = PASSED[at % PASSED.length] ?? 0;
        const { told, preview, charged, left, renewals } = change(from, to, { begins, passed });
        const said = {
          due: preview.amount_due,
          credit: told.credit,
          left: told.credit.left - told.credit.carriedOver,
          renewals: told.renewals,
        };
        const done = {
          due: charged.amount_paid,
          credit: creditOf(charged),
          left,
          renewals,
        };
        if (JSON.stringify(said) !== JSON.stringify(done))
          wrong.push({ from: from.priceId, to: to.priceId, begins, passed, said, done });
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(PAIRS.length).toBeGreaterThanOrEqual(2000);
      return annotate(`${PAIRS.length} pairs`);
    },
  );

  const anySold = fc.constantFrom(...soldIn('upgrade'));

  it('[PLUS-18] happens at any second of the period', () => {
    fc.assert(
      fc.property(
        anySold,
        anySold,
        anyBeginning,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, begins, passed) => {
          fc.pre(from.priceId !== to.priceId);
          const { told, preview, charged, renewals } = change(from, to, { begins, passed });
          expect(charged.amount_paid).toBe(preview.amount_due);
          expect(creditOf(charged)).toEqual(told.credit);
          expect(renewals).toEqual(told.renewals);
          expect(renewals).toHaveLength(3);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the forecast of an account', () => {
  const anyHolding = fc.record({
    sold: fc.constantFrom(...soldIn('new')),
    /** Bought this many seconds after the one before, so that no two renew at once. */
    after: fc.integer({ min: 1, max: 40 * 86_400 }),
  });

  it("[PLUS-18, PLUS-21] is how the provider's credit pays the next renewal of each subscription", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyHolding, { minLength: 1, maxLength: 4, selector: ({ after }) => after % 86_400 }),
        // Any credit, or as much as the first subscription costs, give or take less than the smallest charge.
        fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: -60, max: 60 })),
        anyBeginning,
        (holdings, any, begins) => {
          const credit = any > 60 ? any : Math.max(0, (holdings[0]?.sold.cents ?? 0) + any);
          const world = startBillingWorld(begins);
          const bought = holdings.map(({ sold, after }) => {
            world.advanceTo(world.now() + after);
            return { id: world.buy(sold).id, sold };
          });
          const customer = world.objects.require('customer', world.customer);
          world.objects.put({ ...customer, balance: -credit });
          const charges = bought.map(({ id, sold }) => {
            const item = world.objects.require('subscription', id).items.data[0];
            const [startMs, endMs] = [item?.current_period_start ?? 0, item?.current_period_end ?? 0];
            return {
              id,
              startMs: startMs * 1000,
              endMs: endMs * 1000,
              interval: sold.interval,
              amount: sold.cents,
            };
          });
          const now = world.now();
          for (const { charge, credit: paid, due } of forecastCredit(charges, credit)) {
            world.advanceTo(charge.endMs / 1000);
            const renewed = world
              .invoicesOf(charge.id)
              .filter(({ created }) => created > now)
              .at(-1);
            if (renewed === undefined) throw new Error('Nothing renewed.');
            expect(renewalOf(renewed)).toMatchObject({ atMs: charge.endMs, credit: paid, due });
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
