import type { AccountPlanType } from '@partyline/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../table/action.ts';
import type { Action } from '../table/action.ts';
import { can } from './can.ts';
import type { RefusalReason } from './refusal.ts';
import {
  AT_REST,
  SINGLE_ROLES,
  TARGETS,
  anyAction,
  anyCircumstances,
  anyRoles,
  anyTarget,
  quietWorkspace,
} from './question.fixture.ts';
import { isDrawn } from '../table/rights-matrix.fixture.ts';
import { subjectFor } from './subject.ts';
import type { SubjectFacts } from './subject.ts';
import type { Target } from './target.ts';

const IN_TRIAL =
  'add delete rename create invite revoke transferOwnership askWorkspaceOwnership move-instances add-instances'.split(
    ' ',
  );
/** What only the partner does with the plans of its customer. */
const PARTNERS = ['buy', 'cancel', 'unsubscribe', 'update'];
const TRANSFER = ['transferOwnership', 'askWorkspaceOwnership'];

function branchOf(role: string, target: Target): string {
  if (target.kind === 'account') return `account.${target.branch}`;
  if (target.kind === 'instance') return 'instance';
  return `workspace.${role.startsWith('account-') ? target.roleType : 'invited'}`;
}

/** The rules as an ordered list; the first match wins. */
function expectedReason(facts: SubjectFacts, action: Action, target: Target): RefusalReason | null {
  const isHeld = facts.roles.some((role) => isDrawn(role, branchOf(role, target), action));
  if (facts.roles.length === 0) return 'unknown-role';
  if (!isHeld) return 'no-right';
  const isPartners = facts.customerStatus === 'PARTNER_CUSTOMER';
  const isPlans = target.kind === 'account' && target.branch === 'subscription';
  if (isPartners && isPlans && PARTNERS.includes(action)) return 'partner-customer';
  if (facts.planType !== 'paid' && IN_TRIAL.includes(action))
    return isPartners && facts.planType === 'free' ? 'no-plan' : 'trial';
  if (target.kind === 'workspace') {
    if (target.isDefault && [...TRANSFER, 'delete'].includes(action)) return 'default-workspace';
    if (target.isDirty && TRANSFER.includes(action)) return 'dirty';
  }
  if (target.kind === 'instance') {
    if (target.isSubscriptionExpired && action === 'start') return 'expired';
    if (target.isRunning && action === 'change-target') return 'running';
  }
  return null;
}

const expected = (reason: RefusalReason | null) =>
  reason === null ? { allowed: true } : { allowed: false, reason };

const paid = (...roles: string[]) => subjectFor({ roles, planType: 'paid', customerStatus: 'B2C' });

describe('one role', () => {
  it('[GC-3, GC-5, GC-10, GP-6, HZ-6] is answered as decided: every role, account, object, state and action', () => {
    for (const facts of SINGLE_ROLES) {
      const subject = subjectFor(facts);
      for (const target of TARGETS)
        for (const action of ACTIONS) {
          const answer = can(subject, action, target);
          const wanted = expected(expectedReason(facts, action, target));
          // Comparing first keeps 28,000 questions fast; the assertion then names the failure.
          if (JSON.stringify(answer) !== JSON.stringify(wanted))
            expect({ facts, action, target, answer }).toEqual({ facts, action, target, answer: wanted });
        }
    }
    expect(SINGLE_ROLES.length * TARGETS.length * ACTIONS.length).toBe(54 * 23 * 23);
  });

  it("[ROLE-18] applies the rights of the workspace's type to an account owner", () => {
    expect(can(paid('account-owner'), 'delete', quietWorkspace('orphanage'))).toEqual({ allowed: true });
    expect(can(paid('account-owner'), 'delete', quietWorkspace('default'))).toEqual(expected('no-right'));
  });

  it('[ROLE-19] asks a workspace owner for the invited set, whatever the workspace is', () => {
    for (const kind of ['default', 'shared', 'orphanage', 'invited'] as const) {
      expect(can(paid('workspace-owner'), 'rename', quietWorkspace(kind))).toEqual({ allowed: true });
      expect(can(paid('workspace-owner'), 'delete', quietWorkspace(kind))).toEqual(expected('no-right'));
    }
  });

  it('[ROLE-20] refuses management in a trial, but neither starting nor buying', () => {
    const trial = subjectFor({ roles: ['account-owner'], planType: 'trial', customerStatus: 'B2C' });
    expect(can(trial, 'rename', quietWorkspace('default'))).toEqual(expected('trial'));
    expect(can(trial, 'rename', { kind: 'account', branch: 'accountName' })).toEqual(expected('trial'));
    expect(can(trial, 'start', AT_REST)).toEqual({ allowed: true });
    expect(can(trial, 'buy', { kind: 'account', branch: 'subscription' })).toEqual({ allowed: true });
  });

  it('[GC-10] leaves the deletion of a shared workspace allowed: the deletion itself answers', () => {
    expect(can(paid('account-admin'), 'delete', quietWorkspace('shared'))).toEqual({ allowed: true });
  });

  it('[GV-9] lets a dirty workspace refuse a ownership transfer and nothing else', () => {
    const dirty = { ...quietWorkspace('invited'), isDirty: true };
    expect(can(paid('workspace-owner'), 'transferOwnership', dirty)).toEqual(expected('dirty'));
    expect(can(paid('workspace-admin'), 'askWorkspaceOwnership', dirty)).toEqual(expected('dirty'));
    for (const action of ['invite', 'rename', 'move-instances'] as const)
      expect(can(paid('workspace-owner'), action, dirty)).toEqual({ allowed: true });
  });
});

describe('what an instance needs', () => {
  it.each([
    ['ROLE-32', 'ccm'],
    ['ROLE-34', 'change-target'],
    ['ROLE-37', 'start'],
    ['ROLE-37', 'stop'],
  ] as const)('[%s] the right %s, which a client user does not have', (_id, action) => {
    expect(can(paid('endpoint-user'), action, AT_REST)).toEqual(expected('no-right'));
    expect(can(paid('workspace-admin'), action, AT_REST)).toEqual({ allowed: true });
  });

  it('[ROLE-33] the right favorite, which every role that covers the workspace has', () => {
    expect(can(paid('endpoint-user'), 'favorite', AT_REST)).toEqual({ allowed: true });
    expect(can(paid(), 'favorite', AT_REST)).toEqual(expected('unknown-role'));
  });

  it.each([
    ['ROLE-35', 'move-instances'],
    ['ROLE-35', 'add-instances'],
    ['ROLE-36', 'edit-instances'],
  ] as const)('[%s] the right %s in its workspace, which a vic-admin does not have', (_id, action) => {
    expect(can(paid('vic-admin'), action, quietWorkspace('invited'))).toEqual(expected('no-right'));
    expect(can(paid('workspace-admin'), action, quietWorkspace('invited'))).toEqual({ allowed: true });
  });

  it('[GD-14, GD-35] rest for another data center, and a living subscription for a start', () => {
    const running = { ...AT_REST, isRunning: true };
    const expired = { ...AT_REST, isSubscriptionExpired: true };
    expect(can(paid('workspace-owner'), 'change-target', running)).toEqual(expected('running'));
    expect(can(paid('workspace-owner'), 'start', expired)).toEqual(expected('expired'));
    expect(can(paid('workspace-owner'), 'stop', { ...running, ...expired })).toEqual({ allowed: true });
  });
});

describe('several roles', () => {
  it('[GC-14] may do what one of them may, and are else refused for the first reason that holds', () => {
    fc.assert(
      fc.property(
        anyRoles,
        anyCircumstances,
        anyAction,
        anyTarget,
        (roles, circumstances, action, target) => {
          const facts = { roles, ...circumstances };
          expect(can(subjectFor(facts), action, target)).toEqual(
            expected(expectedReason(facts, action, target)),
          );
        },
      ),
    );
  });

  it('[GC-14] never lose a right by one more membership', () => {
    fc.assert(
      fc.property(
        anyRoles,
        anyRoles,
        anyCircumstances,
        anyAction,
        anyTarget,
        (roles, more, rest, action, target) => {
          const before = can(subjectFor({ roles, ...rest }), action, target).allowed;
          const after = can(subjectFor({ roles: [...roles, ...more], ...rest }), action, target).allowed;
          expect(before && !after).toBe(false);
        },
      ),
    );
  });

  it('[GC-5] never gain a right by not paying', () => {
    fc.assert(
      fc.property(anyRoles, anyAction, anyTarget, (roles, action, target) => {
        const allowedWith = (planType: AccountPlanType) =>
          can(subjectFor({ roles, planType, customerStatus: 'B2C' }), action, target).allowed;
        expect(allowedWith('trial') && !allowedWith('paid')).toBe(false);
        expect(allowedWith('free')).toBe(allowedWith('trial'));
      }),
    );
  });

  it('sees a workspace through both sets: an account admin who is also its owner', () => {
    const both = paid('account-admin', 'workspace-owner');
    expect(can(both, 'transferOwnership', quietWorkspace('shared'))).toEqual({ allowed: true });
    expect(can(both, 'delete', quietWorkspace('shared'))).toEqual({ allowed: true });
    expect(can(paid('account-admin'), 'transferOwnership', quietWorkspace('shared')).allowed).toBe(false);
    expect(can(paid('workspace-owner'), 'delete', quietWorkspace('shared')).allowed).toBe(false);
  });
});

describe('unknown roles, actions and places', () => {
  it('[GC-12] is refused: an unknown role, first of all reasons', () => {
    fc.assert(
      fc.property(anyCircumstances, anyAction, anyTarget, (circumstances, action, target) => {
        const subject = subjectFor({ roles: ['janitor', 'trial'], ...circumstances });
        expect(can(subject, action, target)).toEqual(expected('unknown-role'));
      }),
    );
  });

  it.each(['reboot', 'constructor', '__proto__', 'toString', '', 'Start'])(
    'is refused: the action %j',
    (name) => {
      // Invalid or newer input, against the types.
      const action = name as Action;
      for (const target of TARGETS)
        expect(can(paid('account-owner'), action, target)).toEqual(expected('no-right'));
    },
  );

  it.each(['constructor', '__proto__', 'Shared', ''])(
    'is refused: the branch or kind of workspace %j',
    (name) => {
      // As above.
      const workspace = {
        kind: 'workspace',
        roleType: name,
        isDefault: false,
        isDirty: false,
      } as unknown as Target;
      const account = { kind: 'account', branch: name } as unknown as Target;
      for (const action of ACTIONS) {
        expect(can(paid('account-owner'), action, workspace)).toEqual(expected('no-right'));
        expect(can(paid('account-owner'), action, account)).toEqual(expected('no-right'));
      }
    },
  );
});

it('answers with objects that already exist, so that asking costs no memory', () => {
  fc.assert(
    fc.property(anyRoles, anyCircumstances, anyAction, anyTarget, (roles, circumstances, action, target) => {
      const ask = () => can(subjectFor({ roles, ...circumstances }), action, target);
      expect(ask()).toBe(ask());
      expect(Object.isFrozen(ask())).toBe(true);
    }),
  );
});
