import type { MachineLaw } from '@partyline/kernel/law';
import type { StoredRole } from '@partyline/roles';
import { decideAccessChange, type ChangedRow } from '../rules/decide-access-change.ts';
import { decideInvitation } from '../rules/decide-invitation.ts';
import { decideRowAction } from '../rules/decide-row-action.ts';
import { holderOf, INVITER } from '../import/invitation.fixture.ts';
import { HeldAccessByEmail } from './held-access.ts';
import { expiryOf, statusAt } from './lifetime.ts';
import { nextInvitationStatus } from './status.ts';

const DAY = 86_400_000;
const ID = 2;
const EMAIL = 'crew@example.org';

/** Times are counted from now, which is always 0, in days; what is over is kept as 0. */
interface Row {
  readonly kind: 'invitation' | 'membership';
  readonly role: StoredRole;
  readonly status: ChangedRow['status'];
  readonly expires: number;
  readonly ends: number | null;
  readonly isSuspended: boolean;
}

/** What one e-mail address has in one workspace. */
export interface Access {
  readonly invitation: Row | null;
  readonly membership: Row | null;
}

type Giver = 'account-owner' | 'workspace-admin' | 'vic-admin';
type End = null | 1 | 2;

export type AccessEvent =
  | { readonly kind: 'day' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'invite'; readonly by: Giver; readonly role: StoredRole; readonly ends: End }
  | { readonly kind: 'resend'; readonly by: Giver; readonly ends: End }
  | { readonly kind: 'revoke'; readonly by: Giver; readonly row: 'invitation' | 'membership' }
  | { readonly kind: 'change-role'; readonly by: Giver; readonly role: StoredRole }
  | { readonly kind: 'change-end'; readonly by: Giver; readonly ends: End }
  | { readonly kind: 'suspend'; readonly by: Giver; readonly isSuspended: boolean };

const GIVERS: readonly Giver[] = ['account-owner', 'workspace-admin', 'vic-admin'];
const ROLES: readonly StoredRole[] = ['workspace-owner', 'vic-admin', 'endpoint-user'];
/** Highest first, written out, so that the table of levels is looked at too. */
const RANKS: readonly StoredRole[] = [
  ...(['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin'] as const),
  ...(['vic-admin', 'endpoint-user'] as const),
];
const ENDS: readonly End[] = [null, 1, 2];

const EVENTS: readonly AccessEvent[] = [
  { kind: 'day' },
  { kind: 'accept' },
  ...GIVERS.flatMap((by): AccessEvent[] => [
    ...ROLES.flatMap((role) => ENDS.map((ends) => ({ kind: 'invite', by, role, ends }) as const)),
    ...ENDS.map((ends) => ({ kind: 'resend', by, ends }) as const),
    { kind: 'revoke', by, row: 'invitation' },
    { kind: 'revoke', by, row: 'membership' },
    ...ROLES.map((role) => ({ kind: 'change-role', by, role }) as const),
    ...ENDS.map((ends) => ({ kind: 'change-end', by, ends }) as const),
    { kind: 'suspend', by, isSuspended: true },
    { kind: 'suspend', by, isSuspended: false },
  ]),
];

const inMs = (days: number | null): number | null => (days === null ? null : days * DAY);

const changedRow = (row: Row): ChangedRow => ({
  ...{ kind: row.kind, email: EMAIL, role: row.role, workspaceId: ID, status: row.status },
  ...{ expiresAtMs: row.expires * DAY, endsAtMs: inMs(row.ends), isSuspended: row.isSuspended },
});

const heldBy = (...rows: readonly (Row | null)[]): HeldAccessByEmail =>
  new HeldAccessByEmail(rows.flatMap((row) => (row === null ? [] : [changedRow(row)])));

const isHeld = (row: Row | null): row is Row => row?.status === 'accepted' || row?.status === 'pending';

/** Returns the workspace as a giver sees it, and what the giver may do there. */
function questionOf(by: Giver, { invitation, membership }: Access) {
  const isOwned = membership?.status === 'accepted' && membership.role === 'workspace-owner';
  const isDirty = invitation?.status === 'pending' && invitation.role === 'workspace-owner';
  const seen = isOwned ? 'shared' : 'orphanage';
  const roleType = by === 'account-owner' ? seen : 'invited';
  const workspace = { id: ID, roleType, isDefault: false, isDirty, haveWorkspaceOwner: isOwned } as const;
  return { inviter: { email: INVITER, subject: holderOf(by) }, workspace };
}

/** Returns the invitation while it counts: an accepted one is only history, and its membership is the row. */
const openInvitation = ({ invitation }: Access): Row | null =>
  invitation?.status === 'accepted' ? null : invitation;

function invite(before: Access, event: Extract<AccessEvent, { kind: 'invite' }>): Access {
  const { by, role, ends } = event;
  const wanted = { email: EMAIL, role, workspaceId: ID, endsAtMs: inMs(ends) };
  const rows = heldBy(openInvitation(before), before.membership);
  const verdict = decideInvitation({ ...questionOf(by, before), wanted, rows });
  if (verdict.kind !== 'send') return before;
  const expires = expiryOf(0, DAY) / DAY;
  const invitation = {
    kind: 'invitation',
    role,
    status: 'pending',
    expires,
    ends,
    isSuspended: false,
  } as const;
  return { ...before, invitation };
}

function resend(before: Access, { by, ends }: Extract<AccessEvent, { kind: 'resend' }>): Access {
  const { invitation } = before;
  if (invitation === null) return before;
  const question = {
    ...questionOf(by, before),
    row: changedRow(invitation),
    others: heldBy(before.membership),
  };
  if (!decideRowAction('resend', { ...question, endsAtMs: inMs(ends) }, 0).allowed) return before;
  const status = nextInvitationStatus(invitation.status, 'resend');
  if (!status.ok) return before;
  return {
    ...before,
    invitation: { ...invitation, status: status.value, expires: expiryOf(0, DAY) / DAY, ends },
  };
}

function revoke(before: Access, { by, row: which }: Extract<AccessEvent, { kind: 'revoke' }>): Access {
  const row = before[which];
  if (row === null) return before;
  const question = { ...questionOf(by, before), row: changedRow(row), others: heldBy() };
  if (!decideRowAction('revoke', question, 0).allowed) return before;
  const status = nextInvitationStatus(row.status, 'revoke');
  return status.ok ? { ...before, [which]: { ...row, status: status.value } } : before;
}

function change(
  before: Access,
  by: Giver,
  wanted: Partial<Pick<Row, 'role' | 'ends' | 'isSuspended'>>,
): Access {
  const { membership } = before;
  if (membership === null) return before;
  const { ends, ...rest } = wanted;
  const asked = { ...rest, ...(ends === undefined ? {} : { endsAtMs: inMs(ends) }) };
  const question = { ...questionOf(by, before), row: changedRow(membership), change: asked };
  if (!decideAccessChange(question, 0).allowed) return before;
  // An owner has neither an end nor a suspension: who becomes one loses both.
  const after = { ...membership, ...wanted };
  const isOwner = after.role === 'workspace-owner';
  return { ...before, membership: isOwner ? { ...after, ends: null, isSuspended: false } : after };
}

function accept(before: Access): Access {
  const { invitation } = before;
  if (invitation === null || isHeld(before.membership)) return before;
  const status = nextInvitationStatus(statusAt(changedRow(invitation), 0), 'accept');
  if (!status.ok) return before;
  const accepted = { ...invitation, status: status.value };
  return { invitation: accepted, membership: { ...accepted, kind: 'membership', isSuspended: false } };
}

const aged = (row: Row | null): Row | null => {
  if (row === null) return null;
  const expires = Math.max(0, row.expires - 1);
  const ends = row.ends === null ? null : Math.max(0, row.ends - 1);
  const older = { ...row, expires, ends };
  // A membership has no link that could expire.
  const times = changedRow({ ...older, expires: row.kind === 'membership' ? 1 : expires });
  return { ...older, status: statusAt(times, 0) };
};

function next(before: Access, event: AccessEvent): Access {
  switch (event.kind) {
    case 'day':
      return { invitation: aged(before.invitation), membership: aged(before.membership) };
    case 'accept':
      return accept(before);
    case 'invite':
      return invite(before, event);
    case 'resend':
      return resend(before, event);
    case 'revoke':
      return revoke(before, event);
    case 'change-role':
      return change(before, event.by, { role: event.role });
    case 'change-end':
      return change(before, event.by, { ends: event.ends });
    case 'suspend':
      return change(before, event.by, { isSuspended: event.isSuspended });
  }
}

const works = ({ membership }: Access): boolean =>
  membership?.status === 'accepted' && !membership.isSuspended && membership.ends !== 0;

function faultIn(access: Access): string | null {
  const { invitation, membership } = access;
  for (const row of [invitation, membership]) {
    if (row === null) continue;
    if (isHeld(row) && row.ends === 0 && row !== invitation) return 'An access goes on after its end.';
    if (row.status === 'pending' && row.expires === 0) return 'A link is open after its end.';
    const isLimited = row.ends !== null || row.isSuspended;
    if (isHeld(row) && row.role === 'workspace-owner' && isLimited) return 'An owner ends or is suspended.';
  }
  const isTwice =
    invitation?.status === 'pending' && isHeld(membership) && membership.role === invitation.role;
  return isTwice ? 'The same access is given twice.' : null;
}

const same = (a: Row | null, b: Row | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns what contradicts the giver's own rank: nothing at or above it is given, changed or taken. */
function faultOfRank(by: Giver, before: Access, after: Access): string | null {
  for (const which of ['invitation', 'membership'] as const) {
    const [was, is] = [before[which], after[which]];
    if (same(was, is)) continue;
    // A new invitation takes the place of one that is history.
    const isReplaced = which === 'invitation' && was?.status !== 'pending' && is?.status === 'pending';
    for (const row of isReplaced ? [is] : [was, is])
      if (row !== null && RANKS.indexOf(row.role) <= RANKS.indexOf(by)) return `${by} handles a ${row.role}.`;
  }
  return null;
}

function faultOf(before: Access, event: AccessEvent, after: Access): string | null {
  const [was, is] = [before.membership, after.membership];
  if (event.kind === 'day') return !works(before) && works(after) ? 'Time alone gives access.' : null;
  if (event.kind === 'accept') {
    const isLinkOpen = before.invitation?.status === 'pending';
    return !same(was, is) && !isLinkOpen ? 'A link that is not open was accepted.' : null;
  }
  if (was?.status === 'revoked' && !same(was, is)) return 'What was revoked comes back.';
  if (was?.status === 'expired' && is?.status === 'accepted')
    return 'An ended access comes back without being accepted.';
  if (event.by === 'vic-admin' && works(before) && !works(after))
    return 'Access is taken without the right to.';
  return faultOfRank(event.by, before, after);
}

const tellRow = (row: Row | null): string => {
  if (row === null) return 'none';
  const end = row.ends === null ? '' : `, ending in ${row.ends} days`;
  return `${row.role} (${row.status}${row.isSuspended ? ', suspended' : ''}${end})`;
};

const endWords = (ends: End): string => (ends === null ? 'without an end' : `for ${ends} days`);

function tellEvent(event: AccessEvent): string {
  switch (event.kind) {
    case 'day':
      return 'A day passes';
    case 'accept':
      return 'The link is accepted';
    case 'invite':
      return `The ${event.by} invites as ${event.role} ${endWords(event.ends)}`;
    case 'resend':
      return `The ${event.by} sends the invitation again ${endWords(event.ends)}`;
    case 'revoke':
      return `The ${event.by} revokes the ${event.row}`;
    case 'change-role':
      return `The ${event.by} changes the role to ${event.role}`;
    case 'change-end':
      return `The ${event.by} changes the end: ${endWords(event.ends)}`;
    case 'suspend':
      return `The ${event.by} ${event.isSuspended ? 'suspends' : 'resumes'} the access`;
  }
}

export const accessLife: MachineLaw<Access, AccessEvent> = {
  kind: 'machine',
  name: 'access-life',
  sentence:
    'An access begins with an accepted open link, ends at its end and is never brought back by time; no role handles its own rank or a higher one, an owner is neither limited nor suspended, and from everywhere access can be given and taken.',
  ids: ['PLUS-1', 'PLUS-4', 'PLUS-5', 'GV-2', 'GV-3', 'GV-4', 'GV-8', 'GV-11', 'HZ-4'],
  universe: [
    '1 e-mail address in 1 workspace',
    `${GIVERS.length} roles that give, ${ROLES.length} that are given`,
    'ends in 1 or 2 days or never, links of 1 day',
    'inviting, sending again, accepting, revoking, changing role and end, suspending and resuming at any time',
  ],
  bound: 20_000,
  isQuick: true,
  starts: () => [{ invitation: null, membership: null }],
  events: () => EVENTS,
  next,
  faultIn,
  faultOf,
  goals: [
    { fault: 'No access can be given any more.', isGoal: works },
    { fault: 'The access can no longer be taken.', isGoal: (access) => !works(access) },
    {
      fault: 'An open invitation does not close by itself.',
      isGoal: ({ invitation }) => invitation?.status !== 'pending',
      isOnTheWay: ({ kind }) => kind === 'day',
    },
  ],
  tellStart: () => 'An e-mail address has nothing in a workspace.',
  tell: (event, before, after) =>
    `${tellEvent(event)}${before === after ? ', which is refused' : ''}: invitation ${tellRow(after.invitation)}, membership ${tellRow(after.membership)}.`,
};
