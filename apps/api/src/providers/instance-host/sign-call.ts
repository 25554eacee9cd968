import { HOST_SIGNATURE_HEADER, HOST_TIMESTAMP_HEADER } from '@partyline/contract';
import { createHmac } from 'node:crypto';

export interface UnsignedCall {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  /** As sent; '' for none. */
  readonly body: string;
}

/** Returns the signature headers of a call, signed for each attempt. */
export function signCall(call: UnsignedCall, secret: string, nowMs: number): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${call.method}.${call.path}.${call.body}`)
    .digest('hex');
  return { [HOST_TIMESTAMP_HEADER]: timestamp, [HOST_SIGNATURE_HEADER]: signature };
}
