import type { AccountPlanType, CustomerStatus } from '@partyline/roles';
import { expect, it } from 'vitest';
import { planNoteOf } from './plan-note.ts';

it('[GC-5, GC-15, GP-6] names to a member the one denial that comes first', () => {
  const noteOf = (
    role: 'account-owner' | 'vic-admin' | null,
    planType: AccountPlanType,
    customerStatus: CustomerStatus,
  ) => planNoteOf(role, { planType, customerStatus });
  expect(noteOf('account-owner', 'trial', 'PARTNER_CUSTOMER')).toBe('trial');
  expect(noteOf('vic-admin', 'trial', 'B2C')).toBe('free');
  expect(noteOf(null, 'trial', 'B2C')).toBe('free');
  expect(noteOf('account-owner', 'free', 'PARTNER_CUSTOMER')).toBe('free');
  expect(noteOf('account-owner', 'paid', 'PARTNER_CUSTOMER')).toBe('partner');
  expect(noteOf('account-owner', 'paid', 'B2C')).toBe(null);
  expect(noteOf('vic-admin', 'paid', 'AUTHORIZED_PARTNER')).toBe(null);
});
