export {
  ACCOUNT_DELETION_REFUSALS,
  canDeleteOwnAccount,
  listAccountDeletionBlockers,
} from './account-deletion.ts';
export type { AccountDeletionBlocker, AccountDeletionRefusal, OwnedAccount } from './account-deletion.ts';
export { ACTIONS } from './action.ts';
export type { Action } from './action.ts';
export { ACTION_CODES } from './action-code.ts';
export { API_SCOPES, SCOPE_REFUSALS, canTokenCall } from './api-scope.ts';
export type { ApiScope, ScopeRefusal } from './api-scope.ts';
export {
  API_TOKENS_LIMIT,
  API_TOKEN_DAYS,
  API_TOKEN_ISSUES,
  API_TOKEN_NAME_MAX_LENGTH,
  DEFAULT_API_TOKEN_DAYS,
  parseNewApiToken,
} from './api-token-form.ts';
export type { ApiTokenFieldIssue, ApiTokenIssue, NewApiToken } from './api-token-form.ts';
export { API_TOKEN_PREFIXES, apiTokenKindOf, apiTokenText, isApiToken } from './api-token-text.ts';
export type { ApiTokenKind } from './api-token-text.ts';
export { can } from './can.ts';
export { canStart } from './can-start.ts';
export { encodeClaims } from './claims.ts';
export type { Claims, EncodedClaims, WritableClaims } from './claims.ts';
export { CLAIM_ISSUE_CODES, CLAIM_NAMES, listClaimsIssues } from './claims-issues.ts';
export type { ClaimIssue, ClaimIssueCode, ClaimName } from './claims-issues.ts';
export { decodeClaims } from './decode-claims.ts';
export { decodeToken, decodeTokenPayload } from './decode-token.ts';
export type { EncodedTree } from './encoded-tree.ts';
export { HANDOVER_ACTIONS } from './handover-actions.ts';
export { INTENDED_GAPS } from './intended-gap.ts';
export type { IntendedGap } from './intended-gap.ts';
export { listInviteCapable } from './invite-capable.ts';
export type { SeenWorkspace } from './invite-capable.ts';
export { listRolesCovering } from './membership.ts';
export type { Membership } from './membership.ts';
export { ACCOUNT_BRANCHES, EMPTY_TREE, WORKSPACE_KINDS, mergeTrees } from './permission-tree.ts';
export type { AccountBranch, PermissionTree, WorkspaceKind } from './permission-tree.ts';
export { permissionTreeFor } from './permission-tree-for.ts';
export type { TreeQuestion } from './permission-tree-for.ts';
export { TRIAL_DENIED_ACTIONS, circumstancesOf, planDenialOf } from './plan-denials.ts';
export type { AccountCircumstances, KnownAccount } from './plan-denials.ts';
export { isExpiredPromptFor, isUpgradePromptFor, purchaseStepOf } from './prompts.ts';
export type { PurchaseStep } from './prompts.ts';
export { REFUSAL_REASONS, isHiddenRefusal } from './refusal.ts';
export type { PermissionDecision, RefusalReason } from './refusal.ts';
export { RIGHTS_ISSUE_CODES } from './rights-issue.ts';
export type { RightsIssue, RightsIssueCode } from './rights-issue.ts';
export { listRightsIssues } from './rights-issues.ts';
export { RIGHTS } from './rights-table.ts';
export { subjectFor } from './subject.ts';
export type { Subject, SubjectFacts } from './subject.ts';
export { SUBSCRIPTION_RIGHTS } from './subscription-rights.ts';
export type { AccountTarget, InstanceTarget, Target, WorkspaceTarget } from './target.ts';
export type { WrittenRights, WrittenTree } from './written-rights.ts';
