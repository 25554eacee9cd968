import {
  CSV_MAX_ROWS,
  IMPORT_HEADERS,
  type FileIssue,
  type INVITATION_REFUSALS,
  type ImportColumn,
  type ImportRowStatus,
  type InvitationStatus,
  type ROW_ACTION_REFUSALS,
  type RowActionRefusal,
  type RowIssue,
  type RowIssueCode,
} from '@partyline/invitations';
import { DECIDED_REFUSALS } from '../terms/decided-refusals.ts';
import { countText } from '../terms/figures.ts';
import { FORM_ISSUE_TEXTS } from '../errors/forms.ts';
import { PERMISSION_REFUSAL_TEXTS } from '../errors/refusals.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** Refusals of invitations by their own rules. [ERR-35, ERR-36, GV-8, GV-9, GO-7] */
export const INVITATION_REFUSAL_TEXTS = {
  self: ACCOUNT_WORDINGS.inviteYourself,
  'role-not-grantable': 'You cannot give or change this role.',
  duplicate: ACCOUNT_WORDINGS.permissionExists,
  'owner-of-default': 'The default workspace cannot have an owner of its own.',
  'owner-exists': 'This workspace has an owner already. Transfer the ownership instead.',
  'owner-open': DECIDED_REFUSALS.transferOpen,
  'owner-ends': 'The access of an owner cannot have an end date. Leave it empty.',
} as const satisfies Record<(typeof INVITATION_REFUSALS)[number], string>;

/** Refusals of row actions by their own rules. [PLUS-1, PLUS-4, GV-3] */
export const ROW_ACTION_REFUSAL_TEXTS = {
  'already-accepted': 'This invitation has been accepted already.',
  'already-expired': 'This invitation has expired. Send it again to get a new link.',
  'already-revoked': 'This invitation has been revoked already.',
  'end-date-past': 'The end date has passed. Set a later one first.',
  'held-otherwise': 'This user already has another role here.',
  'owner-suspended': 'An owner cannot be suspended. Transfer the ownership first.',
} as const satisfies Record<(typeof ROW_ACTION_REFUSALS)[number], string>;

/** The same of a membership, where it differs: it is no invitation. [PLUS-4] */
export const MEMBERSHIP_REFUSAL_TEXTS = {
  'already-expired': 'This access has ended. Invite the user again to give it back.',
} as const satisfies Partial<Record<RowActionRefusal, string>>;

const ALL_REFUSAL_TEXTS = {
  ...PERMISSION_REFUSAL_TEXTS,
  ...INVITATION_REFUSAL_TEXTS,
  ...ROW_ACTION_REFUSAL_TEXTS,
} as const satisfies Record<RowActionRefusal, string>;

/** Explains why an invitation or a row action is refused, for every reason. [PLUS-7] */
export function invitationRefusalText(reason: RowActionRefusal, kind?: 'invitation' | 'membership'): string {
  if (kind === 'membership' && reason === 'already-expired') return MEMBERSHIP_REFUSAL_TEXTS[reason];
  return ALL_REFUSAL_TEXTS[reason];
}

/** Results of import rows by status. [GV-14] */
export const IMPORT_ROW_STATUS_TEXTS = {
  sent: 'Sent',
  duplicate: 'Already there',
  needsUpdate: 'Has another role',
  invalid: 'Not valid',
  failed: 'Failed',
} as const satisfies Record<ImportRowStatus, string>;

/** Status of an invitation or membership. [GV-4, PLUS-1] */
export const INVITATION_STATUS_TEXTS = {
  pending: 'Pending',
  accepted: 'Accepted',
  expired: 'Expired',
  revoked: 'Revoked',
} as const satisfies Record<InvitationStatus, string>;

/** Issues of an import row; refusals have their own sentences. [GV-14] */
export const IMPORT_ROW_ISSUE_TEXTS = {
  'email-required': FORM_ISSUE_TEXTS['email-required'],
  'email-invalid': FORM_ISSUE_TEXTS['email-invalid'],
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'role-required': FORM_ISSUE_TEXTS['role-required'],
  'role-unknown': FORM_ISSUE_TEXTS['role-unknown'],
  'workspace-required': FORM_ISSUE_TEXTS['workspace-required'],
  'workspace-unknown': 'Workspace is not known.',
  'workspace-ambiguous': 'Several workspaces have this name. Use the number of the workspace.',
  'end-date-invalid': 'Write the last day as 2027-12-31 or 31.12.2027, or leave the cell empty.',
  'end-date-past': FORM_ISSUE_TEXTS['end-date-past'],
  'row-malformed': 'This row has wrong quotes or more cells than the header. Check its cells here.',
  'row-total': 'This row is a total, not a user.',
  'row-heading': 'Only one cell of this row is filled, as in a heading or a merged cell.',
  'held-otherwise': ROW_ACTION_REFUSAL_TEXTS['held-otherwise'],
} as const satisfies Record<RowIssueCode | 'held-otherwise', string>;

/** Issues of a whole import file. [GV-13] */
export const IMPORT_FILE_ISSUE_TEXTS = {
  'column-missing': 'A column is missing. The header must name email, role and workspace.',
  'column-twice': 'A column is repeated. The header must name email, role and workspace once.',
  'header-missing':
    'The first row has an address and no column names. Put a row with email, role and workspace above it.',
  'file-empty': FORM_ISSUE_TEXTS['file-empty'],
  'file-too-large': FORM_ISSUE_TEXTS['file-too-large'],
  'too-many-rows': `The file must have at most ${/* @__PURE__ */ countText(CSV_MAX_ROWS)} rows.`,
} as const satisfies Record<FileIssue['code'], string>;

/** Issues of an import file's bytes. [GV-13] */
export const UPLOAD_ISSUE_TEXTS = {
  'file-not-utf8': 'The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.',
  'file-is-archive':
    'The file is a workbook or an archive that is named .csv. Export it as CSV and try again.',
} as const;

const COLUMN_TEXTS = {
  'column-missing': (column: ImportColumn) =>
    `The column ${IMPORT_HEADERS[column]} is missing from the header.`,
  'column-twice': (column: ImportColumn) => `The column ${IMPORT_HEADERS[column]} is repeated in the header.`,
} as const;
const nearText = (near: string, column: ImportColumn) =>
  ` If “${near}” is meant, name it ${IMPORT_HEADERS[column]}.`;

/** Describes the issue of a whole import file, with its column, and the one that may be meant. [GV-13] */
export function importFileIssueText(issue: FileIssue): string {
  if (!('column' in issue)) return IMPORT_FILE_ISSUE_TEXTS[issue.code];
  const text = COLUMN_TEXTS[issue.code](issue.column);
  return 'near' in issue ? text + nearText(issue.near, issue.column) : text;
}

/** Describes any issue of an import row: cells or invitation rules. [GV-14] */
export function importRowIssueText(code: RowIssue['code']): string {
  return IMPORT_ISSUE_TEXTS[code];
}

const IMPORT_ISSUE_TEXTS = {
  ...ALL_REFUSAL_TEXTS,
  ...IMPORT_ROW_ISSUE_TEXTS,
} as const satisfies Record<RowIssue['code'], string>;
