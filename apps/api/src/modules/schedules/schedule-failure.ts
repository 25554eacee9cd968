import { SCHEDULES_LIMIT, type ScheduleFieldIssue } from '@partyline/schedules';
import { SCHEDULE_ISSUE_TEXTS, SCHEDULE_LIMIT_TEXT } from '@partyline/texts';
import { ApiFailure } from '../../http/errors/api-failure.ts';

/** Returns the failure with every wrong field of a schedule or quiet hours. [PLUS-15, FORM-10] */
export function failureOfIssues(found: readonly ScheduleFieldIssue[]): ApiFailure {
  const issues = found.map(({ field, code }) => ({
    path: field === '' ? 'body' : `body.${field}`,
    code,
    message: SCHEDULE_ISSUE_TEXTS[code],
  }));
  const [first] = issues;
  return new ApiFailure('request-not-proper', {
    issues,
    ...(first === undefined ? {} : { reason: first.code, message: first.message }),
  });
}

export function limitFailure(count: number): ApiFailure | null {
  if (count < SCHEDULES_LIMIT) return null;
  return new ApiFailure('request-not-proper', { reason: 'too-many-schedules', message: SCHEDULE_LIMIT_TEXT });
}
