import { COMMAND_LIMIT_MINUTES } from '@partyline/device-state';
import { TRIAL_PLAN_USERS } from '@partyline/pricing';
import { TRIAL_DAYS } from '@partyline/subscriptions';
import { NEW_PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@partyline/validation';
import { countIn, plural } from '../../terms/formatters.ts';
import { TEXTS_LOCALE } from './product.ts';

export { plural };

/** "10.000" */
export function countText(count: number): string {
  return countIn(TEXTS_LOCALE, count);
}

/** "6 bis 30 Zeichen": the hint of a field. */
export function lengthHint(least: number, most: number): string {
  return `${least} bis ${most} Zeichen`;
}

/** What a reset or changed password may be; one chosen at sign-up may be longer than that. [GA-1] */
export const NEW_PASSWORD_HINT = `${lengthHint(PASSWORD_MIN_LENGTH, NEW_PASSWORD_MAX_LENGTH)}, auch wenn Ihr jetziges Passwort länger ist`;

/** "14 Tage" */
export const TRIAL_DAYS_TEXT = plural(TRIAL_DAYS, 'Tag', 'Tage');
/** "4 Benutzer" */
export const TRIAL_USERS_TEXT = plural(TRIAL_PLAN_USERS, 'Benutzer', 'Benutzer');
/** What a trial is, on the landing page and above the sign-up form. [GEN-3, GP-3] */
export const TRIAL_TERMS_TEXT = `${TRIAL_DAYS_TEXT}, ${TRIAL_USERS_TEXT}, keine Karte.`;

/** How long a device may leave a command unanswered. [GD-11] */
export const COMMAND_LIMIT_TEXT = `${COMMAND_LIMIT_MINUTES} min`;
