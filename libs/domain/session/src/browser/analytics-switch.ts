export interface AnalyticsFacts {
  /** From the answer of POST login until logout. */
  readonly isLoggedUser: boolean;
  /** The service enables analytics for this user. */
  readonly isGAEnabled: boolean;
  /** The user shares usage data. */
  readonly dataUsage: boolean;
}

/** Whether analytics are on: signed in, enabled by the service, and usage data shared. [AUTH-31, AUTH-32, GU-15] */
export function isAnalyticsOn({ isLoggedUser, isGAEnabled, dataUsage }: AnalyticsFacts): boolean {
  return isLoggedUser && isGAEnabled && dataUsage;
}
