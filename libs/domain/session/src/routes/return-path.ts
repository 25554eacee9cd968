import { err, ok, type Result } from '@partyline/kernel';
import { pageKindOf } from './pages.ts';

const LONGEST_PATH = 2048;
/** The space, C0 and C1 controls, delete, and the line separators: a browser drops or splits at some of them. */
const CONTROL = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/;
/** A segment that is `.` or `..`, also percent-encoded. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Reads the path a visitor is to come back to: a path of this origin (with query and fragment) that leads to a signed-in
 * or a special page. Refused as `unsafe-path`: absolute and scheme-relative addresses, backslashes, spaces and control characters,
 * empty and dot segments, more than 2,048 characters, and every other page. [GR-11]
 */
export function parseReturnPath(value: unknown): Result<string, 'unsafe-path'> {
  if (typeof value !== 'string' || value.length > LONGEST_PATH) return err('unsafe-path');
  if (!value.startsWith('/') || value.includes('\\') || CONTROL.test(value)) return err('unsafe-path');
  const path = value.replace(/[?#].*$/s, '');
  if (path.includes('//') || DOT_SEGMENT.test(path)) return err('unsafe-path');
  const kind = pageKindOf(path);
  return kind === 'loggedIn' || kind === 'special' ? ok(value) : err('unsafe-path');
}
