export { listAddTargets, preselectTarget } from './add-targets.ts';
export type { AccountMember, OwnershipScope, WorkspaceMember } from './ownership/account-member.ts';
export {
  nextCrudState,
  listWorkspaceMenu,
  WORKSPACE_MENU,
  type CrudEvent,
  type CrudState,
  type WorkspaceMenuEntry,
} from './menu.ts';
export {
  WORKSPACE_DELETION_REFUSALS,
  computeWorkspaceDeletion,
  deletionRight,
  listDevicesToStop,
  listWorkspaceDeletionBlockers,
  workspaceDeletionRefusalOf,
} from './deletion.ts';
export type { DeletableWorkspace, WorkspaceDeletionRefusal } from './deletion.ts';
export { DIRTY_REASONS, isDirty } from './ownership/dirty.ts';
export type { DirtyReason } from './ownership/dirty.ts';
export { computeMove, listMoveTargets } from './move.ts';
export type { PlacedWorkspace, WorkspaceMoveBlocker, WorkspaceMoveRefusal } from './move.ts';
export { nextOwnership } from './ownership/transfers/next-ownership.ts';
export { TRANSFER_REFUSALS, OWNERSHIP_REFUSALS } from './ownership/transfers/ownership-state.ts';
export type {
  OwnershipTransfer,
  TransferRefusal,
  OwnershipState,
  OwnershipEvent,
  OwnershipRefusal,
} from './ownership/transfers/ownership-state.ts';
export { OWNERSHIP_LINK_DAYS, isLinkEnded } from './ownership/ownership-link.ts';
export { RECIPIENT_REFUSALS, listEligibleRecipients } from './ownership/ownership-recipient.ts';
export type { RecipientRefusal } from './ownership/ownership-recipient.ts';
export { canHandOver } from './ownership/ownership-right.ts';
export { parseWorkspaceRequest } from './ownership/request-kind.ts';
export { requestReceiverOf } from './ownership/transfers/answer-transfer.ts';
export {
  isOwnedByCaller,
  listRolesIn,
  ownershipOf,
  roleTypeOf,
  roleTypeSeenBy,
} from './ownership/role-type.ts';
export { TRANSFER_STATES, isTransferOpen } from './ownership/transfers/transfer-state.ts';
export type { TransferState } from './ownership/transfers/transfer-state.ts';
export { nextAfterVerification, readVerifyAnswer } from './verification.ts';
export type { VerificationRecord } from './verification.ts';
export { parseWorkspaceName, workspaceNameFormAmong } from './workspace-name.ts';
export type { NamedWorkspace, WorkspaceNameRefusal } from './workspace-name.ts';
