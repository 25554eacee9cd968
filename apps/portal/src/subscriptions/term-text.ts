import type { Term, TermWarning } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { dateText } from '../dates.ts';

/** The sentences of a screen; one without `ended` words an end that is past like one to come. */
interface TermTexts {
  readonly renews: (date: string) => string;
  readonly ends: (date: string) => string;
  readonly ended?: (date: string) => string;
}

/** Returns when a subscription renews, ends or has ended, in the words of a screen; without `nowMs` it is to come. [BILL-5, GD-38] */
export function termText({ kind, atMs }: Term, words: TermTexts, nowMs = -Infinity): string {
  const date = dateText(atMs);
  if (kind === 'renews') return words.renews(date);
  return atMs > nowMs ? words.ends(date) : (words.ended ?? words.ends)(date);
}

/** Returns the label of a warning on the dashboard; `daysText` words the days that are left. [GB-15, GD-38] */
export function termWarningText(warning: TermWarning, daysText: (days: number) => string): string {
  if (warning.kind === 'ends-soon') return daysText(warning.daysLeft);
  return warning.kind === 'expired' ? screens.dashboard.expired : screens.dashboard.pastDue;
}
