/** The parts of the page that can be opened by address; more come with billing. [ACCT-19] */
export const ACCOUNT_TABS = ['settings'] as const;
/** One of {@link ACCOUNT_TABS}. */
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The part an address names: whatever is no part of this page is none, and the settings stand. [ACCT-19] */
export function parseAccountSearch({ tab }: Readonly<Record<string, unknown>>): { tab?: AccountTab } {
  const known = ACCOUNT_TABS.find((one) => one === tab);
  return known === undefined ? {} : { tab: known };
}
