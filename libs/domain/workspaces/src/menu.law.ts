import type { MachineLaw } from '@partyline/kernel/law';
import { CRUD_EVENTS, nextCrudState, type CrudEvent, type CrudState } from './menu.ts';

export const dialogStates: MachineLaw<CrudState, CrudEvent> = {
  kind: 'machine',
  name: 'workspace-dialog-states',
  sentence:
    'A workspace dialog is never stuck loading, and only an answer of its own submission makes it done.',
  ids: ['WS-24', 'GW-12'],
  universe: ['1 dialog', 'submissions, answers and reopenings in any order'],
  bound: 3,
  isQuick: true,
  starts: () => ['not initiated'],
  events: () => CRUD_EVENTS,
  next: nextCrudState,
  faultOf: (before, event, after) =>
    after === 'done' && before !== 'done' && (before !== 'loading' || event !== 'succeed')
      ? 'The dialog is done without an answer.'
      : null,
  goals: [
    { fault: 'The dialog stays loading.', isGoal: (state) => state === 'not initiated' },
    {
      fault: 'The dialog can no longer be done.',
      isGoal: (state) => state === 'done',
      isOnTheWay: (event) => event !== 'reset',
    },
  ],
  tellStart: () => 'The dialog is opened.',
  tell: (event, before, after) => `${event} while ${before}: it is ${after}.`,
};
