import { expect, it } from 'vitest';
import { placeList } from './place-list.ts';

const at = (top: number) => ({ left: 16, top, width: 280, height: 32 });

it('puts the list under its field, as wide as it', () => {
  expect(placeList(at(100), 900)).toEqual({ left: 16, width: 280, maxHeight: 288, top: 136 });
});

it('makes the list no higher than what is free below', () => {
  expect(placeList(at(600), 800)).toEqual({ left: 16, width: 280, maxHeight: 156, top: 636 });
});

it('puts the list above the field where hardly anything is free below', () => {
  expect(placeList(at(700), 800)).toEqual({ left: 16, width: 280, maxHeight: 288, bottom: 104 });
});

it('stays below when there is even less above', () => {
  expect(placeList(at(20), 120)).toMatchObject({ top: 56 });
});
