import { isOwnerRole, type StoredRole } from '@partyline/roles';

/** The first that holds. [GV-9, GW-6] */
export const OWNER_LIMITS = ['owner-of-default', 'owner-exists', 'owner-open'] as const;
export type OwnerLimit = (typeof OWNER_LIMITS)[number];

export interface OwnableWorkspace {
  readonly isDefault: boolean;
  /** An accepted owner; ownership then changes by transfer. */
  readonly haveWorkspaceOwner: boolean;
  /** An owner invitation, transfer or request is open, or a move is running. */
  readonly isDirty: boolean;
}

/** Returns why an owner cannot be invited, or null. [INV-22, INV-24, GV-9, GW-6] */
export function ownerLimitOf({
  isDefault,
  haveWorkspaceOwner,
  isDirty,
}: OwnableWorkspace): OwnerLimit | null {
  if (isDefault) return 'owner-of-default';
  if (haveWorkspaceOwner) return 'owner-exists';
  return isDirty ? 'owner-open' : null;
}

/** [PLUS-4, PLUS-5] */
export const OWNER_TERMS = ['owner-ends', 'owner-suspended'] as const;
export type OwnerTerm = (typeof OWNER_TERMS)[number];

/** Omitted terms are not checked. */
export interface AccessTerms {
  /** Unix milliseconds; null: never. */
  readonly endsAtMs?: number | null | undefined;
  readonly isSuspended?: boolean | undefined;
}

/**
 * Returns whether a role may have an end date or be suspended. Owners may not, since no other user could use or hand over the
 * ownership. [PLUS-4, PLUS-5, GO-5]
 */
export function mayHaveTerms(role: StoredRole): boolean {
  return !isOwnerRole(role);
}

/** Returns the term that an owner may not have; null for none. [PLUS-4, PLUS-5] */
export function ownerTermOf(
  role: StoredRole,
  { endsAtMs = null, isSuspended = false }: AccessTerms,
): OwnerTerm | null {
  if (mayHaveTerms(role)) return null;
  if (endsAtMs !== null) return 'owner-ends';
  return isSuspended ? 'owner-suspended' : null;
}
