import type { Cents } from '@partyline/pricing';

/** A line of an invoice or of its preview, by the provider. Unix milliseconds. */
export interface ChargeLine {
  /** Below 0 for a credit. */
  readonly amount: Cents;
  /** null for what no price was sold at. */
  readonly priceId: string | null;
  /** Covers a part of a period: credited or charged by time. */
  readonly isProration: boolean;
  /** Gives back a charge of before, also one of 0. */
  readonly isCredit: boolean;
  readonly startMs: number;
  readonly endMs: number;
}

/** Orders a whole period before a part of one, then the later begun first, then the later ended. */
function compareLines(one: ChargeLine, other: ChargeLine): number {
  const byKind = Number(one.isProration) - Number(other.isProration);
  return byKind || other.startMs - one.startMs || other.endMs - one.endMs;
}

/**
 * Returns the line that bills, at `priceId` if given: never one that credits the unused time of an old price, whose period ends at
 * the old end. null for an invoice that only credits. [BILL-5, PLUS-18]
 */
export function findBillingLine<Line extends ChargeLine>(
  lines: readonly Line[],
  priceId?: string,
): Line | null {
  const billing = lines.filter(
    (line) =>
      !line.isCredit &&
      line.amount >= 0 &&
      line.priceId !== null &&
      line.priceId === (priceId ?? line.priceId),
  );
  return billing.toSorted(compareLines)[0] ?? null;
}
