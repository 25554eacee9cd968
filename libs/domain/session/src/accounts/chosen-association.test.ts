import fc from 'fast-check';
import { expect, it, expectTypeOf, describe } from 'vitest';
import { accountStateOf, type AccountState } from '../index.ts';
import { chosenAssociation, ACCOUNT_STATES, type AssociationPlace } from './chosen-association.ts';

const anyPlace = fc.record({
  accountId: fc.integer({ min: 1, max: 4 }),
  workspaceId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
});
const anyName = fc.record({
  accountId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  workspaceId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
});
const anyPlaces = fc.uniqueArray(anyPlace, {
  maxLength: 6,
  selector: ({ accountId, workspaceId }) => `${accountId}/${workspaceId ?? ''}`,
});

const HARBOUR: AssociationPlace = { accountId: 2, workspaceId: null };
const STUDIO: AssociationPlace = { accountId: 1, workspaceId: 10 };
const STAGE: AssociationPlace = { accountId: 1, workspaceId: 11 };

it('[ROUTE-17, GC-14] returns the association that the token names', () => {
  expect(chosenAssociation([STUDIO, STAGE, HARBOUR], { accountId: 1, workspaceId: 11 })).toBe(STAGE);
  expect(chosenAssociation([STUDIO, STAGE, HARBOUR], { accountId: 2, workspaceId: null })).toBe(HARBOUR);
});

it('[ROUTE-16] returns the only association, even if an old token names another', () => {
  expect(chosenAssociation([STUDIO], { accountId: null, workspaceId: null })).toBe(STUDIO);
  expect(chosenAssociation([STUDIO], { accountId: 9, workspaceId: 9 })).toBe(STUDIO);
});

it('stays in the account when the role moved to another workspace of it', () => {
  expect(chosenAssociation([STUDIO, HARBOUR], { accountId: 2, workspaceId: 77 })).toBe(HARBOUR);
});

it('[ROUTE-14] chooses none of several associations when the token names none', () => {
  expect(chosenAssociation([STUDIO, HARBOUR], { accountId: null, workspaceId: null })).toBeNull();
  expect(chosenAssociation([STUDIO, STAGE, HARBOUR], { accountId: 1, workspaceId: 99 })).toBeNull();
  expect(chosenAssociation([], { accountId: 1, workspaceId: null })).toBeNull();
});

it('returns only associations of the user, and always the one that the token names', () => {
  fc.assert(
    fc.property(anyPlaces, anyName, (places, named) => {
      const chosen = chosenAssociation(places, named);
      if (chosen !== null) expect(places).toContain(chosen);
      const held = places.find(
        ({ accountId, workspaceId }) => accountId === named.accountId && workspaceId === named.workspaceId,
      );
      if (held !== undefined) expect(chosen).toBe(held);
    }),
  );
});

describe('account state', () => {
  it('[ACCT-1] is exactly ready, loading or Failed', () => {
    expect(ACCOUNT_STATES).toEqual(['ready', 'loading', 'Failed']);
    expectTypeOf<AccountState>().toEqualTypeOf<'ready' | 'loading' | 'Failed'>();
  });

  it('[ACCT-1, GA-8] is ready with a chosen account, loading without one, and Failed after a failed registration', () => {
    expect(accountStateOf({ accountId: 7, hasRegistrationFailed: false })).toBe('ready');
    expect(accountStateOf({ accountId: null, hasRegistrationFailed: false })).toBe('loading');
    for (const accountId of [7, null]) {
      expect(accountStateOf({ accountId, hasRegistrationFailed: true })).toBe('Failed');
    }
  });
});
