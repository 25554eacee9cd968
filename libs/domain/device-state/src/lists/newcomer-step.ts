/** What the next step of a new dashboard depends on. */
export interface NewcomerFacts {
  /** How many devices the user sees. */
  readonly deviceCount: number;
  /** Whether one of them can be started now: it is offline, and the user has the right. */
  readonly canStart: boolean;
  /** Whether the account is in its trial, so that it is new. */
  readonly isTrial: boolean;
}

/**
 * The next step that the dashboard of a trial names: the start of its only device; null for everyone who has come further. Before
 * there is a device, the checklist of `listFirstSteps` says what to do. [GEN-3]
 */
export function newcomerStep({ deviceCount, canStart, isTrial }: NewcomerFacts): 'start-device' | null {
  return deviceCount === 1 && isTrial && canStart ? 'start-device' : null;
}
