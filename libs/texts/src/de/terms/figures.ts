import { COMMAND_LIMIT_MINUTES } from '@partyline/device-state';
import { countIn, plural } from '../../terms/formatters.ts';
import { TEXTS_LOCALE } from './product.ts';

export { plural };

/** Formats a count: "10.000". */
export function countText(count: number): string {
  return countIn(TEXTS_LOCALE, count);
}

/** Formats a percentage: "64 %". */
export function percentText(percent: number): string {
  return `${percent} %`;
}

/** Describes the limits of a field: "6 bis 30 Zeichen". */
export function lengthHint(least: number, most: number): string {
  return `${least} bis ${most} Zeichen`;
}

/** Time limit of an unanswered command. [GD-11] */
export const COMMAND_LIMIT_TEXT = `${COMMAND_LIMIT_MINUTES} min`;
