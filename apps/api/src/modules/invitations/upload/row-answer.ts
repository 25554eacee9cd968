import { ERRORS, type UploadData } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { ROW_ISSUES, type CheckedRow, type RowIssue } from '@partyline/invitations';
import { REFUSAL_REASONS } from '@partyline/permissions';
import { textsFor } from '@partyline/texts/by-language';
import type { Verdict } from './send-batch.ts';

type RowAnswer = UploadData['rows'][number];

/** A row's outcome without its address, for storage. */
export interface RowOutcome extends Pick<RowAnswer, 'row' | 'status' | 'field'> {
  /** Why it was not sent; null when sent or when writing failed. */
  readonly code: RowIssue['code'] | null;
}

/** Returns the outcome of an invalid row: its first issue. [GV-14] */
export function outcomeOfChecked({ row, status, issues }: CheckedRow): RowOutcome {
  const [issue] = issues;
  if (issue === undefined || status === 'valid') throw new Error('A row was not sent without a reason.');
  return { row, status, field: issue.field, code: issue.code };
}

/** Returns the outcome of a valid row: sent, or refused when sending. [GV-14] */
export function outcomeOfSent({ row }: CheckedRow, verdict: Verdict): RowOutcome {
  if (verdict === null) return { row, status: 'sent', field: null, code: null };
  const status =
    verdict === 'duplicate' ? 'duplicate' : verdict === 'held-otherwise' ? 'needsUpdate' : 'invalid';
  const field = verdict === 'duplicate' ? null : verdict === 'workspace-unknown' ? 'workspace' : 'role';
  return { row, status, field, code: verdict };
}

/** Returns the outcome of an unwritten row; importing again sends it. */
export function outcomeOfFailed({ row }: CheckedRow): RowOutcome {
  return { row, status: 'failed', field: null, code: null };
}

/** Returns a row's answer: address and outcome in the reader's language. [GV-14, PLUS-30] */
export function answerOf(
  { row, status, field, code }: RowOutcome,
  email: string,
  language: Language,
): RowAnswer {
  const { ERROR_TEXTS, importRowIssueText } = textsFor(language);
  const shared = { row, email, status, field };
  if (code !== null) return { ...shared, errorCode: codeOf(code), message: importRowIssueText(code) };
  if (status !== 'failed') return { ...shared, errorCode: 0, message: '' };
  return { ...shared, errorCode: ERRORS.internal.errorCode, message: ERROR_TEXTS.internal };
}

/** Returns the error code of the same row sent alone. [GV-14] */
function codeOf(code: RowIssue['code']): number {
  if (ROW_ISSUES.some((each) => each === code)) return ERRORS['request-not-proper'].errorCode;
  const isRight = REFUSAL_REASONS.some((each) => each === code);
  return ERRORS[isRight ? 'forbidden' : 'invitation-refused'].errorCode;
}
