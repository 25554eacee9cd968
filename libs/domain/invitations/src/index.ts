export { listAddresses } from './import/address-list.ts';
export { CSV_MAX_ROWS, ImportChecker, checkImport } from './import/check-import.ts';
export type { CheckedImport, FileIssue } from './import/check-import.ts';
export type { ImportQuestion, ImportWorkspace } from './import/check-rows.ts';
export { IMPORT_COLUMNS, IMPORT_HEADERS, printImport, printTemplate } from './csv/csv-header.ts';
export type { ImportColumn } from './csv/csv-header.ts';
export { printChecked, reviewImport } from './import/review-import.ts';
export type { ImportEdits, ImportReview, RowEdit } from './import/review-import.ts';
export type { CellSuggestion } from './import/suggest-cell.ts';
export type { MergedCell } from './import/merged-cells.ts';
export { decideAccessChange, type AccessChangeQuestion } from './rules/decide-access-change.ts';
export { decideInvitation } from './rules/decide-invitation.ts';
export type { InvitationVerdict } from './rules/decide-invitation.ts';
export { decideRowAction } from './rules/decide-row-action.ts';
export type { RowAction, RowActionQuestion } from './rules/decide-row-action.ts';
export { mayHandle, type InvitedWorkspace } from './rules/inviter.ts';
export { INVITATION_REFUSALS, ROW_ACTION_REFUSALS, type RowActionRefusal } from './rules/refusal.ts';
export { IMPORT_GROUPS, importGroupOf, type ImportGroup } from './import/import-groups.ts';
export { listNamedWorkspaces } from './import/import-names.ts';
export { IMPORT_SLICE_LENGTH, listImportBatches } from './import/import-batches.ts';
export { IMPORT_ROW_STATUSES, ROW_ISSUES } from './import/import-row.ts';
export type { CheckedRow, ImportRowStatus, RowIssue, RowIssueCode } from './import/import-row.ts';
export {
  ACCESS_COUNT_LIMIT,
  HeldAccessByEmail,
  COLLAPSED_ROWS,
  USER_LIST_LIMIT,
  SCROLL_USER_LIMIT,
  shownRows,
  outcomeOf,
  type HeldAccess,
  type HeldAccess as InvitationRow,
} from './invitation/held-access.ts';
export { BULK_ACTIONS, BULK_REFUSALS, listBulkRoles, splitByAct } from './people/bulk-acts.ts';
export type { BulkAct, BulkAction, BulkRefusal, BulkSplit } from './people/bulk-acts.ts';
export { changeQuestion } from './people/change-question.ts';
export { listInviteRoles, listInviteWorkspaces, preselectWorkspace } from './people/invite-choices.ts';
export { fieldOfRefusal, judgeInvitation, type InviteContext } from './people/judge-invitation.ts';
export { findWorkspace, inviteOffer, isListable, placeIn } from './people/places.ts';
export { decideLeaving, listAccessActions } from './people/row-actions.ts';
export type { OfferRefusal, RowActionName, RowContext } from './people/row-actions.ts';
export { INVITATION_KEYS, invitePageOf, isMailboxProved } from './invite-page.ts';
export type { InvitationKey } from './invite-page.ts';
export {
  END_LAST_WARNING_MS,
  END_WARNING_MS,
  INVITATION_LIFETIME_MS,
  expiryOf,
  statusAt,
} from './invitation/lifetime.ts';
export { mayHaveTerms, OWNER_LIMITS } from './rules/owner-limit.ts';
export { isWorkspaceLocked, listRoleChanges } from './rules/role-options.ts';
export type { RoleOption } from './rules/role-options.ts';
export { INVITATION_STATUSES, isRevocable } from './invitation/status.ts';
export type { InvitationStatus } from './invitation/status.ts';
