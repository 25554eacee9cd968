import { parseOrigin } from '@partyline/device-state';
import { isPublicAddress } from './public-address.ts';

export type WebhookTargetIssue = 'webhook-url-invalid' | 'webhook-url-not-https' | 'webhook-url-internal';

export const WEBHOOK_URL_MAX_LENGTH = 500;

const PARTS = /^([a-z]+:\/\/[^\s\\/?#@]+)(?:[/?][\x21-\x7e]*)?$/i;
/** Names that never leave a machine or a local network. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;
/** A last label that makes a URL parser read the host as an IPv4 address. */
const IS_NUMERIC = /\.(?:\d+|0x[\da-f]*)$/;

/**
 * Returns whether a host in lower case, without IPv6 brackets, may be public: a public IP address, or a non-local name of several
 * labels. What it resolves to is checked on connecting. [PLUS-16]
 */
function isPublicHost(host: string): boolean {
  if (host.includes(':') || IS_NUMERIC.test(host)) return isPublicAddress(host);
  return host.includes('.') && !LOCAL_NAME.test(host);
}

/**
 * Returns the issue of a webhook's address, or null. `localOrigin` is allowed too, also unencrypted; null in production.
 * [PLUS-16]
 */
export function webhookTargetIssue(url: string, localOrigin: string | null): WebhookTargetIssue | null {
  const origin = PARTS.exec(url)?.[1];
  if (origin === undefined || url.includes('#') || url.length > WEBHOOK_URL_MAX_LENGTH)
    return 'webhook-url-invalid';
  if (localOrigin !== null && origin.toLowerCase() === localOrigin.toLowerCase()) return null;
  if (!/^https:/i.test(origin)) return 'webhook-url-not-https';
  const parsed = parseOrigin(origin);
  if (parsed === null) return 'webhook-url-invalid';
  return isPublicHost(parsed.host.replaceAll(/[[\]]/g, '')) ? null : 'webhook-url-internal';
}
