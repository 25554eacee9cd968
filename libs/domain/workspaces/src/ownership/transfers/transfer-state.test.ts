import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { TRANSFER_EVENTS, TRANSFER_STATES, isTransferOpen, nextTransferState } from './transfer-state.ts';
import type { TransferEvent, TransferState } from './transfer-state.ts';

it('[OWN-3] knows notInitiated, inProgress, transition and done, and nothing else', () => {
  expect(TRANSFER_STATES).toEqual(['notInitiated', 'inProgress', 'transition', 'done']);
  expectTypeOf<TransferState>().toEqualTypeOf<'notInitiated' | 'inProgress' | 'transition' | 'done'>();
  expectTypeOf<TransferEvent>().toEqualTypeOf<'submit' | 'open' | 'apply' | 'reject' | 'expire' | 'cancel'>();
});

it('[OWN-3, GO-2] follows the state diagram for each state and event', () => {
  const drawn = {
    notInitiated: ['inProgress', '', '', '', '', ''],
    inProgress: ['', 'transition', '', 'notInitiated', 'notInitiated', 'notInitiated'],
    transition: ['', '', 'done', 'notInitiated', 'notInitiated', 'notInitiated'],
    done: ['inProgress', '', '', '', '', ''],
  } as const;
  for (const state of TRANSFER_STATES)
    expect(TRANSFER_EVENTS.map((event) => nextTransferState(state, event))).toEqual(
      drawn[state].map((next) => next || state),
    );
});

it('[GO-2] runs from its submission through the opened link to its end, and can begin again', () => {
  const path = (['submit', 'open', 'apply', 'submit'] as const).map(
    (
      (state: TransferState) => (event: TransferEvent) =>
        (state = nextTransferState(state, event))
    )('notInitiated'),
  );
  expect(path).toEqual(['inProgress', 'transition', 'done', 'inProgress']);
});

it('[GO-2] is done only by being applied after the link was opened, whatever came in between', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TRANSFER_EVENTS)), (events) => {
      let state: TransferState = 'notInitiated';
      for (const event of events) {
        const next = nextTransferState(state, event);
        expect(TRANSFER_STATES).toContain(next);
        if (next === 'done' && state !== 'done') expect([state, event]).toEqual(['transition', 'apply']);
        if (isTransferOpen(next) && !isTransferOpen(state)) expect(event).toBe('submit');
        state = next;
      }
    }),
  );
});

it.each(['constructor', 'toString', '__proto__', 'Submit', ''])(
  '[GO-2] stays what it is by %j, which is no event',
  (name) => {
    // External values may not be events.
    const event = name as TransferEvent;
    expect(TRANSFER_STATES.map((state) => nextTransferState(state, event))).toEqual(TRANSFER_STATES);
  },
);
