/** Formats cents as "USD 1,606.14". */
export function moneyText(cents: number): string {
  const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(Math.abs(cents) / 100);
  return `${cents < 0 ? '\u2212' : ''}USD ${amount}`;
}
