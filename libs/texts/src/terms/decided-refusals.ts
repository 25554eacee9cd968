/** Decided sentences about refused changes, apart because the first page needs none of them. [GO-4, GO-7, GX-4, GX-13] */
export const DECIDED_REFUSALS = {
  transferOpen: 'A transfer is already in progress for this workspace.',
  transferOwnershipFirst: 'Please transfer ownership before deleting the account.',
  defaultWorkspaceKept: 'The default workspace can not be deleted.',
  stale: 'Somebody else changed this. Please try again.',
} as const;
