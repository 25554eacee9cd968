/** Browsers that are told apart; most name others beside themselves, so the first that fits counts. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:\b|Headless)(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

/** Systems that are told apart, in the order in which they count. */
const SYSTEMS = [
  ['iPhone', /\biP(?:hone|od)\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What a browser says of itself, as far as people would know it again. */
export interface UserAgent {
  readonly browser: (typeof BROWSERS)[number][0] | null;
  readonly system: (typeof SYSTEMS)[number][0] | null;
}

/** The names of {@link BROWSERS}. */
export const BROWSER_NAMES = BROWSERS.map(([name]) => name);
/** The names of {@link SYSTEMS}. */
export const SYSTEM_NAMES = SYSTEMS.map(([name]) => name);

/**
 * Reads browser and system out of a User-Agent header; null for what it does not say, or says of none that is known. No
 * version, no model: people shall know their browser again, and nobody be told apart by it. [PLUS-23]
 */
export function parseUserAgent(header: string): UserAgent {
  return {
    browser: BROWSERS.find(([, sign]) => sign.test(header))?.[0] ?? null,
    system: SYSTEMS.find(([, sign]) => sign.test(header))?.[0] ?? null,
  };
}
