import type { TableLaw } from '@partyline/kernel/law';
import type { StoredRole } from '@partyline/roles';
import { listAccountDeletionBlockers } from '../table/account/account-deletion.ts';
import { listRolesCovering, type Membership } from '../table/account/membership.ts';
import { ROLES } from './specified.fixture.ts';

const isOfAccount = (role: StoredRole) => role === 'account-owner' || role === 'account-admin';

/** Every membership of two accounts with two workspaces each, in fitting and unfitting places. */
const MEMBERSHIPS: readonly Membership[] = [1, 2].flatMap((accountId) =>
  [null, 10 * accountId, 10 * accountId + 1].flatMap((workspaceId) =>
    ROLES.map((role) => ({ accountId, workspaceId, role })),
  ),
);

function* listsOfAtMostTwo(): Generator<readonly Membership[]> {
  yield [];
  for (const one of MEMBERSHIPS) yield [one];
  for (const one of MEMBERSHIPS) for (const other of MEMBERSHIPS) yield [one, other];
}

const named = ({ accountId, workspaceId, role }: Membership): string =>
  `${role} of ${workspaceId === null ? `account ${accountId}` : `workspace ${workspaceId} in account ${accountId}`}`;

const tellMember = (memberships: readonly Membership[]): string =>
  `A user is ${memberships.map(named).join(' and ') || 'no member'}.`;

interface CoveringQuestion {
  readonly memberships: readonly Membership[];
  readonly workspace: { readonly accountId: number; readonly workspaceId: number };
}

export const rolesCovering: TableLaw<CoveringQuestion> = {
  kind: 'table',
  name: 'roles-covering',
  sentence:
    'A workspace is covered by roles of its own account and by roles held in it, never by those of another account or workspace, nor by a role in a place that does not fit it.',
  ids: ['GC-14', 'GC-7'],
  universe: [
    'at most 2 memberships in 2 accounts with 2 workspaces each, also in unfitting places',
    '4 workspaces',
  ],
  bound: (1 + 36 + 36 * 36) * 4,
  isQuick: true,
  *questions() {
    for (const memberships of listsOfAtMostTwo())
      for (const accountId of [1, 2])
        for (const workspaceId of [10 * accountId, 10 * accountId + 1])
          yield { memberships, workspace: { accountId, workspaceId } };
  },
  faultOf({ memberships, workspace }) {
    const fits = memberships.filter(
      ({ accountId, workspaceId, role }) =>
        accountId === workspace.accountId &&
        workspaceId === (isOfAccount(role) ? null : workspace.workspaceId),
    );
    const listed = listRolesCovering(memberships, workspace);
    const wanted = fits.map(({ role }) => role);
    return listed.join() === wanted.join() ? null : `It is covered by ${listed.join(', ') || 'nothing'}.`;
  },
  tell: ({ memberships, workspace }) => [
    tellMember(memberships),
    `They are asked for in workspace ${workspace.workspaceId} of account ${workspace.accountId}.`,
  ],
};

interface DeletionQuestion {
  readonly memberships: readonly Membership[];
  readonly isSubscribed: boolean;
  readonly kind: 'default' | 'shared' | 'orphanage';
}

export const deletionBlockers: TableLaw<DeletionQuestion> = {
  kind: 'table',
  name: 'deletion-blockers',
  sentence:
    'Exactly the owners of an account or a workspace cannot delete themselves, and every subscription and shared workspace of an account they own is named first.',
  ids: ['ROLE-26', 'ROLE-27', 'GC-4', 'GX-4'],
  universe: [
    'at most 2 memberships in 2 accounts with 2 workspaces each',
    'the first account subscribed or not, with a default workspace and one of 3 kinds',
  ],
  bound: (1 + 36 + 36 * 36) * 6,
  isQuick: true,
  *questions() {
    for (const memberships of listsOfAtMostTwo())
      for (const isSubscribed of [false, true])
        for (const kind of ['default', 'shared', 'orphanage'] as const)
          yield { memberships, isSubscribed, kind };
  },
  faultOf({ memberships, isSubscribed, kind }) {
    const workspaces = [
      { workspaceId: 10, roleType: 'default' as const },
      { workspaceId: 11, roleType: kind },
    ];
    const account = { accountId: 1, hasActiveSubscription: isSubscribed, workspaces };
    const named = listAccountDeletionBlockers(memberships, [account]).map(
      (one) => `${one.kind} ${one.accountId} ${one.workspaceId}`,
    );
    const owned = memberships.some(({ role, accountId }) => role === 'account-owner' && accountId === 1);
    const of = (role: StoredRole) => memberships.filter((one) => one.role === role);
    const wanted = [
      ...(owned && isSubscribed ? ['active-subscription 1 null'] : []),
      ...(owned && kind === 'shared' ? ['shared-workspace 1 11'] : []),
      ...of('workspace-owner').map((one) => `workspace-owner ${one.accountId} ${one.workspaceId}`),
      ...of('account-owner').map((one) => `account-owner ${one.accountId} null`),
    ];
    return named.join() === wanted.join()
      ? null
      : `Named is ${named.join(', ') || 'nothing'}, not ${wanted.join(', ') || 'nothing'}.`;
  },
  tell: ({ memberships, isSubscribed, kind }) => [
    tellMember(memberships),
    `Account 1 has ${isSubscribed ? 'a' : 'no'} subscription and a workspace of kind ${kind}.`,
  ],
};
