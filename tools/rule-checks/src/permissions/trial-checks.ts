import { ACCOUNT_BRANCHES, ACTIONS, WORKSPACE_KINDS } from '@partyline/permissions';
import type { Action, PermissionTree, Target, TreeQuestion } from '@partyline/permissions';
import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import { DECLARED_IN } from './permission-tables.ts';
import type { PermissionTables } from './permission-tables.ts';
import type { Violation } from '../violations/rule.ts';
import { violationAt } from '../violations/violation-at.ts';

/** Listed independently of the denials, to detect a slip there. [ROLE-20, GC-5] */
const MANAGEMENT_ACTIONS = [
  'add',
  'create',
  'delete',
  'invite',
  'rename',
  'revoke',
  'add-instances',
  'move-instances',
  'transferOwnership',
  'askWorkspaceOwnership',
] as const satisfies readonly Action[];

interface Leaf {
  readonly place: readonly string[];
  readonly actionsOf: (tree: PermissionTree) => readonly Action[];
  readonly target: Target;
}

/** Every place of a right, in a state that forbids nothing. */
const LEAVES: readonly Leaf[] = [
  ...ACCOUNT_BRANCHES.map((branch) => ({
    place: ['account', branch],
    actionsOf: ({ account }: PermissionTree) => account[branch],
    target: { kind: 'account', branch } as const,
  })),
  ...WORKSPACE_KINDS.map((roleType) => ({
    place: ['workspace', roleType],
    actionsOf: ({ workspace }: PermissionTree) => workspace[roleType],
    target: { kind: 'workspace', roleType, isDefault: false, isDirty: false } as const,
  })),
  {
    place: ['instance'],
    actionsOf: ({ instance }) => instance,
    target: { kind: 'instance', isRunning: false, isSubscriptionExpired: false },
  },
];

const QUESTIONS: readonly TreeQuestion[] = STORED_ROLES.flatMap((role) =>
  ACCOUNT_PLAN_TYPES.filter((type) => type !== 'paid').flatMap((accountPlanType) =>
    CUSTOMER_STATUSES.map((customerStatus) => ({ role, accountPlanType, customerStatus })),
  ),
);

function checkDenials(denials: readonly string[]): Violation[] {
  const known: ReadonlySet<string> = new Set(ACTIONS);
  const file = DECLARED_IN.trialDenials;
  return [
    ...MANAGEMENT_ACTIONS.filter((action) => !denials.includes(action)).map((action) =>
      violationAt(file, [], 'management-action-not-denied', action),
    ),
    ...denials.flatMap((action, index) => [
      ...(known.has(action) ? [] : [violationAt(file, [index], 'denial-of-no-action', action)]),
      ...(denials.indexOf(action) < index ? [violationAt(file, [index], 'denial-twice', action)] : []),
    ]),
  ];
}

/** Lists the management actions that `holds` finds, once per role and place. */
function listHeld(
  file: string,
  holds: (question: TreeQuestion, leaf: Leaf, action: Action) => boolean,
): Violation[] {
  return STORED_ROLES.flatMap((role) => {
    const questions = QUESTIONS.filter((question) => question.role === role);
    return LEAVES.flatMap((leaf) =>
      MANAGEMENT_ACTIONS.flatMap((action) => {
        const question = questions.find((candidate) => holds(candidate, leaf, action));
        if (question === undefined) return [];
        const about = `${action}, plan type ${question.accountPlanType}, ${question.customerStatus}`;
        return [violationAt(file, [role, ...leaf.place], 'trial-holds-management', about)];
      }),
    );
  });
}

/** Checks that without a paid plan the denials, the token's tree and the server's answer all deny management. [ROLE-20, GC-5] */
export function checkTrial({ trialDenials, treeFor, isAllowed }: PermissionTables): Violation[] {
  const trees = new Map(QUESTIONS.map((question) => [question, treeFor(question)]));
  return [
    ...checkDenials(trialDenials),
    ...listHeld(DECLARED_IN.treeFor, (question, { actionsOf }, action) => {
      const tree = trees.get(question);
      return tree !== undefined && actionsOf(tree).includes(action);
    }),
    ...listHeld(DECLARED_IN.isAllowed, (question, { target }, action) => isAllowed(question, action, target)),
  ];
}
