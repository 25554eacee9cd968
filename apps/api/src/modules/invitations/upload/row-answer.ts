import { ERRORS, type UploadData } from '@partyline/contract';
import { ROW_ISSUES, type CheckedRow, type RowIssue } from '@partyline/invitations';
import { REFUSAL_REASONS } from '@partyline/permissions';
import { ERROR_TEXTS, importRowIssueText } from '@partyline/texts';
import type { Verdict } from './send-batch.ts';

type RowAnswer = UploadData['rows'][number];

/** What became of a row, without its address, so that it can be stored. */
export interface RowOutcome extends Pick<RowAnswer, 'row' | 'status' | 'field'> {
  /** Why it was not sent; null for a row that was sent or could not be written. */
  readonly code: RowIssue['code'] | null;
}

/** The outcome of a row that the file's check did not let through, by its first issue. [GV-14] */
export function outcomeOfChecked({ row, status, issues }: CheckedRow): RowOutcome {
  const [issue] = issues;
  if (issue === undefined || status === 'valid') throw new Error('A row was not sent without a reason.');
  return { row, status, field: issue.field, code: issue.code };
}

/** The outcome of a row that passed the file's check: sent, or what refused it when it was to be sent. [GV-14] */
export function outcomeOfSent({ row }: CheckedRow, verdict: Verdict): RowOutcome {
  if (verdict === null) return { row, status: 'sent', field: null, code: null };
  const status =
    verdict === 'duplicate' ? 'duplicate' : verdict === 'held-otherwise' ? 'needsUpdate' : 'invalid';
  const field = verdict === 'duplicate' ? null : verdict === 'workspace-unknown' ? 'workspace' : 'role';
  return { row, status, field, code: verdict };
}

/** The outcome of a row that could not be written. Importing the file again sends it. */
export function outcomeOfFailed({ row }: CheckedRow): RowOutcome {
  return { row, status: 'failed', field: null, code: null };
}

/** What a row is answered, with its address and the words for its outcome. [GV-14] */
export function answerOf({ row, status, field, code }: RowOutcome, email: string): RowAnswer {
  const shared = { row, email, status, field };
  if (code !== null) return { ...shared, errorCode: codeOf(code), message: importRowIssueText(code) };
  if (status !== 'failed') return { ...shared, errorCode: 0, message: '' };
  return { ...shared, errorCode: ERRORS.internal.errorCode, message: ERROR_TEXTS.internal };
}

/** The code that the row would be answered with if it were sent by itself. [GV-14] */
function codeOf(code: RowIssue['code']): number {
  if (ROW_ISSUES.some((each) => each === code)) return ERRORS['request-not-proper'].errorCode;
  const isRight = REFUSAL_REASONS.some((each) => each === code);
  return ERRORS[isRight ? 'forbidden' : 'invitation-refused'].errorCode;
}
