import type { TableLaw } from '@partyline/kernel/law';
import type { StoredRole } from '@partyline/roles';
import { can } from '../decision/can.ts';
import { subjectFor } from '../decision/subject.ts';
import type { Target } from '../decision/target.ts';
import type { Action } from '../table/action.ts';
import { ACT_CODES } from '../who-can/act.ts';
import type { ActQuestion } from '../who-can/act-question.ts';
import { makersOfNeed, type Need } from '../who-can/need.ts';
import { answerAct, type HeldRoles, type Way } from '../who-can/way.ts';
import { ROLES } from './specified.fixture.ts';
import {
  ACT_NAMES,
  WAY_QUESTIONS,
  WAY_UNIVERSE,
  everyWayQuestion,
  needSetsOf,
  tellWay,
  type WayQuestion,
} from './ways.fixture.ts';

const OF_EVERY_WAY = {
  kind: 'table',
  universe: WAY_UNIVERSE,
  bound: WAY_QUESTIONS,
  isQuick: true,
  questions: everyWayQuestion,
  tell: tellWay,
} as const;

/** Returns the question once some of what is needed has happened. */
function after(needs: readonly Need[], question: ActQuestion): ActQuestion {
  const { circumstances, device, workspace } = question;
  return {
    ...question,
    circumstances: { ...circumstances, ...(needs.includes('paid-plan') ? { planType: 'paid' } : {}) },
    device: {
      isRunning: device.isRunning && !needs.includes('stopped-device'),
      isSubscriptionExpired: device.isSubscriptionExpired && !needs.includes('renewal'),
    },
    workspace: { ...workspace, isDirty: workspace.isDirty && !needs.includes('settled-ownership') },
  };
}

const workspaceOf = ({ kind, isDirty }: ActQuestion['workspace']): Target => ({
  kind: 'workspace',
  roleType: kind,
  isDefault: kind === 'default',
  isDirty,
});

/** Asks the permissions themselves for an act. */
function isAllowed(
  { act, circumstances, device, workspace }: ActQuestion,
  roles: readonly StoredRole[],
): boolean {
  const place = act.slice(0, act.lastIndexOf('.'));
  const action = act.slice(act.lastIndexOf('.') + 1) as Action; // Acts are named by place and action.
  const branch =
    place === 'account.workspace' ? 'workspace' : place === 'subscription' ? 'subscription' : 'accountName';
  const object: Target =
    place === 'workspace'
      ? workspaceOf(workspace)
      : place === 'instance'
        ? { kind: 'instance', ...device }
        : { kind: 'account', branch };
  return can(subjectFor({ roles, ...circumstances }), action, object).allowed;
}

const isOfAccount = (role: StoredRole) => role === 'account-owner' || role === 'account-admin';
const isOwner = (role: StoredRole) => role === 'account-owner' || role === 'workspace-owner';
const isBelow = (role: StoredRole, other: StoredRole) => ROLES.indexOf(role) > ROLES.indexOf(other);

/** Returns the roles after a role was given, and the one that it takes the place of; null if it cannot be given. */
function given(role: StoredRole, { active, suspended }: HeldRoles) {
  const now = [...active, ...suspended].find((other) => isOfAccount(other) === isOfAccount(role));
  // Ownership changes by transfer alone, and what is held already is not given.
  if (isOwner(role) || active.includes(role) || (now !== undefined && isOwner(now))) return null;
  return { roles: [...active.filter((other) => other !== now), role], replaced: now ?? role };
}

/** Lists the roles that may invite to the role, above it and above what it takes the place of. [GV-11, GV-12] */
function givers(
  { circumstances, workspace }: ActQuestion,
  role: StoredRole,
  replaced: StoredRole,
): StoredRole[] {
  const place = workspaceOf(isOfAccount(role) ? { kind: 'default', isDirty: false } : workspace);
  return ROLES.filter(
    (giver) =>
      isBelow(role, giver) &&
      isBelow(replaced, giver) &&
      can(subjectFor({ roles: [giver], ...circumstances }), 'invite', place).allowed,
  );
}

/** Returns whether a role (null: none) and some needs together allow the act, by a change that a member may make. */
function isWay(role: StoredRole | null, needs: readonly Need[], { question, held }: WayQuestion): boolean {
  const then = after(needs, question);
  if (role === null) return isAllowed(then, held.active);
  const step = given(role, held);
  return step !== null && givers(then, role, step.replaced).length > 0 && isAllowed(then, step.roles);
}

const isPartOf = (part: readonly Need[], whole: readonly Need[]) =>
  part.length < whole.length && part.every((need) => whole.includes(need));

const named = ({ change, needs }: Way): string => [change?.role ?? 'no role', ...needs].join(', ');

export const waysAreTrue: TableLaw<WayQuestion> = {
  ...OF_EVERY_WAY,
  name: 'ways-are-true',
  sentence: 'Every way out of a refusal allows the act once it is followed, and no part of it does.',
  ids: ['PLUS-35', 'GV-11', 'GV-12'],
  faultOf(asked) {
    const answer = answerAct(asked.question, asked.held);
    if (answer.allowed !== isAllowed(asked.question, asked.held.active))
      return 'The answer is not that of the permissions.';
    if (answer.allowed) return null;
    for (const way of answer.ways) {
      const role = way.change?.role ?? null;
      if (!isWay(role, way.needs, asked)) return `The way (${named(way)}) leads to another refusal.`;
      const isTooMuch =
        needSetsOf(asked.question).some((part) => isPartOf(part, way.needs) && isWay(role, part, asked)) ||
        (role !== null && isWay(null, way.needs, asked));
      if (isTooMuch) return `A part of the way (${named(way)}) is enough.`;
    }
    return null;
  },
};

export const waysAreComplete: TableLaw<WayQuestion> = {
  ...OF_EVERY_WAY,
  name: 'ways-are-complete',
  sentence:
    'Where only the state refuses, no role is advised; otherwise every role that would do is named once, the smallest first, and none is named where nothing helps.',
  ids: ['PLUS-35'],
  faultOf(asked) {
    const answer = answerAct(asked.question, asked.held);
    if (answer.allowed) return null;
    const helps = (role: StoredRole | null) =>
      needSetsOf(asked.question).some((needs) => isWay(role, needs, asked));
    const would = helps(null) ? [null] : ROLES.toReversed().filter(helps);
    const named = answer.ways.map(({ change }) => change?.role ?? null);
    return named.join() === would.join()
      ? null
      : `Named is ${named.join(', ') || 'nothing'}, and ${would.join(', ') || 'nothing'} would do.`;
  },
};

export const waysNameMakers: TableLaw<WayQuestion> = {
  ...OF_EVERY_WAY,
  name: 'ways-name-makers',
  sentence:
    'A way names exactly the roles that may make its change, what the user gains by it, and for each need who can meet it.',
  ids: ['PLUS-35', 'GV-11', 'GP-6'],
  faultOf({ question, held }) {
    const answer = answerAct(question, held);
    if (answer.allowed) {
      const alone = held.active.filter((role) => isAllowed(question, [role]));
      return answer.grantedBy.join() === alone.join() ? null : `It is granted by ${alone.join(', ')}.`;
    }
    for (const { change, needs } of answer.ways) {
      const then = after(needs, question);
      for (const need of needs) {
        const { roles, isPartner } = makersOfNeed(need, question);
        const isBuying = need === 'paid-plan' || need === 'renewal';
        const isPartners = isBuying && question.circumstances.customerStatus === 'PARTNER_CUSTOMER';
        const act = isBuying ? 'subscription.buy' : 'instance.stop';
        const able =
          need === 'settled-ownership' ? [] : ROLES.filter((role) => isAllowed({ ...question, act }, [role]));
        if (roles.join() !== able.join() || isPartner !== isPartners)
          return `The need ${need} is met by ${able.join(', ')}.`;
      }
      if (change === null) continue;
      const step = given(change.role, held);
      if (step === null) return `${change.role} cannot be given.`;
      const makers = givers(then, change.role, step.replaced);
      if (change.makers.join() !== makers.join()) return `${change.role} is given by ${makers.join(', ')}.`;
      const replaces = step.replaced === change.role ? null : step.replaced;
      if (change.replaces !== replaces) return `${change.role} takes the place of ${replaces ?? 'nothing'}.`;
      if (!change.adds.includes(question.act))
        return `${question.act} is not among what ${change.role} adds.`;
    }
    return null;
  },
};

interface NamesQuestion {
  readonly coded: readonly string[];
}

export const actNames: TableLaw<NamesQuestion> = {
  kind: 'table',
  name: 'act-names',
  sentence: 'The acts that can be asked about are those of the table of rights, each once.',
  ids: ['PLUS-35', 'GC-3'],
  universe: ['33 acts'],
  bound: 1,
  isQuick: true,
  questions: () => [{ coded: ACT_CODES }],
  faultOf: ({ coded }) =>
    coded.toSorted().join() === ACT_NAMES.toSorted().join() ? null : 'They are others than specified.',
  tell: ({ coded }) => [`The code knows ${coded.join(', ')}.`],
};
