import type { Cents } from '@partyline/pricing';
import { millisecondsInDay } from 'date-fns/constants';
import { isPastDue, type Subscription } from '../state/subscription.ts';
import { endOf } from '../state/term.ts';
import { forecastCredit } from './forecast-credit.ts';
import { listRenewingCharges, type PricedSubscription } from './renewing-charges.ts';

/** The days whose charges are summed, and listed one by one. [PLUS-21] */
export const CHARGE_OUTLOOK_DAYS = 30;

/** A subscription with what it is charged. */
export interface ChargedSubscription extends PricedSubscription, Pick<Subscription, 'current_period_end'> {
  /** The renewal's total, with tax if known; credit pays it. null if unknown. */
  readonly total: Cents | null;
  /** What is to be paid while past due; null if unknown. */
  readonly amountDue: Cents | null;
}

/** What is charged on one day. */
export interface NextCharge<Of> {
  /** `overdue` is charged already and still to be paid, until `atMs`. */
  readonly kind: 'overdue' | 'renewal';
  /** The first of the day, in Unix milliseconds. */
  readonly atMs: number;
  /** Before tax. */
  readonly amount: Cents;
  /** What the account's credit is expected to pay of it. */
  readonly credit: Cents;
  /** Each once. */
  readonly subscriptions: readonly Of[];
}

export interface NextCharges<Of> {
  /** What is overdue first, then by date. */
  readonly charges: readonly NextCharge<Of>[];
  /** The amounts up to {@link CHARGE_OUTLOOK_DAYS}. */
  readonly sum: Cents;
}

type Single<Of> = Omit<NextCharge<Of>, 'subscriptions'> & { readonly subscription: Of };

/** Lists what is past due and not cancelled: a cancelled one ends unpaid, unless its owner pays. [HZ-3] */
function listOverdue<Of extends ChargedSubscription>(subscriptions: readonly Of[]): Single<Of>[] {
  return subscriptions.flatMap((subscription) => {
    const { amountDue: amount, cancelStatus } = subscription;
    const atMs = endOf(subscription);
    if (!isPastDue(subscription) || cancelStatus || amount === null || atMs === null) return [];
    return [{ kind: 'overdue', atMs, amount, credit: 0, subscription }];
  });
}

/**
 * Lists the charges that come: all within {@link CHARGE_OUTLOOK_DAYS}, and of each subscription the next at least. `dayOf` names the
 * reader's day of an instant; charges of one day are one. `credit` of the account pays the renewals by date. [PLUS-18, PLUS-21, HZ-3]
 */
export function listNextCharges<Of extends ChargedSubscription>(
  subscriptions: readonly Of[],
  credit: Cents,
  nowMs: number,
  dayOf: (atMs: number) => string,
): NextCharges<Of> {
  const untilMs = nowMs + CHARGE_OUTLOOK_DAYS * millisecondsInDay;
  const renewing = listRenewingCharges(subscriptions.map((one) => ({ ...one, price: one.total, of: one })));
  const renewals = forecastCredit(renewing, credit, untilMs)
    .filter(({ atMs }) => atMs > nowMs)
    .map(({ atMs, charge, credit: paid }): Single<Of> => {
      const subscription = charge.subscription.of;
      return {
        kind: 'renewal',
        atMs,
        amount: subscription.price ?? charge.amount,
        credit: paid,
        subscription,
      };
    });
  const byDay = new Map<string, Single<Of>[]>();
  for (const one of [...listOverdue(subscriptions), ...renewals].toSorted((a, b) => a.atMs - b.atMs)) {
    const day = `${one.kind} ${dayOf(one.atMs)}`;
    byDay.set(day, [...(byDay.get(day) ?? []), one]);
  }
  const charges = [...byDay.values()]
    .flatMap(mergeDay)
    .toSorted((one, other) => Number(other.kind === 'overdue') - Number(one.kind === 'overdue'));
  const near = charges.filter(({ kind, atMs }) => kind === 'overdue' || atMs <= untilMs);
  return { charges, sum: sumOf(near, 'amount') };
}

/** Returns the charges of a day as one; none for none. */
function mergeDay<Of>(singles: readonly Single<Of>[]): NextCharge<Of>[] {
  const [first] = singles;
  if (first === undefined) return [];
  const { kind, atMs } = first;
  const subscriptions = [...new Set(singles.map(({ subscription }) => subscription))];
  return [{ kind, atMs, amount: sumOf(singles, 'amount'), credit: sumOf(singles, 'credit'), subscriptions }];
}

function sumOf<Key extends string>(parts: readonly Readonly<Record<Key, Cents>>[], key: Key): Cents {
  return parts.reduce((sum, part) => sum + part[key], 0);
}
