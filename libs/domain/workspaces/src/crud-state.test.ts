import { expect, it } from 'vitest';
import { CRUD_EVENTS, nextCrudState } from './crud-state.ts';
import type { CrudEvent } from './crud-state.ts';

const STATES = ['not initiated', 'loading', 'done'] as const;

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
    // External values may not be events.
    const event = name as CrudEvent;
    expect(STATES.map((state) => nextCrudState(state, event))).toEqual(STATES);
  },
);
