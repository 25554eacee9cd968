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
