import type { AccountPlanType, CustomerStatus, StoredRole } from '@partyline/roles';
import type { Target } from '../decision/target.ts';
import type { Action } from '../table/action.ts';

/** The roles of the specification, highest level first. [ROLE-1 … ROLE-6] */
export const ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
  'endpoint-user',
] as const satisfies readonly StoredRole[];

/** The actions of the specification. [ROLE-17] */
export const ACTIONS = [
  ...['add', 'delete', 'rename', 'update', 'cancel', 'view', 'playPause', 'invite', 'create', 'revoke'],
  ...['buy', 'list', 'unsubscribe', 'start', 'stop', 'change-target', 'ccm', 'favorite'],
  ...['transferOwnership', 'askWorkspaceOwnership', 'add-instances', 'move-instances', 'edit-instances'],
] as readonly string[] as readonly Action[]; // Written by hand; `the-closed-lists` proves that they are the code's.

export const PLANS = ['paid', 'trial', 'free'] as const satisfies readonly AccountPlanType[];
export const STATUSES = [
  'B2C',
  'AUTHORIZED_PARTNER',
  'PARTNER_CUSTOMER',
] as const satisfies readonly CustomerStatus[];

/** The management actions that a trial denies. [GC-5] */
export const MANAGEMENT: ReadonlySet<string> = new Set([
  ...['add', 'delete', 'rename', 'create', 'invite', 'revoke', 'transferOwnership', 'askWorkspaceOwnership'],
  ...['move-instances', 'add-instances'],
]);

/** What a partner alone does with the plans of its customer. [HZ-6] */
export const PARTNERS: ReadonlySet<string> = new Set(['buy', 'cancel', 'unsubscribe', 'update']);

const BOTH = [false, true] as const;

/** Every object in every state that a permission may depend on, the plainest first. */
export const OBJECTS: readonly Target[] = [
  ...(['workspace', 'subscription', 'accountName'] as const).map((branch): Target => ({
    kind: 'account',
    branch,
  })),
  ...BOTH.flatMap((isRunning) =>
    BOTH.map((isSubscriptionExpired): Target => ({ kind: 'instance', isRunning, isSubscriptionExpired })),
  ),
  ...(['default', 'shared', 'orphanage', 'invited'] as const).flatMap((roleType) =>
    BOTH.flatMap((isDefault) =>
      BOTH.map((isDirty): Target => ({ kind: 'workspace', roleType, isDefault, isDirty })),
    ),
  ),
];

export interface PermissionQuestion {
  readonly roles: readonly StoredRole[];
  readonly planType: AccountPlanType;
  readonly customerStatus: CustomerStatus;
  readonly object: Target;
  readonly action: Action;
}

/** Lists every set of some things, the smallest first, each in the order given. */
export function subsetsOf<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  const sets = things.reduce<Thing[][]>(
    (known, thing) => [...known, ...known.map((set) => [...set, thing])],
    [[]],
  );
  return sets.toSorted((a, b) => a.length - b.length);
}

export const ROLE_SETS = subsetsOf(ROLES);

/** Asks every set of roles for every action on every object in every kind of account. */
export function* everyPermissionQuestion(
  roleSets: readonly (readonly StoredRole[])[] = ROLE_SETS,
): Generator<PermissionQuestion> {
  for (const roles of roleSets)
    for (const planType of PLANS)
      for (const customerStatus of STATUSES)
        for (const object of OBJECTS)
          for (const action of ACTIONS) yield { roles, planType, customerStatus, object, action };
}

/** How many questions {@link everyPermissionQuestion} asks of all sets of roles. */
export const PERMISSION_QUESTIONS = 64 * 9 * 23 * 23;

export const PERMISSION_UNIVERSE = [
  'all 64 sets of roles',
  '3 plan types and 3 customer statuses',
  '3 parts of the account, 4 kinds of workspace (default or not, dirty or not), instances (running or not, expired or not)',
  '23 actions',
];

const holders = (roles: readonly string[]): string =>
  roles.length === 0 ? 'A user without a role' : `A user with the role ${roles.join(' and ')}`;

function objectName(object: Target): string {
  if (object.kind === 'account') return `the ${object.branch} of the account`;
  const states =
    object.kind === 'instance'
      ? [object.isRunning && 'running', object.isSubscriptionExpired && 'expired']
      : [object.isDefault && 'default', object.isDirty && 'dirty'];
  const state = states.filter((one) => one !== false).join(', ');
  const name = object.kind === 'instance' ? 'an instance' : `a workspace of kind ${object.roleType}`;
  return state === '' ? name : `${name} (${state})`;
}

/** Tells a question in words. */
export function tellPermission(question: PermissionQuestion): string[] {
  const { roles, planType, customerStatus, object, action } = question;
  return [
    `The account is ${customerStatus} with the plan type ${planType}.`,
    `${holders(roles)} asks for ${action} on ${objectName(object)}.`,
  ];
}
