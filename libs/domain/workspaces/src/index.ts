export { MEMBER_STATUSES } from './ownership/account-member.ts';
export type {
  AccountMember,
  MemberStatus,
  OwnershipPlace,
  WorkspaceMember,
} from './ownership/account-member.ts';
export { answererOf } from './ownership/answer-handover.ts';
export { computeHandover } from './ownership/compute-handover.ts';
export { CRUD_EVENTS, STORED_CRUD_STATES, nextCrudState, storedCrudStateOf } from './crud-state.ts';
export type { CrudEvent, CrudState, StoredCrudState } from './crud-state.ts';
export {
  WORKSPACE_DELETION_CODES,
  WORKSPACE_DELETION_REFUSALS,
  computeWorkspaceDeletion,
  deletionRight,
  listDevicesToStop,
  listWorkspaceDeletionBlockers,
  workspaceDeletionRefusalOf,
} from './deletion.ts';
export type { DeletableDevice, DeletableWorkspace, WorkspaceDeletionRefusal } from './deletion.ts';
export { DIRTY_REASONS, isDirty, listDirtyReasons } from './ownership/dirty.ts';
export type { DirtyReason, WorkspaceMatters } from './ownership/dirty.ts';
export { WORKSPACE_MENU, WORKSPACE_MENU_ENTRIES, listWorkspaceMenu } from './menu.ts';
export type { WorkspaceMenuEntry } from './menu.ts';
export { computeMove, listMoveTargets } from './move.ts';
export type {
  MoveQuestion,
  PlacedWorkspace,
  SourceWorkspace,
  WorkspaceMoveBlocker,
  WorkspaceMoveRefusal,
} from './move.ts';
export { expireHandovers, nextOwnershipBook } from './ownership/next-ownership-book.ts';
export { parseOwnershipAcceptance } from './ownership/ownership-answer.ts';
export type { OwnershipAcceptance } from './ownership/ownership-answer.ts';
export { HANDOVER_REFUSALS, OWNERSHIP_REFUSALS } from './ownership/ownership-book.ts';
export type {
  BookedWorkspace,
  Handover,
  HandoverKind,
  HandoverRefusal,
  OwnershipBook,
  OwnershipEvent,
  OwnershipRefusal,
} from './ownership/ownership-book.ts';
export { OWNERSHIP_LINK_DAYS, computeLinkEnd, isLinkEnded } from './ownership/ownership-link.ts';
export {
  RECIPIENT_REFUSALS,
  canReceiveOwnership,
  listEligibleRecipients,
} from './ownership/ownership-recipient.ts';
export type { RecipientRefusal } from './ownership/ownership-recipient.ts';
export { canHandOver } from './ownership/ownership-right.ts';
export { WORKSPACE_REQUESTS, parseWorkspaceRequest } from './ownership/request-kind.ts';
export type { WorkspaceRequest } from './ownership/request-kind.ts';
export { requestReceiverOf } from './ownership/request-receiver.ts';
export { isOwnedByCaller, ownershipOf, roleTypeOf, roleTypeSeenBy } from './ownership/role-type.ts';
export type { OwnRoleType, WorkspaceOwnership } from './ownership/role-type.ts';
export { canSubmitHandover } from './ownership/submit-handover.ts';
export {
  TRANSFER_EVENTS,
  TRANSFER_STATES,
  isTransferOpen,
  nextTransferState,
} from './ownership/transfer-state.ts';
export type { TransferEvent, TransferState } from './ownership/transfer-state.ts';
export { nextAfterVerification, readVerifyAnswer } from './verification.ts';
export type { VerificationRecord, VerifyAnswer, VerifyingSession } from './verification.ts';
export { parseWorkspaceName, workspaceNameFormAmong } from './workspace-name.ts';
export type { NamedWorkspace, WorkspaceNameRefusal } from './workspace-name.ts';
