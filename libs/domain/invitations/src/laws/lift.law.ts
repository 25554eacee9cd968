import type { MachineLaw } from '@partyline/kernel/law';
import type { StoredRole } from '@partyline/roles';
import { HeldAccessByEmail, type HeldAccess } from '../invitation/held-access.ts';
import { decideAccessChange } from '../rules/decide-access-change.ts';
import { decideInvitation } from '../rules/decide-invitation.ts';
import { decideRowAction } from '../rules/decide-row-action.ts';
import type { InvitedWorkspace } from '../rules/inviter.ts';
import { ROLES, highestLevel, isOfAccount, levelOf, subjectOf } from './account.fixture.ts';

/** Where a role can be held: in the account, its default workspace or another one. */
const PLACES = ['account', 'default', 'workspace'] as const;
type Place = (typeof PLACES)[number];
const WORKSPACE_IDS = { default: 1, workspace: 2 } as const;

/** A membership, or an invitation that waits. */
interface Row {
  readonly role: StoredRole;
  readonly isOpen: boolean;
}

type Person = Readonly<Record<Place, Row | null>>;

/** The giver first, then those that they and their invitees give roles to. */
type Crew = readonly [Person, Person, Person];
type PersonIndex = 0 | 1 | 2;

interface Act {
  readonly by: PersonIndex;
  readonly to: PersonIndex;
  readonly place: Place;
  readonly act: 'invite' | 'change' | 'resend' | 'revoke' | 'accept';
  readonly role: StoredRole;
}

const NO_ROLES: Person = { account: null, default: null, workspace: null };
const NOW = 1_000;
const EXPIRY = 2_000;
const emailOf = (index: PersonIndex): string => `user-${index}@example.org`;

const active = (row: Row | null): readonly StoredRole[] => (row === null || row.isOpen ? [] : [row.role]);

/** Lists the roles that cover a place: those of the account cover every workspace. */
function rolesAt(person: Person, place: Place): readonly StoredRole[] {
  const own = place === 'account' ? person.default : person[place];
  return [...active(person.account), ...active(own)];
}

function workspaceAt(crew: Crew, place: Place): InvitedWorkspace {
  if (place !== 'workspace')
    return {
      id: WORKSPACE_IDS.default,
      roleType: 'default',
      isDefault: true,
      haveWorkspaceOwner: false,
      isDirty: false,
    };
  const owners = crew
    .filter(({ workspace }) => workspace?.role === 'workspace-owner')
    .map(({ workspace }) => workspace);
  const haveWorkspaceOwner = owners.some((row) => row?.isOpen === false);
  return {
    id: WORKSPACE_IDS.workspace,
    roleType: haveWorkspaceOwner ? 'shared' : 'orphanage',
    isDefault: false,
    haveWorkspaceOwner,
    isDirty: owners.some((row) => row?.isOpen === true),
  };
}

/** Returns the rows of one user: those of others change no answer. */
function heldBy(crew: Crew, to: PersonIndex, without?: Place): HeldAccessByEmail {
  const rows = PLACES.flatMap((place): HeldAccess[] => {
    const row = crew[to][place];
    if (row === null || place === without) return [];
    const workspaceId = place === 'account' ? null : WORKSPACE_IDS[place];
    const status = row.isOpen ? 'pending' : 'accepted';
    return [{ email: emailOf(to), role: row.role, workspaceId, status, endsAtMs: null }];
  });
  return new HeldAccessByEmail(rows);
}

function withRow(crew: Crew, to: PersonIndex, place: Place, row: Row | null): Crew {
  const changed = crew.map((person, index) => (index === to ? { ...person, [place]: row } : person));
  return changed as unknown as Crew; // As many as before.
}

/** Carries out an act if the rules allow it. */
function next(crew: Crew, { by, to, place, act, role }: Act): Crew {
  const row = crew[to][place];
  if (act === 'accept')
    return row?.isOpen === true ? withRow(crew, to, place, { ...row, isOpen: false }) : crew;
  const workspace = workspaceAt(crew, place);
  const inviter = { email: emailOf(by), subject: subjectOf(rolesAt(crew[by], place), 'paid') };
  if (act === 'invite') {
    const wanted = { email: emailOf(to), role, workspaceId: workspace.id, endsAtMs: null };
    const verdict = decideInvitation({ wanted, inviter, workspace, rows: heldBy(crew, to) });
    if (verdict.kind === 'refused') return crew;
    return withRow(crew, to, place, { role, isOpen: verdict.kind === 'send' || row?.isOpen === true });
  }
  if (row === null) return crew;
  const changedRow = {
    kind: row.isOpen ? ('invitation' as const) : ('membership' as const),
    email: emailOf(to),
    role: row.role,
    workspaceId: workspace.id,
    status: row.isOpen ? ('pending' as const) : ('accepted' as const),
    expiresAtMs: row.isOpen ? EXPIRY : Infinity,
    endsAtMs: null,
    isSuspended: false,
  };
  if (act === 'change') {
    const decision = decideAccessChange(
      { row: changedRow, inviter, workspace, isOwn: by === to, change: { role } },
      NOW,
    );
    return decision.allowed ? withRow(crew, to, place, { ...row, role }) : crew;
  }
  const question = { row: changedRow, inviter, workspace, others: heldBy(crew, to, place) };
  if (!decideRowAction(act, question, NOW).allowed) return crew;
  return act === 'revoke' ? withRow(crew, to, place, null) : crew;
}

const fits = (role: StoredRole, place: Place) => isOfAccount(role) === (place === 'account');

const listActs = (places: readonly Place[], people: readonly PersonIndex[]): readonly Act[] =>
  people.flatMap((by) =>
    people.flatMap((to) =>
      places.flatMap((place): Act[] => [
        ...ROLES.filter((role) => fits(role, place)).flatMap((role): Act[] => [
          { by, to, place, act: 'invite', role },
          { by, to, place, act: 'change', role },
        ]),
        { by, to, place, act: 'revoke', role: 'endpoint-user' },
        ...(by === to ? [{ by, to, place, act: 'accept', role: 'endpoint-user' } as const] : []),
      ]),
    ),
  );

const levelAt = (person: Person, place: Place): number => highestLevel(rolesAt(person, place));

/** Returns who has come to the giver's level somewhere, as a sentence, or null. */
function liftedIn(crew: Crew): string | null {
  const [giver, ...others] = crew;
  for (const place of ['default', 'workspace'] as const)
    for (const [at, person] of others.entries()) {
      const level = levelAt(person, place);
      if (level >= 0 && level >= levelAt(giver, place))
        return `User ${at + 1} has the level ${level} in the ${place === 'default' ? 'default ' : ''}workspace, and the giver ${levelAt(giver, place)}.`;
    }
  return null;
}

/** Returns what an act gives that its actor may not give, as a sentence, or null. */
function liftedBy(before: Crew, { by, to, place, act }: Act, after: Crew): string | null {
  const [was, is] = [before[to][place], after[to][place]];
  if (before === after || act === 'accept') return null;
  const level = levelAt(before[by], place);
  if (was !== null && levelOf(was.role) >= level)
    return `User ${by} changed the role of user ${to}, which is not below theirs.`;
  return is !== null && levelOf(is.role) >= level ? `User ${by} gave a role that is not below theirs.` : null;
}

const person = (rows: Partial<Record<Place, StoredRole>>): Person => ({
  account: rows.account === undefined ? null : { role: rows.account, isOpen: false },
  default: rows.default === undefined ? null : { role: rows.default, isOpen: false },
  workspace: rows.workspace === undefined ? null : { role: rows.workspace, isOpen: false },
});

const startOf = (giver: Person): Crew => [giver, NO_ROLES, NO_ROLES];

const tellRow = (row: Row | null, place: Place): readonly string[] =>
  row === null
    ? []
    : [
        `${row.role}${row.isOpen ? ' (invited)' : ''} of the ${place === 'default' ? 'default workspace' : place}`,
      ];

const COMMON = {
  kind: 'machine',
  ids: ['GV-11', 'HZ-4', 'GV-7', 'GV-12', 'PLUS-25'],
  next,
  faultIn: liftedIn,
  faultOf: liftedBy,
  keyOf: (crew: Crew) =>
    crew
      .map((one) =>
        PLACES.map((place) =>
          one[place]
            ? `${one[place].role[0]}${one[place].role.slice(-7)}${one[place].isOpen ? '?' : ''}`
            : '',
        ).join(),
      )
      .join(';'),
  tellStart: ([giver]: Crew) =>
    `User 0 is ${PLACES.flatMap((place) => tellRow(giver[place], place)).join(' and ')}.`,
  tell: ({ by, to, place, act, role }: Act) => {
    const where =
      place === 'account' ? 'in the account' : `in the ${place === 'default' ? 'default ' : ''}workspace`;
    if (act === 'accept') return `User ${to} accepts the invitation ${where}.`;
    return `User ${by} ${act === 'revoke' ? 'revokes' : act === 'invite' ? 'invites' : 'changes'} user ${to} ${where}${act === 'revoke' ? '' : ` to ${role}`}.`;
  },
} as const;

const WITHOUT_DEFAULT: readonly Place[] = ['account', 'workspace'];

export const noLift: MachineLaw<Crew, Act> = {
  ...COMMON,
  name: 'no-lift',
  sentence:
    'No chain of invitations, changes, revocations and acceptances lifts a user to or above the one that it began with, and no act gives or changes a role that is not below the actor’s.',
  universe: [
    '3 users: one with any role, two without; each may invite, change, revoke and accept, also for oneself',
    'the account and one workspace; an API token has the rights of its maker',
    'without transfers of ownership',
  ],
  bound: 50_000,
  isQuick: true,
  starts: () => [
    ...ROLES.map((role) => startOf(person(isOfAccount(role) ? { account: role } : { workspace: role }))),
    startOf(person({ account: 'account-admin', workspace: 'workspace-owner' })),
    startOf(person({ account: 'account-owner', workspace: 'endpoint-user' })),
  ],
  events: () => ACTS_WITHOUT_DEFAULT,
};

const ACTS_WITHOUT_DEFAULT = listActs(WITHOUT_DEFAULT, [0, 1, 2]);
const ACTS_OF_TWO = listActs(PLACES, [0, 1]);

export const noLiftAnywhere: MachineLaw<Crew, Act> = {
  ...COMMON,
  name: 'no-lift-anywhere',
  sentence:
    'The same holds over a default and another workspace, whatever roles the giver holds in each of them.',
  universe: [
    '2 users: one with any roles, one without; each may invite, change, revoke and accept, also for oneself',
    'the account, its default workspace and another one',
    'without transfers of ownership',
  ],
  bound: 50_000,
  isQuick: false,
  *starts() {
    const orNone = (roles: readonly StoredRole[]) => [undefined, ...roles];
    for (const account of orNone(['account-owner', 'account-admin']))
      for (const inDefault of orNone(['workspace-admin', 'vic-admin', 'endpoint-user']))
        for (const workspace of orNone(ROLES.filter((role) => !isOfAccount(role))))
          yield startOf(
            person({
              ...(account === undefined ? {} : { account }),
              ...(inDefault === undefined ? {} : { default: inDefault }),
              ...(workspace === undefined ? {} : { workspace }),
            }),
          );
  },
  events: () => ACTS_OF_TWO,
};
