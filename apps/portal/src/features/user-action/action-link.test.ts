import { expect, it } from 'vitest';
import { readActionLink } from './action-link.ts';

const verify = { ok: true, value: { action: 'verifyEmail', code: 'abc' } };

it('reads action and code from the query', () => {
  expect(readActionLink('?mode=verifyEmail&oobCode=abc&lang=en')).toEqual(verify);
  expect(readActionLink('?mode=verifyEmail')).toMatchObject({ error: 'action-code-invalid' });
});

it('[ERR-20] refuses a link without a mode, with an unknown one, or with two', () => {
  for (const search of [
    '',
    '?oobCode=abc',
    '?mode=signIn&oobCode=abc',
    '?mode=verifyEmail&mode=verifyEmail&oobCode=a',
  ]) {
    expect(readActionLink(search), search).toMatchObject({ error: 'request-not-proper' });
  }
});
