/** Everything that decides whether the use of screens may be measured. */
export interface AnalyticsFacts {
  /** POST login has answered, and nobody has logged out since. */
  readonly isLoggedUser: boolean;
  /** The service wants it, for this user. */
  readonly isGAEnabled: boolean;
  /** The person shares usage data. */
  readonly dataUsage: boolean;
}

/** Whether analytics are on: while signed in, if the service wants it and the person shares usage data. [AUTH-31, AUTH-32, GU-15] */
export function isAnalyticsOn({ isLoggedUser, isGAEnabled, dataUsage }: AnalyticsFacts): boolean {
  return isLoggedUser && isGAEnabled && dataUsage;
}
