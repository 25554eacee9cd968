import {
  ACCOUNT_BRANCHES,
  ACTIONS,
  WORKSPACE_KINDS,
  can,
  subjectFor,
  type Action,
  type Subject,
  type Target,
} from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import type { Figure } from '../figure.ts';
import { compareWork, shuffled } from '../interleave.ts';
import { isInTable } from '../reference/nested-table.ts';

const LIMIT = 1.2;
const REPEATS = 40;

interface Question {
  readonly subject: Subject;
  readonly role: string;
  readonly action: Action;
  readonly target: Target;
  readonly place: string;
}

const PLACES: readonly Pick<Question, 'target' | 'place'>[] = [
  ...ACCOUNT_BRANCHES.map((branch) => ({ target: { kind: 'account', branch } as const, place: branch })),
  ...WORKSPACE_KINDS.map((roleType) => ({
    target: { kind: 'workspace', roleType, isDefault: false, isDirty: false } as const,
    place: roleType,
  })),
  {
    target: { kind: 'instance', isRunning: false, isSubscriptionExpired: false } as const,
    place: 'instance',
  },
];

/** Lists the questions in random order, which defeats branch prediction. */
function listQuestions(): Question[] {
  const questions = STORED_ROLES.flatMap((role) => {
    const subject = subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });
    return ACTIONS.flatMap((action) => PLACES.map((place) => ({ subject, role, action, ...place })));
  });
  return shuffled(questions, 1);
}

function countAllowed(questions: readonly Question[]): number {
  let allowed = 0;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const { subject, action, target } of questions)
      if (can(subject, action, target).allowed) allowed += 1;
  }
  return allowed;
}

function countInTable(questions: readonly Question[]): number {
  let allowed = 0;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    for (const { role, target, place, action } of questions)
      if (isInTable(role, target.kind, place, action)) allowed += 1;
  }
  return allowed;
}

/** Measures R1: one answer of `can()` with its reason, beside a nested table without reasons or states. */
export function measurePermissionAnswer(): Figure {
  const questions = listQuestions();
  const disagreed = questions.find(
    ({ subject, action, target, role, place }) =>
      can(subject, action, target).allowed !== isInTable(role, target.kind, place, action),
  );
  if (disagreed)
    throw new Error(`R1: the two disagree on ${disagreed.role} ${disagreed.place} ${disagreed.action}.`);
  const { ours, reference, ratio } = compareWork(
    { ours: () => countAllowed(questions), reference: () => countInTable(questions) },
    201,
    40,
  );
  const nanoseconds = (ms: number) => `${((ms * 1e6) / (questions.length * REPEATS)).toFixed(1)} ns`;
  return {
    id: 'R1',
    what: 'one permission answer',
    ours: nanoseconds(ours),
    reference: `nested table ${nanoseconds(reference)}`,
    result: `${ratio.toFixed(2)} x`,
    goal: `<= ${LIMIT} x`,
    met: ratio <= LIMIT,
  };
}
