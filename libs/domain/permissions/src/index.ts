export { ACCOUNT_DELETION_REFUSALS, listAccountDeletionBlockers } from './table/account/account-deletion.ts';
export type { AccountDeletionRefusal } from './table/account/account-deletion.ts';
export { ACTIONS, SUBSCRIPTION_RIGHTS, type Action } from './table/action.ts';
export { ACTION_CODES } from './claims/action-code.ts';
export { API_SCOPES, SCOPE_REFUSALS, canTokenCall } from './api-tokens/api-scope.ts';
export type { ApiScope, ScopeRefusal } from './api-tokens/api-scope.ts';
export {
  API_TOKENS_LIMIT,
  API_TOKEN_DAYS,
  API_TOKEN_ISSUES,
  API_TOKEN_NAME_MAX_LENGTH,
  DEFAULT_API_TOKEN_DAYS,
  parseNewApiToken,
} from './api-tokens/api-token-form.ts';
export type { ApiTokenIssue, NewApiToken } from './api-tokens/api-token-form.ts';
export { apiTokenKindOf, apiTokenText, isApiToken } from './api-tokens/api-token-text.ts';
export type { ApiTokenKind } from './api-tokens/api-token-text.ts';
export { can } from './decision/can.ts';
export {
  canSchedule,
  canStart,
  listInviteCapable,
  type SeenWorkspace,
  isExpiredPromptFor,
  isUpgradePromptFor,
  mayReadAuditLog,
  purchaseStepOf,
  type PurchaseStep,
} from './decision/offers.ts';
export { isJoinOnly, listPortalPages, PORTAL_PAGES, type PortalPage } from './decision/portal-pages.ts';
export { encodeClaims } from './claims/claims.ts';
export type { Claims, WritableClaims } from './claims/claims.ts';
export { CLAIM_ISSUE_CODES, listClaimsIssues } from './claims/claims-issues.ts';
export type { ClaimIssueCode } from './claims/claims-issues.ts';
export { decodeClaims } from './claims/decode-claims.ts';
export { decodeToken, decodeTokenPayload } from './claims/token/decode-token.ts';
export { INTENDED_GAPS } from './gaps/intended-gap.ts';
export type { IntendedGap } from './gaps/intended-gap.ts';
export { listRolesCovering } from './table/account/membership.ts';
export { ACCOUNT_BRANCHES, EMPTY_TREE, WORKSPACE_KINDS, mergeTrees } from './table/permission-tree.ts';
export type { AccountBranch, PermissionTree, WorkspaceKind } from './table/permission-tree.ts';
export { permissionTreeFor } from './table/permission-tree-for.ts';
export type { TreeQuestion } from './table/permission-tree-for.ts';
export {
  TRIAL_DENIED_ACTIONS,
  circumstancesOf,
  type AccountCircumstances,
  planNoteOf,
} from './table/account/plan-denials.ts';
export { MATRIX_KINDS } from './matrix/matrix-kinds.ts';
export { MATRIX_PLACES, compareRights, listMatrixRows } from './matrix/permission-rows.ts';
export type { MatrixPlace, MatrixRow, PlacedAction } from './matrix/permission-rows.ts';
export { REFUSAL_REASONS, isHiddenRefusal } from './decision/refusal.ts';
export type { PermissionDecision, RefusalReason } from './decision/refusal.ts';
export { RIGHTS_ISSUE_CODES, type RightsIssueCode } from './gaps/rights-gaps.ts';
export { listRightsIssues } from './gaps/rights-issues.ts';
export { RIGHTS } from './table/rights-table.ts';
export { accountSubjectOf, subjectFor } from './decision/subject.ts';
export type { AnswerListener, Subject, Witnessed } from './decision/subject.ts';
export type { InstanceTarget, Target, WorkspaceTarget } from './decision/target.ts';
export type { WrittenRights, WrittenTree } from './table/written-rights.ts';
export {
  ACCESS_REQUEST_ANSWERS,
  ACCESS_REQUEST_INTERVAL_MS,
  ACCESS_REQUEST_REFUSALS,
  ACCESS_REQUEST_STATES,
  decideRequestAgain,
  listAnswererRoles,
  listAnswerers,
  requestedChange,
} from './who-can/access-request.ts';
export type {
  AccessRequestAnswer,
  AccessRequestRefusal,
  AccessRequestState,
} from './who-can/access-request.ts';
export { ACT_CODES, isAccountAct, placedActionOf, type ActCode } from './who-can/act.ts';
export type { ActQuestion } from './who-can/act-question.ts';
export { NEEDS, makersOfNeed } from './who-can/need.ts';
export { answerAct, type RoleChange, type Way } from './who-can/way.ts';
export { READER_SIGHTS, whoCan, type MemberGroup, type ReaderSight } from './who-can/who-can.ts';
