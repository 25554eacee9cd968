import type { TableLaw } from '@partyline/kernel/law';
import { whoCan, type MemberGroup, type ReaderSight, type WhoCan } from '../who-can/who-can.ts';
import type { HeldRoles } from '../who-can/way.ts';
import type { ActCode } from '../who-can/act.ts';
import { HELD_ROLES } from './ways.fixture.ts';

interface SightQuestion {
  readonly act: ActCode;
  readonly isRunning: boolean;
  readonly first: HeldRoles;
  readonly second: HeldRoles;
  readonly sight: ReaderSight;
  /** Whether the reader is of the first group. */
  readonly isMember: boolean;
}

const isOfAccount = (role: string) => role === 'account-owner' || role === 'account-admin';

function* everySight(): Generator<SightQuestion> {
  for (const act of ['instance.stop', 'workspace.invite'] as const)
    for (const isRunning of [false, true])
      for (const sight of ['account', 'workspace', 'self'] as const)
        for (const isMember of [false, true])
          for (const [at, first] of HELD_ROLES.entries())
            for (const second of HELD_ROLES.slice(at, at + 6))
              yield { act, isRunning, sight, isMember, first, second };
}

function answer(
  { act, isRunning, first, second, sight, isMember }: SightQuestion,
  reader: string,
  isReversed: boolean,
): WhoCan<string> {
  const groups: MemberGroup<string>[] = [
    { ...first, count: 2, people: [isMember ? reader : 'anna', 'bert'] },
    { ...second, count: 1, people: ['carl'] },
  ];
  const question = {
    act,
    workspace: { kind: 'orphanage', isDirty: false },
    device: { isRunning, isSubscriptionExpired: false },
    circumstances: { planType: 'paid', customerStatus: 'B2C' },
  } as const;
  return whoCan(question, isReversed ? groups.toReversed() : groups, {
    sight,
    isReader: (person) => person === reader,
  });
}

/** Returns an answer as a text in which the order of the groups does not count. */
function textOf(
  { able, unable, hiddenRoles, holders }: WhoCan<string>,
  rename: (text: string) => string,
): string {
  const sorted = (parts: readonly unknown[]) => parts.map((part) => rename(JSON.stringify(part))).toSorted();
  const people = holders.map(({ role, people: of }) => `${role} ${of.map(rename).toSorted().join()}`);
  return JSON.stringify([sorted(able), sorted(unable), hiddenRoles, people]);
}

const asItIs = (text: string) => text;

export const whoCanSight: TableLaw<SightQuestion> = {
  kind: 'table',
  name: 'who-can-sight',
  sentence:
    'A reader is told no name that the list of people would not show: of the workspace’s own members by their roles there, of the account only with its sight, and of themselves always; the order of the members and the reader’s id change nothing.',
  ids: ['PLUS-35', 'GV-24'],
  universe: [
    '2 acts, a running or a stopped instance',
    '3 sights, the reader a member or not',
    '2 groups of members of 45 sets of roles: each set beside the 5 that follow it',
  ],
  bound: 2 * 2 * 3 * 2 * 45 * 6,
  isQuick: true,
  questions: everySight,
  faultOf(question) {
    const { first, second, sight, isMember } = question;
    const told = answer(question, 'reader', false);
    const text = textOf(told, asItIs);
    if (textOf(answer(question, 'reader', true), asItIs) !== text)
      return 'In another order the answer is another.';
    if (
      textOf(answer(question, 'other-name', false), (part) => part.replaceAll('other-name', 'reader')) !==
      text
    )
      return 'Under another id the answer is another.';
    const ofWorkspace = (held: HeldRoles) =>
      [...held.active, ...held.suspended].some((role) => !isOfAccount(role));
    const mayBeSeen = (held: HeldRoles) =>
      sight === 'account' || (sight === 'workspace' && ofWorkspace(held));
    const names = [
      ...(mayBeSeen(first) ? ['anna', 'bert'] : []),
      ...(mayBeSeen(second) ? ['carl'] : []),
      ...(isMember ? ['reader'] : []),
    ];
    const hidden = ['anna', 'bert', 'carl', 'reader'].find(
      (name) => text.includes(name) && !names.includes(name),
    );
    if (hidden !== undefined) return `${hidden} is named.`;
    if (isMember && ![...told.able, ...told.unable].some(({ people }) => people.includes('reader')))
      return 'The reader is not told of themselves.';
    const ofAccount = /account-(owner|admin)/.test(
      JSON.stringify(
        told.unable
          .filter(({ people }) => !people.includes('reader'))
          .map(({ active, suspended }) => [active, suspended]),
      ),
    );
    return sight !== 'account' && ofAccount ? 'A role of the account shows through.' : null;
  },
  tell: ({ act, isRunning, first, second, sight, isMember }) => [
    `Two users hold ${[...first.active, ...first.suspended.map((role) => `${role} (suspended)`)].join(' and ') || 'no role'}, a third ${[...second.active, ...second.suspended.map((role) => `${role} (suspended)`)].join(' and ') || 'no role'}.`,
    `A reader who sees ${sight}${isMember ? ' and is one of the two' : ''} asks who can ${act}; the instance is ${isRunning ? 'running' : 'stopped'}.`,
  ],
};
