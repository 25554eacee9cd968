import { expect, expectTypeOf, it } from 'vitest';
import { PRODUCT_KIND_OF, SUBSCRIPTION_TYPES, parseSubscriptionType } from './subscription-type.ts';
import type { ProductKind, SubscriptionType } from './subscription-type.ts';

it('[GB-5] knows trial, new, upgrade and skyport', () => {
  expect(SUBSCRIPTION_TYPES).toEqual(['trial', 'new', 'upgrade', 'skyport']);
  expectTypeOf<SubscriptionType>().toEqualTypeOf<'trial' | 'new' | 'upgrade' | 'skyport'>();
});

it('[GB-5, GP-7] leads new purchases and upgrades to the intercom service, skyport to the second product line', () => {
  expect(PRODUCT_KIND_OF).toEqual({
    trial: 'trial',
    new: 'intercom',
    upgrade: 'intercom',
    skyport: 'skyport',
  });
  expectTypeOf<ProductKind>().toEqualTypeOf<'trial' | 'intercom' | 'skyport'>();
});

it.each(SUBSCRIPTION_TYPES)('[GB-5] reads %s', (type) => {
  expect(parseSubscriptionType(type)).toEqual({ ok: true, value: type });
});

it.each(['', 'Trial', 'New', 'upgrades', ' new', 'intercom', 'constructor', 1, null, undefined, ['new']])(
  '[GB-5] does not read %j',
  (input) => {
    expect(parseSubscriptionType(input)).toEqual({ ok: false, error: 'unknown-subscription-type' });
  },
);
