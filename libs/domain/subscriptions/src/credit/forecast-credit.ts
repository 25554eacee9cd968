import type { Cents } from '@partyline/pricing';
import { settleAmount } from './account-credit.ts';
import { listRenewals, type BilledPeriod } from './renewal-dates.ts';

/** A subscription that renews at the end of its period. */
export interface RenewingCharge extends BilledPeriod {
  readonly amount: Cents;
}

/** The next renewal of a subscription, as expected now. */
export interface ExpectedCharge<Of> {
  readonly charge: Of;
  /** Paid with the account's credit. */
  readonly credit: Cents;
  /** Charged to the card. */
  readonly due: Cents;
}

/**
 * Returns how the next renewal of each subscription of an account is expected to be paid, by date. Credit pays the renewals of all
 * of them in order of date, so one that comes every week may use it up before another's next. `balance`: see
 * {@link computeCreditChange}. [PLUS-18]
 */
export function forecastCredit<Of extends RenewingCharge>(
  charges: readonly Of[],
  balance: Cents,
): ExpectedCharge<Of>[] {
  const untilMs = charges.reduce((latest, { endMs }) => Math.max(latest, endMs), 0);
  const renewals = charges
    .flatMap((charge) => listRenewals(charge, untilMs).map((atMs) => ({ charge, atMs })))
    .toSorted((one, other) => one.atMs - other.atMs);
  const expected: ExpectedCharge<Of>[] = [];
  let left = balance;
  for (const { charge, atMs } of renewals) {
    const settled = settleAmount(charge.amount, left);
    left = settled.balance;
    if (atMs === charge.endMs) expected.push({ charge, credit: settled.credit, due: settled.due });
  }
  return expected;
}
