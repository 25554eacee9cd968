import { expect, it } from 'vitest';
import { readActionLink } from './action-link.ts';

const verify = { ok: true, value: { action: 'verifyEmail', code: 'abc' } };

it('reads the link from the address, and after that from the history', () => {
  expect(readActionLink('?mode=verifyEmail&oobCode=abc&lang=en', undefined)).toEqual(verify);
  expect(readActionLink('', { mode: 'verifyEmail', oobCode: 'abc' })).toEqual(verify);
  expect(readActionLink('?mode=verifyEmail', { mode: 'verifyEmail', oobCode: 'abc' })).toMatchObject({
    error: 'action-code-invalid',
  });
});

it('[ERR-20] is no proper request without a mode, with one nobody knows, or with two', () => {
  for (const search of [
    '',
    '?oobCode=abc',
    '?mode=signIn&oobCode=abc',
    '?mode=verifyEmail&mode=verifyEmail&oobCode=a',
  ]) {
    expect(readActionLink(search, undefined), search).toMatchObject({ error: 'request-not-proper' });
  }
  for (const kept of [null, 'verifyEmail', 7]) {
    expect(readActionLink('', kept)).toMatchObject({ error: 'request-not-proper' });
  }
});
