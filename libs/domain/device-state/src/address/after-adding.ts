import { parseDeviceRedirect } from './manager-url.ts';

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
