import { MATRIX_PLACES } from '@partyline/permissions';
import { PLACE_ACTIONS } from '@partyline/permissions/testing';
import { expect, it } from 'vitest';
import { ACTION_TEXTS } from './permission-matrix.ts';

it.each(MATRIX_PLACES)(
  'has a text for each action that a role may do in the place %s, and no other',
  (place) => {
    expect(Object.keys(ACTION_TEXTS[place])).toEqual(PLACE_ACTIONS[place]);
  },
);
