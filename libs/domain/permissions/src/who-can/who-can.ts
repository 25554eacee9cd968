import { STORED_ROLES, isAccountLevel, type StoredRole } from '@partyline/roles';
import type { RefusalReason } from '../decision/refusal.ts';
import type { ActQuestion } from './act-question.ts';
import { answerAct, type ActAnswer, type HeldRoles, type Way } from './way.ts';

/** Members with the same roles that cover the object; `people` may be the first of many. */
export interface MemberGroup<Person> extends HeldRoles {
  readonly count: number;
  readonly people: readonly Person[];
}

/** Whose names a reader may see: of the account, of the workspace's own members, or no other than their own. [GV-24] */
export const READER_SIGHTS = ['account', 'workspace', 'self'] as const;
export type ReaderSight = (typeof READER_SIGHTS)[number];

export interface Able<Person> {
  /** Those that grant it; each is of the account or of the workspace by its level. */
  readonly grantedBy: readonly StoredRole[];
  readonly count: number;
  readonly people: readonly Person[];
}

export interface Unable<Person> extends MemberGroup<Person> {
  readonly reason: RefusalReason;
  readonly ways: readonly Way[];
}

/** Holders of a role whose names the reader may see. */
export interface RoleHolders<Person> {
  readonly role: StoredRole;
  readonly people: readonly Person[];
}

export interface WhoCan<Person> {
  readonly able: readonly Able<Person>[];
  readonly unable: readonly Unable<Person>[];
  /** The granting roles of those who can and whose names the reader may not see, highest first. */
  readonly hiddenRoles: readonly StoredRole[];
  /** Who may be asked for a change by their role, as far as the reader may see them. */
  readonly holders: readonly RoleHolders<Person>[];
}

/**
 * Answers who can do an act, and what would allow it to the others. A reader sees names as in the list of people: users whose
 * role is of the account only with such a role, members of a workspace only with the right to list them, and always themselves.
 * Of all others the roles are told, without their number. [PLUS-35, GV-24]
 */
export function whoCan<Person>(
  question: ActQuestion,
  groups: readonly MemberGroup<Person>[],
  reader: { readonly sight: ReaderSight; readonly isReader: (person: Person) => boolean },
): WhoCan<Person> {
  const able: Able<Person>[] = [];
  const unable: Unable<Person>[] = [];
  const hidden = new Set<StoredRole>();
  for (const group of groups) {
    const whole = answerAct(question, group);
    const self = group.people.filter(reader.isReader);
    const seen = seenOf(question, { group, whole }, reader.sight);
    if (whole.allowed && seen === null && group.count > self.length)
      for (const role of whole.grantedBy) hidden.add(role);
    const shown =
      seen === null ? [] : [{ ...seen, people: group.people.filter((one) => !reader.isReader(one)) }];
    const parts = [
      ...(self.length === 0 ? [] : [{ held: group, answer: whole, people: self, count: self.length }]),
      ...shown.map((part) => ({ ...part, count: group.count - self.length })),
    ];
    for (const { held, answer, people, count } of parts) {
      if (count === 0) continue;
      const { active, suspended } = held;
      if (answer.allowed) able.push({ grantedBy: answer.grantedBy, count, people });
      else unable.push({ active, suspended, count, people, reason: answer.reason, ways: answer.ways });
    }
  }
  return {
    able,
    unable,
    hiddenRoles: STORED_ROLES.filter((role) => hidden.has(role)),
    holders: listHolders(groups, reader.sight),
  };
}

function listHolders<Person>(
  groups: readonly MemberGroup<Person>[],
  sight: ReaderSight,
): readonly RoleHolders<Person>[] {
  const roles = STORED_ROLES.filter(
    (role) => sight === 'account' || (sight === 'workspace' && !isAccountLevel(role)),
  );
  return roles
    .map((role) => ({
      role,
      people: groups.filter(({ active }) => active.includes(role)).flatMap(({ people }) => people),
    }))
    .filter(({ people }) => people.length > 0);
}

interface Seen {
  readonly held: HeldRoles;
  readonly answer: ActAnswer;
}

/**
 * Returns what a reader may know of other members of a group, or null. A reader of the workspace knows its roles alone: who can by
 * an account-level role only is left out, so that the role does not show through.
 */
function seenOf(
  question: ActQuestion,
  { group, whole }: { readonly group: HeldRoles; readonly whole: ActAnswer },
  sight: ReaderSight,
): Seen | null {
  if (sight === 'account') return { held: group, answer: whole };
  if (sight === 'self') return null;
  const ofWorkspace = (roles: readonly StoredRole[]) => roles.filter((role) => !isAccountLevel(role));
  const held = { active: ofWorkspace(group.active), suspended: ofWorkspace(group.suspended) };
  if (held.active.length + held.suspended.length === 0) return null;
  const answer = answerAct(question, held);
  return answer.allowed || !group.active.some(isAccountLevel) ? { held, answer } : null;
}
