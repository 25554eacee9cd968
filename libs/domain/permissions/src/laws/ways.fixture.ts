import type { StoredRole } from '@partyline/roles';
import type { ActCode } from '../who-can/act.ts';
import type { ActQuestion } from '../who-can/act-question.ts';
import type { HeldRoles } from '../who-can/way.ts';
import { PLANS, STATUSES, subsetsOf } from './specified.fixture.ts';

/** The acts of the permission table by what they are done to, as drawn. [GC-3] */
const ACTS = {
  workspace: [
    ...['view', 'list', 'rename', 'invite', 'create', 'revoke', 'delete', 'transferOwnership'],
    ...['askWorkspaceOwnership', 'add-instances', 'move-instances', 'edit-instances'],
  ],
  instance: ['view', 'list', 'favorite', 'start', 'stop', 'playPause', 'ccm', 'change-target', 'update'],
  'account.workspace': ['add', 'list', 'view'],
  subscription: ['view', 'list', 'buy', 'update', 'cancel', 'unsubscribe'],
  accountName: ['view', 'rename', 'update'],
};

/** Every act, as the code names it. */
export const ACT_NAMES = Object.entries(ACTS).flatMap(([place, actions]) =>
  actions.map((action) => `${place}.${action}`),
) as readonly string[] as readonly ActCode[]; // `act-names` proves that they are the code's.

const BOTH = [false, true];
const KINDS = ['default', 'orphanage', 'shared'] as const;

/** Roles of the account and of a workspace: a user holds at most one of each, active or suspended. */
const OF_ACCOUNT = ['account-admin', 'account-owner'] as const;
const OF_WORKSPACE = ['endpoint-user', 'vic-admin', 'workspace-admin', 'workspace-owner'] as const;

const heldAtMostOneOf = (roles: readonly StoredRole[]): readonly HeldRoles[] => [
  { active: [], suspended: [] },
  ...roles.flatMap((role) => [
    { active: [role], suspended: [] },
    { active: [], suspended: [role] },
  ]),
];

/** Every set of roles that one user can hold in an account and a workspace of it. */
export const HELD_ROLES: readonly HeldRoles[] = heldAtMostOneOf(OF_ACCOUNT)
  .flatMap((account) =>
    heldAtMostOneOf(OF_WORKSPACE).map((workspace) => ({
      active: [...account.active, ...workspace.active],
      suspended: [...account.suspended, ...workspace.suspended],
    })),
  )
  .toSorted((a, b) => a.active.length + a.suspended.length - (b.active.length + b.suspended.length));

export interface WayQuestion {
  readonly question: ActQuestion;
  readonly held: HeldRoles;
}

/** Lists the states that an act can depend on; the others are as in the first of them. */
function listStates(act: string): readonly Pick<ActQuestion, 'workspace' | 'device'>[] {
  const quiet = { isRunning: false, isSubscriptionExpired: false };
  if (act.startsWith('workspace.'))
    return KINDS.flatMap((kind) => BOTH.map((isDirty) => ({ workspace: { kind, isDirty }, device: quiet })));
  if (act.startsWith('instance.'))
    return KINDS.flatMap((kind) =>
      BOTH.flatMap((isRunning) =>
        BOTH.map((isSubscriptionExpired) => ({
          workspace: { kind, isDirty: false },
          device: { isRunning, isSubscriptionExpired },
        })),
      ),
    );
  return [{ workspace: { kind: 'default', isDirty: false }, device: quiet }];
}

/** Asks every act in every state and kind of account for every set of roles. */
export function* everyWayQuestion(): Generator<WayQuestion> {
  for (const act of ACT_NAMES)
    for (const planType of PLANS)
      for (const customerStatus of STATUSES)
        for (const state of listStates(act))
          for (const held of HELD_ROLES)
            yield { question: { act, ...state, circumstances: { planType, customerStatus } }, held };
}

/** How many questions {@link everyWayQuestion} asks: workspace acts in 6 states, instance acts in 12. */
export const WAY_QUESTIONS = (12 * 6 + 9 * 12 + 12) * 9 * 45;

export const WAY_UNIVERSE = [
  '33 acts in every state that they depend on',
  '9 kinds of account',
  'all 45 sets of roles that one user can hold, active or suspended',
];

/** Tells a question in words. */
export function tellWay({ question, held }: WayQuestion): string[] {
  const { act, workspace, device, circumstances } = question;
  const named = (roles: readonly string[]) => (roles.length === 0 ? 'no role' : roles.join(' and '));
  return [
    `The account is ${circumstances.customerStatus} with the plan type ${circumstances.planType}.`,
    `The workspace is ${workspace.kind}${workspace.isDirty ? ' and dirty' : ''}; the instance is ${device.isRunning ? 'running' : 'stopped'}${device.isSubscriptionExpired ? ' and expired' : ''}.`,
    `A user holds ${named(held.active)}, suspended ${named(held.suspended)}, and asks for ${act}.`,
  ];
}

const NEEDS = ['paid-plan', 'renewal', 'stopped-device', 'settled-ownership'] as const;
export type SpecifiedNeed = (typeof NEEDS)[number];

const needSets = new Map<string, readonly (readonly SpecifiedNeed[])[]>();

/** Lists every set of what may change besides roles, the smallest first, without what is so already. [PLUS-35] */
export function needSetsOf({
  circumstances,
  device,
  workspace,
}: ActQuestion): readonly (readonly SpecifiedNeed[])[] {
  const isOpen = {
    'paid-plan': circumstances.planType !== 'paid',
    renewal: device.isSubscriptionExpired,
    'stopped-device': device.isRunning,
    'settled-ownership': workspace.isDirty,
  };
  const open = NEEDS.filter((need) => isOpen[need]);
  const known = needSets.get(open.join()) ?? subsetsOf(open);
  needSets.set(open.join(), known);
  return known;
}
