import { err, ok, type Result } from '@partyline/kernel';
import { pageKindOf } from './pages.ts';

const LONGEST_PATH = 2048;
/** Browsers drop or split at some of these. */
const CONTROL = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/;
/** `.` or `..`, also percent-encoded. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Parses a return path: a path of this origin (with query and fragment) to a signed-in or special page. `unsafe-path`:
 * absolute and scheme-relative addresses, backslashes, spaces, control characters, empty and dot segments, over 2,048
 * characters, other pages. [GR-11]
 */
export function parseReturnPath(value: unknown): Result<string, 'unsafe-path'> {
  if (typeof value !== 'string' || value.length > LONGEST_PATH) return err('unsafe-path');
  if (!value.startsWith('/') || value.includes('\\') || CONTROL.test(value)) return err('unsafe-path');
  const path = value.replace(/[?#].*$/s, '');
  if (path.includes('//') || DOT_SEGMENT.test(path)) return err('unsafe-path');
  const kind = pageKindOf(path);
  return kind === 'loggedIn' || kind === 'special' ? ok(value) : err('unsafe-path');
}
