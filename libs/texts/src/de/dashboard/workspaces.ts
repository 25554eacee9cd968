import { specialCharactersIn } from '@partyline/validation';
import type { WorkspaceMoveBlocker } from '@partyline/workspaces';
import type { Translation } from '../../translation.ts';
import type * as english from '../../dashboard/workspaces.ts';
import { DECIDED_REFUSALS } from '../terms/decided-refusals.ts';
import { MOVE_REFUSAL_TEXTS } from './device-changes.ts';
import { FORM_ISSUE_TEXTS } from '../errors/forms.ts';
import { PERMISSION_REFUSAL_TEXTS } from '../errors/refusals.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';
import { withCharacters } from '../../terms/with-characters.ts';

/** Why a workspace cannot be deleted. [WS-18, WS-19, ERR-32, ERR-33, GW-10] */
export const WORKSPACE_DELETION_REFUSAL_TEXTS: Translation<typeof english.WORKSPACE_DELETION_REFUSAL_TEXTS> =
  {
    'has-owner': ACCOUNT_WORDINGS.deleteOwnerFirst,
    'devices-running': ACCOUNT_WORDINGS.stopDevicesFirst,
    'default-workspace': DECIDED_REFUSALS.defaultWorkspaceKept,
  };

/** Why users cannot delete their own account. [ERR-30, ERR-31, GX-4] */
export const ACCOUNT_DELETION_REFUSAL_TEXTS: Translation<typeof english.ACCOUNT_DELETION_REFUSAL_TEXTS> = {
  'active-subscription': ACCOUNT_WORDINGS.activeSubscriptions,
  'shared-workspace': ACCOUNT_WORDINGS.workspaceOwners,
  'workspace-owner': DECIDED_REFUSALS.transferOwnershipFirst,
  'account-owner': DECIDED_REFUSALS.transferOwnershipFirst,
};

/** Why a workspace name is refused. [WS-5, WS-6, WS-7, GW-2, GW-4] */
export const WORKSPACE_NAME_REFUSAL_TEXTS: Translation<typeof english.WORKSPACE_NAME_REFUSAL_TEXTS> = {
  'workspace-name-required': FORM_ISSUE_TEXTS['workspace-name-required'],
  'workspace-name-too-long': FORM_ISSUE_TEXTS['workspace-name-too-long'],
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'workspace-name-special-characters': FORM_ISSUE_TEXTS['workspace-name-special-characters'],
  'workspace-name-taken': 'Ein Arbeitsbereich mit diesem Namen existiert bereits.',
};

/** Explains why this workspace name is refused, with the characters that it may not have. [WS-7, GW-2, HZ-15] */
export const workspaceNameRefusalText: typeof english.workspaceNameRefusalText = (reason, name) => {
  const text = WORKSPACE_NAME_REFUSAL_TEXTS[reason];
  if (reason !== 'workspace-name-special-characters') return text;
  return withCharacters(text, specialCharactersIn(name));
};

/** Unfinished business of a workspace. [GW-6] */
export const DIRTY_REASON_TEXTS: Translation<typeof english.DIRTY_REASON_TEXTS> = {
  'owner-invitation': 'Für diesen Arbeitsbereich ist noch eine Einladung eines Inhabers offen.',
  transfer: DECIDED_REFUSALS.transferOpen,
  move: 'Geräte werden gerade aus diesem Arbeitsbereich oder in ihn verschoben.',
};

/** Why a user cannot receive an ownership. [OWN-4, VAL-29, GO-3] */
export const RECIPIENT_REFUSAL_TEXTS: Translation<typeof english.RECIPIENT_REFUSAL_TEXTS> = {
  oneself: 'Sie haben diese Inhaberschaft bereits.',
  'not-a-member': 'Dieser Benutzer hat hier keinen Zugang.',
  'role-not-eligible': 'Die Inhaberschaft kann nur auf einen Administrator übertragen werden.',
  'not-accepted': 'Dieser Benutzer hat die Einladung noch nicht angenommen.',
  'email-not-verified': 'Dieser Benutzer hat seine E-Mail-Adresse noch nicht bestätigt.',
};

const TRANSFER_REFUSAL_TEXTS = {
  'unknown-workspace': 'Dieser Arbeitsbereich existiert nicht, oder Sie haben keinen Zugang dazu.',
  'handover-open': DECIDED_REFUSALS.transferOpen,
  'recent-login-required': ACCOUNT_WORDINGS.recentLoginRequired,
  'already-owner': 'Sie sind bereits Inhaber dieses Arbeitsbereichs.',
  'doc-id-taken': ACCOUNT_WORDINGS.requestNotProper,
  'unknown-handover': ACCOUNT_WORDINGS.actionCodeInvalid,
  'not-addressed': ACCOUNT_WORDINGS.actionCodeInvalid,
  'handover-not-open': ACCOUNT_WORDINGS.actionCodeInvalid,
  'account-owner-stays': 'Der Kontoinhaber bleibt, bis das Konto übergeben ist.',
  'owner-exists':
    'Dieser Arbeitsbereich hat bereits einen Inhaber. Übertragen Sie stattdessen die Inhaberschaft.',
} as const;

/** Why an ownership action is refused. [OWN-3 … OWN-6, GO-3 … GO-9] */
export const OWNERSHIP_REFUSAL_TEXTS: Translation<typeof english.OWNERSHIP_REFUSAL_TEXTS> = {
  ...PERMISSION_REFUSAL_TEXTS,
  ...RECIPIENT_REFUSAL_TEXTS,
  ...TRANSFER_REFUSAL_TEXTS,
};

/** For the other party, when the submitter may no longer give or receive the ownership. [GO-3] */
export const TRANSFER_LAPSED_TEXT =
  'Diese Übertragung ist nicht mehr möglich: Der andere Benutzer hat das Recht dazu verloren.';

/** Why devices cannot be moved to another workspace. [GW-14, GW-15, LQ-7, ERR-34] */
export const WORKSPACE_MOVE_REFUSAL_TEXTS: Translation<typeof english.WORKSPACE_MOVE_REFUSAL_TEXTS> = {
  'source-right': 'Geräte können nicht aus diesem Arbeitsbereich genommen werden.',
  'target-right': 'Zum anderen Arbeitsbereich können keine Geräte hinzugefügt werden.',
  'same-workspace': 'Die Geräte sind bereits in diesem Arbeitsbereich.',
  ...MOVE_REFUSAL_TEXTS,
};

/** Explains why a move is refused, for one blocker, with the reason of a missing right. [GC-10, GW-14, PLUS-7] */
export function workspaceMoveText(blocker: WorkspaceMoveBlocker): string {
  const text = WORKSPACE_MOVE_REFUSAL_TEXTS[blocker.reason];
  return 'because' in blocker ? `${text} ${PERMISSION_REFUSAL_TEXTS[blocker.because]}` : text;
}
