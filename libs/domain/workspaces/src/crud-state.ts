/** What is kept of a workspace's create, rename, delete or move: nothing under way yet, or done. [WS-24] */
export const STORED_CRUD_STATES = ['not initiated', 'done'] as const;
/** One of {@link STORED_CRUD_STATES}. */
export type StoredCrudState = (typeof STORED_CRUD_STATES)[number];

/** What a screen knows of it: also that it is under way, which is never kept. [GW-12] */
export type CrudState = StoredCrudState | 'loading';

/** What happens to it: it is submitted, it succeeds, it fails, its dialog is opened anew. */
export const CRUD_EVENTS = ['submit', 'succeed', 'fail', 'reset'] as const;
/** One of {@link CRUD_EVENTS}. */
export type CrudEvent = (typeof CRUD_EVENTS)[number];

const NEXT: Readonly<Record<CrudState, Partial<Record<CrudEvent, CrudState>>>> = {
  'not initiated': { submit: 'loading' },
  loading: { succeed: 'done', fail: 'not initiated', reset: 'not initiated' },
  done: { submit: 'loading', reset: 'not initiated' },
};

/**
 * The state after an event; the same one where the table has no entry, so that an answer that comes late, or an event that
 * nobody knows, changes nothing. [GW-12]
 */
export function nextCrudState(state: CrudState, event: CrudEvent): CrudState {
  const row = NEXT[state];
  return (Object.hasOwn(row, event) ? row[event] : undefined) ?? state;
}
