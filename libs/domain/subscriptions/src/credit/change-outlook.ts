import type { Cents, Interval } from '@partyline/pricing';
import { computeCreditChange, type CreditChange } from './account-credit.ts';
import { findBillingLine, type ChargeLine } from './billing-line.ts';
import { forecastCredit, type RenewingCharge } from './forecast-credit.ts';

/** A change of a plan as the provider calculates it, and what is sold. */
export interface PreviewedChange {
  readonly lines: readonly ChargeLine[];
  /** Of the account; see {@link computeCreditChange}. */
  readonly balanceBefore: Cents;
  readonly balanceAfter: Cents;
  readonly priceId: string;
  readonly interval: Interval;
  /** What each renewal costs. */
  readonly amount: Cents;
}

/** What a change of a plan leads to. */
export interface ChangeOutlook {
  readonly credit: CreditChange;
  /** Unix milliseconds; null if the provider bills no period at the new price. */
  readonly renewalMs: number | null;
  /** How the next renewal is expected to be paid; null without its date. */
  readonly renewal: { readonly credit: Cents; readonly due: Cents } | null;
}

/**
 * Returns a change's credit, and the date and expected payment of the next renewal: the end of the line that bills the new price.
 * `others`: the account's other renewing subscriptions. [PLUS-18]
 */
export function computeChangeOutlook(
  change: PreviewedChange,
  others: readonly RenewingCharge[],
): ChangeOutlook {
  const { balanceBefore, balanceAfter, priceId, interval, amount } = change;
  const credit = computeCreditChange(balanceBefore, balanceAfter);
  const line = findBillingLine(change.lines, priceId);
  if (line === null) return { credit, renewalMs: null, renewal: null };
  const { startMs, endMs } = line;
  const changed = { startMs, endMs, interval, amount };
  const expected = forecastCredit([...others, changed], balanceAfter).find(
    ({ charge }) => charge === changed,
  );
  const renewal = expected === undefined ? null : { credit: expected.credit, due: expected.due };
  return { credit, renewalMs: endMs, renewal };
}
