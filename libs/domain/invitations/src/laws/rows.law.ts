import type { TableLaw } from '@partyline/kernel/law';
import type { StoredRole } from '@partyline/roles';
import { HeldAccessByEmail } from '../invitation/held-access.ts';
import { decideAccessChange, type ChangedRow } from '../rules/decide-access-change.ts';
import { decideRowAction, type RowAction } from '../rules/decide-row-action.ts';
import type { InvitedWorkspace } from '../rules/inviter.ts';
import { isWorkspaceLocked, listRoleChanges, listRoleOptions } from '../rules/role-options.ts';
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
const [PAST, LATER] = [50, 200];
const WEEK = 604_800_000;

type Row = Pick<ChangedRow, 'kind' | 'role' | 'status' | 'endsAtMs'> & {
  /** Null: the row has no link. */
  readonly expiresAtMs: number | null;
};

interface RowQuestion {
  readonly roles: readonly StoredRole[];
  readonly planType: Plan;
  readonly workspace: InvitedWorkspace;
  readonly row: Row;
}

const ROWS: readonly Row[] = ROLES.flatMap((role): Row[] => [
  { kind: 'membership', role, status: 'accepted', endsAtMs: null, expiresAtMs: null },
  { kind: 'membership', role, status: 'accepted', endsAtMs: PAST, expiresAtMs: null },
  { kind: 'invitation', role, status: 'pending', endsAtMs: null, expiresAtMs: LATER },
  { kind: 'invitation', role, status: 'pending', endsAtMs: null, expiresAtMs: PAST },
  { kind: 'invitation', role, status: 'pending', endsAtMs: PAST, expiresAtMs: LATER },
  { kind: 'invitation', role, status: 'pending', endsAtMs: LATER, expiresAtMs: NOW },
  { kind: 'invitation', role, status: 'accepted', endsAtMs: null, expiresAtMs: PAST },
  { kind: 'invitation', role, status: 'expired', endsAtMs: null, expiresAtMs: PAST },
  { kind: 'invitation', role, status: 'revoked', endsAtMs: null, expiresAtMs: LATER },
]);

function* everyRow(): Generator<RowQuestion> {
  for (const row of ROWS)
    for (const planType of ['paid', 'trial', 'free'] as const)
      for (const workspace of WORKSPACES)
        for (const roles of INVITER_ROLES) yield { roles, planType, workspace, row };
}

/** Makes the row of a rule, with all times moved. */
function changedRow(row: Row, shiftMs = 0): ChangedRow {
  const moved = (ms: number | null) => (ms === null ? null : ms + shiftMs);
  return {
    ...row,
    email: 'guest@example.org',
    workspaceId: 2,
    isSuspended: false,
    endsAtMs: moved(row.endsAtMs),
    expiresAtMs: moved(row.expiresAtMs) ?? Infinity,
  };
}

const tellRow = ({ roles, planType, workspace, row }: RowQuestion): string[] => [
  tellInviter(roles, planType, workspace),
  `The row is ${JSON.stringify(row)}, and it is ${NOW}.`,
];

interface ActionQuestion extends RowQuestion {
  readonly action: RowAction;
  /** What else the user holds there. */
  readonly other: StoredRole | null;
}

/** Returns the decided reason, the first that holds, or null for allowed. */
function decided({ roles, planType, workspace, row, action, other }: ActionQuestion): string | null {
  const subject = subjectOf(roles, planType);
  const missing = refusalOf(subject, action === 'revoke' ? 'revoke' : 'invite', workspace);
  if (missing !== null) return missing;
  if (highestLevel(roles) <= levelOf(row.role)) return 'role-not-grantable';
  const hasEnded = row.endsAtMs !== null && row.endsAtMs <= NOW;
  const isDead = row.status === 'pending' && row.expiresAtMs !== null && row.expiresAtMs <= NOW;
  const isExpired =
    row.status === 'expired' ||
    ((row.status === 'pending' || row.status === 'accepted') && hasEnded) ||
    isDead;
  if (row.status === 'revoked') return 'already-revoked';
  // An accepted invitation is the history of a membership. [GV-24]
  if (row.kind === 'invitation' && row.status === 'accepted')
    return isExpired && action === 'copy' ? 'already-expired' : 'already-accepted';
  if (action === 'revoke') return null;
  if (row.kind === 'membership') return isExpired ? 'already-expired' : 'already-accepted';
  if (action === 'copy') return isExpired ? 'already-expired' : null;
  if (hasEnded) return 'end-date-past';
  if ((row.role === 'workspace-owner' || row.role === 'account-owner') && row.endsAtMs !== null)
    return 'owner-ends';
  if (!isExpired) return null;
  // Sent again, it is a new invitation. [GV-3, GV-8, GV-9]
  if (other === row.role) return 'duplicate';
  const limit = row.role === 'workspace-owner' ? ownerRefusalOf(workspace) : null;
  if (limit !== null) return limit;
  if (other === null || isOfAccount(row.role)) return null;
  if (highestLevel(roles) <= levelOf(other)) return 'role-not-grantable';
  const takes = levelOf(row.role) < levelOf(other) || row.endsAtMs !== null;
  return takes ? (refusalOf(subject, 'revoke', workspace) ?? 'held-otherwise') : 'held-otherwise';
}

function reasonOf(
  { roles, planType, workspace, row, action, other }: ActionQuestion,
  shiftMs = 0,
): string | null {
  const email = 'GUEST@example.org';
  const held =
    other === null
      ? []
      : [{ email, role: other, workspaceId: isOfAccount(other) ? null : 2, status: 'accepted' as const }];
  const decision = decideRowAction(
    action,
    {
      row: changedRow(row, shiftMs),
      inviter: { email: 'owner@example.org', subject: subjectOf(roles, planType) },
      workspace,
      others: new HeldAccessByEmail(held),
    },
    NOW + shiftMs,
  );
  return decision.allowed ? null : decision.reason;
}

export const rowActions: TableLaw<ActionQuestion> = {
  kind: 'table',
  name: 'row-actions',
  sentence:
    'An invitation is sent again or its link copied by who may invite to its role, revoked by who may revoke; what is revoked, accepted or over is not; sent again after its end it is a new invitation; a week later all is alike.',
  ids: ['PLUS-1', 'GV-3', 'GV-8', 'GV-9', 'GV-11', 'GV-20', 'GV-24', 'PLUS-4', 'HZ-4'],
  universe: [
    '15 sets of roles of who acts, 3 plans',
    'a default, a shared and an ownerless workspace, dirty or not',
    'members and invitations of 6 roles in every status, over or not',
    'sending again, copying, revoking; nothing or one role held besides',
  ],
  bound: 54 * 3 * 6 * 15 * 3 * 4,
  isQuick: true,
  *questions() {
    for (const question of everyRow())
      for (const action of ['resend', 'copy', 'revoke'] as const)
        for (const other of [null, question.row.role, 'workspace-admin', 'endpoint-user'] as const)
          if (other === null || action === 'resend') yield { ...question, action, other };
  },
  faultOf(question) {
    const [reason, wanted] = [reasonOf(question), decided(question)];
    if (reason !== wanted) return `It is ${reason ?? 'allowed'}, and decided is ${wanted ?? 'allowed'}.`;
    const then = reasonOf(question, WEEK);
    return reason === then ? null : `A week later it is ${then ?? 'allowed'}.`;
  },
  tell: (question) => [
    ...tellRow(question),
    `The act is to ${question.action}; besides the user is ${question.other ?? 'nothing'}.`,
  ],
};

export const roleOptions: TableLaw<RowQuestion> = {
  kind: 'table',
  name: 'role-options',
  sentence:
    'Offered are exactly the roles below one’s own, an owner with the reason where none is taken; for a member the roles of its level, each disabled exactly with the reason that its choice would get.',
  ids: ['INV-22', 'INV-23', 'GV-9', 'GV-10', 'GV-11', 'GV-12', 'HZ-4'],
  universe: [
    '15 sets of roles of who gives, 3 plans',
    'a default, a shared and an ownerless workspace, dirty or not',
    'members and invitations of 6 roles in every status, over or not',
  ],
  bound: 54 * 3 * 6 * 15,
  isQuick: true,
  questions: everyRow,
  faultOf({ roles, planType, workspace, row }) {
    const subject = subjectOf(roles, planType);
    const held = new HeldAccessByEmail([
      {
        email: 'guest@example.org',
        role: row.role,
        workspaceId: isOfAccount(row.role) ? null : 2,
        status: 'accepted',
      },
    ]);
    const below = ROLES.filter((role) => levelOf(role) < highestLevel(roles));
    const offered = listRoleOptions(subject, 'Guest@example.org', held, workspace);
    const wanted = below
      .filter((role) => role !== 'account-admin' || row.role !== 'account-admin')
      .map((role) => `${role} ${role === 'workspace-owner' ? ownerRefusalOf(workspace) : null}`);
    if (offered.map(({ role, disabledBy }) => `${role} ${disabledBy}`).join() !== wanted.join())
      return `Offered are ${offered.map(({ role, disabledBy }) => `${role} (${disabledBy ?? 'open'})`).join(', ')}.`;
    if (ROLES.some((role) => isWorkspaceLocked(role) !== isOfAccount(role)))
      return 'The workspace is locked for other roles.';
    const question = { row: changedRow(row), inviter: { email: 'owner@example.org', subject }, workspace };
    const changes = listRoleChanges(question, NOW).map(({ role, disabledBy }) => `${role} ${disabledBy}`);
    const choices = isOfAccount(row.role) ? [] : below.filter((role) => !isOfAccount(role));
    const answers = choices.map((role) => {
      const decision = decideAccessChange({ ...question, change: { role } }, NOW);
      return `${role} ${decision.allowed || role === row.role ? null : decision.reason}`;
    });
    return changes.join() === answers.join() ? null : `Changes offered are ${changes.join(', ')}.`;
  },
  tell: tellRow,
};
