import { isOwnerRole, type StoredRole } from '@partyline/roles';

/** Why a workspace takes no owner; the first that holds. [GV-9, GW-6] */
export const OWNER_LIMITS = ['owner-of-default', 'owner-exists', 'owner-open'] as const;
export type OwnerLimit = (typeof OWNER_LIMITS)[number];

export interface OwnableWorkspace {
  readonly isDefault: boolean;
  /** An accepted owner; ownership then changes by transfer. */
  readonly haveWorkspaceOwner: boolean;
  /** An owner invitation, transfer or request is open, or a move is running. */
  readonly isDirty: boolean;
}

/**
 * Returns why an owner cannot be invited, or null: the default workspace has none, others one, and one owner invitation, transfer
 * or request may be open. [INV-22, INV-24, GV-9, GW-6]
 */
export function ownerLimitOf({
  isDefault,
  haveWorkspaceOwner,
  isDirty,
}: OwnableWorkspace): OwnerLimit | null {
  if (isDefault) return 'owner-of-default';
  if (haveWorkspaceOwner) return 'owner-exists';
  return isDirty ? 'owner-open' : null;
}

/** Terms that an owner cannot have. [PLUS-4, PLUS-5] */
export const OWNER_TERMS = ['owner-ends', 'owner-suspended'] as const;
export type OwnerTerm = (typeof OWNER_TERMS)[number];

/** Omitted terms are not checked. */
export interface AccessTerms {
  /** End of access in Unix milliseconds; null: never. */
  readonly endsAtMs?: number | null | undefined;
  readonly isSuspended?: boolean | undefined;
}

/**
 * Whether access with this role may end or be suspended: not for owners, since no other user could use or hand over the
 * ownership. A new owner loses both terms. [PLUS-4, PLUS-5, GO-5]
 */
export function mayHaveTerms(role: StoredRole): boolean {
  return !isOwnerRole(role);
}

/** Returns which term the role does not allow, or null. [PLUS-4, PLUS-5] */
export function ownerTermOf(
  role: StoredRole,
  { endsAtMs = null, isSuspended = false }: AccessTerms,
): OwnerTerm | null {
  if (mayHaveTerms(role)) return null;
  if (endsAtMs !== null) return 'owner-ends';
  return isSuspended ? 'owner-suspended' : null;
}
