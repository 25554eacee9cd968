import { allow, err, ok, refuse, type Branded, type Decision, type Result } from '@partyline/kernel';
import { isOriginAllowed, parseOrigin } from './web-origin.ts';

/** http or https, on an allowed host. */
export type ManagerUrl = Branded<string, 'ManagerUrl'>;

export type ManagerUrlIssue = 'malformed-url' | 'origin-not-allowed';

const LONGEST_URL = 2048;
/** Browsers drop, split at or rewrite these. */
const UNSAFE = /[^!-[\]-~]/;

/** Parses a manager page's address: http or https, a plain host, at most 2,048 characters, an allowed origin. [GD-19, GD-22] */
export function parseManagerUrl(
  url: unknown,
  allowedOrigins: readonly string[],
): Result<ManagerUrl, ManagerUrlIssue> {
  if (typeof url !== 'string' || url.length > LONGEST_URL || UNSAFE.test(url)) return err('malformed-url');
  const origin = parseOrigin(/^[^:]*:\/\/[^/?#]*/.exec(url)?.[0] ?? '');
  if (origin === null) return err('malformed-url');
  if (!isOriginAllowed(origin, allowedOrigins)) return err('origin-not-allowed');
  return ok(url as ManagerUrl);
}

export type ManagerAddressRefusal = 'no-address' | 'address-not-allowed';

/** Allows an address that {@link parseManagerUrl} accepts; a missing one has its own reason. [GD-19, GD-22] */
export function managerAddressDecision(
  url: unknown,
  allowedOrigins: readonly string[],
): Decision<ManagerAddressRefusal> {
  if (url === undefined || url === null || url === '') return refuse('no-address');
  return parseManagerUrl(url, allowedOrigins).ok ? allow() : refuse('address-not-allowed');
}

/** Drops query, fragment and trailing slashes. [GD-19] */
export function pingUrlOf(url: ManagerUrl): string {
  return `${url.replace(/[?#].*$/, '').replace(/\/+$/, '')}/api/ping`;
}

/** Parses the redirect of an added device, to https on an allowed host: no open redirect. [DEV-52, GD-32] */
export function parseDeviceRedirect(
  url: unknown,
  hosts: readonly string[],
): Result<ManagerUrl, ManagerUrlIssue> {
  return parseManagerUrl(
    url,
    hosts.map((host) => `https://${host}`),
  );
}

export type AfterAdding =
  | { readonly kind: 'navigate'; readonly url: string }
  | { readonly kind: 'stay' }
  /** The address is not allowed: "Your request is not proper!" */
  | { readonly kind: 'not-proper' }
  /** The response's message says why. */
  | { readonly kind: 'failed' };

/**
 * Returns the step after adding a device. Only https addresses of the allowed hosts are followed. [DEV-52, DEV-53, GD-17, GD-32]
 */
export function nextAfterAdding(
  answer: { readonly errorCode: unknown; readonly redirectUrl?: unknown },
  allowedHosts: readonly string[],
): AfterAdding {
  const { errorCode, redirectUrl } = answer;
  if (errorCode !== 0) return { kind: 'failed' };
  if (redirectUrl === undefined || redirectUrl === null || redirectUrl === '') return { kind: 'stay' };
  const parsed = parseDeviceRedirect(redirectUrl, allowedHosts);
  return parsed.ok ? { kind: 'navigate', url: parsed.value } : { kind: 'not-proper' };
}
