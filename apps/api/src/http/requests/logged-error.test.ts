import { describe, expect, it } from 'vitest';
import { googleCause } from '../../providers/failures/google-cause.ts';
import { ProviderCause } from '../../providers/failures/provider-cause.ts';
import { PaymentFailure } from '../../providers/payments/payment-failure.ts';
import { LOG_SERIALIZERS } from './logged-error.ts';

const SECRETS = [
  'sk_live_51HsecretSecret',
  'rk_live_51HsecretSecret',
  'whsec_c2VjcmV0',
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln',
  'jo.secret@example.test',
  '4242424242424242',
  'https://db.example.org/secret?key=1',
  'Bearer abc',
];

const logged = (error: unknown) => LOG_SERIALIZERS.err(error);

describe('a logged error', () => {
  it('[GX-16] names type, code, status, request id and reason of its causes', () => {
    const facts = {
      type: 'StripePermissionError',
      code: 'more_permissions_required',
      status: 403,
      requestId: 'req_Ab12Cd34',
      reason: 'PERMISSION_DENIED',
    };
    const cause = new ProviderCause('payments', 'refused', facts);
    expect(logged(new PaymentFailure('refused', { cause }))).toMatchObject({
      type: 'PaymentFailure',
      cause: { provider: 'payments', failureClass: 'refused', ...facts },
    });
  });

  it.each(SECRETS)('[GX-16] has no secret, in whichever field a cause holds it: %s', (secret) => {
    const fields = ['type', 'code', 'reason', 'reasonDetail', 'param', 'requestId', 'status', 'name'];
    const more = ['detail', 'raw', 'headers', 'config', 'payment_method', 'hostname', 'address', 'stack'];
    for (const field of [...fields, ...more, 'message']) {
      const cause = Object.assign(new Error(secret), { [field]: secret });
      const line = JSON.stringify(logged(new Error('our words', { cause: new Error(secret, { cause }) })));
      expect(line).not.toContain(secret);
    }
  });

  it('[GX-16] shows three causes at most, of bounded length, also of a cause that is its own', () => {
    const looped: Error & { code?: string } = Object.assign(new Error('a'), { code: 'LOOPED' });
    looped.cause = looped;
    expect(JSON.stringify(logged(looped)).match(/LOOPED/g)).toHaveLength(4);
    const long = Object.assign(new Error('m'.repeat(10_000)), { code: 'C'.repeat(10_000) });
    expect(
      JSON.stringify({ ...logged(new Error('m'.repeat(10_000), { cause: long })), stack: '' }).length,
    ).toBeLessThan(1_000);
  });

  it('has the codes of a network failure', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:443'), { code: 'ECONNREFUSED' });
    expect(logged(new TypeError('fetch failed', { cause }))).toMatchObject({
      type: 'TypeError',
      cause: { code: 'ECONNREFUSED' },
    });
  });
});

describe("Google's answer", () => {
  const answered = (status: number, error: unknown) =>
    googleCause(
      'identity',
      Object.assign(new Error('An internal error has occurred.'), {
        code: 'auth/internal-error',
        httpResponse: { status, headers: {}, data: { error } },
      }),
    );

  it.each([
    [
      403,
      { status: 'PERMISSION_DENIED', details: [{ reason: 'IAM_PERMISSION_DENIED' }] },
      'PERMISSION_DENIED',
    ],
    [401, { status: 'UNAUTHENTICATED' }, 'UNAUTHENTICATED'],
    [400, { message: 'CONFIGURATION_NOT_FOUND' }, 'CONFIGURATION_NOT_FOUND'],
    [400, 'invalid_grant', 'invalid_grant'],
  ])('is final for %i %j', (status, error, reason) => {
    expect(answered(status, error)).toMatchObject({ failureClass: 'refused', status, reason });
  });

  it.each([
    [429, { status: 'RESOURCE_EXHAUSTED' }],
    [403, { status: 'PERMISSION_DENIED', details: [{ reason: 'RATE_LIMIT_EXCEEDED' }] }],
    [400, { message: 'QUOTA_EXCEEDED : Exceeded quota for updating account information.' }],
    [503, { status: 'UNAVAILABLE' }],
  ])('may be another later for %i %j', (status, error) => {
    expect(answered(status, error).failureClass).toBe('unavailable');
  });

  it('is final without an answer only for a key file that cannot be used', () => {
    const withCode = (code: string) => googleCause('identity', Object.assign(new Error('x'), { code }));
    expect(withCode('app/invalid-credential').failureClass).toBe('refused');
    expect(withCode('app/network-error').failureClass).toBe('unavailable');
  });
});
