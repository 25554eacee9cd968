import { expect, it } from 'vitest';
import { UnsuitableDatabase } from './check-server.ts';
import { connectFailureOf } from './connect-failure.ts';

const failure = (code: string, message = 'text') => Object.assign(new Error(message), { code });

it.each(['28000', '28P01', '3D000', '42501', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
  'is final, and one sentence without secrets: %s',
  (code) => {
    const found = connectFailureOf(failure(code, 'password authentication failed for user "x"'));
    expect(found).toBeInstanceOf(UnsuitableDatabase);
    expect(String(found)).toMatch(/^Error: The [^.]+\.$/);
  },
);

it('is final when the server has no TLS', () => {
  const error = new Error('The server does not support SSL connections');
  expect(connectFailureOf(error)).toBeInstanceOf(UnsuitableDatabase);
});

it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03', '53300', '08006'])('is not final: %s', (code) => {
  const error = failure(code);
  expect(connectFailureOf(error)).toBe(error);
});
