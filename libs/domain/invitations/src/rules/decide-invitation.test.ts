import { STORED_ROLES, isGrantable } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideInvitation } from './decide-invitation.ts';
import type { InvitationVerdict } from './decide-invitation.ts';
import { mayHandle } from './inviter.ts';
import { HeldAccessByEmail, findHeld } from '../invitation/held-access.ts';
import type { HeldAccess } from '../invitation/held-access.ts';
import {
  DEFAULT_WORKSPACE,
  INVITER,
  WORKSPACE,
  holderOf,
  workspaceOf,
} from '../import/invitation.fixture.ts';
import { INVITATION_STATUSES } from '../invitation/status.ts';

const EMAIL = 'crew@example.org';
const SEND: InvitationVerdict = { kind: 'send' };
const refused = (reason: string) => ({ kind: 'refused', reason });

const row = (more: Partial<HeldAccess> = {}): HeldAccess => ({
  email: EMAIL,
  role: 'workspace-admin',
  workspaceId: WORKSPACE.id,
  status: 'accepted',
  ...more,
});

function decide(
  wanted: { email?: string; role?: StoredRole; endsAtMs?: number | null } = {},
  {
    rows = [],
    workspace = WORKSPACE,
    by = 'account-owner',
  }: {
    rows?: HeldAccess[];
    workspace?: typeof WORKSPACE;
    by?: StoredRole;
  } = {},
) {
  return decideInvitation({
    wanted: { email: EMAIL, role: 'workspace-admin', workspaceId: workspace.id, ...wanted },
    inviter: { email: INVITER, subject: holderOf(by) },
    workspace:
      by === 'account-owner' || by === 'account-admin' ? workspace : { ...workspace, roleType: 'invited' },
    rows: new HeldAccessByEmail(rows),
  });
}

describe('an invitation', () => {
  it('is sent when nothing is in its way', () => {
    expect(decide()).toEqual(SEND);
  });

  it('[INV-16] is refused for oneself, in any letter case', () => {
    for (const email of [INVITER, INVITER.toLowerCase(), ` ${INVITER.toUpperCase()} `]) {
      expect(decide({ email })).toEqual(refused('self'));
    }
  });

  it('[GV-8, GV-11] is refused where the right to invite or to grant the role is missing', () => {
    expect(decide({ role: 'endpoint-user' }, { by: 'endpoint-user' })).toEqual(refused('no-right'));
    expect(decide({ role: 'workspace-owner' }, { by: 'workspace-owner' })).toEqual(
      refused('role-not-grantable'),
    );
    expect(decide({ role: 'account-admin' }, { by: 'account-admin' })).toEqual(refused('role-not-grantable'));
    expect(decide({ role: 'endpoint-user' }, { by: 'vic-admin' })).toEqual(SEND);
  });

  it('[INV-17, INV-18, GV-8] is a duplicate of the same role in the same workspace, in any letter case of the e-mail', () => {
    expect(decide({ email: EMAIL.toUpperCase() }, { rows: [row()] })).toEqual(refused('duplicate'));
    expect(decide({}, { rows: [row({ email: 'Crew@Example.ORG', status: 'pending' })] })).toEqual(
      refused('duplicate'),
    );
  });

  it('[INV-19, GV-25] is no duplicate of the same role in another workspace', () => {
    expect(decide({}, { rows: [row({ workspaceId: 99 })] })).toEqual(SEND);
  });

  it('[GV-8] is not held up by rows that are expired or revoked', () => {
    const rows = (['expired', 'revoked'] as const).map((status) => row({ status }));
    expect(decide({}, { rows })).toEqual(SEND);
    expect(decide({ role: 'vic-admin' }, { rows })).toEqual(SEND);
  });

  it('[INV-20, GV-7] asks for an update when the person holds another role in the workspace', () => {
    expect(decide({ role: 'vic-admin' }, { rows: [row()] })).toEqual({ kind: 'update', row: row() });
  });

  it('[INV-17, INV-20] finds the same role, and another one in the workspace beside it', () => {
    const [duplicate, other] = [row(), row({ role: 'vic-admin' })];
    const wanted = { email: EMAIL, role: 'workspace-admin', workspaceId: WORKSPACE.id } as const;
    expect(findHeld(new HeldAccessByEmail([duplicate, other]), wanted)).toEqual({ duplicate, other });
    expect(findHeld(new HeldAccessByEmail([duplicate]), wanted)).toEqual({ duplicate, other: null });
  });

  it('[GV-11] updates only with the right to grant the role held now, too', () => {
    const rows = [row({ role: 'workspace-owner' })];
    expect(decide({ role: 'vic-admin' }, { rows, by: 'workspace-owner' })).toEqual(
      refused('role-not-grantable'),
    );
    expect(decide({ role: 'vic-admin' }, { rows, by: 'account-admin' })).toMatchObject({ kind: 'update' });
  });

  it('[GV-12] to the account meets only rows of the account, by e-mail and role', () => {
    const admin = row({ role: 'account-admin', workspaceId: null });
    expect(decide({ role: 'account-admin' }, { rows: [admin], workspace: WORKSPACE })).toEqual(
      refused('duplicate'),
    );
    expect(decide({ role: 'account-admin' }, { rows: [row()] })).toEqual(SEND);
    expect(decide({ role: 'workspace-admin' }, { rows: [admin] })).toEqual(SEND);
  });
});

describe('the invitation of an owner', () => {
  const owner = { role: 'workspace-owner' } as const;

  it('[INV-22, INV-24, GV-9, GW-6] is refused while another owner request, a transfer or a move is open', () => {
    expect(decide(owner, { workspace: workspaceOf(2, { isDirty: true }) })).toEqual(refused('owner-open'));
    expect(decide(owner)).toEqual(SEND);
  });

  it('[GV-9] is refused in a workspace that has an owner, and in the default one', () => {
    const owned = workspaceOf(2, { haveWorkspaceOwner: true, roleType: 'shared' });
    expect(decide(owner, { workspace: owned })).toEqual(refused('owner-exists'));
    expect(decide(owner, { workspace: DEFAULT_WORKSPACE })).toEqual(refused('owner-of-default'));
  });

  it('[PLUS-4] is refused with an end date', () => {
    expect(decide({ ...owner, endsAtMs: 1 })).toEqual(refused('owner-ends'));
    expect(decide({ ...owner, endsAtMs: null })).toEqual(SEND);
    expect(decide({ role: 'workspace-admin', endsAtMs: 1 })).toEqual(SEND);
  });

  it('[GV-9] is all that a dirty workspace refuses', () => {
    const workspace = workspaceOf(2, { isDirty: true });
    for (const role of STORED_ROLES.filter(
      (each) => each !== 'account-owner' && each !== 'workspace-owner',
    )) {
      expect(decide({ role }, { workspace }), role).toEqual(SEND);
    }
  });
});

describe('the order of the checks', () => {
  const dirty = workspaceOf(2, { isDirty: true });

  it('[GV-8] is: oneself, right, duplicate, limits of an owner, update', () => {
    const own = { email: INVITER, role: 'account-owner' } as const;
    expect(decide(own, { by: 'endpoint-user' })).toEqual(refused('self'));
    const same = [row({ role: 'workspace-owner' })];
    expect(decide({ role: 'workspace-owner' }, { rows: same, by: 'workspace-admin' })).toEqual(
      refused('role-not-grantable'),
    );
    expect(decide({ role: 'workspace-owner' }, { rows: same, workspace: dirty })).toEqual(
      refused('duplicate'),
    );
    expect(decide({ role: 'workspace-owner' }, { rows: [row()], workspace: dirty })).toEqual(
      refused('owner-open'),
    );
    expect(decide({ role: 'workspace-owner' }, { rows: [row()] })).toMatchObject({ kind: 'update' });
  });
});

describe('the laws of invitations', () => {
  const role = fc.constantFrom(...STORED_ROLES);
  const anyRow = fc.record({
    email: fc.constantFrom(EMAIL, 'CREW@example.org', 'else@example.org'),
    role,
    workspaceId: fc.constantFrom(2, 3, null),
    status: fc.constantFrom(...INVITATION_STATUSES),
  });

  it('[GV-11] whatever is sent or updated is below the inviter, before and after', () => {
    fc.assert(
      fc.property(role, role, fc.array(anyRow), (by, wanted, rows) => {
        const verdict = decide({ role: wanted }, { by, rows });
        if (verdict.kind === 'refused') return;
        expect(isGrantable(by, wanted)).toBe(true);
        if (verdict.kind === 'update') expect(isGrantable(by, verdict.row.role)).toBe(true);
      }),
    );
  });

  it('[INV-17] what was sent once is a duplicate from then on', () => {
    fc.assert(
      fc.property(role, fc.array(anyRow), (wanted, rows) => {
        fc.pre(decide({ role: wanted }, { rows }).kind === 'send');
        const workspaceId = wanted === 'account-admin' ? null : 2;
        const after = [...rows, row({ role: wanted, workspaceId, status: 'pending' })];
        expect(decide({ role: wanted }, { rows: after })).toEqual(refused('duplicate'));
      }),
    );
  });

  it('[GV-8] rows are found by person exactly as if all were looked through', () => {
    fc.assert(
      fc.property(role, fc.array(anyRow), (wanted, rows) => {
        const counting = rows.filter(
          (each) => each.email.toLowerCase() === EMAIL && ['pending', 'accepted'].includes(each.status),
        );
        const isAccount = wanted.startsWith('account');
        const duplicate = counting.find(
          (each) => each.role === wanted && (isAccount || each.workspaceId === 2),
        );
        const held = findHeld(new HeldAccessByEmail(rows), { email: EMAIL, role: wanted, workspaceId: 2 });
        expect(held.duplicate).toEqual(duplicate ?? null);
      }),
    );
  });

  it('[GC-12] refuses a row to a caller without a role', () => {
    expect(mayHandle({ ...holderOf('account-owner'), highestRole: null }, 'endpoint-user')).toBe(false);
  });
});
