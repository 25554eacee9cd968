import type { Cents, Interval } from '@partyline/pricing';
import { computeCreditChange, type CreditChange } from './account-credit.ts';
import { findBillingLine, type ChargeLine } from './billing-line.ts';
import { forecastRenewals, type RenewingCharge } from './forecast-credit.ts';
import { nextPeriodEnd } from './renewal-dates.ts';

/** Renewals that are told of a change. */
const TOLD_RENEWALS = 3;

/** A change of a plan as the provider calculates it, and what is sold. */
export interface PreviewedChange {
  readonly lines: readonly ChargeLine[];
  /** Of the period in which it changes; Unix milliseconds. */
  readonly periodStartMs: number;
  /** Of the account; see {@link computeCreditChange}. */
  readonly balanceBefore: Cents;
  readonly balanceAfter: Cents;
  readonly priceId: string;
  readonly interval: Interval;
  /** What each renewal costs. */
  readonly amount: Cents;
}

/** A renewal, as expected: paid with credit, charged to the card, and the credit left. Unix milliseconds. */
export interface ExpectedRenewal {
  readonly atMs: number;
  readonly credit: Cents;
  readonly due: Cents;
  readonly left: Cents;
}

/** What a change of a plan leads to. */
export interface ChangeOutlook {
  readonly credit: CreditChange;
  /** The next ones of the subscription; none if the provider bills no period at the new price. */
  readonly renewals: readonly ExpectedRenewal[];
}

/**
 * Returns a change's credit, and the dates and expected payments of the next renewals: the first is the end of the line that bills
 * the new price. `others`: the account's other renewing subscriptions. [PLUS-18]
 */
export function computeChangeOutlook(
  change: PreviewedChange,
  others: readonly RenewingCharge[],
): ChangeOutlook {
  const { balanceBefore, balanceAfter, priceId, interval, amount } = change;
  const credit = computeCreditChange(balanceBefore, balanceAfter);
  const line = findBillingLine(change.lines, priceId);
  if (line === null) return { credit, renewals: [] };
  // A part of a period begins with the change, its period began before.
  const startMs = line.isProration ? change.periodStartMs : line.startMs;
  const changed = { startMs, endMs: line.endMs, interval, amount };
  const renewals = forecastRenewals([...others, changed], balanceAfter, lastToldOf(changed))
    .filter(({ charge }) => charge === changed)
    .map(({ atMs, balance, ...paid }) => ({
      atMs,
      credit: paid.credit,
      due: paid.due,
      left: Math.max(0, balance),
    }));
  return { credit, renewals };
}

function lastToldOf(period: RenewingCharge): number {
  let { startMs, endMs } = period;
  for (let told = 1; told < TOLD_RENEWALS; told += 1) {
    const next = nextPeriodEnd({ ...period, startMs, endMs });
    startMs = endMs;
    endMs = next;
  }
  return endMs;
}
