import { expect, it } from 'vitest';
import { ACTIONS } from '../table/action.ts';
import { TARGETS } from './question.fixture.ts';
import { REFUSAL_REASONS } from './refusal.ts';
import { STATE_RULES, stateRefusalOf } from './state-rules.ts';

it('[GC-10] lists the reasons of each action in the order in which they are given', () => {
  for (const reasons of STATE_RULES.values()) {
    const order = reasons.map((reason) => REFUSAL_REASONS.indexOf(reason));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});

it('lets no state stand in the way of an action that is not listed', () => {
  for (const action of ACTIONS.filter((candidate) => !STATE_RULES.has(candidate)))
    for (const target of TARGETS) expect(stateRefusalOf(action, target)).toBeNull();
});

it('[GC-10] looks at the state of the kind of thing it is asked about, whatever else an object carries', () => {
  const everything = { isDefault: true, isDirty: true, isRunning: true, isSubscriptionExpired: true };
  const instance = { kind: 'instance', ...everything } as const;
  const workspace = { kind: 'workspace', roleType: 'orphanage', ...everything } as const;
  expect(stateRefusalOf('delete', instance)).toBeNull();
  expect(stateRefusalOf('transferOwnership', instance)).toBeNull();
  expect(stateRefusalOf('start', workspace)).toBeNull();
  expect(stateRefusalOf('change-target', workspace)).toBeNull();
});

it('names the default workspace before the open ownership transfer', () => {
  const worst = { kind: 'workspace', roleType: 'invited', isDefault: true, isDirty: true } as const;
  expect(stateRefusalOf('transferOwnership', worst)).toEqual({ allowed: false, reason: 'default-workspace' });
});
