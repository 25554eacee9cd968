import type { TableLaw } from '@partyline/kernel/law';
import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES, type StoredRole } from '@partyline/roles';
import { can } from '../decision/can.ts';
import { REFUSAL_REASONS, type RefusalReason } from '../decision/refusal.ts';
import { subjectFor } from '../decision/subject.ts';
import type { Target } from '../decision/target.ts';
import { ACTIONS as CODED_ACTIONS } from '../table/action.ts';
import { isDrawn } from '../table/rights-matrix.fixture.ts';
import {
  ACTIONS,
  MANAGEMENT,
  PARTNERS,
  PERMISSION_QUESTIONS,
  PERMISSION_UNIVERSE,
  PLANS,
  ROLES,
  STATUSES,
  everyPermissionQuestion,
  tellPermission,
  type PermissionQuestion,
} from './specified.fixture.ts';

const OF_EVERY_QUESTION = {
  kind: 'table',
  universe: PERMISSION_UNIVERSE,
  bound: PERMISSION_QUESTIONS,
  isQuick: true,
  tell: tellPermission,
} as const;

/** Returns the answer of the code: null for allowed, otherwise the reason. */
function reasonOf({
  roles,
  planType,
  customerStatus,
  object,
  action,
}: PermissionQuestion): RefusalReason | null {
  const decision = can(subjectFor({ roles, planType, customerStatus }), action, object);
  return decision.allowed ? null : decision.reason;
}

/** Returns the set that a role is asked by: of the workspace's own kind at account level, otherwise the invited one. [ROLE-18, ROLE-19] */
function setAskedFor(role: StoredRole, object: Target): string {
  if (object.kind === 'account') return `account.${object.branch}`;
  if (object.kind === 'instance') return 'instance';
  return role === 'account-owner' || role === 'account-admin'
    ? `workspace.${object.roleType}`
    : 'workspace.invited';
}

/** Returns the first reason of the decisions that holds, or null. */
function decidedReason({
  roles,
  planType,
  customerStatus,
  object,
  action,
}: PermissionQuestion): RefusalReason | null {
  if (roles.length === 0) return 'unknown-role';
  if (!roles.some((role) => isDrawn(role, setAskedFor(role, object), action))) return 'no-right';
  const isCustomer = customerStatus === 'PARTNER_CUSTOMER';
  const isOfPlans = object.kind === 'account' && object.branch === 'subscription';
  if (isCustomer && isOfPlans && PARTNERS.has(action)) return 'partner-customer';
  if (planType !== 'paid' && MANAGEMENT.has(action))
    return isCustomer && planType === 'free' ? 'no-plan' : 'trial';
  const changesHands = action === 'transferOwnership' || action === 'askWorkspaceOwnership';
  if (object.kind === 'workspace') {
    if (object.isDefault && (changesHands || action === 'delete')) return 'default-workspace';
    if (object.isDirty && changesHands) return 'dirty';
  }
  if (object.kind === 'instance') {
    if (object.isSubscriptionExpired && action === 'start') return 'expired';
    if (object.isRunning && action === 'change-target') return 'running';
  }
  return null;
}

const said = (reason: RefusalReason | null): string => (reason === null ? 'allowed' : `refused (${reason})`);

export const permissionTable: TableLaw<PermissionQuestion> = {
  ...OF_EVERY_QUESTION,
  name: 'permission-table',
  sentence:
    'Every action is answered as the table of rights, the plan, the partner and the state of the object decide, with the first reason that holds.',
  ids: [
    'GC-3',
    'GC-5',
    'GC-10',
    'GC-14',
    'GP-6',
    'HZ-6',
    'GW-5',
    'GV-9',
    'GD-14',
    'GD-35',
    'ROLE-18',
    'ROLE-19',
  ],
  questions: () => everyPermissionQuestion(),
  faultOf(question) {
    const [answer, decided] = [reasonOf(question), decidedReason(question)];
    return answer === decided ? null : `It is ${said(answer)}, and decided is ${said(decided)}.`;
  },
};

export const permissionUnion: TableLaw<PermissionQuestion> = {
  ...OF_EVERY_QUESTION,
  name: 'permission-union',
  sentence: 'Several roles allow exactly what one of them allows alone.',
  ids: ['GC-14'],
  questions: () => everyPermissionQuestion(),
  faultOf(question) {
    const alone = question.roles.filter((role) => reasonOf({ ...question, roles: [role] }) === null);
    const isAllowed = reasonOf(question) === null;
    if (isAllowed === alone.length > 0) return null;
    return isAllowed
      ? 'It is allowed, and no role of them allows it.'
      : `It is refused, and ${alone[0]} allows it.`;
  },
};

export const permissionDenials: TableLaw<PermissionQuestion> = {
  ...OF_EVERY_QUESTION,
  name: 'permission-denials',
  sentence:
    'A trial, a missing plan and a partner only take away: what they allow is allowed to a paying direct customer too, and a dirty, default, running or expired object allows no more than one that is not.',
  ids: ['GC-5', 'GC-15', 'GP-6', 'HZ-6', 'GC-10'],
  questions: () => everyPermissionQuestion(),
  faultOf(question) {
    if (reasonOf(question) !== null) return null;
    const { object } = question;
    const plain: Target =
      object.kind === 'workspace'
        ? { ...object, isDefault: false, isDirty: false }
        : object.kind === 'instance'
          ? { ...object, isRunning: false, isSubscriptionExpired: false }
          : object;
    const free = reasonOf({ ...question, object: plain, planType: 'paid', customerStatus: 'B2C' });
    return free === null ? null : `It is allowed, and refused (${free}) to a paying direct customer.`;
  },
};

/** Where a higher role may do less, and why, as decided. [GC-3] */
const NAMED_GAPS: ReadonlySet<string> = new Set([
  // The default workspace stays with the account.
  'default transferOwnership',
  'default askWorkspaceOwnership',
  // A shared workspace is its owner's to hand over, an ownerless one has no owner to ask.
  'shared transferOwnership',
  'orphanage askWorkspaceOwnership',
]);

function isNamedGap(higher: StoredRole, { object, action }: PermissionQuestion): boolean {
  if (object.kind !== 'workspace') return false;
  if (higher === 'workspace-owner') return action === 'askWorkspaceOwnership';
  const isOfAccount = higher === 'account-owner' || higher === 'account-admin';
  // No account-level role sees a workspace of its own account as invited. [GW-7]
  return isOfAccount && (object.roleType === 'invited' || NAMED_GAPS.has(`${object.roleType} ${action}`));
}

export const permissionLevels: TableLaw<PermissionQuestion> = {
  ...OF_EVERY_QUESTION,
  name: 'permission-levels',
  sentence: 'A higher role may do all that a lower role may, but for the named gaps of ownership.',
  ids: ['GC-3', 'GC-6', 'GW-7'],
  universe: ['all 15 pairs of a higher and a lower role', ...PERMISSION_UNIVERSE.slice(1)],
  questions: () =>
    everyPermissionQuestion(
      ROLES.flatMap((higher, at) => ROLES.slice(at + 1).map((lower) => [higher, lower])),
    ),
  faultOf(question) {
    const [higher, lower] = question.roles;
    if (higher === undefined || lower === undefined) return 'Two roles are compared.';
    const isLowerAllowed = reasonOf({ ...question, roles: [lower] }) === null;
    if (!isLowerAllowed || reasonOf({ ...question, roles: [higher] }) === null) return null;
    return isNamedGap(higher, question) ? null : `It is allowed to ${lower}, and refused to ${higher}.`;
  },
};

export const permissionOrder: TableLaw<PermissionQuestion> = {
  ...OF_EVERY_QUESTION,
  name: 'permission-order',
  sentence: 'The order of the roles, a role held twice and roles of no meaning change no answer.',
  ids: ['GC-12', 'GC-14'],
  questions: () => everyPermissionQuestion(),
  faultOf(question) {
    const answer = reasonOf(question);
    const { planType, customerStatus, object, action } = question;
    const names = [...question.roles, 'janitor', ...question.roles].toReversed();
    const decision = can(subjectFor({ roles: names, planType, customerStatus }), action, object);
    const other = decision.allowed ? null : decision.reason;
    return answer === other
      ? null
      : `It is ${said(answer)}, and ${said(other)} with the roles in another order.`;
  },
};

interface ListQuestion {
  readonly list: string;
  readonly coded: readonly string[];
  readonly specified: readonly string[];
}

export const closedLists: TableLaw<ListQuestion> = {
  kind: 'table',
  name: 'the-closed-lists',
  sentence: 'Roles, actions, plan types and customer statuses are exactly those of the specification.',
  ids: ['ROLE-1', 'ROLE-6', 'ROLE-17', 'BILL-8', 'GP-5', 'GC-10', 'HZ-6'],
  universe: ['5 closed lists'],
  bound: 5,
  isQuick: true,
  questions: () => [
    { list: 'role', coded: STORED_ROLES, specified: ROLES },
    { list: 'action', coded: CODED_ACTIONS, specified: ACTIONS },
    { list: 'plan type', coded: ACCOUNT_PLAN_TYPES, specified: PLANS },
    { list: 'customer status', coded: CUSTOMER_STATUSES, specified: STATUSES },
    {
      list: 'reason',
      coded: REFUSAL_REASONS,
      specified: [
        ...['unknown-role', 'no-right', 'partner-customer', 'trial', 'no-plan', 'default-workspace', 'dirty'],
        ...['expired', 'running', 'no-workspace'],
      ],
    },
  ],
  faultOf({ coded, specified }) {
    const missing = specified.filter((word) => !coded.includes(word));
    const added = coded.filter((word) => !specified.includes(word));
    if (missing.length > 0) return `${missing.join(', ')} is missing.`;
    return added.length > 0 ? `${added.join(', ')} is not specified.` : null;
  },
  tell: ({ list }) => [`Every ${list} of the code is compared with the specification.`],
};
