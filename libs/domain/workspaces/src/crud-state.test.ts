import { expect, expectTypeOf, it } from 'vitest';
import { CRUD_EVENTS, STORED_CRUD_STATES, nextCrudState, storedCrudStateOf } from './crud-state.ts';
import type { CrudEvent, CrudState } from './crud-state.ts';

const STATES = ['not initiated', 'loading', 'done'] as const;

it('[WS-24, GW-12] keeps not initiated and done, and loading only while it is on screen', () => {
  expect(STORED_CRUD_STATES).toEqual(['not initiated', 'done']);
  expect(STATES.map(storedCrudStateOf)).toEqual(['not initiated', 'not initiated', 'done']);
  expectTypeOf<CrudState>().toEqualTypeOf<(typeof STATES)[number]>();
});

it('[GW-12] changes by exactly what is drawn, each state by each event', () => {
  expect(STATES.map((state) => CRUD_EVENTS.map((event) => nextCrudState(state, event)))).toEqual([
    ['loading', 'not initiated', 'not initiated', 'not initiated'],
    ['loading', 'done', 'not initiated', 'not initiated'],
    ['loading', 'done', 'done', 'not initiated'],
  ]);
});

it.each(['constructor', 'toString', '__proto__'])(
  '[GW-12] stays what it is by %j, which is no event',
  (name) => {
    // What comes from outside may be no event at all.
    const event = name as CrudEvent;
    expect(STATES.map((state) => nextCrudState(state, event))).toEqual(STATES);
  },
);
