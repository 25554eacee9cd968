import {
  HOST_SIGNATURE_HEADER,
  HOST_SIGNATURE_TOLERANCE_S,
  HOST_TIMESTAMP_HEADER,
} from '@partyline/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface SignedCall {
  readonly method: string;
  /** With its query, as sent. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: Buffer;
}

/** Returns whether an instance host signed this call now: valid HMAC, timestamp within tolerance both ways. Never throws. */
export function isSignedByHost(call: SignedCall, secret: string, nowMs: number): boolean {
  const timestamp = headerOf(call.headers, HOST_TIMESTAMP_HEADER);
  const signature = headerOf(call.headers, HOST_SIGNATURE_HEADER);
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > HOST_SIGNATURE_TOLERANCE_S) return false;
  const expected = createHmac('sha256', secret)
    .update(`${timestamp}.${call.method}.${call.path}.`)
    .update(call.rawBody)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
