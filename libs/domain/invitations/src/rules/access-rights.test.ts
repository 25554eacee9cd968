import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { accessEffectOf, type AccessChange } from './access-effect.ts';
import { decideAccessChange } from './decide-access-change.ts';
import { decideInvitation } from './decide-invitation.ts';
import { decideRowAction } from './decide-row-action.ts';
import { INVITER, WORKSPACE, holderOf, holderWith } from '../import/invitation.fixture.ts';
import { HeldAccessByEmail } from '../invitation/held-access.ts';

const NOW_MS = Date.UTC(2026, 10, 23);
const [NEARER, END, LATER] = [NOW_MS + 1_000, NOW_MS + 2_000, NOW_MS + 3_000];
const EMAIL = 'crew@example.org';

/** Highest first, written out so that the table of levels is checked too. */
const RANKS = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
  'endpoint-user',
] as const satisfies readonly StoredRole[];
const isAbove = (a: StoredRole, b: StoredRole) => RANKS.indexOf(a) < RANKS.indexOf(b);
const isOfAccount = (role: StoredRole) => role.startsWith('account');

const RIGHTS = [[], ['invite'], ['revoke'], ['invite', 'revoke']] as const;
const ENDS = [null, END] as const;
const NEXT_ENDS = [undefined, null, NEARER, END, LATER] as const;
const SUSPENSIONS = [undefined, false, true] as const;

const rowOf = (role: StoredRole, endsAtMs: number | null = null, isSuspended = false) =>
  ({
    kind: 'membership',
    email: EMAIL,
    role,
    workspaceId: WORKSPACE.id,
    status: 'accepted',
    expiresAtMs: Infinity,
    endsAtMs,
    isSuspended,
  }) as const;

type Rights = readonly ('invite' | 'revoke')[];

function change(
  rights: Rights,
  row: ReturnType<typeof rowOf>,
  wanted: AccessChange,
  by: StoredRole = 'account-owner',
) {
  const inviter = { email: INVITER, subject: holderWith(by, rights) };
  const decision = decideAccessChange({ row, inviter, workspace: WORKSPACE, change: wanted }, NOW_MS);
  return decision.allowed ? 'allowed' : decision.reason;
}

const rightsFor = (row: ReturnType<typeof rowOf>, wanted: AccessChange): Rights =>
  RIGHTS.find((rights) => change(rights, row, wanted) === 'allowed') ?? [];

describe('the right that a change of access needs', () => {
  it('[HZ-4] is to revoke for every lower role, to invite for every higher one, over all pairs and inviters', () => {
    let [lowered, raised] = [0, 0];
    for (const by of STORED_ROLES)
      for (const rights of RIGHTS)
        for (const held of STORED_ROLES)
          for (const role of STORED_ROLES) {
            if (role === held) continue;
            const needed = isAbove(held, role) ? 'revoke' : 'invite';
            const hasRight = rights.some((right) => right === needed);
            const isSameLevel = isOfAccount(held) === isOfAccount(role);
            const isGrantable = isAbove(by, role) && isSameLevel;
            const expected =
              rights.length === 0
                ? 'no-right'
                : !isAbove(by, held)
                  ? 'role-not-grantable'
                  : !hasRight
                    ? 'no-right'
                    : isGrantable
                      ? 'allowed'
                      : 'role-not-grantable';
            expect(change(rights, rowOf(held), { role }, by), [by, ...rights, held, role].join(' ')).toBe(
              expected,
            );
            if (expected === 'allowed') {
              if (needed === 'revoke') lowered += 1;
              else raised += 1;
            }
          }
    expect([lowered, raised]).toEqual([32, 32]);
  });

  it('[HZ-4] is to revoke for what takes, to invite for what gives, and both for a change that does both', () => {
    const MEMBERS = ['workspace-admin', 'vic-admin', 'endpoint-user'] as const;
    for (const held of MEMBERS)
      for (const role of MEMBERS)
        for (const end of ENDS)
          for (const nextEnd of NEXT_ENDS)
            for (const isSuspended of [false, true])
              for (const next of SUSPENSIONS) {
                const [old, later] = [end ?? Infinity, nextEnd === undefined ? end : nextEnd];
                const takes =
                  isAbove(held, role) || (later ?? Infinity) < old || (next === true && !isSuspended);
                const gives =
                  isAbove(role, held) || (later ?? Infinity) > old || (next === false && isSuspended);
                const wanted = { role, endsAtMs: nextEnd, isSuspended: next };
                for (const rights of RIGHTS) {
                  const has = (right: 'invite' | 'revoke') => rights.some((each) => each === right);
                  const isAllowed =
                    takes || gives
                      ? (!takes || has('revoke')) && (!gives || has('invite'))
                      : rights.length > 0;
                  expect(
                    change(rights, rowOf(held, end, isSuspended), wanted),
                    JSON.stringify({ held, end, isSuspended, wanted, rights }),
                  ).toBe(isAllowed ? 'allowed' : 'no-right');
                }
              }
  });

  it('[HZ-4] is to invite for a member who becomes the owner, which ends a suspension and an end date', () => {
    expect(rightsFor(rowOf('vic-admin', END, true), { role: 'workspace-owner' })).toEqual(['invite']);
    expect(rightsFor(rowOf('workspace-owner'), { role: 'vic-admin' })).toEqual(['revoke']);
  });

  it('[HZ-4, GC-12] is both for a role that the table of levels lacks, and for an end date that is no number', () => {
    const held = rowOf('vic-admin', END);
    // Rows may hold a name that the types exclude.
    const unknown = 'superuser' as StoredRole;
    const both = { takes: true, gives: true };
    expect(accessEffectOf(held, { role: unknown })).toEqual(both);
    expect(accessEffectOf({ ...held, role: unknown }, { role: 'endpoint-user' })).toEqual(both);
    expect(accessEffectOf(held, { endsAtMs: Number.NaN })).toEqual(both);
    expect(accessEffectOf({ ...held, role: unknown }, { role: unknown })).toEqual({
      takes: false,
      gives: false,
    });
  });

  it('[HZ-4] is what the roles hold: an admin of the intercom service gives access and takes none away', () => {
    const asked = (wanted: AccessChange, end: number | null = END, isSuspended = false) => {
      const workspace = { ...WORKSPACE, roleType: 'invited' } as const;
      const inviter = { email: INVITER, subject: holderOf('vic-admin') };
      const row = rowOf('endpoint-user', end, isSuspended);
      return decideAccessChange({ row, inviter, workspace, change: wanted }, NOW_MS).allowed;
    };
    expect(asked({ isSuspended: true })).toBe(false);
    expect(asked({ endsAtMs: NEARER })).toBe(false);
    expect(asked({ endsAtMs: LATER }, null)).toBe(false);
    expect(asked({ endsAtMs: LATER })).toBe(true);
    expect(asked({ endsAtMs: null })).toBe(true);
    expect(asked({ isSuspended: false }, END, true)).toBe(true);
    expect(asked({ isSuspended: false, endsAtMs: NEARER }, END, true)).toBe(false);
  });
});

describe('the same rule', () => {
  const inviterWith = (rights: Rights) => ({ email: INVITER, subject: holderWith('account-owner', rights) });

  it('[HZ-4, GV-7, INV-20] decides an invitation that changes the role or the end of a user', () => {
    const verdict = (
      rights: Rights,
      held: StoredRole,
      role: StoredRole,
      ends: { from?: number; to?: number | null } = {},
    ) => {
      const row = { email: EMAIL, role: held, workspaceId: WORKSPACE.id, status: 'accepted' } as const;
      const rows = new HeldAccessByEmail([ends.from === undefined ? row : { ...row, endsAtMs: ends.from }]);
      const wanted = { email: EMAIL, role, workspaceId: WORKSPACE.id, endsAtMs: ends.to };
      const decided = decideInvitation({ wanted, inviter: inviterWith(rights), workspace: WORKSPACE, rows });
      return decided.kind === 'refused' ? decided.reason : decided.kind;
    };
    for (const held of RANKS.slice(2))
      for (const role of RANKS.slice(2)) {
        if (role === held) continue;
        expect(verdict(['invite'], held, role)).toBe(isAbove(held, role) ? 'no-right' : 'update');
        expect(verdict(['invite', 'revoke'], held, role)).toBe('update');
      }
    expect(verdict(['invite'], 'endpoint-user', 'vic-admin', { to: END })).toBe('no-right');
    expect(verdict(['invite'], 'endpoint-user', 'vic-admin', { from: END, to: NEARER })).toBe('no-right');
    expect(verdict(['invite'], 'endpoint-user', 'vic-admin', { from: END, to: LATER })).toBe('update');
    expect(verdict(['invite'], 'endpoint-user', 'vic-admin', { from: END })).toBe('update');
    expect(verdict(['invite'], 'endpoint-user', 'vic-admin', { from: END, to: null })).toBe('update');
  });

  it('[HZ-4, PLUS-4] decides an open invitation that is sent again with another end date; an expired one gives new access', () => {
    const resend = (
      rights: Rights,
      endsAtMs: number | null | undefined,
      status: 'pending' | 'expired' = 'pending',
    ) => {
      const row = { ...rowOf('vic-admin', END), kind: 'invitation', status, expiresAtMs: LATER } as const;
      const inviter = inviterWith(rights);
      const question = { row, inviter, workspace: WORKSPACE, others: new HeldAccessByEmail() };
      const asked = endsAtMs === undefined ? question : { ...question, endsAtMs };
      const decision = decideRowAction('resend', asked, NOW_MS);
      return decision.allowed ? 'allowed' : decision.reason;
    };
    expect(resend(['invite'], NEARER)).toBe('no-right');
    expect(resend(['invite', 'revoke'], NEARER)).toBe('allowed');
    expect([LATER, null, END, undefined].map((end) => resend(['invite'], end))).toEqual(
      Array(4).fill('allowed'),
    );
    expect(resend(['invite'], NEARER, 'expired')).toBe('allowed');
    expect(resend(['revoke'], LATER)).toBe('no-right');
  });
});
