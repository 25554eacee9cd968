import { CSV_MAX_ROWS, IMPORT_HEADERS, type ImportColumn } from '@partyline/invitations';
import type * as english from '../../people/invitations.ts';
import type { Translation } from '../../translation.ts';
import { DECIDED_REFUSALS } from '../terms/decided-refusals.ts';
import { countText } from '../terms/figures.ts';
import { FORM_ISSUE_TEXTS } from '../errors/forms.ts';
import { PERMISSION_REFUSAL_TEXTS } from '../errors/refusals.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** Refusals of invitations by their own rules. [ERR-35, ERR-36, GV-8, GV-9, GO-7] */
export const INVITATION_REFUSAL_TEXTS: Translation<typeof english.INVITATION_REFUSAL_TEXTS> = {
  self: ACCOUNT_WORDINGS.inviteYourself,
  'role-not-grantable': 'Sie können diese Rolle nicht geben oder ändern.',
  duplicate: ACCOUNT_WORDINGS.permissionExists,
  'owner-of-default': 'Der Standard-Arbeitsbereich kann keinen eigenen Inhaber haben.',
  'owner-exists':
    'Dieser Arbeitsbereich hat bereits einen Inhaber. Übertragen Sie stattdessen die Inhaberschaft.',
  'owner-open': DECIDED_REFUSALS.transferOpen,
  'owner-ends': 'Der Zugang eines Inhabers kann kein Enddatum haben. Lassen Sie es leer.',
};

/** Refusals of row actions by their own rules. [PLUS-1, PLUS-4, GV-3] */
export const ROW_ACTION_REFUSAL_TEXTS: Translation<typeof english.ROW_ACTION_REFUSAL_TEXTS> = {
  'already-accepted': 'Diese Einladung wurde bereits angenommen.',
  'already-expired':
    'Diese Einladung ist abgelaufen. Senden Sie sie erneut, um einen neuen Link zu bekommen.',
  'already-revoked': 'Diese Einladung wurde bereits zurückgezogen.',
  'end-date-past': 'Das Enddatum ist vorbei. Setzen Sie zuerst ein späteres.',
  'held-otherwise': 'Dieser Benutzer hat hier bereits eine andere Rolle.',
  'owner-suspended':
    'Der Zugang eines Inhabers kann nicht ausgesetzt werden. Übertragen Sie zuerst die Inhaberschaft.',
};

/** The same of a membership, where it differs: it is no invitation. [PLUS-4] */
export const MEMBERSHIP_REFUSAL_TEXTS: Translation<typeof english.MEMBERSHIP_REFUSAL_TEXTS> = {
  'already-expired': 'Dieser Zugang ist beendet. Laden Sie den Benutzer erneut ein, um ihn wieder zu geben.',
};

const ALL_REFUSAL_TEXTS = {
  ...PERMISSION_REFUSAL_TEXTS,
  ...INVITATION_REFUSAL_TEXTS,
  ...ROW_ACTION_REFUSAL_TEXTS,
};

/** Explains why an invitation or a row action is refused, for every reason. [PLUS-7] */
export const invitationRefusalText: typeof english.invitationRefusalText = (reason, kind) =>
  kind === 'membership' && reason === 'already-expired'
    ? MEMBERSHIP_REFUSAL_TEXTS[reason]
    : ALL_REFUSAL_TEXTS[reason];

/** Results of import rows by status. [GV-14] */
export const IMPORT_ROW_STATUS_TEXTS: Translation<typeof english.IMPORT_ROW_STATUS_TEXTS> = {
  sent: 'Gesendet',
  duplicate: 'Bereits vorhanden',
  needsUpdate: 'Hat eine andere Rolle',
  invalid: 'Nicht gültig',
  failed: 'Fehlgeschlagen',
};

/** Status of an invitation or membership. [GV-4, PLUS-1] */
export const INVITATION_STATUS_TEXTS: Translation<typeof english.INVITATION_STATUS_TEXTS> = {
  pending: 'Ausstehend',
  accepted: 'Angenommen',
  expired: 'Abgelaufen',
  revoked: 'Zurückgezogen',
};

/** Issues of an import row; refusals have their own sentences. [GV-14] */
export const IMPORT_ROW_ISSUE_TEXTS: Translation<typeof english.IMPORT_ROW_ISSUE_TEXTS> = {
  'email-required': FORM_ISSUE_TEXTS['email-required'],
  'email-invalid': FORM_ISSUE_TEXTS['email-invalid'],
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'role-required': FORM_ISSUE_TEXTS['role-required'],
  'role-unknown': FORM_ISSUE_TEXTS['role-unknown'],
  'workspace-required': FORM_ISSUE_TEXTS['workspace-required'],
  'workspace-unknown': 'Arbeitsbereich ist nicht bekannt.',
  'workspace-ambiguous':
    'Mehrere Arbeitsbereiche haben diesen Namen. Verwenden Sie die Nummer des Arbeitsbereichs.',
  'end-date-invalid':
    'Schreiben Sie den letzten Tag als 2027-12-31 oder 31.12.2027, oder lassen Sie die Zelle leer.',
  'end-date-past': FORM_ISSUE_TEXTS['end-date-past'],
  'row-malformed':
    'Diese Zeile hat falsche Anführungszeichen oder mehr Zellen als die Kopfzeile. Prüfen Sie hier ihre Zellen.',
  'row-total': 'Diese Zeile ist eine Summe, kein Benutzer.',
  'row-heading':
    'Nur eine Zelle dieser Zeile ist ausgefüllt, wie in einer Überschrift oder einer verbundenen Zelle.',
  'held-otherwise': ROW_ACTION_REFUSAL_TEXTS['held-otherwise'],
};

/** Issues of a whole import file. [GV-13] */
export const IMPORT_FILE_ISSUE_TEXTS: Translation<typeof english.IMPORT_FILE_ISSUE_TEXTS> = {
  'column-missing': 'Eine Spalte fehlt. Die Kopfzeile muss email, role und workspace nennen.',
  'column-twice':
    'Eine Spalte kommt zweimal vor. Die Kopfzeile muss email, role und workspace einmal nennen.',
  'header-missing':
    'Die erste Zeile hat eine Adresse und keine Spaltennamen. Setzen Sie eine Zeile mit email, role und workspace darüber.',
  'file-empty': FORM_ISSUE_TEXTS['file-empty'],
  'file-too-large': FORM_ISSUE_TEXTS['file-too-large'],
  'too-many-rows': `Die Datei darf höchstens ${/* @__PURE__ */ countText(CSV_MAX_ROWS)} Zeilen haben.`,
};

/** Issues of an import file's bytes. [GV-13] */
export const UPLOAD_ISSUE_TEXTS: Translation<typeof english.UPLOAD_ISSUE_TEXTS> = {
  'file-not-utf8':
    'Die Datei ist kein UTF-8-Text. Speichern Sie sie als „CSV UTF-8“ und versuchen Sie es erneut.',
  'file-is-archive':
    'Die Datei ist eine Arbeitsmappe oder ein Archiv mit dem Namen .csv. Exportieren Sie sie als CSV und versuchen Sie es erneut.',
};

const COLUMN_TEXTS = {
  'column-missing': (column: ImportColumn) => `Die Spalte ${IMPORT_HEADERS[column]} fehlt in der Kopfzeile.`,
  'column-twice': (column: ImportColumn) =>
    `Die Spalte ${IMPORT_HEADERS[column]} kommt in der Kopfzeile zweimal vor.`,
} as const;
const nearText = (near: string, column: ImportColumn) =>
  ` Falls „${near}“ gemeint ist, nennen Sie sie ${IMPORT_HEADERS[column]}.`;

/** Describes the issue of a whole import file, with its column. [GV-13] */
export const importFileIssueText: typeof english.importFileIssueText = (issue) => {
  if (!('column' in issue)) return IMPORT_FILE_ISSUE_TEXTS[issue.code];
  const text = COLUMN_TEXTS[issue.code](issue.column);
  return 'near' in issue ? text + nearText(issue.near, issue.column) : text;
};

const IMPORT_ISSUE_TEXTS = {
  ...ALL_REFUSAL_TEXTS,
  ...IMPORT_ROW_ISSUE_TEXTS,
};

/** Describes any issue of an import row: cells or invitation rules. [GV-14] */
export const importRowIssueText: typeof english.importRowIssueText = (code) => IMPORT_ISSUE_TEXTS[code];
