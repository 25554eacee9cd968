export { isEndDateAllowed } from '@partyline/validation';
export { listAddresses } from './import/address-list.ts';
export { CSV_MAX_ROWS, ImportChecker, checkImport } from './import/check-import.ts';
export type { CheckedImport, FileIssue } from './import/check-import.ts';
export type { ImportLimits, ImportQuestion, ImportWorkspace } from './import/check-rows.ts';
export { IMPORT_COLUMNS } from './import/csv-header.ts';
export type { HeaderIssue, ImportColumn } from './import/csv-header.ts';
export { CsvReader, DELIMITERS, detectDelimiter } from './import/csv-reader.ts';
export type { Delimiter } from './import/csv-reader.ts';
export type { CsvRecord, CsvRecordReader } from './import/csv-records.ts';
export { decideAccessChange } from './decide-access-change.ts';
export type { AccessChangeQuestion } from './decide-access-change.ts';
export { INVITATION_REFUSALS, decideInvitation, mayHandle } from './decide-invitation.ts';
export type {
  InvitationQuestion,
  InvitationRefusal,
  InvitationVerdict,
  InvitedWorkspace,
  Inviter,
} from './decide-invitation.ts';
export { ROW_ACTIONS, ROW_ACTION_REFUSALS, decideRowAction } from './decide-row-action.ts';
export type { RowAction, RowActionQuestion, RowActionRefusal } from './decide-row-action.ts';
export { IMPORT_SLICE_LENGTH, listImportBatches, streamImportBatches } from './import/import-batches.ts';
export type { ImportBatch } from './import/import-batches.ts';
export { findRole, workspaceFinder } from './import/import-names.ts';
export { IMPORT_ROW_STATUSES, ROW_ISSUES } from './import/import-row.ts';
export type { CheckedRow, ImportRowStatus, RowIssue, RowIssueCode } from './import/import-row.ts';
export { RowsByPerson, findHeld } from './invitation-row.ts';
export type { InvitationRow, WantedInvitation } from './invitation-row.ts';
export { INVITATION_KEYS, invitePageOf, isMailboxProved } from './invite-page.ts';
export type { InvitationKey, InvitePage } from './invite-page.ts';
export {
  END_LAST_WARNING_MS,
  END_WARNING_MS,
  INVITATION_LIFETIME_MS,
  endNoticeAt,
  expiryOf,
  statusAt,
  timesOfResend,
} from './lifetime.ts';
export type { EndNotice, InvitationTimes } from './lifetime.ts';
export {
  COLLAPSED_ROWS,
  COLLAPSED_ROWS_MOBILE,
  SCROLL_USER_LIMIT,
  USER_LIST_LIMIT,
  scrolledRows,
  shownRows,
} from './list-size.ts';
export { mayHaveTerms, OWNER_LIMITS, OWNER_TERMS, ownerLimitOf, ownerTermOf } from './owner-limit.ts';
export type { AccessTerms, OwnableWorkspace, OwnerLimit, OwnerTerm } from './owner-limit.ts';
export { printBadRows, printImport, printTemplate } from './import/print-import.ts';
export { invitationRequestOf, outcomeOf } from './requests.ts';
export type { InvitationOutcome, InvitationRequest } from './requests.ts';
export { isWorkspaceLocked, listRoleOptions, listWorkspaceOptions } from './role-options.ts';
export type { OfferedWorkspace, RoleOption } from './role-options.ts';
export {
  INVITATION_EVENTS,
  INVITATION_STATUSES,
  INVITATION_TRANSITIONS,
  isActiveStatus,
  nextInvitationStatus,
} from './status.ts';
export type { InvitationEvent, InvitationStatus } from './status.ts';
