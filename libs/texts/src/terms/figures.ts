import { COMMAND_LIMIT_MINUTES } from '@partyline/device-state';
import { TRIAL_PLAN_USERS } from '@partyline/pricing';
import { TRIAL_DAYS } from '@partyline/subscriptions';
import { NEW_PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@partyline/validation';
import { countIn, plural } from './formatters.ts';
import { TEXTS_LOCALE } from './product.ts';

export { plural };

/** "10,000" */
export function countText(count: number): string {
  return countIn(TEXTS_LOCALE, count);
}

/** "64%" */
export function percentText(percent: number): string {
  return `${percent}%`;
}

/** Hint of a field: "6 to 30 characters". */
export function lengthHint(least: number, most: number): string {
  return `${least} to ${most} characters`;
}

/** Rule for reset and changed passwords; at sign-up they may be longer. [GA-1] */
export const NEW_PASSWORD_HINT = `${lengthHint(PASSWORD_MIN_LENGTH, NEW_PASSWORD_MAX_LENGTH)}, even if your present password is longer`;

/** "14 days" */
export const TRIAL_DAYS_TEXT = plural(TRIAL_DAYS, 'day', 'days');
/** "4 users" */
export const TRIAL_USERS_TEXT = plural(TRIAL_PLAN_USERS, 'user', 'users');
/** Terms of a trial, for landing page and sign-up form. [GEN-3, GP-3] */
export const TRIAL_TERMS_TEXT = `${TRIAL_DAYS_TEXT}, ${TRIAL_USERS_TEXT}, no card.`;

/** Time limit of an unanswered command. [GD-11] */
export const COMMAND_LIMIT_TEXT = `${COMMAND_LIMIT_MINUTES} min`;
