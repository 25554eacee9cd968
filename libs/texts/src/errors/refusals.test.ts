import { COMMAND_REFUSALS, OPEN_REFUSALS } from '@partyline/device-state';
import { REFUSAL_REASONS } from '@partyline/permissions';
import { expect, it } from 'vitest';
import {
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  permissionRefusalText,
  startRefusalText,
  takingRefusalText,
} from '../index.ts';

it('has a sentence for every reason of every closed list, and for nothing else', () => {
  expect(Object.keys(PERMISSION_REFUSAL_TEXTS).toSorted()).toEqual(REFUSAL_REASONS.toSorted());
  expect(Object.keys(COMMAND_REFUSAL_TEXTS).toSorted()).toEqual(COMMAND_REFUSALS.toSorted());
  expect(Object.keys(OPEN_REFUSAL_TEXTS).toSorted()).toEqual(OPEN_REFUSALS.toSorted());
});

it('says the decided words for the trial, the data center and the partner', () => {
  expect(PERMISSION_REFUSAL_TEXTS.trial).toBe('Not available in the trial');
  expect(PERMISSION_REFUSAL_TEXTS['partner-customer']).toBe('Contact your partner to change this plan.');
  expect(COMMAND_REFUSAL_TEXTS['stop-before-data-center-change']).toBe(
    'Please stop the instance before changing the data center.',
  );
});

it('[HZ-4, PLUS-7] says who can take access away', () => {
  expect(takingRefusalText({ accountName: 'Northlight' })).toBe(
    'Your role can give access, but not take it away. Ask the owner of Northlight.',
  );
});

it.each(['unknown-role', 'no-right', 'no-workspace'] as const)(
  '[DEV-39] says "User is not allowed to start VIC." of a start refused for %s',
  (reason) => {
    expect(startRefusalText(reason)).toBe('User is not allowed to start VIC.');
  },
);

it('says why a start is refused when only a state forbids it', () => {
  expect(startRefusalText('expired')).toBe('Your subscription has expired.');
  expect(startRefusalText('trial')).toBe('Not available in the trial');
});

it('[GD-35, GC-5, PLUS-7] names who can give a right, or end an expired subscription or a trial, by who reads it', () => {
  const own = { purchase: 'buy', accountName: 'Northlight' } as const;
  const crew = { purchase: 'ask-owner', accountName: 'Northlight' } as const;
  expect(permissionRefusalText('expired', own)).toBe(
    'Your subscription has expired. Go to Billing to renew it.',
  );
  expect(permissionRefusalText('expired', { ...own, purchase: 'ask-partner' })).toBe(
    'Your subscription has expired. Contact your partner to renew it.',
  );
  expect(permissionRefusalText('expired', crew)).toBe(
    'Your subscription has expired. Ask the owner of Northlight to renew it.',
  );
  expect(permissionRefusalText('trial', { ...crew, accountName: null })).toBe(
    'Not available in the trial. Ask the account owner to choose a plan.',
  );
  expect(permissionRefusalText('no-right', crew)).toBe(
    'Your role does not allow this. Ask the owner of Northlight.',
  );
  expect(permissionRefusalText('dirty', crew)).toBe(PERMISSION_REFUSAL_TEXTS.dirty);
});
