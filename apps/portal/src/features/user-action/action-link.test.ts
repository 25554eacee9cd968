import { expect, it } from 'vitest';
import { readActionLink } from './action-link.ts';

const verify = { ok: true, value: { action: 'verifyEmail', code: 'abc' } };

it('reads the link from the address, then from the history', () => {
  expect(readActionLink('?mode=verifyEmail&oobCode=abc&lang=en', undefined)).toEqual(verify);
  expect(readActionLink('', { mode: 'verifyEmail', oobCode: 'abc' })).toEqual(verify);
  expect(readActionLink('?mode=verifyEmail', { mode: 'verifyEmail', oobCode: 'abc' })).toMatchObject({
    error: 'action-code-invalid',
  });
});

it('[ERR-20] refuses a link without a mode, with an unknown one, or with two', () => {
  for (const search of [
    '',
    '?oobCode=abc',
    '?mode=signIn&oobCode=abc',
    '?mode=verifyEmail&mode=verifyEmail&oobCode=a',
  ]) {
    expect(readActionLink(search, undefined), search).toMatchObject({ error: 'request-not-proper' });
  }
  for (const stored of [null, 'verifyEmail', 7]) {
    expect(readActionLink('', stored)).toMatchObject({ error: 'request-not-proper' });
  }
});
