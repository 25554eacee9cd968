import { ROLES } from '@partyline/roles';
import type { WantedInvitation } from './invitation-row.ts';
import type { InvitationVerdict } from './decide-invitation.ts';

/** What POST invitation carries. [GV-1, GV-7] */
export interface InvitationRequest {
  readonly email: string;
  readonly roleName: string;
  readonly permissionName: string | null;
  readonly workspaceId: number;
  readonly update?: true;
}

/**
 * What is sent for an invitation: nothing for a refused one; for an update only what the person has confirmed, marked as
 * one. [INV-20, INV-21, GV-1, GV-7]
 */
export function invitationRequestOf(
  { email, role, workspaceId }: WantedInvitation,
  verdict: InvitationVerdict,
  isUpdateConfirmed: boolean,
): InvitationRequest | null {
  if (verdict.kind === 'refused' || (verdict.kind === 'update' && !isUpdateConfirmed)) return null;
  const request = {
    email: email.trim(),
    roleName: role,
    permissionName: ROLES[role].displayName,
    workspaceId,
  };
  return verdict.kind === 'update' ? { ...request, update: true } : request;
}

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
