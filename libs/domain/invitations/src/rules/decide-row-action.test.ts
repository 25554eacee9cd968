import { STORED_ROLES, isGrantable } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ROW_ACTIONS, decideRowAction } from './decide-row-action.ts';
import type { RowActionQuestion } from './decide-row-action.ts';
import type { RowActionRefusal } from './refusal.ts';
import { HeldAccessByEmail } from '../invitation/held-access.ts';
import type { HeldAccess } from '../invitation/held-access.ts';
import {
  DEFAULT_WORKSPACE,
  INVITER,
  WORKSPACE,
  holderOf,
  workspaceOf,
} from '../import/invitation.fixture.ts';
import { statusAt, expiryOf } from '../invitation/lifetime.ts';
import { INVITATION_STATUSES, nextInvitationStatus } from '../invitation/status.ts';

const NOW = 1_000_000;
const EMAIL = 'crew@example.org';

const ROW = {
  kind: 'membership',
  email: EMAIL,
  role: 'workspace-admin',
  workspaceId: WORKSPACE.id,
  status: 'pending',
  expiresAtMs: NOW + 1,
  endsAtMs: null,
  isSuspended: false,
} as const;

function question(
  row: Partial<RowActionQuestion['row']> = {},
  {
    by = 'account-owner',
    workspace = WORKSPACE,
    others = [],
    ...more
  }: {
    by?: StoredRole;
    workspace?: typeof WORKSPACE;
    others?: HeldAccess[];
    endsAtMs?: number | null;
  } = {},
): RowActionQuestion {
  const isAccount = by === 'account-owner' || by === 'account-admin';
  return {
    row: { ...ROW, kind: row.status === 'accepted' ? 'membership' : 'invitation', ...row },
    inviter: { email: INVITER, subject: holderOf(by) },
    workspace: isAccount ? workspace : { ...workspace, roleType: 'invited' },
    others: new HeldAccessByEmail(others),
    ...more,
  };
}

const answer = (action: (typeof ROW_ACTIONS)[number], ...given: Parameters<typeof question>) => {
  const decision = decideRowAction(action, question(...given), NOW);
  return decision.allowed ? 'allowed' : decision.reason;
};

describe('what can be done with a row', () => {
  it.each([
    ['resend', ['allowed', 'already-accepted', 'allowed', 'already-revoked']],
    ['copy', ['allowed', 'already-accepted', 'already-expired', 'already-revoked']],
    ['revoke', ['allowed', 'allowed', 'allowed', 'already-revoked']],
  ] as const)('[PLUS-1, GV-3, GV-20] depends on its status: %s', (action, expected) => {
    expect(INVITATION_STATUSES.map((status) => answer(action, { status }))).toEqual(expected);
  });

  it('[PLUS-1] takes a link past its expiry for expired, whatever is written', () => {
    expect(answer('copy', { expiresAtMs: NOW })).toBe('already-expired');
    expect(answer('resend', { expiresAtMs: NOW })).toBe('allowed');
    expect(answer('resend', { endsAtMs: NOW })).toBe('end-date-past');
  });

  it('[PLUS-4, GV-3] takes back a row whose access has ended', () => {
    expect(answer('revoke', { status: 'accepted', endsAtMs: NOW })).toBe('allowed');
  });

  it('[GV-20, GV-24] refuses to revoke an accepted invitation: its membership is revoked instead', () => {
    expect(INVITATION_STATUSES.map((status) => answer('revoke', { kind: 'invitation', status }))).toEqual([
      'allowed',
      'already-accepted',
      'allowed',
      'already-revoked',
    ]);
    expect(answer('revoke', { kind: 'invitation', status: 'accepted', endsAtMs: NOW })).toBe(
      'already-accepted',
    );
    expect(answer('revoke', { kind: 'membership', status: 'accepted' })).toBe('allowed');
  });

  it('[GV-3, GV-11] needs the right there and the right to grant the role', () => {
    for (const action of ROW_ACTIONS) {
      expect(answer(action, { role: 'endpoint-user' }, { by: 'endpoint-user' })).toBe('no-right');
      expect(answer(action, {}, { by: 'workspace-admin' })).toBe('role-not-grantable');
      expect(answer(action, { status: 'revoked' }, { by: 'workspace-admin' })).toBe('role-not-grantable');
      expect(answer(action, { role: 'account-admin' }, { workspace: DEFAULT_WORKSPACE })).toBe('allowed');
    }
    expect(answer('resend', { role: 'endpoint-user' }, { by: 'vic-admin' })).toBe('allowed');
    expect(answer('revoke', { role: 'endpoint-user' }, { by: 'vic-admin' })).toBe('no-right');
  });
});

describe('sending an invitation again', () => {
  it('[PLUS-4] asks first whether its end date is yet to come', () => {
    expect(
      [NOW + 1, NOW, NOW - 1, null].map((endsAtMs) => answer('resend', { status: 'expired', endsAtMs })),
    ).toEqual(['allowed', 'end-date-past', 'end-date-past', 'allowed']);
    const duplicate = [{ ...ROW, status: 'accepted' }] as const;
    expect(answer('resend', { status: 'expired', endsAtMs: NOW }, { others: [...duplicate] })).toBe(
      'end-date-past',
    );
  });

  it('[PLUS-4] asks for the end date that it sets, not the old one', () => {
    const past = { status: 'expired', endsAtMs: NOW - 1 } as const;
    expect(answer('resend', past, { endsAtMs: NOW + 1 })).toBe('allowed');
    expect(answer('resend', past, { endsAtMs: null })).toBe('allowed');
    expect(answer('resend', { status: 'expired' }, { endsAtMs: NOW })).toBe('end-date-past');
    expect(answer('resend', {}, { endsAtMs: NOW })).toBe('end-date-past');
  });

  it('[PLUS-4] of an owner is refused with an end date', () => {
    const owner = { role: 'workspace-owner' } as const;
    expect(answer('resend', { ...owner, endsAtMs: NOW + 1 })).toBe('owner-ends');
    expect(answer('resend', owner, { endsAtMs: NOW + 1 })).toBe('owner-ends');
    expect(answer('resend', { ...owner, endsAtMs: NOW + 1 }, { endsAtMs: null })).toBe('allowed');
  });

  it('[INV-17, INV-18, GV-8] is refused for an expired one whose permission the person was given since', () => {
    const others = [{ ...ROW, email: EMAIL.toUpperCase(), status: 'accepted' }] as HeldAccess[]; // As lists hold them.
    expect(answer('resend', { status: 'expired' }, { others })).toBe('duplicate');
    expect(answer('resend', { status: 'expired', role: 'vic-admin' }, { others })).toBe('held-otherwise');
    expect(answer('resend', { status: 'expired', workspaceId: 99 }, { others })).toBe('allowed');
  });

  it('[INV-22, GV-9] of an owner is refused once another owner, transfer or request is there', () => {
    const owner = { role: 'workspace-owner', status: 'expired' } as const;
    expect(answer('resend', owner)).toBe('allowed');
    expect(answer('resend', owner, { workspace: workspaceOf(2, { isDirty: true }) })).toBe('owner-open');
    expect(answer('resend', owner, { workspace: workspaceOf(2, { haveWorkspaceOwner: true }) })).toBe(
      'owner-exists',
    );
  });

  it('[INV-22, GV-9] of an owner that is still open is not in its own way', () => {
    const workspace = workspaceOf(2, { isDirty: true });
    expect(answer('resend', { role: 'workspace-owner' }, { workspace })).toBe('allowed');
  });

  it('[GV-2, GV-3, PLUS-1] opens it for another 7 days, whatever it was', () => {
    const end = fc.option(fc.integer({ min: NOW + 1, max: NOW * 1_000 }));
    fc.assert(
      fc.property(fc.constantFrom(...INVITATION_STATUSES), end, (status, endsAtMs) => {
        if (answer('resend', { status, endsAtMs }) !== 'allowed') return;
        const times = { status: 'pending', expiresAtMs: expiryOf(NOW), endsAtMs } as const;
        expect(times.expiresAtMs).toBe(NOW + 7 * 86_400_000);
        expect(statusAt(times, NOW)).toBe('pending');
        expect(nextInvitationStatus(status, 'resend')).toEqual({ ok: true, value: 'pending' });
      }),
    );
  });
});

describe('the laws of rows', () => {
  const role = fc.constantFrom(...STORED_ROLES);
  const status = fc.constantFrom(...INVITATION_STATUSES);
  const action = fc.constantFrom(...ROW_ACTIONS);

  it('[GV-11] refuses a row of a role that the caller may not grant', () => {
    fc.assert(
      fc.property(action, role, role, status, (what, by, held, now) => {
        if (answer(what, { role: held, status: now }, { by }) === 'allowed')
          expect(isGrantable(by, held)).toBe(true);
      }),
    );
  });

  it('[PLUS-1] what is allowed is what the table of statuses knows', () => {
    fc.assert(
      fc.property(fc.constantFrom('resend', 'revoke'), status, (what, now) => {
        expect(answer(what, { status: now }) === 'allowed').toBe(nextInvitationStatus(now, what).ok);
      }),
    );
  });
});

it('[PLUS-4] sends no membership again that has ended: it has no link', () => {
  const ended = { kind: 'membership', status: 'accepted', endsAtMs: NOW } as const;
  expect(answer('resend', ended)).toBe('already-expired');
  expect(answer('copy', ended)).toBe('already-expired');
  expect(answer('revoke', ended)).toBe('allowed');
});

it('a refusal is of a closed list', () => {
  expectTypeOf<'already-expired' | 'end-date-past' | 'duplicate' | 'no-right'>().toExtend<RowActionRefusal>();
  expectTypeOf<RowActionRefusal>().not.toEqualTypeOf<string>();
});
