import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  HOST_SIGNATURE_HEADER,
  HOST_SIGNATURE_TOLERANCE_S,
  HOST_TIMESTAMP_HEADER,
} from '@partyline/contract';

export interface SignedParts {
  readonly method: string;
  /** Path and query, as on the request line. */
  readonly path: string;
  /** The body as sent; empty for none. */
  readonly body: string;
}

export function signHeaders(secret: string, parts: SignedParts, nowMs: number): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    [HOST_TIMESTAMP_HEADER]: timestamp,
    [HOST_SIGNATURE_HEADER]: digest(secret, timestamp, parts).toString('hex'),
  };
}

/** Returns whether the signature is valid and its time within the tolerance. */
export function isSigned(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  parts: SignedParts,
  nowMs: number,
): boolean {
  const timestamp = headers[HOST_TIMESTAMP_HEADER];
  const signature = headers[HOST_SIGNATURE_HEADER];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const right = timingSafeEqual(Buffer.from(signature, 'hex'), digest(secret, timestamp, parts));
  return right && Math.abs(nowMs / 1000 - Number(timestamp)) <= HOST_SIGNATURE_TOLERANCE_S;
}

function digest(secret: string, timestamp: string, { method, path, body }: SignedParts): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${method.toUpperCase()}.${path}.${body}`).digest();
}
