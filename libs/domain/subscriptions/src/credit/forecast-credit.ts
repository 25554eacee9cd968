import type { Cents } from '@partyline/pricing';
import { settleAmount } from './account-credit.ts';
import { listRenewals, type BilledPeriod } from './renewal-dates.ts';

/** A subscription that renews at the end of its period. */
export interface RenewingCharge extends BilledPeriod {
  readonly amount: Cents;
}

/** A renewal of a subscription, as expected now. */
export interface ExpectedCharge<Of> {
  readonly charge: Of;
  /** Unix milliseconds. */
  readonly atMs: number;
  /** Paid with the account's credit. */
  readonly credit: Cents;
  /** Charged to the card. */
  readonly due: Cents;
  /** The account's balance after it. */
  readonly balance: Cents;
}

/**
 * Returns how the renewals of an account up to an instant are expected to be paid, by date. Credit pays the renewals of all
 * subscriptions in order of date, so one that comes every week may use it up before another's next. `balance`: see
 * {@link computeCreditChange}. [PLUS-18]
 */
export function forecastRenewals<Of extends RenewingCharge>(
  charges: readonly Of[],
  balance: Cents,
  untilMs: number,
): ExpectedCharge<Of>[] {
  const renewals = charges
    .flatMap((charge) => listRenewals(charge, untilMs).map((atMs) => ({ charge, atMs })))
    .toSorted((one, other) => one.atMs - other.atMs);
  let left = balance;
  return renewals.map((renewal) => {
    const settled = settleAmount(renewal.charge.amount, left);
    left = settled.balance;
    return { ...renewal, ...settled };
  });
}

/**
 * Returns the expected next renewal of each subscription of an account, and all up to `allUntilMs` (Unix milliseconds), by date.
 * [PLUS-18, PLUS-21]
 */
export function forecastCredit<Of extends RenewingCharge>(
  charges: readonly Of[],
  balance: Cents,
  allUntilMs = -Infinity,
): ExpectedCharge<Of>[] {
  const untilMs = charges.reduce((latest, { endMs }) => Math.max(latest, endMs), allUntilMs);
  return forecastRenewals(charges, balance, untilMs).filter(
    ({ charge, atMs }) => atMs === charge.endMs || atMs <= allUntilMs,
  );
}
