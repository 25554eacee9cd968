import { expect, it } from 'vitest';
import { eulaTextOf } from '../index.ts';

const BUNDLED = {
  version: '1',
  language: 'en',
  title: 'Licence',
  date: '2026-01-01',
  body: 'Text',
  tosUrl: '/terms',
  privacyUrl: '/privacy',
};
const ANSWER = { ...BUNDLED, version: '2', tosUrl: 'https://partyline.test/terms' };

it('returns the known fields of the answer only', () => {
  expect(eulaTextOf({ ...ANSWER, other: 1, title: ' Licence ' }, BUNDLED)).toEqual(ANSWER);
});

it('uses the whole bundled copy when any part is missing or is not text', () => {
  for (const answer of [null, undefined, 'text', [], {}]) expect(eulaTextOf(answer, BUNDLED)).toBe(BUNDLED);
  for (const field of Object.keys(BUNDLED)) {
    for (const value of [undefined, null, '', ' ', 7]) {
      expect(eulaTextOf({ ...ANSWER, [field]: value }, BUNDLED), field).toBe(BUNDLED);
    }
  }
});

it.each(['https://partyline.test/terms', 'http://partyline.test/terms', 'HTTPS://partyline.test', '/terms'])(
  'follows the link to %s',
  (link) => {
    const answer = { ...ANSWER, tosUrl: link, privacyUrl: link };
    expect(eulaTextOf(answer, BUNDLED)).toEqual(answer);
  },
);

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere',
  'https://',
  'terms',
  'https://partyline.test/terms and more',
])('follows no link to %s', (link) => {
  expect(eulaTextOf({ ...ANSWER, tosUrl: link }, BUNDLED)).toBe(BUNDLED);
  expect(eulaTextOf({ ...ANSWER, privacyUrl: link }, BUNDLED)).toBe(BUNDLED);
});
