import { allow, err, ok, refuse, type Branded, type Decision, type Result } from '@partyline/kernel';
import { isOriginAllowed } from './allowed-origin.ts';
import { parseOrigin } from './web-origin.ts';

/** The address of a device's manager that has been checked: http or https, on an allowed host. */
export type ManagerUrl = Branded<string, 'ManagerUrl'>;

/** Why an address is not followed: it is no plain web address, or its origin is not on the list. */
export type ManagerUrlIssue = 'malformed-url' | 'origin-not-allowed';

const LONGEST_URL = 2048;
/** Everything but visible ASCII without the backslash: browsers drop, split at or rewrite the rest. */
const UNSAFE = /[^!-[\]-~]/;

/**
 * Reads the address of a device's manager page. Only `http://` and `https://` with a plain host (no user name, no
 * backslash, no control character or space, at most 2,048 characters) count as an address; its origin must be on the
 * list, where `https://*.example.org` allows every host below that one. Anything else is refused. [GD-19, GD-22]
 */
export function parseManagerUrl(
  url: unknown,
  allowedOrigins: readonly string[],
): Result<ManagerUrl, ManagerUrlIssue> {
  if (typeof url !== 'string' || url.length > LONGEST_URL || UNSAFE.test(url)) return err('malformed-url');
  const origin = parseOrigin(/^[^:]*:\/\/[^/?#]*/.exec(url)?.[0] ?? '');
  if (origin === null) return err('malformed-url');
  if (!isOriginAllowed(origin, allowedOrigins)) return err('origin-not-allowed');
  // The one place where a manager address gets its brand: it has just been checked.
  return ok(url as ManagerUrl);
}

/** Why a device is not opened for the address of its manager. */
export type ManagerAddressRefusal = 'no-address' | 'address-not-allowed';

/**
 * May this address of a manager be opened? Only one that {@link parseManagerUrl} takes; a device that has reported none says
 * that. [GD-19, GD-22]
 */
export function managerAddressDecision(
  url: unknown,
  allowedOrigins: readonly string[],
): Decision<ManagerAddressRefusal> {
  if (url === undefined || url === null || url === '') return refuse('no-address');
  return parseManagerUrl(url, allowedOrigins).ok ? allow() : refuse('address-not-allowed');
}

/**
 * The address that tells whether a manager can be reached: `/api/ping` below the manager's own, whose query, fragment and
 * closing slashes are left out. [GD-19]
 */
export function pingUrlOf(url: ManagerUrl): string {
  return `${url.replace(/[?#].*$/, '').replace(/\/+$/, '')}/api/ping`;
}

/**
 * Reads where an added device sends the browser on: https on one of the hosts, where `*.example.org` is every host below that
 * one. Anything else is refused, so that nobody is led elsewhere. [DEV-52, GD-32]
 */
export function parseDeviceRedirect(
  url: unknown,
  hosts: readonly string[],
): Result<ManagerUrl, ManagerUrlIssue> {
  return parseManagerUrl(
    url,
    hosts.map((host) => `https://${host}`),
  );
}
