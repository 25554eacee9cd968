import type { AccountDeletionRefusal } from '@partyline/permissions';
import type {
  DirtyReason,
  TransferRefusal,
  OwnershipRefusal,
  RecipientRefusal,
  WorkspaceDeletionRefusal,
  WorkspaceMoveBlocker,
  WorkspaceMoveRefusal,
  WorkspaceNameRefusal,
} from '@partyline/workspaces';
import { specialCharactersIn } from '@partyline/validation';
import { DECIDED_REFUSALS } from '../terms/decided-refusals.ts';
import { MOVE_REFUSAL_TEXTS } from './device-changes.ts';
import { FORM_ISSUE_TEXTS } from '../errors/forms.ts';
import { PERMISSION_REFUSAL_TEXTS } from '../errors/refusals.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';
import { withCharacters } from '../terms/with-characters.ts';

/** Why a workspace cannot be deleted. [WS-18, WS-19, ERR-32, ERR-33, GW-10] */
export const WORKSPACE_DELETION_REFUSAL_TEXTS = {
  'has-owner': ACCOUNT_WORDINGS.deleteOwnerFirst,
  'devices-running': ACCOUNT_WORDINGS.stopDevicesFirst,
  'default-workspace': DECIDED_REFUSALS.defaultWorkspaceKept,
} as const satisfies Record<WorkspaceDeletionRefusal, string>;

/** Why users cannot delete their own account. [ERR-30, ERR-31, GX-4] */
export const ACCOUNT_DELETION_REFUSAL_TEXTS = {
  'active-subscription': ACCOUNT_WORDINGS.activeSubscriptions,
  'shared-workspace': ACCOUNT_WORDINGS.workspaceOwners,
  'workspace-owner': DECIDED_REFUSALS.transferOwnershipFirst,
  'account-owner': DECIDED_REFUSALS.transferOwnershipFirst,
} as const satisfies Record<AccountDeletionRefusal, string>;

/** Why a workspace name is refused. [WS-5, WS-6, WS-7, GW-2, GW-4] */
export const WORKSPACE_NAME_REFUSAL_TEXTS = {
  'workspace-name-required': FORM_ISSUE_TEXTS['workspace-name-required'],
  'workspace-name-too-long': FORM_ISSUE_TEXTS['workspace-name-too-long'],
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'workspace-name-special-characters': FORM_ISSUE_TEXTS['workspace-name-special-characters'],
  'workspace-name-taken': 'A workspace with this name already exists.',
} as const satisfies Record<WorkspaceNameRefusal, string>;

/** Explains why this workspace name is refused, with the characters that it may not have. [WS-7, GW-2, HZ-15] */
export function workspaceNameRefusalText(reason: WorkspaceNameRefusal, name: string): string {
  const text = WORKSPACE_NAME_REFUSAL_TEXTS[reason];
  if (reason !== 'workspace-name-special-characters') return text;
  return withCharacters(text, specialCharactersIn(name));
}

/** Unfinished business of a workspace. [GW-6] */
export const DIRTY_REASON_TEXTS = {
  'owner-invitation': 'An owner invitation is still open for this workspace.',
  transfer: DECIDED_REFUSALS.transferOpen,
  move: 'Devices are being moved from or to this workspace.',
} as const satisfies Record<DirtyReason, string>;

/** Why a user cannot receive an ownership. [OWN-4, VAL-29, GO-3] */
export const RECIPIENT_REFUSAL_TEXTS = {
  oneself: 'You already have this ownership.',
  'not-a-member': 'This user has no access here.',
  'role-not-eligible': 'Ownership can be transferred to an admin only.',
  'not-accepted': 'This user has not accepted the invitation yet.',
  'email-not-verified': 'This user has not confirmed their e-mail yet.',
} as const satisfies Record<RecipientRefusal, string>;

const TRANSFER_REFUSAL_TEXTS = {
  'unknown-workspace': 'This workspace does not exist, or you have no access to it.',
  'handover-open': DECIDED_REFUSALS.transferOpen,
  'recent-login-required': ACCOUNT_WORDINGS.recentLoginRequired,
  'already-owner': 'You own this workspace already.',
  'doc-id-taken': ACCOUNT_WORDINGS.requestNotProper,
  'unknown-handover': ACCOUNT_WORDINGS.actionCodeInvalid,
  'not-addressed': ACCOUNT_WORDINGS.actionCodeInvalid,
  'handover-not-open': ACCOUNT_WORDINGS.actionCodeInvalid,
  'account-owner-stays': 'The account owner stays until the account is handed over.',
  'owner-exists': 'This workspace has an owner already. Transfer the ownership instead.',
} as const satisfies Record<TransferRefusal, string>;

/** Why an ownership action is refused. [OWN-3 … OWN-6, GO-3 … GO-9] */
export const OWNERSHIP_REFUSAL_TEXTS = {
  ...PERMISSION_REFUSAL_TEXTS,
  ...RECIPIENT_REFUSAL_TEXTS,
  ...TRANSFER_REFUSAL_TEXTS,
} as const satisfies Record<OwnershipRefusal, string>;

/** For the other party, when the submitter may no longer give or receive the ownership. [GO-3] */
export const TRANSFER_LAPSED_TEXT =
  'This transfer is no longer possible: the other user lost the right to it.';

/** Why devices cannot be moved to another workspace. [GW-14, GW-15, LQ-7, ERR-34] */
export const WORKSPACE_MOVE_REFUSAL_TEXTS = {
  'source-right': 'Devices cannot be taken from this workspace.',
  'target-right': 'Devices cannot be added to that workspace.',
  'same-workspace': 'The devices are in this workspace already.',
  ...MOVE_REFUSAL_TEXTS,
} as const satisfies Record<WorkspaceMoveRefusal, string>;

/** Explains why a move is refused, for one blocker, with the reason of a missing right. [GC-10, GW-14, PLUS-7] */
export function workspaceMoveText(blocker: WorkspaceMoveBlocker): string {
  const text = WORKSPACE_MOVE_REFUSAL_TEXTS[blocker.reason];
  return 'because' in blocker ? `${text} ${PERMISSION_REFUSAL_TEXTS[blocker.because]}` : text;
}
