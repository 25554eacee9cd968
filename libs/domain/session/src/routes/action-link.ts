import { err, ok, type Result } from '@partyline/kernel';
import { millisecondsInMinute } from 'date-fns/constants';
import { pageKindOf, pathOf, parseReturnPath } from './pages.ts';

const LONGEST_KEY = 512;
const KEY = /^[A-Za-z0-9_-]+$/;

/** Parses the key of a link (`inviteId` or `docId`). Repeated parameters are refused. [GA-13, GR-8] */
export function parseLinkKey(value: unknown): Result<string, 'request-not-proper'> {
  if (typeof value !== 'string' || value.length > LONGEST_KEY || !KEY.test(value)) {
    return err('request-not-proper');
  }
  return ok(value);
}

/** Parses a portal page that does not itself verify a link, which could loop. [ROUTE-13, GA-13, GR-5] */
export function parseRedirectAction(value: unknown): Result<string, 'request-not-proper'> {
  const path = parseReturnPath(value);
  return path.ok && pathOf(path.value) !== '/actionlink' ? ok(path.value) : err('request-not-proper');
}

/** Characters of the code on a device: letters, digits and hyphens. [GD-45] */
export const DEVICE_CODE_LENGTH = { min: 8, max: 64 } as const;

/** How long a request to add a device survives the sign-in. [GR-7] */
export const ADD_DEVICE_WAIT_MINUTES = 30;
/** The same in milliseconds. */
export const ADD_DEVICE_WAIT_MS = ADD_DEVICE_WAIT_MINUTES * millisecondsInMinute;

/** Returns whether a stored request to add a device still counts; Unix milliseconds. [GR-7] */
export function isAddDeviceWaiting(storedAtMs: number, nowMs: number): boolean {
  const ageMs = nowMs - storedAtMs;
  return ageMs >= 0 && ageMs < ADD_DEVICE_WAIT_MS;
}

/** Returns any page of this origin but the maintenance page, else the landing page. [GR-13] */
export function parseReturnTo(value: unknown): string {
  const wanted = parseReturnPath(value);
  if (wanted.ok) return pathOf(wanted.value) === '/maintenance' ? '/' : wanted.value;
  if (typeof value !== 'string' || pageKindOf(value) === 'unknown') return '/';
  // Valid after maintenance, though not after a sign-in.
  return ['/', '/login', '/confirm-email', '/accounts-select'].includes(value) ? value : '/';
}
