import { isOwnerRole, type StoredRole } from '@partyline/roles';

/** Why nobody can be invited as owner of a workspace; the first that holds. [GV-9, GW-6] */
export const OWNER_LIMITS = ['owner-of-default', 'owner-exists', 'owner-open'] as const;
/** One of {@link OWNER_LIMITS}. */
export type OwnerLimit = (typeof OWNER_LIMITS)[number];

/** What matters of a workspace for the invitation of an owner. */
export interface OwnableWorkspace {
  readonly isDefault: boolean;
  /** An accepted owner; then ownership changes by transfer. */
  readonly haveWorkspaceOwner: boolean;
  /** An owner invitation, a transfer or a request is open, or a move is running. */
  readonly isDirty: boolean;
}

/**
 * Why an owner cannot be invited into a workspace, or null: the default workspace has none, one owner is enough, and of owner
 * invitation, transfer and request only one may be open. Dirty stands in the way of these and of nothing else. [INV-22, INV-24, GV-9, GW-6]
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

/** Why an owner does not get an end date, or is not suspended. [PLUS-4, PLUS-5] */
export const OWNER_TERMS = ['owner-ends', 'owner-suspended'] as const;
/** One of {@link OWNER_TERMS}. */
export type OwnerTerm = (typeof OWNER_TERMS)[number];

/** Terms under which an access is given or held; what is left out is not asked about. */
export interface AccessTerms {
  /** When it ends, in milliseconds since 1970; null: never. */
  readonly endsAtMs?: number | null | undefined;
  readonly isSuspended?: boolean | undefined;
}

/**
 * Whether an access with this role may end by itself or be suspended: an ownership may not, since it would be left with nobody who
 * can use it or hand it over. Whoever becomes an owner keeps neither. [PLUS-4, PLUS-5, GO-5]
 */
export function mayHaveTerms(role: StoredRole): boolean {
  return !isOwnerRole(role);
}

/** Why an access with this role cannot be given or held under these terms, or null. [PLUS-4, PLUS-5] */
export function ownerTermOf(
  role: StoredRole,
  { endsAtMs = null, isSuspended = false }: AccessTerms,
): OwnerTerm | null {
  if (mayHaveTerms(role)) return null;
  if (endsAtMs !== null) return 'owner-ends';
  return isSuspended ? 'owner-suspended' : null;
}
