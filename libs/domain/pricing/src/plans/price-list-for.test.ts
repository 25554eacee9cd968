import { ROLES, STORED_ROLES } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { computePriceListFor, isPublicPriceList } from './price-list-for.ts';
import { aCatalogue } from '../pricing.fixture.ts';
import { SUBSCRIPTION_TYPES } from './subscription-type.ts';

const CATALOGUE = { ...aCatalogue(), skyport: [{ ...aCatalogue().new[0]!, prices: [] }] };
const signedIn = (role: unknown) => ({ isSignedIn: true, role }) as const;
const visitor = { isSignedIn: false } as const;
const titles = (
  type: (typeof SUBSCRIPTION_TYPES)[number],
  caller: typeof visitor | ReturnType<typeof signedIn>,
) => {
  const list = computePriceListFor(CATALOGUE, type, caller);
  return list.ok ? list.value.map(({ title }) => title) : list.error;
};

describe('the upgrade list', () => {
  it('[PRICE-17, ROLE-28, GB-6] is for the role ids 1 and 5, by id or name', () => {
    const withIt = STORED_ROLES.filter((role) => titles('upgrade', signedIn(role)).includes('Pro'));
    expect(withIt.map((role) => ROLES[role].id)).toEqual([1, 5]);
    const idsWithIt = [1, 2, 3, 4, 5, 6].filter((id) => titles('upgrade', signedIn(id)).includes('Pro'));
    expect(idsWithIt).toEqual([1, 5]);
  });

  it.each([
    'workspace-owner',
    'workspace-admin',
    'vic-admin',
    'endpoint-user',
    'trial',
    'unknown',
    7,
    null,
    undefined,
  ])('[PRICE-18, GB-6] is empty for %j, without an error', (role) => {
    expect(computePriceListFor(CATALOGUE, 'upgrade', signedIn(role))).toEqual({ ok: true, value: [] });
  });

  it('[GB-7] is refused to a visitor', () => {
    expect(titles('upgrade', visitor)).toBe('sign-in-required');
  });
});

describe('the other lists', () => {
  it('[GB-7] of trial and new are public', () => {
    expect(SUBSCRIPTION_TYPES.filter(isPublicPriceList)).toEqual(['trial', 'new']);
    for (const caller of [visitor, signedIn('endpoint-user'), signedIn(null)]) {
      expect(titles('trial', caller)).toEqual(['Trial']);
      expect(titles('new', caller)).toEqual(['Essential', 'Pro']);
    }
  });

  it('[GB-7] of skyport is for every signed-in user', () => {
    expect(titles('skyport', visitor)).toBe('sign-in-required');
    expect(titles('skyport', signedIn('endpoint-user'))).toEqual(['Essential']);
    expect(titles('skyport', signedIn(null))).toEqual(['Essential']);
  });
});

it('[PRICE-8, PRICE-9] comes in order', () => {
  const [essential, pro] = aCatalogue().new;
  const reversed = { ...CATALOGUE, new: [pro!, { ...essential!, prices: essential!.prices.toReversed() }] };
  expect(computePriceListFor(reversed, 'new', visitor)).toEqual({ ok: true, value: [essential, pro] });
});
