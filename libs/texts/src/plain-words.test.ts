import { expect, it } from 'vitest';
import { DECIDED_REFUSALS, DECIDED_WORDINGS, screens, WORDINGS } from './index.ts';

/** All texts of the screens; functions as their source. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Words avoided in texts for users: missing actors and idioms. */
const AVOIDED =
  /\b(whoever|somebody|nobody|everybody|anew|by itself|at work|stands in the way|data centre)\b/i;

it('words the screens plainly, apart from the sentences that are fixed to the letter', () => {
  const fixed = new Set<string>([
    ...Object.values(WORDINGS),
    ...Object.values(DECIDED_WORDINGS),
    ...Object.values(DECIDED_REFUSALS),
  ]);
  const texts = listTexts({ ...screens }).filter((text) => !fixed.has(text));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => AVOIDED.test(text))).toEqual([]);
});
