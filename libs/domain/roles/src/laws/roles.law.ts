import type { TableLaw } from '@partyline/kernel/law';
import { ACCOUNT_PLAN_TYPES, accountPlanTypeOf, effectiveRole } from '../account-plan-type.ts';
import {
  type CUSTOMER_STATUSES,
  isAccountOwner,
  isAuthorizedPartner,
  isB2C,
  isOwnerRole,
  isPartnerCustomer,
  isPartnerOwner,
} from '../customer-status.ts';
import { mayManageCustomers } from '../partner-customer.ts';
import { compareRoles, highestRole, outranks, roleLevel } from '../role-level.ts';
import { isAccountLevel, isAccountOwnerForChecks, isUpgradeListRole, scopeOf } from '../role-scope.ts';
import { ROLES, parseRole, type Role, type StoredRole } from '../role.ts';
import { KNOWN, LEVELS, STORED, STRANGE, subsetsOf } from './specified.fixture.ts';

interface RoleQuestion {
  readonly role: string;
}

export const roleTable: TableLaw<RoleQuestion> = {
  kind: 'table',
  name: 'role-table',
  sentence:
    'Each role has the level, the id and the display name of the specification and is read by its name and its id alone; a trial is never stored, and nothing else is a role.',
  ids: ['ROLE-1', 'ROLE-2', 'ROLE-3', 'ROLE-4', 'ROLE-5', 'ROLE-6', 'ROLE-7', 'GC-12', 'GC-15', 'GV-19'],
  universe: ['the 7 roles of the specification', '9 words that are none, and the ids from -1 to 8 and 1.5'],
  bound: 7 + 9,
  isQuick: true,
  questions: () => [...KNOWN.map(({ role }) => ({ role })), ...STRANGE.map((role) => ({ role }))],
  faultOf({ role }) {
    const specified = KNOWN.find((known) => known.role === role);
    const parsed = parseRole(role);
    const isStored = specified !== undefined && specified.id !== null;
    if (parsed.ok !== isStored) return isStored ? 'It is refused.' : 'It is read as a role.';
    if (specified === undefined) return roleLevel(role as Role) === -1 ? null : 'It has a level.'; // A row may hold it.
    const { level, id, displayName } = ROLES[specified.role];
    if (level !== specified.level || id !== specified.id || displayName !== specified.displayName)
      return `It has level ${level}, id ${id} and the name ${displayName}.`;
    if (roleLevel(specified.role) !== LEVELS[specified.role])
      return `It counts as level ${roleLevel(specified.role)}.`;
    for (const candidate of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 1.5]) {
      const byId = parseRole(candidate);
      const named = byId.ok ? byId.value : null;
      const wanted = KNOWN.find((known) => known.id === candidate)?.role ?? null;
      if (named !== wanted) return `The id ${candidate} is read as ${named ?? 'no role'}.`;
    }
    return null;
  },
  tell: ({ role }) => [`The role "${role}" is looked up.`],
};

interface OrderQuestion {
  readonly roles: readonly string[];
}

/** Returns the level, and -1 for what is no role. */
const levelOf = (role: string): number => (Object.hasOwn(LEVELS, role) ? LEVELS[role as Role] : -1); // Asked before.

export const roleOrder: TableLaw<OrderQuestion> = {
  kind: 'table',
  name: 'role-order',
  sentence:
    'Roles are compared by level, never by id: none outranks itself, an unknown one outranks nothing and is outranked by none, and the highest of several is the same in any order.',
  ids: ['GC-6', 'GC-12', 'GC-14', 'GV-19'],
  universe: ['every list of at most 3 of the 7 roles and 2 unknown words'],
  bound: 1 + 9 + 81 + 729,
  isQuick: true,
  *questions() {
    const words = [...KNOWN.map(({ role }) => role), 'janitor', 'constructor'];
    yield { roles: [] };
    for (const a of words) yield { roles: [a] };
    for (const a of words) for (const b of words) yield { roles: [a, b] };
    for (const a of words) for (const b of words) for (const c of words) yield { roles: [a, b, c] };
  },
  faultOf({ roles }) {
    // Rows and tokens may hold words that the types exclude.
    const known = roles as readonly StoredRole[];
    for (const a of known)
      for (const b of known) {
        const isAbove = levelOf(b) >= 0 && levelOf(a) > levelOf(b);
        if (outranks(a, b) !== isAbove) return `${a} ${isAbove ? 'does not outrank' : 'outranks'} ${b}.`;
        if (Math.sign(compareRoles(a, b)) !== Math.sign(levelOf(b) - levelOf(a)))
          return `${a} and ${b} are sorted otherwise.`;
      }
    const top = Math.max(-1, ...roles.map(levelOf));
    const wanted = top < 0 ? null : roles.find((role) => levelOf(role) === top);
    for (const order of [known, known.toReversed()])
      if (highestRole(order) !== wanted) return `The highest is ${highestRole(order)}.`;
    return null;
  },
  tell: ({ roles }) => [`Compared are the roles ${roles.join(', ') || '(none)'}.`],
};

interface CheckQuestion {
  readonly roles: readonly StoredRole[];
  readonly status: (typeof CUSTOMER_STATUSES)[number];
}

export const roleChecks: TableLaw<CheckQuestion> = {
  kind: 'table',
  name: 'role-checks',
  sentence:
    'Owner and admin of an account count as owner for management, strictly the ids 1 and 2 for leaving; the partner’s owner is the account owner of an authorized partner, and alone manages its customers.',
  ids: [
    'ROLE-8',
    'ROLE-9',
    'ROLE-10',
    'ROLE-11',
    'ROLE-12',
    'ROLE-26',
    'ROLE-28',
    'ROLE-29',
    'ROLE-30',
    'ROLE-31',
    'GC-4',
    'GC-7',
    'GP-5',
    'HZ-6',
  ],
  universe: ['all 64 sets of roles', '3 customer statuses'],
  bound: 64 * 3,
  isQuick: true,
  *questions() {
    for (const roles of subsetsOf(STORED))
      for (const status of ['B2C', 'AUTHORIZED_PARTNER', 'PARTNER_CUSTOMER'] as const)
        yield { roles, status };
  },
  faultOf({ roles, status }) {
    const isPartner = status === 'AUTHORIZED_PARTNER';
    if (isAuthorizedPartner(status) !== isPartner) return 'The partner check is wrong.';
    if (isB2C(status) !== (status === 'B2C')) return 'The B2C check is wrong.';
    if (isPartnerCustomer({ customerStatus: status }) !== (status === 'PARTNER_CUSTOMER'))
      return 'The check of a partner’s customer is wrong.';
    if (mayManageCustomers(status, roles) !== (isPartner && roles.includes('account-owner')))
      return 'Customers are managed by others.';
    for (const role of roles) {
      const id = KNOWN.find((known) => known.role === role)?.id ?? 0;
      const [isOfAccount, isOfWorkspace] = [id === 1 || id === 5, id === 2 || id === 6];
      if (isAccountLevel(role) !== isOfAccount || isAccountOwnerForChecks(role) !== isOfAccount)
        return `${role} is of the account, or is not.`;
      if (scopeOf(role) !== (isOfAccount ? 'account' : isOfWorkspace ? 'workspace' : 'instance'))
        return `${role} is a role of the ${scopeOf(role)}.`;
      if (isOwnerRole(role) !== (id === 1 || id === 2))
        return `${role} has to hand over before leaving, or has not.`;
      if (isAccountOwner(role) !== (id === 1)) return `${role} is the account's owner, or is not.`;
      if (isPartnerOwner(status, role) !== (isPartner && id === 1))
        return `${role} is the partner's owner, or is not.`;
      for (const given of [role, id])
        if (isUpgradeListRole(given) !== isOfAccount) return `${given} gets the upgrade list, or does not.`;
    }
    return null;
  },
  tell: ({ roles, status }) => [
    `In an account that is ${status}, a user holds ${roles.join(' and ') || 'no role'}.`,
  ],
};

interface PlanQuestion {
  readonly kinds: readonly string[];
}

export const planTypes: TableLaw<PlanQuestion> = {
  kind: 'table',
  name: 'plan-types',
  sentence:
    'An account is paid by one subscription of a paid kind, in any order and among any others, else a trial by one trial, else free; only a trial’s owner is shown as trial.',
  ids: ['BILL-8', 'BILL-9', 'BILL-10', 'GB-19', 'GC-5', 'GC-15'],
  universe: ['every list of at most 4 of 6 product kinds, 3 of them unknown', '6 roles'],
  bound: 1 + 6 + 6 ** 2 + 6 ** 3 + 6 ** 4,
  isQuick: true,
  *questions() {
    let lists: readonly (readonly string[])[] = [[]];
    yield { kinds: [] };
    for (let length = 1; length <= 4; length += 1) {
      lists = lists.flatMap((list) =>
        ['trial', 'intercom', 'skyport', '', 'Intercom', 'toString'].map((kind) => [...list, kind]),
      );
      for (const kinds of lists) yield { kinds };
    }
  },
  faultOf({ kinds }) {
    const isPaid = kinds.includes('intercom') || kinds.includes('skyport');
    const wanted = isPaid ? 'paid' : kinds.includes('trial') ? 'trial' : 'free';
    const planType = accountPlanTypeOf(kinds);
    if (planType !== wanted || !ACCOUNT_PLAN_TYPES.includes(planType))
      return `It is ${planType}, and decided is ${wanted}.`;
    for (const role of STORED) {
      const shown = role === 'account-owner' && wanted === 'trial' ? 'trial' : role;
      if (effectiveRole(role, planType) !== shown)
        return `${role} is shown as ${effectiveRole(role, planType)}.`;
    }
    return null;
  },
  tell: ({ kinds }) => [
    `An account has subscriptions of the kinds ${kinds.map((kind) => `"${kind}"`).join(', ') || '(none)'}.`,
  ],
};
