/** Formats a count with its noun: "1 device", "3 devices". */
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Formats a count: "10,000" in English, "10.000" in German. */
export function countIn(locale: string, count: number): string {
  return count.toLocaleString(locale);
}

/** Formats seconds as minutes and seconds: "1:05". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Joins the title of product, area and screen: "Partyline · Workspace · Main PL". [GR-14, ROUTE-27] */
export function joinTitle(productName: string, area: string, screen: string): string {
  return [productName, area, screen].join(' · ');
}
