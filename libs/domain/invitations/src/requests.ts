/** What an answer to an invitation means: done, nothing to be said, or a failure to be shown. [GV-16] */
export type InvitationOutcome = 'sent' | 'silent' | 'failed';

/**
 * What an answer means, from its HTTP status and its code: 0 is success; unauthorized (401) and a missing code are false
 * without a word; anything else is shown. [GV-16]
 */
export function outcomeOf(statusCode: number, errorCode: unknown): InvitationOutcome {
  const isUnauthorized = statusCode === 401 || errorCode === 401 || errorCode === '401';
  if (isUnauthorized || errorCode === undefined || errorCode === null) return 'silent';
  return errorCode === 0 ? 'sent' : 'failed';
}
