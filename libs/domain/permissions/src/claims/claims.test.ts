import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACTIONS } from '../table/action.ts';
import { PLAN_NAMES, accountId, anyClaims, workspaceId } from './claims.fixture.ts';
import { encodeClaims } from './claims.ts';
import type { WritableClaims } from './claims.ts';
import { decodeClaims } from './decode-claims.ts';
import { permissionTreeFor } from '../table/permission-tree-for.ts';

/** The identity provider's limit is 1,000 characters. */
const LIMIT = 900;

const sizeOf = (claims: WritableClaims) => JSON.stringify(encodeClaims(claims)).length;

const LONGEST = {
  accountId: accountId(Number.MAX_SAFE_INTEGER),
  workspaceId: workspaceId(Number.MAX_SAFE_INTEGER),
  subscribedPlans: PLAN_NAMES,
  hasExpiredSubscription: false,
} as const;

it('[GC-2] stays within 900 characters for every role, plan type and customer status at their longest', () => {
  for (const role of STORED_ROLES)
    for (const accountPlanType of ACCOUNT_PLAN_TYPES)
      for (const customerStatus of CUSTOMER_STATUSES) {
        const permissions = permissionTreeFor({ role, accountPlanType, customerStatus });
        expect(sizeOf({ ...LONGEST, role, customerStatus, permissions })).toBeLessThanOrEqual(LIMIT);
      }
});

it('[GC-2] stays within 900 characters even with every action in every branch', () => {
  expect(
    sizeOf({
      ...LONGEST,
      role: 'workspace-owner',
      customerStatus: 'AUTHORIZED_PARTNER',
      permissions: {
        account: { workspace: ACTIONS, subscription: ACTIONS, accountName: ACTIONS },
        workspace: { default: ACTIONS, shared: ACTIONS, orphanage: ACTIONS, invited: ACTIONS },
        instance: ACTIONS,
      },
    }),
  ).toBeLessThanOrEqual(LIMIT);
  fc.assert(
    fc.property(anyClaims, (claims) => {
      expect(sizeOf(claims)).toBeLessThanOrEqual(LIMIT);
    }),
  );
});

it('[GC-2, AUTH-18] reads back exactly what was written, by way of JSON', () => {
  fc.assert(
    fc.property(anyClaims, (claims) => {
      expect(decodeClaims(JSON.parse(JSON.stringify(encodeClaims(claims))))).toEqual(claims);
    }),
  );
});

it('[AUTH-18] writes the claims under the names that are read, the tree in one letter per action', () => {
  const permissions = permissionTreeFor({
    role: 'workspace-admin',
    accountPlanType: 'paid',
    customerStatus: 'B2C',
  });
  expect(
    encodeClaims({
      role: 'workspace-admin',
      accountId: accountId(3),
      workspaceId: workspaceId(12),
      subscribedPlans: ['intercom', 'skyport', 'intercom'],
      hasExpiredSubscription: true,
      customerStatus: 'B2C',
      permissions,
    }),
  ).toEqual({
    role: 'workspace-admin',
    accountId: 3,
    workspaceId: 12,
    subscribedPlans: ['intercom', 'skyport'],
    hasExpiredSubscription: true,
    customerStatus: 'B2C',
    access: {
      account: {
        permissions: {
          account: { workspace: '', subscription: '', accountName: '' },
          workspace: { default: '', shared: '', orphanage: '', invited: 'nvicrlAIME' },
          instance: 'uvplsotmf',
        },
      },
    },
  });
});
