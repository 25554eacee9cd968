import { expect, it } from 'vitest';
import { ACCOUNT_PLAN_TYPES } from './account-plan-type.ts';
import { effectiveRole } from './effective-role.ts';
import { STORED_ROLES } from './role.ts';
import { roleLevel } from './role-level.ts';

it('[GC-15, ROLE-7] counts the owner of an account on trial as trial, one level', () => {
  expect(effectiveRole('account-owner', 'trial')).toBe('trial');
  expect(roleLevel(effectiveRole('account-owner', 'trial'))).toBe(1);
});

it('[GC-15] leaves the owner an owner where there is no trial, or more than one', () => {
  expect(effectiveRole('account-owner', 'free')).toBe('account-owner');
  expect(effectiveRole('account-owner', 'paid')).toBe('account-owner');
});

it('[GC-15] leaves every other role what it is, so that nobody rises through a trial', () => {
  for (const role of STORED_ROLES.filter((stored) => stored !== 'account-owner'))
    for (const planType of ACCOUNT_PLAN_TYPES) expect(effectiveRole(role, planType)).toBe(role);
});
