import type { MachineLaw } from '@partyline/kernel/law';
import type { AccountMember } from './account-member.ts';
import { member } from './ownership.fixture.ts';
import {
  isAnswerTaken,
  listSteps,
  nextOwnerships,
  tellOwnerships,
  tellStep,
  type Ownerships,
  type OwnershipStep,
  type OwnershipUniverse,
} from './ownership-universe.fixture.ts';
import type { OwnershipTransfer } from './transfers/ownership-state.ts';

const isAccepted = ({ status }: AccountMember): boolean => status === 'accepted';

const accountOwnerOf = (members: readonly AccountMember[]): string | undefined =>
  members.find(({ role }) => role === 'account-owner')?.userId;

const ownersIn = (members: readonly AccountMember[], id: number): readonly AccountMember[] =>
  members.filter(({ role, workspaceId }) => role === 'workspace-owner' && workspaceId === id);

const workspaceOf = ({ scope }: OwnershipTransfer): number | null =>
  scope.scope === 'workspace' ? scope.workspaceId : null;

/** Returns who may answer, as GO-3 and GO-8 say it. */
function answererOf(members: readonly AccountMember[], one: OwnershipTransfer): string | undefined {
  if (one.kind === 'transfer') return one.toUserId;
  const owner = ownersIn(members, workspaceOf(one) ?? -1).find(isAccepted);
  return owner?.userId ?? accountOwnerOf(members);
}

/** Returns whether a user may be given a place, as GO-3 and GO-4 say it. */
function isEligible(members: readonly AccountMember[], userId: string, workspace: number | null): boolean {
  return members
    .filter((one) => one.userId === userId && isAccepted(one) && one.isEmailVerified)
    .some(({ role, workspaceId }) => {
      if (role === 'account-admin') return true;
      return (
        workspace !== null &&
        workspaceId === workspace &&
        (role === 'workspace-owner' || role === 'workspace-admin')
      );
    });
}

function faultOfOpen(universe: OwnershipUniverse, state: Ownerships, one: OwnershipTransfer): string | null {
  const { members } = state;
  const workspace = workspaceOf(one);
  const answerer = answererOf(members, one);
  const subject = one.kind === 'transfer' ? 'The transfer' : 'The request';
  if (answerer === undefined || answerer === one.byUserId)
    return `${subject} has no answerer besides its submitter.`;
  if (one.kind === 'transfer' && !isEligible(members, answerer, workspace))
    return 'The recipient may not receive the ownership.';
  if (universe.workspaces.some(({ id, isDefault }) => id === workspace && isDefault))
    return 'The default workspace is being handed over.';
  if (one.endsAtMs <= 0) return `${subject} is open after its end.`;
  if (!isAnswerTaken(universe, state, 'reject', one.docId, answerer))
    return `${answerer} can not reject what ${answerer} is asked.`;
  if (!isAnswerTaken(universe, state, 'cancel', one.docId, one.byUserId))
    return `${one.byUserId} can not withdraw what ${one.byUserId} submitted.`;
  return null;
}

function faultIn(universe: OwnershipUniverse, state: Ownerships): string | null {
  const { members, open } = state;
  const owners = members.filter(({ role }) => role === 'account-owner');
  if (owners.length !== 1 || !owners.every(isAccepted)) return `The account has ${owners.length} owners.`;
  for (const { id } of universe.workspaces) {
    const own = ownersIn(members, id);
    if (own.filter(isAccepted).length > 1) return `Workspace ${id} has two owners.`;
    const invited = own.filter((one) => !isAccepted(one)).length;
    if (invited + open.filter((one) => workspaceOf(one) === id).length > 1)
      return `Two of owner invitation, transfer and request are open in workspace ${id}.`;
  }
  if (open.filter((one) => workspaceOf(one) === null).length > 1) return 'The account is handed over twice.';
  for (const one of open) {
    const fault = faultOfOpen(universe, state, one);
    if (fault !== null) return fault;
  }
  return null;
}

/** Returns what an applied transfer changed otherwise than GO-5 says. */
function faultOfApplied(before: Ownerships, one: OwnershipTransfer, after: Ownerships): string | null {
  const workspace = workspaceOf(one);
  const held = (state: Ownerships, userId: string): AccountMember['role'] | undefined =>
    state.members.find((each) => each.userId === userId && each.workspaceId === workspace)?.role;
  const previous =
    workspace === null
      ? accountOwnerOf(before.members)
      : ownersIn(before.members, workspace).find(isAccepted)?.userId;
  const isForAccountOwner = workspace !== null && one.toUserId === accountOwnerOf(before.members);
  const [owner, admin] =
    workspace === null
      ? (['account-owner', 'account-admin'] as const)
      : (['workspace-owner', 'workspace-admin'] as const);
  if (!isForAccountOwner && held(after, one.toUserId) !== owner)
    return `${one.toUserId} accepted the ownership and has none.`;
  if (isForAccountOwner && ownersIn(after.members, workspace).some(isAccepted))
    return 'Handed to the owner of the account, the workspace still has an owner.';
  if (previous !== undefined && previous !== one.toUserId && held(after, previous) !== admin)
    return `${previous} gave the ownership away and is no admin.`;
  const others = ({ members }: Ownerships): string =>
    JSON.stringify(
      members.filter(
        (each) => each.workspaceId !== workspace || ![previous, one.toUserId].includes(each.userId),
      ),
    );
  return others(before) === others(after) ? null : 'A membership changed that the transfer does not touch.';
}

function faultOf(before: Ownerships, step: OwnershipStep, after: Ownerships): string | null {
  const isApplied = step.type === 'apply' && after !== before;
  const isOld = step.type === 'submit-transfer' && step.scope.scope === 'account' && !step.isLoginRecent;
  if (isOld && after !== before) return 'The account is offered after an old sign-in.';
  if (!isApplied) {
    const isOwnerSame = accountOwnerOf(before.members) === accountOwnerOf(after.members);
    if (!isOwnerSame) return 'The account changed its owner without an accepted transfer.';
    const isMemberStep = step.type === 'set-member' || before.members === after.members;
    return isMemberStep || JSON.stringify(before.members) === JSON.stringify(after.members)
      ? null
      : 'Memberships changed without an accepted transfer.';
  }
  const one = before.open.find(({ docId }) => docId === step.docId);
  if (one === undefined || answererOf(before.members, one) !== step.byUserId)
    return 'A user accepted what another user was asked.';
  if (after.open.some(({ docId }) => docId === step.docId)) return 'What was accepted is still open.';
  if (one.state !== 'transition') return 'It was accepted before its link was opened.';
  return faultOfApplied(before, one, after);
}

function ownershipLaw(
  universe: OwnershipUniverse,
  starts: readonly Ownerships[],
  facts: Pick<MachineLaw<unknown, unknown>, 'name' | 'sentence' | 'universe' | 'bound' | 'isQuick'>,
): MachineLaw<Ownerships, OwnershipStep> {
  return {
    kind: 'machine',
    ids: ['OWN-3', 'OWN-15', 'GO-2', 'GO-3', 'GO-4', 'GO-5', 'GO-6', 'GO-7', 'GO-8', 'GV-9', 'GW-5'],
    ...facts,
    starts: () => starts,
    events: (state) => listSteps(universe, state),
    next: (state, step) => nextOwnerships(universe, state, step),
    faultIn: (state) => faultIn(universe, state),
    faultOf,
    tellStart: tellOwnerships,
    tell: tellStep,
  };
}

const shared = { id: 2, isDefault: false, isMoveRunning: false };
const OLGA = member('olga', 'account-owner');

export const workspaceOwnership = ownershipLaw(
  {
    users: ['olga', 'ada', 'wim'],
    workspaces: [shared],
    planType: 'paid',
    accountHoldings: ['account-admin', 'none'],
    workspaceHoldings: ['workspace-owner', 'invited workspace-owner', 'workspace-admin', 'none'],
    isAccountTransferred: false,
  },
  [{ members: [OLGA], open: [] }],
  {
    name: 'workspace-ownership',
    sentence:
      'A workspace has one owner at most and one open invitation of an owner, transfer or request, each with an answerer who is another user than its submitter; it is handed over only by an accepted transfer, to an eligible user.',
    universe: [
      '3 users, any of them in any role of the workspace or admin of the account',
      '1 workspace that is not the default one',
      'links of 1 day, time in half days',
      'every submission, answer, membership change and withdrawal by every user',
    ],
    bound: 40_000,
    isQuick: true,
  },
);

export const accountOwnership = ownershipLaw(
  {
    users: ['olga', 'ada', 'wim'],
    workspaces: [shared],
    planType: 'paid',
    accountHoldings: ['account-admin', 'none'],
    workspaceHoldings: ['workspace-owner', 'invited workspace-owner', 'workspace-admin', 'none'],
    isAccountTransferred: true,
  },
  [{ members: [OLGA], open: [] }],
  {
    name: 'account-ownership',
    sentence:
      'The account has exactly one owner, who changes only by a transfer that an admin of the account accepts, whatever happens in its workspaces meanwhile.',
    universe: [
      '3 users, any of them in any role of the workspace or admin of the account',
      '1 workspace that is not the default one',
      'transfers of the account and of the workspace at the same time',
      'links of 1 day, time in half days',
      'every submission, answer, membership change and withdrawal by every user',
    ],
    bound: 100_000,
    isQuick: false,
  },
);

export const defaultWorkspace = ownershipLaw(
  {
    users: ['olga', 'ada', 'wim'],
    workspaces: [{ id: 1, isDefault: true, isMoveRunning: false }],
    planType: 'trial',
    accountHoldings: ['account-admin', 'none'],
    workspaceHoldings: ['workspace-owner', 'workspace-admin', 'none'],
    isAccountTransferred: true,
  },
  [{ members: [OLGA], open: [] }],
  {
    name: 'default-workspace-ownership',
    sentence:
      'The default workspace is neither transferred nor requested; the account changes hands also in a trial.',
    universe: [
      '3 users, any of them in any role of the workspace or admin of the account',
      'the default workspace of an account in a trial',
      'links of 1 day, time in half days',
      'every submission, answer, membership change and withdrawal by every user',
    ],
    bound: 10_000,
    isQuick: true,
  },
);
