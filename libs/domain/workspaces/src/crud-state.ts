/** Stored state of a workspace's create, rename, delete or move. [WS-24] */
export const STORED_CRUD_STATES = ['not initiated', 'done'] as const;
export type StoredCrudState = (typeof STORED_CRUD_STATES)[number];

/** `loading` is never stored. [GW-12] */
export type CrudState = StoredCrudState | 'loading';

/** `reset`: the dialog is reopened. */
export const CRUD_EVENTS = ['submit', 'succeed', 'fail', 'reset'] as const;
export type CrudEvent = (typeof CRUD_EVENTS)[number];

const NEXT: Readonly<Record<CrudState, Partial<Record<CrudEvent, CrudState>>>> = {
  'not initiated': { submit: 'loading' },
  loading: { succeed: 'done', fail: 'not initiated', reset: 'not initiated' },
  done: { submit: 'loading', reset: 'not initiated' },
};

/** Returns the state after an event; unchanged if the table has no entry, as for late answers and unknown events. [GW-12] */
export function nextCrudState(state: CrudState, event: CrudEvent): CrudState {
  const row = NEXT[state];
  return (Object.hasOwn(row, event) ? row[event] : undefined) ?? state;
}
