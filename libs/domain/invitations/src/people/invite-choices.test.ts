import { describe, expect, it } from 'vitest';
import { INVITER, workspaceOf } from '../import/invitation.fixture.ts';
import { listInviteRoles, listInviteWorkspaces, preselectWorkspace } from '../index.ts';
import type { InviteContext } from './judge-invitation.ts';

type SeenWorkspace = InviteContext['workspaces'][number];

const MAIN: SeenWorkspace = {
  ...workspaceOf(1, { roleType: 'default', isDefault: true }),
  roles: ['workspace-admin'],
};
const OWN: SeenWorkspace = { ...workspaceOf(2), roles: ['workspace-owner'] };
const OTHER: SeenWorkspace = { ...workspaceOf(3), roles: ['endpoint-user'] };
const CIRCUMSTANCES = { planType: 'paid', customerStatus: 'B2C' } as const;

const rolesIn = (
  workspaceId: number | null,
  workspaces: readonly SeenWorkspace[] = [MAIN, OWN, OTHER],
  held: InviteContext['held'] = [],
) =>
  listInviteRoles('new@example.org', workspaceId, {
    workspaces,
    circumstances: CIRCUMSTANCES,
    userEmail: INVITER,
    held,
  }).map(({ role, disabledBy }) => (disabledBy === null ? role : `${role}: ${disabledBy}`));

describe('the roles of the invite dialog', () => {
  it('[INV-22, INV-23, GV-10] are those that the caller may give in the chosen workspace', () => {
    expect(rolesIn(1)).toEqual(['vic-admin', 'endpoint-user']);
    expect(rolesIn(2)).toEqual(['workspace-admin', 'vic-admin', 'endpoint-user']);
  });

  it('[INV-22] are those of the highest role before a workspace is chosen, or for one where nothing can be given', () => {
    const highest = rolesIn(2);
    expect(rolesIn(null)).toEqual(highest);
    expect(rolesIn(null, [OTHER, OWN, MAIN])).toEqual(highest);
    expect(rolesIn(3)).toEqual(highest);
  });

  it('[GV-11] name why a workspace has no other owner', () => {
    const owner: SeenWorkspace = {
      ...workspaceOf(2, { haveWorkspaceOwner: true }),
      roles: ['account-owner'],
    };
    expect(rolesIn(2, [owner])).toContain('workspace-owner: owner-exists');
    expect(rolesIn(null, [owner])).toContain('workspace-owner');
  });

  it('are none without the right anywhere', () => {
    expect([rolesIn(null, [OTHER]), rolesIn(3, [OTHER]), rolesIn(null, [])]).toEqual([[], [], []]);
  });
});

describe('the workspace of the invite dialog', () => {
  const preselected = (workspaces: readonly SeenWorkspace[], requested?: number) =>
    preselectWorkspace(workspaces, CIRCUMSTANCES, requested)?.id;

  it('[INV-25] is preselected if it is requested or the only one in which the caller may invite', () => {
    expect(preselected([MAIN, OWN, OTHER], 2)).toBe(2);
    expect(preselected([OWN, OTHER])).toBe(2);
    expect(preselected([OWN, OTHER], 3)).toBe(2);
    expect(preselected([MAIN, OWN, OTHER], 3)).toBe(undefined);
    expect(preselected([MAIN, OWN])).toBe(undefined);
  });

  it('[INV-24, GV-12] is the default one for an account-level role', () => {
    const ids = (role: 'account-admin' | 'vic-admin' | null) =>
      listInviteWorkspaces(role, [MAIN, OWN, OTHER], CIRCUMSTANCES).map(({ id }) => id);
    expect([ids(null), ids('vic-admin'), ids('account-admin')]).toEqual([[1, 2], [1, 2], [1]]);
  });
});
