export interface NewcomerFacts {
  /** How many devices the user sees. */
  readonly deviceCount: number;
  /** An offline device that the user may start. */
  readonly canStart: boolean;
  readonly isTrial: boolean;
}

/** Returns the start of a trial's only device, or null. `listFirstSteps` covers a dashboard without devices. [GEN-3] */
export function newcomerStep({ deviceCount, canStart, isTrial }: NewcomerFacts): 'start-device' | null {
  return deviceCount === 1 && isTrial && canStart ? 'start-device' : null;
}
