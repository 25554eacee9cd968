/**
 * Failures that the product finds itself: it gave a command up, or the host will never take it. Stored as codes in
 * place of a host's reason, so that they can be translated. [GD-11]
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

/** Returns null for a reason in a host's words. */
export function parseOwnFailure(reason: string): OwnFailure | null {
  return OWN_FAILURES.find((failure) => failure === reason) ?? null;
}
