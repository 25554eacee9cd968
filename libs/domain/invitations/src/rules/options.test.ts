import type { StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_WORKSPACE,
  WORKSPACE,
  holderOf,
  holderWith,
  workspaceOf,
} from '../import/invitation.fixture.ts';
import { HeldAccessByEmail } from '../invitation/held-access.ts';
import { isWorkspaceLocked, listRoleChanges, listRoleOptions, listWorkspaceOptions } from './role-options.ts';

const EMAIL = 'crew@example.org';
const NONE = new HeldAccessByEmail();
const PAID = { planType: 'paid', customerStatus: 'B2C' } as const;

describe('the roles to choose from', () => {
  const names = (...given: Parameters<typeof listRoleOptions>) =>
    listRoleOptions(...given).map(({ role }) => role);

  it('[GV-11] are those below the own', () => {
    expect(names(holderOf('workspace-owner'), EMAIL, NONE, WORKSPACE)).toEqual([
      'workspace-admin',
      'vic-admin',
      'endpoint-user',
    ]);
    expect(names({ ...holderOf('vic-admin'), highestRole: null }, EMAIL, NONE, WORKSPACE)).toEqual([]);
  });

  it('[INV-23, GV-10] leave out account admin for a person who is one already, in any letter case', () => {
    const rows = new HeldAccessByEmail([
      { email: 'Crew@Example.org', role: 'account-admin', workspaceId: null, status: 'accepted' },
    ]);
    expect(names(holderOf('account-owner'), EMAIL, rows, WORKSPACE)).not.toContain('account-admin');
    expect(names(holderOf('account-owner'), 'else@example.org', rows, WORKSPACE)).toContain('account-admin');
  });

  it('[GV-8, GV-10] offer account admin again after it was revoked or has expired', () => {
    const rows = (['revoked', 'expired'] as const).map((status) => ({
      email: EMAIL,
      role: 'account-admin' as const,
      workspaceId: null,
      status,
    }));
    expect(names(holderOf('account-owner'), EMAIL, new HeldAccessByEmail(rows), WORKSPACE)).toContain(
      'account-admin',
    );
  });

  it('[INV-22, GV-9] show the owner disabled with the reason, and nothing else', () => {
    const dirty = workspaceOf(2, { isDirty: true });
    const disabled = listRoleOptions(holderOf('account-owner'), EMAIL, NONE, dirty).filter(
      (each) => each.disabledBy,
    );
    expect(disabled).toEqual([{ role: 'workspace-owner', disabledBy: 'owner-open' }]);
    const free = [null, WORKSPACE].flatMap((workspace) =>
      listRoleOptions(holderOf('account-owner'), EMAIL, NONE, workspace),
    );
    expect(free.filter((each) => each.disabledBy)).toEqual([]);
  });
});

describe('the roles to change to', () => {
  const changes = (role: StoredRole, workspace = WORKSPACE, subject = holderOf('account-owner')) =>
    listRoleChanges(
      {
        row: {
          kind: 'membership',
          email: EMAIL,
          role,
          workspaceId: workspace.id,
          status: 'accepted',
          expiresAtMs: Infinity,
          endsAtMs: null,
          isSuspended: false,
        },
        inviter: { email: 'owner@example.org', subject },
        workspace,
      },
      0,
    );

  it('[GV-11, GV-12] are those of a workspace, the held one included', () => {
    expect(changes('vic-admin').map(({ role }) => role)).toEqual([
      'workspace-owner',
      'workspace-admin',
      'vic-admin',
      'endpoint-user',
    ]);
  });

  it('[GV-12] are none for a role of the account', () => {
    expect(changes('account-admin')).toEqual([]);
  });

  it('[GV-9] show the owner disabled with the reason', () => {
    const [owner] = changes('vic-admin', workspaceOf(2, { isDirty: true }));
    expect(owner).toEqual({ role: 'workspace-owner', disabledBy: 'owner-open' });
  });

  it('[HZ-4] are disabled with the reason below the held one without the right to revoke, above it without that to invite', () => {
    const disabled = (rights: readonly ('invite' | 'revoke')[]) =>
      changes('vic-admin', WORKSPACE, holderWith('account-owner', rights)).map(
        ({ disabledBy }) => disabledBy,
      );
    expect(disabled(['invite'])).toEqual([null, null, null, 'no-right']);
    expect(disabled(['revoke'])).toEqual(['no-right', 'no-right', null, null]);
    expect(disabled(['invite', 'revoke'])).toEqual([null, null, null, null]);
  });
});

describe('the workspaces to choose from', () => {
  const seen = (id: number, more = {}) => ({ ...workspaceOf(id, more), roles: ['account-owner'] });
  const all = [
    { ...DEFAULT_WORKSPACE, roles: ['account-owner'] },
    seen(2),
    seen(3, { isDirty: true }),
    seen(4, { haveWorkspaceOwner: true, roleType: 'shared' }),
    { ...seen(5, { roleType: 'invited' }), roles: ['endpoint-user'] },
    { ...seen(6), roles: [] },
  ];
  const ids = (role: Parameters<typeof listWorkspaceOptions>[0]) =>
    listWorkspaceOptions(role, all, PAID).map(({ id }) => id);

  it('[INV-25] are those where one has roles and the right to invite', () => {
    expect(ids('workspace-admin')).toEqual([1, 2, 3, 4]);
    expect(listWorkspaceOptions('vic-admin', all, { ...PAID, planType: 'trial' })).toEqual([]);
  });

  it('[INV-24, GW-6, GV-9] for an owner are without the dirty, the owned and the default one', () => {
    expect(ids('workspace-owner')).toEqual([2]);
  });

  it('[GV-12] for an account admin are the default one alone, locked', () => {
    expect(ids('account-admin')).toEqual([1]);
    expect([isWorkspaceLocked('account-admin'), isWorkspaceLocked('workspace-owner')]).toEqual([true, false]);
  });
});
