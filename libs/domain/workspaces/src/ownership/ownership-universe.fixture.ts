import type { AccountMember, OwnershipScope } from './account-member.ts';
import { member } from './ownership.fixture.ts';
import { nextOwnership } from './transfers/next-ownership.ts';
import type { OwnershipEvent, OwnershipState, OwnershipTransfer } from './transfers/ownership-state.ts';

/** Links are valid for one day here; a state keeps how long from now, so that now is always 0. */
const DAY = 86_400_000;
const LINK_DAYS = 1;

/** What a state is kept as: plain data, without what never changes. */
export interface Ownerships {
  readonly members: readonly AccountMember[];
  /** Those that are open; of others nothing is asked again. */
  readonly open: readonly OwnershipTransfer[];
}

/** The same as {@link OwnershipEvent}, with the change of one membership, and half a day as the time that passes. */
export type OwnershipStep =
  | Exclude<OwnershipEvent, { type: 'members-changed' | 'tick' }>
  | {
      readonly type: 'set-member';
      readonly userId: string;
      readonly workspaceId: number | null;
      readonly to: Holding;
    }
  | { readonly type: 'half-day' };

/** A role in a place, the same only invited, or none. */
export type Holding = AccountMember['role'] | `invited ${AccountMember['role']}` | 'none';

/** What limits the events of a universe. */
export interface OwnershipUniverse {
  readonly users: readonly string[];
  readonly workspaces: OwnershipState['workspaces'];
  readonly planType: OwnershipState['circumstances']['planType'];
  /** What a membership may become: in the account, in each workspace. */
  readonly accountHoldings: readonly Holding[];
  readonly workspaceHoldings: readonly Holding[];
  readonly isAccountTransferred: boolean;
}

export const isOpen = ({ state }: OwnershipTransfer): boolean =>
  state === 'inProgress' || state === 'transition';

const fullState = (
  { workspaces, planType }: OwnershipUniverse,
  { members, open }: Ownerships,
): OwnershipState => ({
  circumstances: { planType, customerStatus: 'B2C' },
  workspaces,
  members,
  transfers: open,
});

/** Sorts what has no order, so that one state has one key. */
function sorted(members: readonly AccountMember[], open: readonly OwnershipTransfer[]): Ownerships {
  const keyOf = ({ userId, workspaceId, role }: AccountMember) => `${workspaceId} ${userId} ${role}`;
  const scopeKey = ({ scope }: OwnershipTransfer) => JSON.stringify(scope);
  return {
    members: members.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    open: open.toSorted((a, b) => (scopeKey(a) < scopeKey(b) ? -1 : 1)),
  };
}

function eventOf(step: OwnershipStep, members: readonly AccountMember[]): OwnershipEvent {
  if (step.type === 'half-day') return { type: 'tick' };
  if (step.type !== 'set-member') return step;
  const { userId, workspaceId, to } = step;
  const others = members.filter((one) => one.userId !== userId || one.workspaceId !== workspaceId);
  if (to === 'none') return { type: 'members-changed', members: others };
  const isInvited = to.startsWith('invited ');
  const role = (isInvited ? to.slice('invited '.length) : to) as AccountMember['role']; // the form of Holding
  const changed = member(userId, role, workspaceId, { status: isInvited ? 'pending' : 'accepted' });
  return { type: 'members-changed', members: [...others, changed] };
}

/** Takes a step with the product's machine; a refused one changes nothing. */
export function nextOwnerships(
  universe: OwnershipUniverse,
  before: Ownerships,
  step: OwnershipStep,
): Ownerships {
  const elapsed = step.type === 'half-day' ? DAY / 2 : 0;
  const open = before.open.map((one) => ({ ...one, endsAtMs: one.endsAtMs - elapsed }));
  const state = fullState(universe, elapsed === 0 ? before : { ...before, open });
  const next = nextOwnership(state, eventOf(step, before.members), 0, LINK_DAYS);
  return next.ok ? sorted(next.value.members, next.value.transfers.filter(isOpen)) : before;
}

/** Returns whether the machine takes an answer of a user. */
export function isAnswerTaken(
  universe: OwnershipUniverse,
  before: Ownerships,
  type: 'reject' | 'cancel',
  docId: string,
  byUserId: string,
): boolean {
  return nextOwnership(fullState(universe, before), { type, docId, byUserId }, 0, LINK_DAYS).ok;
}

/** Lists every step that may be tried in a state. */
export function* listSteps(
  universe: OwnershipUniverse,
  { members, open }: Ownerships,
): Generator<OwnershipStep> {
  const { users, workspaces } = universe;
  yield { type: 'half-day' };
  for (const { docId } of open)
    for (const byUserId of users)
      for (const type of ['open', 'apply', 'reject', 'cancel', 'resend'] as const)
        yield { type, docId, byUserId };
  for (const byUserId of users) {
    for (const { id } of workspaces) {
      yield { type: 'submit-request', docId: `w${id}`, workspaceId: id, byUserId };
      for (const toUserId of users)
        yield submission({ scope: 'workspace', workspaceId: id }, byUserId, toUserId);
    }
    if (universe.isAccountTransferred)
      for (const toUserId of users)
        for (const isLoginRecent of [true, false])
          yield submission({ scope: 'account' }, byUserId, toUserId, isLoginRecent);
  }
  for (const userId of users) {
    const held = (workspaceId: number | null): Holding => holdingOf(members, userId, workspaceId);
    for (const to of universe.accountHoldings)
      if (to !== held(null)) yield { type: 'set-member', userId, workspaceId: null, to };
    for (const { id } of workspaces)
      for (const to of universe.workspaceHoldings)
        if (to !== held(id)) yield { type: 'set-member', userId, workspaceId: id, to };
  }
}

const submission = (
  scope: OwnershipScope,
  byUserId: string,
  toUserId: string,
  isLoginRecent = true,
): OwnershipStep => {
  const docId = scope.scope === 'account' ? 'a' : `w${scope.workspaceId}`;
  return { type: 'submit-transfer', docId, scope, byUserId, toUserId, isLoginRecent };
};

/** Returns what a user holds in a place. */
export function holdingOf(
  members: readonly AccountMember[],
  userId: string,
  workspaceId: number | null,
): Holding {
  const held = members.find((one) => one.userId === userId && one.workspaceId === workspaceId);
  if (held === undefined) return 'none';
  return held.status === 'pending' ? `invited ${held.role}` : held.role;
}

const placeOf = (workspaceId: number | null): string =>
  workspaceId === null ? 'the account' : `workspace ${workspaceId}`;

const docPlace = (docId: string): string => (docId === 'a' ? 'the account' : `workspace ${docId.slice(1)}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a step in words. */
export function tellStep(step: OwnershipStep, before: Ownerships, after: Ownerships): string {
  const refused = before === after ? ' This is refused.' : '';
  switch (step.type) {
    case 'half-day':
      return 'Half a day passes.';
    case 'set-member':
      return `${capital(step.userId)} becomes ${step.to} in ${placeOf(step.workspaceId)}.${refused}`;
    case 'submit-request':
      return `${capital(step.byUserId)} requests the ownership of workspace ${step.workspaceId}.${refused}`;
    case 'submit-transfer': {
      const place = step.scope.scope === 'account' ? null : step.scope.workspaceId;
      return `${capital(step.byUserId)} offers the ownership of ${placeOf(place)} to ${step.toUserId}.${refused}`;
    }
    default: {
      const words = {
        open: 'opens the link',
        apply: 'accepts',
        reject: 'rejects',
        cancel: 'withdraws it',
        resend: 'sends it again',
      };
      return `${capital(step.byUserId)} answers for ${docPlace(step.docId)}: ${words[step.type]}.${refused}`;
    }
  }
}

/** Returns the members and what is open, in words. */
export function tellOwnerships({ members, open }: Ownerships): string {
  const held = members.map(
    (one) =>
      `${one.userId} is ${holdingOf([one], one.userId, one.workspaceId)} in ${placeOf(one.workspaceId)}`,
  );
  return `${capital(held.join(', '))}; ${open.length === 0 ? 'nothing' : open.map(({ docId }) => docPlace(docId)).join(', ')} is being handed over.`;
}
