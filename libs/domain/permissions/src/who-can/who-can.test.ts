import { STORED_ROLES, isAccountLevel, isGrantable, isOwnerRole, type StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { can } from '../decision/can.ts';
import { subjectFor } from '../decision/subject.ts';
import { ACT_CODES, actCodeOf, isAccountAct, placedActionOf } from './act.ts';
import { decideAct, workspaceTarget, type ActQuestion } from './act-question.ts';
import { listNeeds, makersOfNeed, meetNeeds, NEEDS } from './need.ts';
import { QUESTIONS, ROLE_SETS } from './who-can.fixture.ts';
import { answerAct, type HeldRoles, type Way } from './way.ts';
import { READER_SIGHTS, whoCan, type MemberGroup } from './who-can.ts';

const subsetsOf = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/** The roles after a change, written without the code under test. */
function rolesAfter({ active, suspended }: HeldRoles, role: StoredRole | null): StoredRole[] | null {
  if (role === null) return [...active];
  const isSame = (other: StoredRole) => isAccountLevel(other) === isAccountLevel(role);
  const now = [...active, ...suspended].find(isSame);
  if (now !== undefined && isOwnerRole(now)) return null;
  return [...active.filter((other) => !isSame(other)), role];
}

/** Whether any member may give the role, in the account as it is once the needs are met. */
function isGiven(question: ActQuestion, held: HeldRoles, role: StoredRole, needs: Way['needs']): boolean {
  const { circumstances, workspace } = meetNeeds(question, needs);
  const place = workspaceTarget(isAccountLevel(role) ? { kind: 'default', isDirty: false } : workspace);
  const replaced = [...held.active, ...held.suspended].filter(
    (other) => isAccountLevel(other) === isAccountLevel(role),
  );
  return STORED_ROLES.some(
    (maker) =>
      can(subjectFor({ roles: [maker], ...circumstances }), 'invite', place).allowed &&
      [role, ...replaced].every((each) => isGrantable(maker, each)),
  );
}

function isTrue(question: ActQuestion, held: HeldRoles, role: StoredRole | null, needs: Way['needs']) {
  const roles = rolesAfter(held, role);
  if (roles === null || (role !== null && !isGiven(question, held, role, needs))) return false;
  return decideAct(meetNeeds(question, needs), roles).allowed;
}

/** Questions that differ in what an act can depend on. */
const ASKED = QUESTIONS.filter(({ act, workspace, device }) => {
  const { place } = placedActionOf(act);
  const isQuiet = !device.isRunning && !device.isSubscriptionExpired;
  if (place === 'instance') return !workspace.isDirty;
  return place === 'workspace' ? isQuiet : isQuiet && !workspace.isDirty && workspace.kind === 'default';
});

const roleOf = ({ change }: Way) => change?.role ?? null;

describe('what would allow an act, for every role set, kind and state', () => {
  it('[PLUS-35] is allowed exactly when the permissions allow it, and by the roles that alone allow it', () => {
    for (const question of ASKED)
      for (const held of ROLE_SETS) {
        const answer = answerAct(question, held);
        const by = held.active.filter((role) => decideAct(question, [role]).allowed);
        const isRight = answer.allowed
          ? by.length > 0 && answer.grantedBy.join() === by.join()
          : !decideAct(question, held.active).allowed;
        if (!isRight) expect({ question, held, answer }).toBe('right');
      }
  });

  it('[PLUS-35] makes the act allowed once it is followed, and no part of it does', () => {
    let followed = 0;
    for (const question of ASKED)
      for (const held of ROLE_SETS) {
        const answer = answerAct(question, held);
        if (answer.allowed) continue;
        for (const way of answer.ways) {
          const { needs } = way;
          followed += 1;
          if (!isTrue(question, held, roleOf(way), needs)) expect({ question, held, way }).toBe('allowed');
          const parts = subsetsOf(needs).filter((part) => part.length < needs.length);
          const isTooMuch =
            parts.some((part) => isTrue(question, held, roleOf(way), part)) ||
            (way.change !== null && isTrue(question, held, null, needs));
          if (isTooMuch) expect({ question, held, way }).toBe('the least');
        }
      }
    expect(followed).toBeGreaterThan(10_000);
  });

  it('[PLUS-35] begins with the smallest role, and leaves out no role that would do', () => {
    for (const question of ASKED)
      for (const held of ROLE_SETS) {
        const answer = answerAct(question, held);
        if (answer.allowed) continue;
        const roles = answer.ways.map(roleOf);
        const would = [null, ...STORED_ROLES.toReversed()].filter(
          (role) =>
            (role === null || !isOwnerRole(role)) &&
            subsetsOf(NEEDS).some((needs) => isTrue(question, held, role, needs)),
        );
        // Where only the state is in the way, no role is advised.
        const expected = would[0] === null ? [null] : would.filter((role) => !isHeld(held, role));
        if (roles.join() !== expected.join()) expect({ question, held, roles }).toBe(expected.join());
      }
  });

  it('[PLUS-35] names as makers the roles that may give the role, and none else', () => {
    for (const question of ASKED)
      for (const held of ROLE_SETS) {
        const answer = answerAct(question, held);
        for (const { change, needs } of answer.allowed ? [] : answer.ways) {
          if (change === null) continue;
          const { circumstances, workspace } = meetNeeds(question, needs);
          const isAccount = isAccountLevel(change.role);
          const place = workspaceTarget(isAccount ? { kind: 'default', isDirty: false } : workspace);
          const makers = STORED_ROLES.filter(
            (maker) =>
              can(subjectFor({ roles: [maker], ...circumstances }), 'invite', place).allowed &&
              [change.role, change.replaces ?? change.role].every((role) => isGrantable(maker, role)),
          );
          const isRight = change.makers.join() === makers.join() && change.adds.includes(question.act);
          if (!isRight) expect({ question, held, change }).toBe(makers.join());
        }
      }
  });
});

function isHeld({ active }: HeldRoles, role: StoredRole | null): boolean {
  return role !== null && active.includes(role);
}

describe('needs', () => {
  const question: ActQuestion = {
    act: 'instance.start',
    workspace: { kind: 'shared', isDirty: false },
    device: { isRunning: false, isSubscriptionExpired: true },
    circumstances: { planType: 'paid', customerStatus: 'B2C' },
  };

  it('[PLUS-35] are met by those who may: buyers, stoppers, and the partner of a customer', () => {
    expect(listNeeds(question, ['vic-admin'])).toEqual(['renewal']);
    expect(makersOfNeed('renewal', question)).toEqual({
      roles: ['account-owner', 'account-admin'],
      isPartner: false,
    });
    const customer = {
      ...question,
      circumstances: { ...question.circumstances, customerStatus: 'PARTNER_CUSTOMER' },
    } as const;
    expect(makersOfNeed('paid-plan', customer)).toEqual({ roles: [], isPartner: true });
    expect(makersOfNeed('stopped-device', question).roles).toContain('vic-admin');
    expect(makersOfNeed('settled-ownership', question)).toEqual({ roles: [], isPartner: false });
  });
});

interface Person {
  readonly name: string;
  readonly set: HeldRoles;
}

const GROUPS: readonly MemberGroup<Person>[] = ROLE_SETS.map((set, index) => ({
  ...set,
  count: 3,
  people: [1, 2].map((number) => ({ name: `<${index}.${number}>`, set })),
}));

const sum = (parts: readonly { readonly count: number }[]) =>
  parts.reduce((total, { count }) => total + count, 0);
const isOfAccount = (role: StoredRole) => isAccountLevel(role);
const isOfWorkspace = ({ active, suspended }: HeldRoles) =>
  [...active, ...suspended].some((role) => !isOfAccount(role));

/** One question of those that allow the act to the same role sets, and by the same roles: names depend on nothing else. */
const TOLD = [
  ...new Map(
    ASKED.map((question) => {
      const may = (roles: readonly StoredRole[]) => Number(decideAct(question, roles).allowed);
      const all = [...ROLE_SETS.map(({ active }) => active), ...STORED_ROLES.map((role) => [role])];
      return [all.map(may).join(''), question] as const;
    }),
  ).values(),
];

describe('the names that a reader gets', () => {
  it.each(READER_SIGHTS)('[PLUS-35, GV-24] are those that they may see: %s', (sight) => {
    for (const question of TOLD)
      for (const readerAt of [7, 44]) {
        const self = GROUPS[readerAt]?.people[1];
        const isReader = (person: Person) => person === self;
        const answer = whoCan(question, GROUPS, { sight, isReader });
        const parts = [...answer.able, ...answer.unable];
        const people = parts.flatMap((part) => part.people);
        const held = answer.holders.flatMap((holders) => holders.people);
        const leaked = [...people, ...held].filter(
          (person) =>
            !isReader(person) && sight !== 'account' && (sight === 'self' || !isOfWorkspace(person.set)),
        );
        const told = {
          self: people.filter(isReader).length,
          twice: people.length - new Set(people).size,
          leaked,
          all: sight !== 'account' || sum(parts) === 3 * GROUPS.length,
        };
        expect(told).toEqual({ self: 1, twice: 0, leaked: [], all: true });
      }
  });

  it('[PLUS-35, GV-24] come without account roles for a reader of the workspace, and without a number of the others', () => {
    for (const question of TOLD) {
      const { able, unable, holders } = whoCan(question, GROUPS, {
        sight: 'workspace',
        isReader: () => false,
      });
      const roles = [
        ...holders.map(({ role }) => role),
        ...able.flatMap(({ grantedBy }) => grantedBy),
        ...unable.flatMap(({ active, suspended }) => [...active, ...suspended]),
      ];
      expect(roles.filter(isOfAccount)).toEqual([]);
      const none = whoCan(question, GROUPS, { sight: 'self', isReader: () => false });
      expect([none.able, none.unable, none.holders]).toEqual([[], [], []]);
    }
  });

  it('[PLUS-35] tells the roles of all who can, whether their names are told or not', () => {
    for (const question of TOLD)
      for (const sight of READER_SIGHTS) {
        const { able, hiddenRoles } = whoCan(question, GROUPS, { sight, isReader: () => false });
        const told = new Set([...hiddenRoles, ...able.flatMap(({ grantedBy }) => grantedBy)]);
        const all = STORED_ROLES.filter((role) => decideAct(question, [role]).allowed);
        expect(STORED_ROLES.filter((role) => told.has(role))).toEqual(all);
      }
  });
});

it('has a code for every action of every place', () => {
  expect(new Set(ACT_CODES).size).toBe(ACT_CODES.length);
  for (const act of ACT_CODES) expect(actCodeOf(placedActionOf(act))).toBe(act);
  expect(ACT_CODES.filter(isAccountAct).map((act) => act.split('.')[0])).not.toContain('instance');
});
