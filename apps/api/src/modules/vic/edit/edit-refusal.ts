import { COMMAND_REFUSALS, type CommandRefusal, type EditIssue } from '@partyline/device-state';
import { ApiFailure, type FailureIssue, type Sentence } from '../../../http/errors/api-failure.ts';

/**
 * Returns an edit's failure: the device's refusal first, else `request-not-proper` with all issues and the first one's message.
 * [DEV-40, DEV-41, GD-14, GD-34, PLUS-7]
 */
export function failureOfEdit(issues: readonly EditIssue[]): ApiFailure {
  const details = { issues: issues.map(issueOf) };
  const refusal = issues.map(({ code }) => COMMAND_REFUSALS.find((known) => known === code)).find(isRefusal);
  if (refusal !== undefined) {
    const message: Sentence = (texts) => texts.COMMAND_REFUSAL_TEXTS[refusal];
    return new ApiFailure('command-not-possible', { ...details, reason: refusal, message });
  }
  const [first] = issues;
  return new ApiFailure('request-not-proper', {
    ...details,
    ...(first === undefined
      ? {}
      : { reason: first.code, message: (texts) => texts.EDIT_ISSUE_TEXTS[first.code] }),
  });
}

function isRefusal(code: CommandRefusal | undefined): code is CommandRefusal {
  return code !== undefined;
}

function issueOf({ field, code }: EditIssue): FailureIssue {
  return {
    path: field === '' ? 'body' : `body.${field}`,
    code,
    message: (texts) => texts.EDIT_ISSUE_TEXTS[code],
  };
}
