import { parseDeviceRedirect } from './manager-url.ts';

/** What follows once POST device/add has answered. */
export type AfterAdding =
  | { readonly kind: 'navigate'; readonly url: string }
  | { readonly kind: 'stay' }
  /** An address that is not followed: "Your request is not proper!" */
  | { readonly kind: 'not-proper' }
  /** The device was not added: the answer's own message says why. */
  | { readonly kind: 'failed' };

/**
 * What follows once a device was asked to be added: on errorCode 0 with an address the browser goes there, without one (or
 * with an empty one) it stays. Only https addresses of the allowed hosts are followed (`example.org`, or `*.example.org` for
 * every host below it, with a port where it is not 443). Any other errorCode is a failure and leads nowhere, whatever address
 * comes with it. [DEV-52, DEV-53, GD-17, GD-32]
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
