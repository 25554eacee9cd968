import type { RefusalReason } from '@partyline/permissions';
import { OWNER_LIMITS } from './owner-limit.ts';

/** Reasons that refuse an invitation, in order of precedence. [GV-8] */
export const INVITATION_REFUSALS = [
  'self',
  'role-not-grantable',
  'duplicate',
  ...OWNER_LIMITS,
  'owner-ends',
] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number] | RefusalReason;

/** Besides those of a new invitation. */
export const ROW_ACTION_REFUSALS = [
  'already-accepted',
  'already-expired',
  'already-revoked',
  'end-date-past',
  'held-otherwise',
  'owner-suspended',
] as const;
export type RowActionRefusal = (typeof ROW_ACTION_REFUSALS)[number] | InvitationRefusal;
