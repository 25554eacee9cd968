import { expect, it } from 'vitest';
import { otherWayOf } from './other-way.ts';

const error = (customData: unknown) => Object.assign(new Error('sdk'), { customData });

it('says whose account was made another way, and how, as far as it is told', () => {
  const email = 'mira@venue.example';
  expect(otherWayOf(error({ email, _tokenResponse: { verifiedProvider: ['google.com'] } }))).toEqual({
    email,
    ways: ['google.com'],
  });
  expect(otherWayOf(error({ email, _tokenResponse: {} }))).toEqual({ email, ways: [] });
  expect(otherWayOf(error({ email }))).toEqual({ email, ways: [] });
  for (const other of [error(undefined), error({ email: 7 }), new Error('plain'), null]) {
    expect(otherWayOf(other)).toEqual({ email: '', ways: [] });
  }
});
