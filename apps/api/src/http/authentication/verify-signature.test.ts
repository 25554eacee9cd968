import {
  HOST_SIGNATURE_HEADER,
  HOST_SIGNATURE_TOLERANCE_S,
  HOST_TIMESTAMP_HEADER,
} from '@partyline/contract';
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedByHost, type SignedCall } from './verify-signature.ts';

const SECRET = 'the-secret-both-sides-share';
const NOW_S = 1_800_000_000;

function signedCall(
  changes: Partial<SignedCall> = {},
  timestamp = String(NOW_S),
  secret = SECRET,
): SignedCall {
  const call = {
    method: 'POST',
    path: '/api/webhooks/instance-host?x=1',
    rawBody: Buffer.from('{"a":1}'),
    ...changes,
  };
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${call.method}.${call.path}.${call.rawBody.toString()}`)
    .digest('hex');
  return {
    ...call,
    headers: { [HOST_SIGNATURE_HEADER]: signature, [HOST_TIMESTAMP_HEADER]: timestamp, ...changes.headers },
  };
}

const accepts = (call: SignedCall) => isSignedByHost(call, SECRET, NOW_S * 1000);

it('accepts a current signature of the host', () => {
  expect(accepts(signedCall())).toBe(true);
  expect(accepts(signedCall({ rawBody: Buffer.alloc(0) }))).toBe(true);
});

it('refuses another secret, and a change in any signed part', () => {
  expect(accepts(signedCall({}, String(NOW_S), 'another-secret'))).toBe(false);
  expect(accepts({ ...signedCall(), rawBody: Buffer.from('{"a":2}') })).toBe(false);
  expect(accepts({ ...signedCall(), method: 'PUT' })).toBe(false);
  expect(accepts({ ...signedCall(), path: '/api/webhooks/instance-host' })).toBe(false);
});

it('refuses calls too old or too far in the future, to the second', () => {
  const at = (offset: number) => accepts(signedCall({}, String(NOW_S + offset)));
  expect([at(-HOST_SIGNATURE_TOLERANCE_S), at(HOST_SIGNATURE_TOLERANCE_S)]).toEqual([true, true]);
  expect([at(-HOST_SIGNATURE_TOLERANCE_S - 1), at(HOST_SIGNATURE_TOLERANCE_S + 1)]).toEqual([false, false]);
});

it.each([
  ['no signature', { [HOST_SIGNATURE_HEADER]: undefined }],
  ['a signature that is cut off', { [HOST_SIGNATURE_HEADER]: 'ab' }],
  ['a signature that is no hex', { [HOST_SIGNATURE_HEADER]: 'z'.repeat(64) }],
  ['no timestamp', { [HOST_TIMESTAMP_HEADER]: undefined }],
  ['a timestamp that is no number', { [HOST_TIMESTAMP_HEADER]: 'NaN' }],
  ['a timestamp with a sign', { [HOST_TIMESTAMP_HEADER]: `+${NOW_S}` }],
  ['two timestamps', { [HOST_TIMESTAMP_HEADER]: [String(NOW_S), String(NOW_S)] as unknown as string }],
])('refuses %s without an exception', (_case, headers) => {
  const call = signedCall();
  expect(accepts({ ...call, headers: { ...call.headers, ...headers } })).toBe(false);
});
