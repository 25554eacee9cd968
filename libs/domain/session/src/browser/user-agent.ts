/** Most browsers also name others, so the first match counts. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:\b|Headless)(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

/** The first match counts. */
const SYSTEMS = [
  ['iPhone', /\biP(?:hone|od)\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

export interface UserAgent {
  readonly browser: (typeof BROWSERS)[number][0] | null;
  readonly system: (typeof SYSTEMS)[number][0] | null;
}

export const BROWSER_NAMES = BROWSERS.map(([name]) => name);
export const SYSTEM_NAMES = SYSTEMS.map(([name]) => name);

/**
 * Parses browser and system from a User-Agent header; null for unknown ones. No version or model, to avoid fingerprinting.
 * [PLUS-23]
 */
export function parseUserAgent(header: string): UserAgent {
  return {
    browser: BROWSERS.find(([, sign]) => sign.test(header))?.[0] ?? null,
    system: SYSTEMS.find(([, sign]) => sign.test(header))?.[0] ?? null,
  };
}
