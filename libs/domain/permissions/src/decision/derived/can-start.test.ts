import fc from 'fast-check';
import { expect, it } from 'vitest';
import { can } from '../can.ts';
import { canSchedule, canStart } from './can-start.ts';
import { AT_REST, anyCircumstances, anyRoles } from '../question.fixture.ts';
import { subjectFor } from '../subject.ts';

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
