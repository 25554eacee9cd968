import { HOST_SIGNATURE_HEADER, HOST_TIMESTAMP_HEADER } from '@partyline/contract';
import { createHmac } from 'node:crypto';

/** A call as it will be sent. */
export interface UnsignedCall {
  readonly method: 'GET' | 'POST';
  /** The path with its query. */
  readonly path: string;
  /** The body as sent; the empty text for none. */
  readonly body: string;
}

/** The headers that say we sent this call, now: every attempt is signed afresh. */
export function signCall(call: UnsignedCall, secret: string, nowMs: number): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${call.method}.${call.path}.${call.body}`)
    .digest('hex');
  return { [HOST_TIMESTAMP_HEADER]: timestamp, [HOST_SIGNATURE_HEADER]: signature };
}
