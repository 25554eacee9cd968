import type { TableLaw } from '@partyline/kernel/law';
import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';
import { can } from '../decision/can.ts';
import { accountSubjectOf, subjectFor } from '../decision/subject.ts';
import type { Target } from '../decision/target.ts';
import type { Action } from '../table/action.ts';
import { permissionTreeFor } from '../table/permission-tree-for.ts';
import { ACTIONS, MANAGEMENT, OBJECTS, PARTNERS, PLANS, ROLES, STATUSES } from './specified.fixture.ts';

/** Words that no list contains, and those that every object of JavaScript knows. */
const NONSENSE = [
  '',
  ' ',
  'janitor',
  'trial',
  'Account-Owner',
  '1',
  '*',
  'constructor',
  '__proto__',
  'toString',
];

interface UnknownQuestion {
  readonly roles: readonly string[];
  readonly planType: string;
  readonly customerStatus: string;
  /** A target as a caller may make it up; its words may be unknown. */
  readonly object: Readonly<Record<string, unknown>>;
  readonly action: string;
  readonly unknown: 'role' | 'action' | 'object' | 'account';
}

const OWNER = { roles: ['account-owner'], planType: 'paid', customerStatus: 'B2C' };
const asObject = (target: Target) => ({ ...target });

const MADE_UP: readonly Readonly<Record<string, unknown>>[] = [
  {},
  ...NONSENSE.flatMap((word) => [
    { kind: word, roleType: word, branch: word },
    { kind: 'workspace', roleType: word, isDefault: false, isDirty: false },
    { kind: 'account', branch: word },
  ]),
];

function* everyUnknownQuestion(): Generator<UnknownQuestion> {
  const everyCircumstance = PLANS.flatMap((planType) =>
    STATUSES.map((customerStatus) => ({ planType, customerStatus })),
  );
  for (const object of OBJECTS.map(asObject))
    for (const action of ACTIONS)
      for (const circumstances of everyCircumstance) {
        for (const role of NONSENSE)
          yield { ...circumstances, roles: [role], object, action, unknown: 'role' };
        yield { ...circumstances, roles: NONSENSE, object, action, unknown: 'role' };
      }
  for (const roles of [...ROLES.map((role) => [role]), [...ROLES]])
    for (const object of OBJECTS.map(asObject))
      for (const action of NONSENSE) yield { ...OWNER, roles, object, action, unknown: 'action' };
  for (const roles of [...ROLES.map((role) => [role]), [...ROLES]])
    for (const object of MADE_UP)
      for (const action of ACTIONS) yield { ...OWNER, roles, object, action, unknown: 'object' };
  for (const role of ROLES)
    for (const object of OBJECTS.map(asObject))
      for (const action of ACTIONS)
        for (const word of NONSENSE) {
          yield { roles: [role], planType: word, customerStatus: 'B2C', object, action, unknown: 'account' };
          yield { roles: [role], planType: 'paid', customerStatus: word, object, action, unknown: 'account' };
        }
}

function allows({ roles, planType, customerStatus, object, action }: UnknownQuestion): boolean {
  // The types exclude these words; a row of the database, a token or a caller without types may hold them.
  const facts = {
    roles,
    planType: planType as AccountPlanType,
    customerStatus: customerStatus as CustomerStatus,
  };
  return can(subjectFor(facts), action as Action, object as unknown as Target).allowed;
}

/** Returns whether an unknown account denies an action: a plan that is none denies like a trial, a status like a partner. */
function isDeniedByUnknown({ planType, object, action }: UnknownQuestion): boolean {
  if (planType !== 'paid') return MANAGEMENT.has(action);
  return object['kind'] === 'account' && object['branch'] === 'subscription' && PARTNERS.has(action);
}

export const nothingByDefault: TableLaw<UnknownQuestion> = {
  kind: 'table',
  name: 'nothing-by-default',
  sentence:
    'An unknown role, action or object is refused; an unknown plan denies as much as a trial, an unknown customer status as much as a partner.',
  ids: ['GC-12', 'GC-5', 'GP-6', 'ROLE-17'],
  universe: [
    '10 unknown words in place of each word, also those that every object has (constructor, toString)',
    'each of 6 roles and all together, 23 objects, 23 actions',
    '9 kinds of account',
  ],
  bound: 150_000,
  isQuick: true,
  questions: everyUnknownQuestion,
  faultOf(question) {
    if (!allows(question)) return null;
    return question.unknown === 'account' && !isDeniedByUnknown(question) ? null : 'It is allowed.';
  },
  tell: ({ roles, planType, customerStatus, object, action }) => [
    `The account is "${customerStatus}" with the plan type "${planType}".`,
    `A user with the role "${roles.join('" and "')}" asks for "${action}" on ${JSON.stringify(object)}.`,
  ],
};

interface MissingQuestion {
  readonly user: {
    readonly role?: StoredRole | null;
    readonly subscription?: AccountPlanType | null;
    readonly customerStatus?: CustomerStatus | null;
  } | null;
  readonly object: Target;
  readonly action: Action;
}

const orMissing = <Word>(words: readonly Word[]) => [undefined, null, ...words];

function* everyMissingQuestion(): Generator<MissingQuestion> {
  const users = [
    null,
    ...orMissing<StoredRole>(ROLES).flatMap((role) =>
      orMissing<AccountPlanType>(PLANS).flatMap((subscription) =>
        orMissing<CustomerStatus>(STATUSES).map((customerStatus) => ({
          ...(role === undefined ? {} : { role }),
          ...(subscription === undefined ? {} : { subscription }),
          ...(customerStatus === undefined ? {} : { customerStatus }),
        })),
      ),
    ),
  ];
  for (const user of users)
    for (const object of OBJECTS) for (const action of ACTIONS) yield { user, object, action };
}

export const missingFacts: TableLaw<MissingQuestion> = {
  kind: 'table',
  name: 'missing-facts',
  sentence: 'What is not known yet of a user never allows more than any value that it may turn out to have.',
  ids: ['GC-12', 'GC-5', 'GP-6'],
  universe: [
    'no user, or role, plan type and customer status each missing, null or known',
    '23 objects, 23 actions',
  ],
  bound: 201 * 23 * 23,
  isQuick: true,
  questions: everyMissingQuestion,
  faultOf({ user, object, action }) {
    if (!can(accountSubjectOf(user), action, object).allowed) return null;
    const role = user?.role ?? null;
    if (user === null || role === null) return 'It is allowed without a role.';
    for (const subscription of user.subscription ? [user.subscription] : PLANS)
      for (const customerStatus of user.customerStatus ? [user.customerStatus] : STATUSES)
        if (!can(accountSubjectOf({ role, subscription, customerStatus }), action, object).allowed)
          return `It is allowed, and refused to a ${customerStatus} with the plan type ${subscription}.`;
    return null;
  },
  tell: ({ user, object, action }) => [
    user === null ? 'No user is known.' : `Known of the user is ${JSON.stringify(user)}.`,
    `They ask for ${action} on ${JSON.stringify(object)}.`,
  ],
};

interface TreeQuestion {
  readonly role: StoredRole;
  readonly planType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
  readonly object: Target;
  readonly action: Action;
}

/** The reasons that a token cannot know: they are the object's. */
const OF_STATE: ReadonlySet<string> = new Set(['default-workspace', 'dirty', 'expired', 'running']);

export const treeEqualsDecision: TableLaw<TreeQuestion> = {
  kind: 'table',
  name: 'tree-equals-decision',
  sentence:
    'The tree in a token holds an action exactly if the decision allows it or only the state of the object refuses it.',
  ids: ['ROLE-13', 'ROLE-18', 'ROLE-19', 'GC-1', 'GC-2'],
  universe: ['6 roles', '9 kinds of account', '23 objects in every state', '23 actions'],
  bound: 6 * 9 * 23 * 23,
  isQuick: true,
  *questions() {
    for (const role of ROLES)
      for (const planType of PLANS)
        for (const customerStatus of STATUSES)
          for (const object of OBJECTS)
            for (const action of ACTIONS) yield { role, planType, customerStatus, object, action };
  },
  faultOf({ role, planType, customerStatus, object, action }) {
    const { account, workspace, instance } = permissionTreeFor({
      role,
      accountPlanType: planType,
      customerStatus,
    });
    const isOfAccount = role.startsWith('account-');
    const leaf =
      object.kind === 'account'
        ? account[object.branch]
        : object.kind === 'instance'
          ? instance
          : workspace[isOfAccount ? object.roleType : 'invited'];
    const decision = can(subjectFor({ roles: [role], planType, customerStatus }), action, object);
    const mayEver = decision.allowed || OF_STATE.has(decision.reason);
    if (leaf.includes(action) === mayEver) return null;
    return mayEver ? 'The tree lacks it.' : 'The tree holds it, and the decision refuses it for good.';
  },
  tell: ({ role, planType, customerStatus, object, action }) => [
    `The account is ${customerStatus} with the plan type ${planType}.`,
    `The token of ${role} is asked for ${action} on ${JSON.stringify(object)}.`,
  ],
};
