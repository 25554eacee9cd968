import type { TableLaw } from '@partyline/kernel/law';
import type { Subject } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import type { AccessChange } from '../rules/access-effect.ts';
import { decideAccessChange, type ChangedRow } from '../rules/decide-access-change.ts';
import type { InvitedWorkspace } from '../rules/inviter.ts';
import {
  INVITER_ROLES,
  ROLES,
  WORKSPACES,
  highestLevel,
  isOfAccount,
  levelOf,
  ownerRefusalOf,
  refusalOf,
  subjectOf,
  tellInviter,
  type Plan,
} from './account.fixture.ts';

const NOW = 100;
const [PAST, SOON, LATER, LAST] = [50, 150, 200, 250];
const WEEK = 604_800_000;

type Row = Pick<ChangedRow, 'kind' | 'role' | 'status' | 'isSuspended' | 'endsAtMs'> & {
  /** Null: the row has no link. */
  readonly expiresAtMs: number | null;
};

interface ChangeQuestion {
  readonly roles: readonly StoredRole[];
  readonly planType: Plan;
  readonly workspace: InvitedWorkspace;
  readonly isOwn: boolean;
  readonly row: Row;
  readonly change: AccessChange;
  /** The one right of the two that who changes has; null: those of the roles. */
  readonly only: Right | null;
}

type Right = 'invite' | 'revoke';

/** Returns why a right is missing; null if it is there. */
function missing({ roles, planType, workspace, only }: ChangeQuestion, right: Right): string | null {
  if (only !== null) return only === right ? null : 'no-right';
  return refusalOf(subjectOf(roles, planType), right, workspace);
}

/** Rows that can be changed: members and open invitations, with an end or without, suspended or not. */
const OPEN_ROWS: readonly Row[] = ROLES.flatMap((role) =>
  [null, LATER].flatMap((endsAtMs): Row[] => [
    { kind: 'membership', role, status: 'accepted', isSuspended: false, endsAtMs, expiresAtMs: null },
    { kind: 'membership', role, status: 'accepted', isSuspended: true, endsAtMs, expiresAtMs: null },
    { kind: 'invitation', role, status: 'pending', isSuspended: false, endsAtMs, expiresAtMs: SOON },
  ]),
);

/** Rows that are over, or only the history of a membership. */
const CLOSED_ROWS: readonly Row[] = ROLES.flatMap((role) => [
  {
    kind: 'invitation',
    role,
    status: 'pending',
    isSuspended: false,
    endsAtMs: null,
    expiresAtMs: PAST,
  } as const,
  {
    kind: 'invitation',
    role,
    status: 'pending',
    isSuspended: false,
    endsAtMs: PAST,
    expiresAtMs: LATER,
  } as const,
  {
    kind: 'invitation',
    role,
    status: 'accepted',
    isSuspended: false,
    endsAtMs: null,
    expiresAtMs: PAST,
  } as const,
  {
    kind: 'invitation',
    role,
    status: 'expired',
    isSuspended: false,
    endsAtMs: null,
    expiresAtMs: PAST,
  } as const,
  {
    kind: 'invitation',
    role,
    status: 'revoked',
    isSuspended: false,
    endsAtMs: null,
    expiresAtMs: LATER,
  } as const,
  {
    kind: 'membership',
    role,
    status: 'accepted',
    isSuspended: false,
    endsAtMs: PAST,
    expiresAtMs: null,
  } as const,
]);

const NO_CHANGE: AccessChange = {};
const CHANGES: readonly AccessChange[] = [NO_CHANGE, ...ROLES.map((role) => ({ role }))].flatMap((ofRole) =>
  [{}, { endsAtMs: null }, { endsAtMs: SOON }, { endsAtMs: LAST }].flatMap((ofEnd) =>
    [{}, { isSuspended: true }, { isSuspended: false }].map((ofTerm) => ({ ...ofRole, ...ofEnd, ...ofTerm })),
  ),
);
const FEW_CHANGES = [NO_CHANGE, { endsAtMs: SOON }, { isSuspended: true }, { role: 'vic-admin' } as const];

function* everyChange(): Generator<ChangeQuestion> {
  for (const change of CHANGES)
    for (const row of OPEN_ROWS)
      for (const workspace of WORKSPACES)
        for (const roles of INVITER_ROLES) {
          yield { roles, planType: 'paid', workspace, isOwn: false, row, change, only: null };
          if (highestLevel(roles) >= 3)
            yield { roles, planType: 'paid', workspace, isOwn: true, row, change, only: null };
        }
  for (const only of ['invite', 'revoke'] as const)
    for (const change of CHANGES)
      for (const row of OPEN_ROWS)
        for (const workspace of WORKSPACES)
          yield { roles: ['account-admin'], planType: 'paid', workspace, isOwn: false, row, change, only };
  for (const change of FEW_CHANGES)
    for (const row of [...OPEN_ROWS, ...CLOSED_ROWS])
      for (const workspace of WORKSPACES)
        for (const planType of ['paid', 'trial', 'free'] as const)
          for (const roles of INVITER_ROLES)
            yield { roles, planType, workspace, isOwn: false, row, change, only: null };
}

/** Returns what a change takes and gives, as HZ-4 says it. */
function effectOf(
  row: Row,
  { role = row.role, endsAtMs = row.endsAtMs, isSuspended = row.isSuspended }: AccessChange,
) {
  const [end, nextEnd] = [row.endsAtMs ?? Infinity, endsAtMs ?? Infinity];
  return {
    takes: levelOf(role) < levelOf(row.role) || nextEnd < end || (isSuspended && !row.isSuspended),
    gives: levelOf(role) > levelOf(row.role) || nextEnd > end || (!isSuspended && row.isSuspended),
  };
}

function statusNow({ status, endsAtMs, expiresAtMs }: Row): Row['status'] {
  const hasEnded = endsAtMs !== null && endsAtMs <= NOW;
  const isDead = expiresAtMs !== null && expiresAtMs <= NOW;
  if (status === 'pending' && (hasEnded || isDead)) return 'expired';
  return status === 'accepted' && hasEnded ? 'expired' : status;
}

/** Returns the decided reason, the first that holds, or null for allowed. */
function decided(question: ChangeQuestion): string | null {
  const { roles, workspace, isOwn, row, change } = question;
  const [invite, revoke] = [missing(question, 'invite'), missing(question, 'revoke')];
  if (invite !== null && revoke !== null) return invite;
  const level = highestLevel(roles);
  if (level <= levelOf(row.role)) return 'role-not-grantable';
  const { takes, gives } = effectOf(row, change);
  if (takes && revoke !== null) return revoke;
  if (gives && invite !== null) return invite;
  const { role = row.role } = change;
  if (row.kind === 'invitation' && row.status === 'accepted') return 'already-accepted';
  const status = statusNow(row);
  if (status === 'expired' || status === 'revoked') return `already-${status}`;
  const isOwner = role === 'workspace-owner' || role === 'account-owner';
  if (isOwner && change.endsAtMs !== undefined && change.endsAtMs !== null) return 'owner-ends';
  if (isOwner && change.isSuspended === true) return 'owner-suspended';
  if (isOwn) return 'role-not-grantable';
  if (role === row.role) return null;
  if (isOfAccount(role) !== isOfAccount(row.role) || level <= levelOf(role)) return 'role-not-grantable';
  return role === 'workspace-owner' ? ownerRefusalOf(workspace) : null;
}

/** Returns the rights of who changes. */
function changerOf({ roles, planType, only }: ChangeQuestion): Subject {
  const subject = subjectOf(roles, planType);
  if (only === null) return subject;
  const verdicts = { [only]: { allowed: true } } as const;
  return {
    ...subject,
    workspace: { default: verdicts, shared: verdicts, orphanage: verdicts, invited: verdicts },
  };
}

/** Returns the reason of the code at a moment, with all times moved by as much. */
function reasonOf(question: ChangeQuestion, shiftMs = 0): string | null {
  const { workspace, isOwn, row, change } = question;
  const moved = (ms: number | null) => (ms === null ? null : ms + shiftMs);
  const decision = decideAccessChange(
    {
      row: {
        ...row,
        email: 'guest@example.org',
        workspaceId: workspace.id,
        endsAtMs: moved(row.endsAtMs),
        expiresAtMs: moved(row.expiresAtMs) ?? Infinity,
      },
      inviter: { email: 'owner@example.org', subject: changerOf(question) },
      workspace,
      isOwn,
      change: change.endsAtMs === undefined ? change : { ...change, endsAtMs: moved(change.endsAtMs) },
    },
    NOW + shiftMs,
  );
  return decision.allowed ? null : decision.reason;
}

const OF_EVERY_CHANGE = {
  kind: 'table',
  universe: [
    '15 sets of roles of who changes, and one right without the other; 3 plans; another’s row and one’s own',
    'a default, a shared and an ownerless workspace, dirty or not',
    'members (suspended or not) and invitations of 6 roles in every status, with an end or without',
    'changes of role, end date and suspension, alone and together',
  ],
  bound: 1_000_000,
  isQuick: true,
  questions: everyChange,
  tell: ({ roles, planType, workspace, isOwn, row, change, only }: ChangeQuestion) => [
    tellInviter(roles, planType, workspace),
    ...(only === null ? [] : [`Of the two rights they have only ${only}.`]),
    `${isOwn ? 'Their own row' : 'The row'} is ${JSON.stringify(row)}, and it is ${NOW}.`,
    `The change is ${JSON.stringify(change)}.`,
  ],
} as const;

export const accessChanges: TableLaw<ChangeQuestion> = {
  ...OF_EVERY_CHANGE,
  name: 'access-changes',
  sentence:
    'A change of an access is answered by the first that holds: no right there, a row not below one’s own role, what it takes without the right to revoke, what it gives without the right to invite, a row that is over, an owner with an end or suspended, one’s own row, another level, an owner where none is taken.',
  ids: ['HZ-4', 'GV-7', 'GV-9', 'GV-11', 'GV-12', 'PLUS-4', 'PLUS-5'],
  faultOf(question) {
    const [reason, wanted] = [reasonOf(question), decided(question)];
    return reason === wanted ? null : `It is ${reason ?? 'allowed'}, and decided is ${wanted ?? 'allowed'}.`;
  },
};

export const accessChangesNextWeek: TableLaw<ChangeQuestion> = {
  ...OF_EVERY_CHANGE,
  isQuick: false,
  name: 'access-changes-next-week',
  sentence: 'A change of an access is answered alike when all times are a week later.',
  ids: ['PLUS-4', 'GX-27'],
  faultOf(question) {
    const [now, then] = [reasonOf(question), reasonOf(question, WEEK)];
    return now === then ? null : `It is ${now ?? 'allowed'}, and ${then ?? 'allowed'} a week later.`;
  },
};
