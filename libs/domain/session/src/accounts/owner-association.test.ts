import { describe, expect, it } from 'vitest';
import { isOwnAccountOffered, nextOwnerAssociation, startOwnerAssociation } from '../index.ts';
import { ownerAssociationOf } from './owner-association.ts';
import type { OwnerAssociationEvent } from '../index.ts';
import type { OwnerAssociationState } from './owner-association.ts';
import type { SwitchChoice } from './account-switch.ts';

const OWN: SwitchChoice = { accountId: 5, accountName: 'Stage', workspaceId: null, role: 'account-owner' };
const GUEST: SwitchChoice = { accountId: 2, accountName: 'Choir', workspaceId: 20, role: 'workspace-owner' };
const ADMIN: SwitchChoice = { accountId: 3, accountName: 'Hall', workspaceId: null, role: 'account-admin' };
const FETCHING: OwnerAssociationState = { step: 'fetching', accountId: 5 };
const CREATED = { kind: 'created', accountId: 5 } as const;
const fetched = (...associations: SwitchChoice[]): OwnerAssociationEvent => ({
  kind: 'fetched',
  associations,
});

it('[ACCT-14] is offered to a user who owns no account', () => {
  expect(isOwnAccountOffered([])).toBe(true);
  expect(isOwnAccountOffered([GUEST, ADMIN])).toBe(true);
  expect(isOwnAccountOffered([GUEST, OWN])).toBe(false);
});

describe('step by step', () => {
  it('[ACCT-14] creates the account first', () => {
    expect(startOwnerAssociation()).toEqual({
      state: { step: 'creating' },
      effects: [{ kind: 'create-account' }],
    });
  });

  it('[ACCT-15] then fetches the user and stores the associations', () => {
    expect(nextOwnerAssociation({ step: 'creating' }, CREATED)).toEqual({
      state: FETCHING,
      effects: [{ kind: 'fetch-user' }],
    });
    expect(nextOwnerAssociation(FETCHING, fetched(GUEST, OWN)).effects[0]).toEqual({
      kind: 'store-associations',
      associations: [GUEST, OWN],
    });
  });

  it('[ACCT-16] then switches to the association whose role is account owner, and to no admin', () => {
    expect(nextOwnerAssociation(FETCHING, fetched(ADMIN, GUEST, OWN))).toEqual({
      state: { step: 'done' },
      effects: [
        { kind: 'store-associations', associations: [ADMIN, GUEST, OWN] },
        { kind: 'switch', to: OWN },
      ],
    });
  });
});

it('switches to the only association without an owner, and offers a choice among several', () => {
  expect(nextOwnerAssociation(FETCHING, fetched(GUEST)).effects[1]).toEqual({ kind: 'switch', to: GUEST });
  expect(nextOwnerAssociation(FETCHING, fetched(GUEST, ADMIN)).effects[1]).toEqual({ kind: 'choose' });
});

it('prefers the created account, then the lowest id, in any order given', () => {
  const other = { ...OWN, accountId: 4 };
  const third = { ...OWN, accountId: 9 };
  for (const list of [
    [third, other, OWN],
    [OWN, other, third],
  ]) {
    expect(ownerAssociationOf(list, 5)).toEqual(OWN);
    expect(ownerAssociationOf(list, 9)).toEqual(third);
    expect(ownerAssociationOf(list, null)).toEqual(other);
  }
  expect(ownerAssociationOf([], null)).toBeNull();
});

it('logs out with the general session error when a step fails or there is no association', () => {
  const failed = { state: { step: 'failed' }, effects: [{ kind: 'end-session', reason: 'session-failed' }] };
  for (const state of [{ step: 'creating' } as const, FETCHING]) {
    expect(nextOwnerAssociation(state, { kind: 'failed' })).toEqual(failed);
  }
  expect(nextOwnerAssociation(FETCHING, fetched())).toEqual(failed);
});

it('[ACCT-14, ACCT-15] accepts in each step its own event only, and none after the end', () => {
  for (const [state, events] of [
    [{ step: 'creating' }, [fetched(OWN)]],
    [FETCHING, [CREATED, { kind: 'created', accountId: 9 }]],
    [{ step: 'done' }, [CREATED, fetched(OWN), { kind: 'failed' }]],
    [{ step: 'failed' }, [CREATED, fetched(OWN), { kind: 'failed' }]],
  ] as const) {
    for (const event of events) expect(nextOwnerAssociation(state, event)).toEqual({ state, effects: [] });
  }
});
