/**
 * Why a device failed, where no host says so: the product gave a command up, or its host will never take it. Stored as these
 * words in place of a host's reason, so that each reader gets them in their language. [GD-11]
 */
export const OWN_FAILURES = [
  'no-answer-start',
  'no-answer-stop',
  'no-answer-save',
  'no-answer-upgrade',
  'command-not-possible',
] as const;
/** One of {@link OWN_FAILURES}. */
export type OwnFailure = (typeof OWN_FAILURES)[number];

/** Returns the failure that a stored reason names; null for the words of a host. */
export function parseOwnFailure(reason: string): OwnFailure | null {
  return OWN_FAILURES.find((failure) => failure === reason) ?? null;
}
