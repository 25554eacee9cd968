import { STORED_ROLES, isAccountLevel, isOwnerRole, type StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { can } from '../decision/can.ts';
import { subjectFor } from '../decision/subject.ts';
import {
  ACCESS_REQUESTS_AT_MOST,
  decideRequestAgain,
  listAnswererRoles,
  listAnswerers,
  requestedChange,
} from './access-request.ts';
import { placedActionOf } from './act.ts';
import { decideAct, workspaceTarget } from './act-question.ts';
import { QUESTIONS, ROLE_SETS } from './who-can.fixture.ts';
import { answerAct, type HeldRoles } from './way.ts';
import { READER_SIGHTS } from './who-can.ts';

/** A subscription and a running device decide acts of devices alone, an open transfer those of workspaces. */
const ASKED = QUESTIONS.filter(({ act, workspace, device }) => {
  const { place } = placedActionOf(act);
  const isQuiet = !device.isRunning && !device.isSubscriptionExpired;
  if (place === 'instance') return !workspace.isDirty;
  return place === 'workspace' ? isQuiet : isQuiet && !workspace.isDirty && workspace.kind === 'default';
});

/** One question of those that differ in nothing but the act: what would allow it is the same for every role set. */
const DIFFERENT = [
  ...new Map(
    ASKED.map((question) => {
      const ways = ROLE_SETS.map((held) => {
        const answer = answerAct(question, held);
        if (answer.allowed) return true;
        return answer.ways.map(({ change, needs }) => [
          change?.role,
          change?.replaces,
          change?.makers,
          needs,
        ]);
      });
      const { workspace, circumstances } = question;
      return [JSON.stringify({ workspace, circumstances, ways }), question] as const;
    }),
  ).values(),
];

const isSameLevel = (role: StoredRole) => (other: StoredRole) =>
  isAccountLevel(other) === isAccountLevel(role);

/** The roles once a request is answered; null for an owner, who gets no other role. */
function rolesAfter({ active, suspended }: HeldRoles, role: StoredRole): StoredRole[] | null {
  const now = [...active, ...suspended].find(isSameLevel(role));
  if (now !== undefined && isOwnerRole(now)) return null;
  return [...active.filter((other) => !isSameLevel(role)(other)), role];
}

describe('a request for a role, for every question, role set and role', () => {
  it('[PLUS-35] is for a change that alone makes the act allowed, and for nothing else', () => {
    let requested = 0;
    for (const question of DIFFERENT)
      for (const held of ROLE_SETS)
        for (const role of STORED_ROLES) {
          const change = requestedChange(question, held, role);
          const after = isOwnerRole(role) ? null : rolesAfter(held, role);
          const isTrueAfter = after !== null && decideAct(question, after).allowed;
          const isTrueNow = decideAct(question, held.active).allowed;
          const makers = change.ok ? change.value.makers : [];
          const isRight = change.ok
            ? change.value.role === role && isTrueAfter && !isTrueNow && makers.length > 0
            : (change.error === 'already-allowed') === isTrueNow;
          if (!isRight) expect({ question, held, role, change }).toBe('right');
          if (change.ok) requested += 1;
          // What is refused would not have been true, or no member could give it.
          const isMissed = !change.ok && !isTrueNow && isTrueAfter && !held.active.includes(role);
          if (isMissed && isGivenNow(question, held, role))
            expect({ question, held, role, change }).toBe('requested');
        }
    expect(requested).toBeGreaterThan(1_000);
  });

  it('[PLUS-35] says what else is needed where a role alone is not enough', () => {
    for (const question of DIFFERENT)
      for (const held of ROLE_SETS) {
        const answer = answerAct(question, held);
        if (answer.allowed) continue;
        for (const { change, needs } of answer.ways) {
          const asked = requestedChange(question, held, change?.role ?? 'vic-admin');
          if (
            asked.ok !== (change !== null && needs.length === 0) ||
            (!asked.ok && asked.error !== 'other-needs')
          )
            expect({ question, held, asked }).toBe('right');
        }
      }
  });

  it('[PLUS-35, HZ-4] is answered by the roles that may give it, with an end date by those of them that may revoke', () => {
    for (const question of DIFFERENT)
      for (const held of ROLE_SETS)
        for (const role of STORED_ROLES) {
          const change = requestedChange(question, held, role);
          if (!change.ok) continue;
          const { circumstances, workspace } = question;
          const place = workspaceTarget(
            isAccountLevel(role) ? { kind: 'default', isDirty: false } : workspace,
          );
          const revokers = change.value.makers.filter(
            (maker) => can(subjectFor({ roles: [maker], ...circumstances }), 'revoke', place).allowed,
          );
          const told = [false, true].map((isTemporary) =>
            listAnswererRoles(question, change.value, isTemporary),
          );
          if (told.join(';') !== [change.value.makers, revokers].join(';'))
            expect({ question, change, told }).toBe('right');
        }
  });
});

function isGivenNow(question: (typeof DIFFERENT)[number], held: HeldRoles, role: StoredRole): boolean {
  const answer = answerAct(question, held);
  return (
    !answer.allowed && answer.ways.some(({ change, needs }) => change?.role === role && needs.length === 0)
  );
}

interface Member extends HeldRoles {
  readonly uid: string;
}

const MEMBERS: readonly Member[] = ROLE_SETS.map((set, index) => ({ ...set, uid: `u${index}` }));
const ROLE_LISTS = STORED_ROLES.flatMap((one, index) => [[one], STORED_ROLES.slice(0, index + 1)]);

describe('whom a request is sent to', () => {
  it.each(READER_SIGHTS)(
    '[PLUS-35, GV-24] are no more than the requester may see, or the admins of the workspace: %s',
    (sight) => {
      for (const roles of ROLE_LISTS)
        for (const members of [MEMBERS, MEMBERS.filter(({ active }) => active.every(isAccountLevel))]) {
          const isRequester = ({ uid }: Member) => uid === members[3]?.uid;
          const answerers = listAnswerers(members, roles, { sight, isRequester });
          const may = members.filter(
            (member) => !isRequester(member) && member.active.some((role) => roles.includes(role)),
          );
          const ofWorkspace = may.filter(({ active }) =>
            active.some((role) => roles.includes(role) && !isAccountLevel(role)),
          );
          const isSeen = sight === 'account' ? may : ofWorkspace;
          // Without an admin of the workspace, those of the account look after it.
          expect(answerers).toEqual(isSeen.length > 0 ? isSeen : may);
        }
    },
  );

  it('[PLUS-35] is never the requester, nor a member whose role is suspended', () => {
    const only: Member = { uid: 'u', active: ['workspace-admin'], suspended: [] };
    const suspended: Member = { uid: 's', active: [], suspended: ['workspace-admin'] };
    const requester = { sight: 'account', isRequester: ({ uid }: Member) => uid === 'u' } as const;
    expect(listAnswerers([only, suspended], ['workspace-admin'], requester)).toEqual([]);
  });
});

it('[PLUS-35] is asked once within a day, and by one user a few times a day', () => {
  const day = 24 * 60 * 60 * 1000;
  const again = (lastMs: number | null, count: number, nowMs: number) => {
    const decision = decideRequestAgain({ lastMs, count }, nowMs);
    return decision.allowed ? null : decision.reason;
  };
  expect(again(null, 0, 0)).toBeNull();
  expect(again(0, 1, day - 1)).toBe('requested-today');
  expect(again(0, 1, day)).toBeNull();
  expect(again(null, ACCESS_REQUESTS_AT_MOST - 1, 0)).toBeNull();
  expect(again(null, ACCESS_REQUESTS_AT_MOST, 0)).toBe('too-many-requests-today');
});
