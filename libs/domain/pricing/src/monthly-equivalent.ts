import type { Cents } from './money.ts';

const MONTHS = 12;

/** A twelfth, rounded half up to the cent. [PRICE-7, GB-18] */
export function computeMonthlyEquivalent(yearly: Cents): Cents {
  const rest = yearly % MONTHS;
  return (yearly - rest) / MONTHS + (rest >= MONTHS / 2 ? 1 : 0);
}
