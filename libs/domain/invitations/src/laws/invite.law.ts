import type { TableLaw } from '@partyline/kernel/law';
import type { StoredRole } from '@partyline/roles';
import { HeldAccessByEmail, type HeldAccess } from '../invitation/held-access.ts';
import { decideInvitation } from '../rules/decide-invitation.ts';
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

interface InviteQuestion {
  readonly roles: readonly StoredRole[];
  readonly planType: Plan;
  readonly workspace: InvitedWorkspace;
  readonly wanted: StoredRole;
  /** Null: never. */
  readonly endsAtMs: number | null;
  readonly isSelf: boolean;
  readonly held: readonly Omit<HeldAccess, 'email'>[];
}

const INVITER = 'Owner@Example.org';
const INVITEE = 'guest@example.org';
const [EARLY, MIDDLE, LATE] = [10, 20, 30];

/** Every row that the invited user may hold, and pairs of one of the account and one of the workspace. */
const HELD: readonly InviteQuestion['held'][] = (() => {
  const row = (role: StoredRole, status: HeldAccess['status'], endsAtMs: number | null = null) => ({
    role,
    status,
    workspaceId: isOfAccount(role) ? null : 2,
    endsAtMs,
  });
  const statuses = ['accepted', 'pending', 'expired', 'revoked'] as const;
  const single = ROLES.flatMap((role) => statuses.map((status) => row(role, status)));
  const ending = ROLES.filter((role) => !isOfAccount(role)).map((role) => row(role, 'accepted', MIDDLE));
  const elsewhere = ROLES.map((role) => ({
    ...row(role, 'accepted'),
    workspaceId: isOfAccount(role) ? null : 3,
  }));
  const pairs = ROLES.filter((role) => !isOfAccount(role)).map((role) => [
    row('account-admin', 'accepted'),
    row(role, 'pending'),
  ]);
  return [[], ...[...single, ...ending, ...elsewhere].map((one) => [one]), ...pairs];
})();

function* everyInvitation(): Generator<InviteQuestion> {
  for (const held of HELD)
    for (const planType of ['paid', 'trial', 'free'] as const)
      for (const workspace of WORKSPACES)
        for (const roles of INVITER_ROLES)
          for (const wanted of ROLES) {
            for (const endsAtMs of [null, EARLY, LATE])
              yield { roles, planType, workspace, wanted, endsAtMs, isSelf: false, held };
            yield { roles, planType, workspace, wanted, endsAtMs: null, isSelf: true, held };
          }
}

/** Returns the decided answer: the first that holds, `update` for a change that is to be confirmed, `send` for none. */
function decided({ roles, planType, workspace, wanted, endsAtMs, isSelf, held }: InviteQuestion): string {
  if (isSelf) return 'self';
  const subject = subjectOf(roles, planType);
  const invite = refusalOf(subject, 'invite', workspace);
  if (invite !== null) return invite;
  const level = highestLevel(roles);
  if (level <= levelOf(wanted)) return 'role-not-grantable';
  const counted = held.filter(({ status }) => status === 'accepted' || status === 'pending');
  // Rows of the account match only each other, rows of a workspace only those there. [GV-12]
  const there = counted.filter(({ role, workspaceId }) =>
    isOfAccount(wanted) ? role === wanted : !isOfAccount(role) && workspaceId === workspace.id,
  );
  if (there.some(({ role }) => role === wanted)) return 'duplicate';
  const limit = wanted === 'workspace-owner' ? ownerRefusalOf(workspace) : null;
  if (limit !== null) return limit;
  if (endsAtMs !== null && (wanted === 'workspace-owner' || wanted === 'account-owner')) return 'owner-ends';
  const [other] = there;
  if (other === undefined) return 'send';
  // An update needs the right to give the role of now, and to take what it takes. [GV-7, GV-11, HZ-4]
  if (level <= levelOf(other.role)) return 'role-not-grantable';
  const takes =
    levelOf(wanted) < levelOf(other.role) || (endsAtMs ?? Infinity) < (other.endsAtMs ?? Infinity);
  const revoke = refusalOf(subject, 'revoke', workspace);
  return takes && revoke !== null ? revoke : 'update';
}

/** Returns the answer of the code. */
function answer(question: InviteQuestion, inviteeEmail: string): string {
  const { roles, planType, workspace, wanted, endsAtMs, isSelf, held } = question;
  const verdict = decideInvitation({
    wanted: {
      email: isSelf ? INVITER.toUpperCase() : inviteeEmail,
      role: wanted,
      workspaceId: workspace.id,
      endsAtMs,
    },
    inviter: { email: INVITER, subject: subjectOf(roles, planType) },
    workspace,
    rows: new HeldAccessByEmail(held.map((row) => ({ ...row, email: INVITEE }))),
  });
  return verdict.kind === 'refused' ? verdict.reason : verdict.kind;
}

function tellInvitation({
  roles,
  planType,
  workspace,
  wanted,
  endsAtMs,
  isSelf,
  held,
}: InviteQuestion): string[] {
  const rows = held.map(
    ({ role, status, workspaceId, endsAtMs: end }) =>
      `${role} (${status}${workspaceId === null ? '' : `, workspace ${workspaceId}`}${end ? `, ends at ${end}` : ''})`,
  );
  return [
    tellInviter(roles, planType, workspace),
    `They invite ${isSelf ? 'themselves' : 'a user'} as ${wanted}${endsAtMs === null ? '' : ` until ${endsAtMs}`}.`,
    `Held is ${rows.join(' and ') || 'nothing'}.`,
  ];
}

const OF_EVERY_INVITATION = {
  kind: 'table',
  universe: [
    '15 sets of roles of who invites, 3 plans',
    'a default, a shared and an ownerless workspace, dirty or not',
    '6 roles, without end, ending before or after what is held, or to oneself',
    'nothing held, one row of each role and status, here or elsewhere, or one of the account and one of the workspace',
  ],
  isQuick: true,
  tell: tellInvitation,
} as const;

const QUESTIONS = HELD.length * 3 * 6 * INVITER_ROLES.length * 6 * 4;

export const invitationDecisions: TableLaw<InviteQuestion> = {
  ...OF_EVERY_INVITATION,
  name: 'invitation-decisions',
  sentence:
    'An invitation is answered by the first that holds: oneself, a missing right, a role not below one’s own, a duplicate, an owner where none is taken, an owner with an end; another role there is asked about as an update, which needs the right to take what it takes.',
  ids: [
    'INV-16',
    'INV-17',
    'INV-19',
    'INV-20',
    'INV-22',
    'INV-24',
    'GV-7',
    'GV-8',
    'GV-9',
    'GV-11',
    'GV-12',
    'HZ-4',
    'PLUS-4',
  ],
  bound: QUESTIONS,
  questions: everyInvitation,
  faultOf(question) {
    const [given, wanted] = [answer(question, INVITEE), decided(question)];
    return given === wanted ? null : `The answer is ${given}, and decided is ${wanted}.`;
  },
};

export const invitationRenaming: TableLaw<InviteQuestion> = {
  ...OF_EVERY_INVITATION,
  isQuick: false,
  name: 'invitation-renaming',
  sentence:
    'The letter case of an address, the order of the rows, rows of other users and other numbers of the workspaces change no answer.',
  ids: ['INV-18', 'GV-8', 'GV-25'],
  bound: QUESTIONS,
  *questions() {
    for (const question of everyInvitation()) if (question.planType === 'paid') yield question;
  },
  faultOf(question) {
    const given = answer(question, INVITEE);
    const others = ROLES.map((role) => ({
      email: 'other@example.org',
      role,
      workspaceId: 2,
      status: 'accepted' as const,
    }));
    const renumbered = (id: number | null) => (id === null ? null : 1_000 - id);
    const { roles, planType, workspace, wanted, endsAtMs, isSelf, held } = question;
    const verdict = decideInvitation({
      wanted: {
        email: isSelf ? INVITER : 'GUEST@example.ORG',
        role: wanted,
        workspaceId: 1_000 - workspace.id,
        endsAtMs,
      },
      inviter: { email: INVITER.toLowerCase(), subject: subjectOf(roles.toReversed(), planType) },
      workspace: { ...workspace, id: 1_000 - workspace.id },
      rows: new HeldAccessByEmail([
        ...others,
        ...held
          .toReversed()
          .map((row) => ({ ...row, workspaceId: renumbered(row.workspaceId), email: 'Guest@Example.org' })),
      ]),
    });
    const renamed = verdict.kind === 'refused' ? verdict.reason : verdict.kind;
    return given === renamed ? null : `The answer is ${given}, and ${renamed} under other names.`;
  },
};
