import { CUSTOMER_STATUSES, STORED_ROLES, type StoredRole } from '@partyline/roles';
import { expect, it } from 'vitest';
import { isJoinOnly, listPortalPages, PORTAL_PAGES, type PortalPage } from './portal-pages.ts';
import { subjectFor } from './subject.ts';

const ALL = PORTAL_PAGES;
const WITHOUT_BILLING = ['dashboard', 'shows', 'people', 'activity'] as const;

const PAGES: Readonly<Record<StoredRole, readonly PortalPage[]>> = {
  'account-owner': ALL,
  'account-admin': ALL,
  'workspace-owner': WITHOUT_BILLING,
  'workspace-admin': WITHOUT_BILLING,
  'vic-admin': ['dashboard', 'shows', 'people'],
  'endpoint-user': ['dashboard'],
};

it.each(STORED_ROLES)('[HZ-9] lists what %s can ever use, in a trial too', (role) => {
  for (const planType of ['paid', 'trial'] as const) {
    for (const customerStatus of CUSTOMER_STATUSES) {
      expect(listPortalPages(subjectFor({ roles: [role], planType, customerStatus }))).toEqual(PAGES[role]);
    }
  }
});

it('[HZ-9] lists what any of several roles can use, and without a role the dashboard alone', () => {
  const pagesOf = (roles: readonly string[]) =>
    listPortalPages(subjectFor({ roles, planType: 'paid', customerStatus: 'B2C' }));
  expect(pagesOf(['endpoint-user', 'workspace-admin'])).toEqual(WITHOUT_BILLING);
  expect(pagesOf([])).toEqual(['dashboard']);
});

it('[HZ-9] tells who can only join devices', () => {
  const isOnly = (...roles: string[]) =>
    isJoinOnly(subjectFor({ roles, planType: 'paid', customerStatus: 'B2C' }));
  expect(STORED_ROLES.filter((role) => isOnly(role))).toEqual(['endpoint-user']);
  expect(isOnly('endpoint-user', 'vic-admin')).toBe(false);
  expect(isOnly()).toBe(false);
});
