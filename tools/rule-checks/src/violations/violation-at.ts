import { jsonPath, printable } from './json-path.ts';
import type { Segments } from './json-path.ts';
import { RULES } from './rule.ts';
import type { Rule, Violation } from './rule.ts';

const LONGEST_ABOUT = 120;

/** Returns a violation; `about` is shortened. */
export function violationAt(file: string, segments: Segments, rule: Rule, about = ''): Violation {
  const short = about.length > LONGEST_ABOUT ? `${about.slice(0, LONGEST_ABOUT)}…` : about;
  const message = short === '' ? RULES[rule] : `${RULES[rule]} (${printable(short)})`;
  return { file, path: jsonPath(segments), rule, message };
}
