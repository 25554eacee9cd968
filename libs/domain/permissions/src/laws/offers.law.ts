import type { TableLaw } from '@partyline/kernel/law';
import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';
import { can } from '../decision/can.ts';
import {
  canSchedule,
  canStart,
  isExpiredPromptFor,
  isUpgradePromptFor,
  listInviteCapable,
  mayReadAuditLog,
  purchaseStepOf,
} from '../decision/offers.ts';
import { isJoinOnly, listPortalPages } from '../decision/portal-pages.ts';
import { subjectFor } from '../decision/subject.ts';
import { PLANS, ROLE_SETS, STATUSES } from './specified.fixture.ts';

interface HolderQuestion {
  readonly roles: readonly StoredRole[];
  readonly planType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
}

function* everyHolder(): Generator<HolderQuestion> {
  for (const roles of ROLE_SETS)
    for (const planType of PLANS)
      for (const customerStatus of STATUSES) yield { roles, planType, customerStatus };
}

const tellHolder = ({ roles, planType, customerStatus }: HolderQuestion): string[] => [
  `The account is ${customerStatus} with the plan type ${planType}.`,
  `A user holds ${roles.join(' and ') || 'no role'}.`,
];

const OF_EVERY_HOLDER = {
  kind: 'table',
  universe: ['all 64 sets of roles', '9 kinds of account'],
  bound: 64 * 9,
  isQuick: true,
  questions: everyHolder,
  tell: tellHolder,
} as const;

const isOfAccount = (role: StoredRole) => role === 'account-owner' || role === 'account-admin';

export const offersToBuy: TableLaw<HolderQuestion> = {
  ...OF_EVERY_HOLDER,
  name: 'offers-to-buy',
  sentence:
    'Prompts about expired plans and upgrades are for those who may buy, upgrades only for virtual intercoms; a partner is named to the customer of one, and else the owner.',
  ids: ['ROLE-23', 'ROLE-24', 'ROLE-25', 'GC-13', 'GP-6', 'GC-10'],
  faultOf(holder) {
    const subject = subjectFor(holder);
    const isBuyer = holder.roles.some(isOfAccount) && holder.customerStatus !== 'PARTNER_CUSTOMER';
    if (isExpiredPromptFor(subject) !== isBuyer) return 'The prompt for an expired plan is for others.';
    for (const kind of ['intercom', 'skyport', 'trial', ''])
      if (isUpgradePromptFor(subject, kind) !== (isBuyer && kind === 'intercom'))
        return `The prompt to upgrade a "${kind}" is for others.`;
    const isOwnersBesidesPartner = holder.roles.some(isOfAccount);
    const step = isBuyer ? 'buy' : isOwnersBesidesPartner ? 'ask-partner' : 'ask-owner';
    return purchaseStepOf(subject) === step
      ? null
      : `They are told to ${purchaseStepOf(subject)}, not to ${step}.`;
  },
};

/** Roles that operate instances. [GC-3] */
const OPERATORS = ['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin', 'vic-admin'];
/** Roles that manage a workspace. [GC-3] */
const MANAGERS = OPERATORS.slice(0, 4);

export const portalPages: TableLaw<HolderQuestion> = {
  ...OF_EVERY_HOLDER,
  name: 'portal-pages',
  sentence:
    'A page is in the navigation exactly if one of the roles can ever use it, whatever plan and partner say, and each further role only adds pages.',
  ids: ['HZ-9', 'GC-10', 'PLUS-22'],
  faultOf(holder) {
    const subject = subjectFor(holder);
    const holds = (able: readonly string[]) => holder.roles.some((role) => able.includes(role));
    const pages = [
      'dashboard',
      ...(holds(OPERATORS) ? ['shows', 'people'] : []),
      ...(holds(MANAGERS) ? ['activity'] : []),
      ...(holder.roles.some(isOfAccount) ? ['billing'] : []),
    ];
    const shown = listPortalPages(subject);
    if (shown.join() !== pages.join()) return `Shown are ${shown.join(', ')}, not ${pages.join(', ')}.`;
    const isJoining = holder.roles.length > 0 && holder.roles.every((role) => role === 'endpoint-user');
    if (isJoinOnly(subject) !== isJoining) return 'Only a client user is shown how to join, and no other.';
    return mayReadAuditLog(subject) === holder.roles.some(isOfAccount)
      ? null
      : 'The log is for owners and admins of the account.';
  },
};

interface StartQuestion extends HolderQuestion {
  readonly workspaceId: number | null;
  readonly isRunning: boolean;
  readonly isSubscriptionExpired: boolean;
}

const BOTH = [false, true] as const;
const WORKSPACE_IDS = [7, 1, Number.MAX_SAFE_INTEGER, null, 0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1];

export const startNeedsWorkspace: TableLaw<StartQuestion> = {
  kind: 'table',
  name: 'start-needs-workspace',
  sentence:
    'A start needs the right, a subscription that has not expired and a workspace, asked in this order; a schedule needs the rights to start and to stop.',
  ids: ['ROLE-22', 'DEV-37', 'DEV-38', 'GD-35', 'GD-36', 'PLUS-15'],
  universe: [
    'all 64 sets of roles',
    '9 kinds of account',
    'instances (running or not, expired or not)',
    '3 ids of a workspace and 5 that are none',
  ],
  bound: 64 * 9 * 4 * 8,
  isQuick: true,
  *questions() {
    for (const holder of everyHolder())
      for (const isRunning of BOTH)
        for (const isSubscriptionExpired of BOTH)
          for (const workspaceId of WORKSPACE_IDS)
            yield { ...holder, workspaceId, isRunning, isSubscriptionExpired };
  },
  faultOf({ workspaceId, isRunning, isSubscriptionExpired, ...holder }) {
    const subject = subjectFor(holder);
    const decision = canStart(subject, workspaceId, { kind: 'instance', isRunning, isSubscriptionExpired });
    const isOperator = holder.roles.some((role) => OPERATORS.includes(role));
    const isWorkspace = workspaceId !== null && Number.isSafeInteger(workspaceId) && workspaceId > 0;
    const wanted =
      holder.roles.length === 0
        ? 'unknown-role'
        : !isOperator
          ? 'no-right'
          : isSubscriptionExpired
            ? 'expired'
            : isWorkspace
              ? null
              : 'no-workspace';
    const reason = decision.allowed ? null : decision.reason;
    if (reason !== wanted) return `It is ${reason ?? 'allowed'}, and decided is ${wanted ?? 'allowed'}.`;
    return canSchedule(subject).allowed === isOperator ? null : 'A schedule is for those who start and stop.';
  },
  tell: ({ workspaceId, isRunning, isSubscriptionExpired, ...holder }) => [
    ...tellHolder(holder),
    `They start a ${isRunning ? 'running' : 'stopped'} instance ${isSubscriptionExpired ? 'on an expired subscription ' : ''}of the workspace ${workspaceId}.`,
  ],
};

interface InviteQuestion extends HolderQuestion {
  readonly roleType: 'default' | 'shared' | 'orphanage' | 'invited';
  readonly isDefault: boolean;
  readonly isDirty: boolean;
}

export const inviteCapable: TableLaw<InviteQuestion> = {
  kind: 'table',
  name: 'invite-capable',
  sentence:
    'The workspaces to invite to are those where a role has the right to invite, dirty ones too, in their order.',
  ids: ['ROLE-21', 'GC-9', 'GV-9'],
  universe: [
    'all 64 sets of roles',
    '9 kinds of account',
    '4 kinds of workspace (default or not, dirty or not), among two others',
  ],
  bound: 64 * 9 * 16,
  isQuick: true,
  *questions() {
    for (const holder of everyHolder())
      for (const roleType of ['default', 'shared', 'orphanage', 'invited'] as const)
        for (const isDefault of BOTH)
          for (const isDirty of BOTH) yield { ...holder, roleType, isDefault, isDirty };
  },
  faultOf({ roles, planType, customerStatus, ...state }) {
    const seen = { roles, ...state };
    const open = { roles: ['account-owner'], roleType: 'shared', isDefault: false, isDirty: true } as const;
    const closed = {
      roles: ['endpoint-user'],
      roleType: 'invited',
      isDefault: false,
      isDirty: false,
    } as const;
    const listed = listInviteCapable([closed, seen, open], { planType, customerStatus });
    const isCapable = can(subjectFor({ roles, planType, customerStatus }), 'invite', {
      kind: 'workspace',
      ...state,
    }).allowed;
    const isOpen = planType === 'paid';
    const wanted = [...(isCapable ? [seen] : []), ...(isOpen ? [open] : [])];
    const isSame = listed.length === wanted.length && listed.every((one, at) => one === wanted[at]);
    return isSame ? null : `${listed.length} of 3 are listed, and ${wanted.length} have the right.`;
  },
  tell: ({ roleType, isDefault, isDirty, ...holder }) => [
    ...tellHolder(holder),
    `They see a workspace of kind ${roleType}${isDefault ? ', the default one' : ''}${isDirty ? ', dirty' : ''}.`,
  ],
};
