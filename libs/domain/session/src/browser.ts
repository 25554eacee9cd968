/** After its last use. [PLUS-23] */
export const SESSION_KEPT_DAYS = 90;

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

export const BROWSER_NAMES = /* @__PURE__ */ BROWSERS.map(([name]) => name);
export const SYSTEM_NAMES = /* @__PURE__ */ SYSTEMS.map(([name]) => name);

/** Parses browser and system, null for unknown ones. No version or model, to avoid fingerprinting. [PLUS-23] */
export function parseUserAgent(header: string): UserAgent {
  return {
    browser: BROWSERS.find(([, sign]) => sign.test(header))?.[0] ?? null,
    system: SYSTEMS.find(([, sign]) => sign.test(header))?.[0] ?? null,
  };
}

export interface AnalyticsSettings {
  /** The operator named a Google Analytics property. */
  readonly isConfigured: boolean;
  /** The user accepted the agreement, whose form asks about usage data; before that the switch has its initial value. [EULA-17] */
  readonly hasAccepted: boolean;
  readonly dataUsage: boolean;
}

/** Returns whether the service enables analytics for a user: configured, and the user was asked and shares usage data. [ENT-16, HZ-7] */
export function isAnalyticsEnabled({ isConfigured, hasAccepted, dataUsage }: AnalyticsSettings): boolean {
  return isConfigured && hasAccepted && dataUsage;
}

export interface AnalyticsFacts {
  /** From the answer of POST login until logout. */
  readonly isLoggedUser: boolean;
  /** The service enables analytics for this user. */
  readonly isGAEnabled: boolean;
  /** The user shares usage data. */
  readonly dataUsage: boolean;
}

/** Returns whether analytics are on: signed in, enabled by the service, and usage data shared. [AUTH-31, AUTH-32, GU-15] */
export function isAnalyticsOn({ isLoggedUser, isGAEnabled, dataUsage }: AnalyticsFacts): boolean {
  return isLoggedUser && isGAEnabled && dataUsage;
}

/**
 * Returns whether the served build is another one. The build follows a plus sign in the version; versions without one are never
 * compared. [PLUS-29]
 */
export function isOtherBuild(running: string, served: string | null | undefined): boolean {
  const [build, servedBuild] = [running, served].map((version) => version?.split('+')[1] ?? '');
  return build !== '' && servedBuild !== '' && running !== served;
}
