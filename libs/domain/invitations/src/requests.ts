/** Done, silent, or a failure to show. [GV-16] */
export type InvitationOutcome = 'sent' | 'silent' | 'failed';

/**
 * Classifies a response by HTTP status and code: 0 is success; 401 and a missing code fail silently; anything else is
 * shown. [GV-16]
 */
export function outcomeOf(statusCode: number, errorCode: unknown): InvitationOutcome {
  const isUnauthorized = statusCode === 401 || errorCode === 401 || errorCode === '401';
  if (isUnauthorized || errorCode === undefined || errorCode === null) return 'silent';
  return errorCode === 0 ? 'sent' : 'failed';
}
