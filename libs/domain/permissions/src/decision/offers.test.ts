import { CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { can } from './can.ts';
import {
  canSchedule,
  canStart,
  listInviteCapable,
  isExpiredPromptFor,
  isUpgradePromptFor,
  mayReadAuditLog,
  purchaseStepOf,
} from './offers.ts';
import { AT_REST, anyCircumstances, anyRoles } from './question.fixture.ts';
import { subjectFor } from './subject.ts';

const EXPIRED = { ...AT_REST, isSubscriptionExpired: true };

const paid = (role: string) => subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });

it.each(['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin', 'vic-admin'])(
  '[ROLE-22, DEV-38] lets %s start, who has the start right, in a workspace',
  (role) => {
    expect(canStart(paid(role), 7, AT_REST)).toEqual({ allowed: true });
  },
);

it('[ROLE-22, DEV-38] refuses a client user, who has not the start right', () => {
  expect(canStart(paid('endpoint-user'), 7, AT_REST)).toEqual({ allowed: false, reason: 'no-right' });
});

it.each([null, undefined, 0, -1, 1.5, NaN, Infinity])(
  '[ROLE-22, DEV-37] refuses a start without a workspace: %s',
  (workspaceId) => {
    expect(canStart(paid('vic-admin'), workspaceId, AT_REST)).toEqual({
      allowed: false,
      reason: 'no-workspace',
    });
  },
);

it('[GD-35] refuses a start on an expired subscription, before it asks for the workspace', () => {
  expect(canStart(paid('account-owner'), 7, EXPIRED)).toEqual({ allowed: false, reason: 'expired' });
  expect(canStart(paid('account-owner'), null, EXPIRED)).toEqual({ allowed: false, reason: 'expired' });
});

it('[GC-10] gives the reason of the permission first, whatever else is wrong', () => {
  expect(canStart(paid('endpoint-user'), null, EXPIRED)).toEqual({ allowed: false, reason: 'no-right' });
  expect(canStart(paid('janitor'), null, EXPIRED)).toEqual({ allowed: false, reason: 'unknown-role' });
});

it('[ROLE-22] in a workspace answers as the right to start does', () => {
  fc.assert(
    fc.property(
      anyRoles,
      anyCircumstances,
      fc.constantFrom(AT_REST, EXPIRED),
      fc.integer({ min: 1 }),
      (roles, circumstances, instance, workspaceId) => {
        const subject = subjectFor({ roles, ...circumstances });
        expect(canStart(subject, workspaceId, instance)).toBe(can(subject, 'start', instance));
      },
    ),
  );
});

it('[PLUS-15] lets those schedule who may start and stop devices', () => {
  expect(canSchedule(paid('vic-admin'))).toEqual({ allowed: true });
  expect(canSchedule(paid('endpoint-user'))).toEqual({ allowed: false, reason: 'no-right' });
  expect(canSchedule(paid('janitor'))).toEqual({ allowed: false, reason: 'unknown-role' });
});

const PAID = { planType: 'paid', customerStatus: 'B2C' } as const;

const workspace = (name: string, roles: readonly string[], isDirty = false) =>
  ({ name, roles, roleType: 'invited', isDefault: false, isDirty }) as const;

const namesOf = (workspaces: readonly { readonly name: string }[]) => workspaces.map(({ name }) => name);

it('[ROLE-21, GC-9] offers the workspaces where the caller has a role and the right to invite', () => {
  const workspaces = [
    workspace('owned', ['workspace-owner']),
    workspace('looked after', ['vic-admin']),
    workspace('used', ['endpoint-user']),
    workspace('unknown', ['janitor']),
    workspace('none', []),
  ];
  expect(namesOf(listInviteCapable(workspaces, PAID))).toEqual(['owned', 'looked after']);
});

it('[GC-9] keeps a dirty workspace, where roles other than the owner can be invited', () => {
  expect(namesOf(listInviteCapable([workspace('dirty', ['workspace-admin'], true)], PAID))).toEqual([
    'dirty',
  ]);
});

it('[ROLE-21, GC-5] offers none in a trial', () => {
  const workspaces = [
    { ...workspace('default', ['account-owner']), roleType: 'default', isDefault: true } as const,
  ];
  expect(listInviteCapable(workspaces, { ...PAID, planType: 'trial' })).toEqual([]);
  expect(namesOf(listInviteCapable(workspaces, PAID))).toEqual(['default']);
});

it('[ROLE-23] shows the expired-subscription prompt only to users who may buy', () => {
  expect(STORED_ROLES.filter((role) => isExpiredPromptFor(paid(role)))).toEqual([
    'account-owner',
    'account-admin',
  ]);
});

it("[ROLE-23, GP-6] does not ask a partner's customer to buy", () => {
  const asked = CUSTOMER_STATUSES.filter((customerStatus) =>
    isExpiredPromptFor(subjectFor({ roles: ['account-owner'], planType: 'paid', customerStatus })),
  );
  expect(asked).toEqual(['B2C', 'AUTHORIZED_PARTNER']);
});

it('[ROLE-24] offers an upgrade only to users who may buy', () => {
  expect(STORED_ROLES.filter((role) => isUpgradePromptFor(paid(role), 'intercom'))).toEqual([
    'account-owner',
    'account-admin',
  ]);
});

it('[ROLE-25] never offers an upgrade for the second product line, nor for a kind it does not know', () => {
  for (const kind of ['skyport', 'trial', '', 'Intercom'])
    expect(isUpgradePromptFor(paid('account-owner'), kind)).toBe(false);
});

it('[GC-10, GP-6] tells each caller who can buy, in a trial too', () => {
  const stepOf = (
    role: string,
    customerStatus: 'B2C' | 'PARTNER_CUSTOMER',
    planType: 'paid' | 'trial' = 'paid',
  ) => purchaseStepOf(subjectFor({ roles: [role], planType, customerStatus }));
  expect(stepOf('account-owner', 'B2C')).toBe('buy');
  expect(stepOf('account-admin', 'B2C', 'trial')).toBe('buy');
  expect(stepOf('account-owner', 'PARTNER_CUSTOMER')).toBe('ask-partner');
  expect(stepOf('workspace-owner', 'B2C')).toBe('ask-owner');
  expect(stepOf('vic-admin', 'PARTNER_CUSTOMER')).toBe('ask-owner');
  expect(stepOf('janitor', 'B2C')).toBe('ask-owner');
});

it('[PLUS-22] lets the owners and admins of the account read its audit log, and no other role', () => {
  const readers = STORED_ROLES.filter((role) => mayReadAuditLog(paid(role)));
  expect(readers).toEqual(['account-owner', 'account-admin']);
  expect(mayReadAuditLog(paid('unknown'))).toBe(false);
});
