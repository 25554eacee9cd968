import type { Offer } from '@partyline/pricing';
import { describe, expect, it } from 'vitest';
import {
  changeListOf,
  changePurchase,
  devicePurchase,
  isUpgradable,
  newPurchase,
  purchaseBodyOf,
} from '../index.ts';

const PRICE = {
  priceId: 'pro-16-month',
  price: 25_600,
  users: 16,
  interval: 'month',
  isDefault: false,
  discount: 0,
  savedAmount: 0,
} as const;
const OFFER: Offer = {
  product: {
    title: 'Pro',
    recommended: false,
    placeOrder: 2,
    currency: 'USD',
    description: 'Several venues',
    prices: [PRICE],
  },
  price: PRICE,
};
const INSTANCE = { vicUuid: 'an-instance', deviceName: 'Front of house', productKind: 'intercom' } as const;
const BODY = { priceId: 'pro-16-month', users: 16, price: 25_600 };

it('[GB-10] a purchase names its price, its amount and its instance or device; a new one names none', () => {
  expect(purchaseBodyOf(newPurchase('new', OFFER))).toEqual({ ...BODY, subscriptionType: 'new' });
  expect(purchaseBodyOf(devicePurchase(OFFER, { vicUuid: 'a-device', deviceName: 'Belt pack' }))).toEqual({
    ...BODY,
    subscriptionType: 'skyport',
    vicUuid: 'a-device',
  });
});

describe('the change of a subscription', () => {
  it('[BILL-30] is from the upgrade list for instances, from that of devices for the second product line', () => {
    expect(changePurchase(OFFER, INSTANCE)).toEqual({
      subscriptionType: 'upgrade',
      offer: OFFER,
      vicUuid: 'an-instance',
      target: 'Front of house',
      warnings: [],
    });
    const device = { ...INSTANCE, productKind: 'skyport', deviceName: null } as const;
    expect(changePurchase(OFFER, device)).toMatchObject({
      subscriptionType: 'skyport',
      target: 'an-instance',
      warnings: [],
    });
    expect([changeListOf(INSTANCE), changeListOf(device)]).toEqual(['upgrade', 'skyport']);
    expect([isUpgradable(INSTANCE), isUpgradable(device)]).toEqual([true, false]);
  });

  it('[GB-30, DEV-34] has to be accepted where it replaces a trial', () => {
    const trial = { ...INSTANCE, productKind: 'trial' } as const;
    expect(changePurchase(OFFER, trial).warnings).toEqual(['resets-configuration']);
    expect(isUpgradable(trial)).toBe(true);
  });

  it('[HZ-5, HZ-6] names the customer that it is for, by its company: its partner knows no name of the intercom', () => {
    const theirs = { ...INSTANCE, deviceName: null, customer: { customerId: 7, company: 'Hall' } };
    const purchase = changePurchase(OFFER, theirs);
    expect(purchase).toMatchObject({ target: 'Hall', customerId: 7 });
    expect(purchaseBodyOf(purchase)).toEqual({
      ...BODY,
      subscriptionType: 'upgrade',
      vicUuid: 'an-instance',
      customerId: 7,
    });
    const device = changePurchase(OFFER, { ...theirs, productKind: 'skyport' });
    expect(device).toMatchObject({ target: 'Hall', customerId: 7 });
    expect(changePurchase(OFFER, { ...INSTANCE, customer: null })).not.toHaveProperty('customerId');
  });

  it('is none without an instance', () => {
    const alone = { ...INSTANCE, vicUuid: null };
    expect(changePurchase(OFFER, alone)).toBe(null);
    expect(isUpgradable(alone)).toBe(false);
  });
});
