import { expect, it } from 'vitest';
import { isNameTaken } from '../index.ts';

const devices = [
  { vicUuid: 'a', deviceName: 'Front of house' },
  { vicUuid: 'b', deviceName: 'Caf\u00e9' },
];

it.each(['Front of house', 'FRONT OF HOUSE', '  front of house ', 'cafe\u0301'])(
  '[GD-34] takes %j for used',
  (name) => {
    expect(isNameTaken(name, 'c', devices)).toBe(true);
  },
);

it('[GD-34] takes other names, and the name a device has itself in any spelling of its uuid, for free', () => {
  expect(isNameTaken('Front of houses', 'c', devices)).toBe(false);
  expect(isNameTaken('front of house', 'a', devices)).toBe(false);
  expect(isNameTaken('front of house', 'A', devices)).toBe(false);
});

it('takes letters for different that only capitals would make the same', () => {
  const street = [{ vicUuid: 'a', deviceName: 'Stra\u00dfe' }];
  expect(isNameTaken('STRASSE', 'c', street)).toBe(false);
  expect(isNameTaken('STRA\u00dfE', 'c', street)).toBe(true);
});
