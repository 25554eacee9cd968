import { millisecondsInDay } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { ownerOf } from '../account-member.ts';
import { answererOf } from './answer-transfer.ts';
import { nextOwnership } from './next-ownership.ts';
import type { OwnershipState, OwnershipEvent, OwnershipRefusal } from './ownership-state.ts';
import { ACCOUNT, OWNERSHIP, answer, member, request, transfer, workspace } from '../ownership.fixture.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

/** Applies events that must all be allowed. */
function after(events: readonly OwnershipEvent[], ownership = OWNERSHIP, nowMs = NOW): OwnershipState {
  return events.reduce((current, event) => {
    const next = nextOwnership(current, event, nowMs);
    expect(next).toMatchObject({ ok: true });
    return next.ok ? next.value : current;
  }, ownership);
}

/** null: allowed. */
function refusal(event: OwnershipEvent, ownership = OWNERSHIP, nowMs = NOW): OwnershipRefusal | null {
  const next = nextOwnership(ownership, event, nowMs);
  return next.ok ? null : next.error;
}

const stateOf = (ownership: OwnershipState, docId = 'd1') =>
  ownership.transfers.find((one) => one.docId === docId)?.state;
const rolesOf = (ownership: OwnershipState, userId: string) =>
  ownership.members
    .filter((one) => one.userId === userId)
    .map(({ role, workspaceId }) => [role, workspaceId]);

describe('a transfer of a workspace', () => {
  it('[OWN-3, GO-1, GO-2] is in progress when submitted, in transition when opened, done when applied', () => {
    const submitted = after([transfer(workspace(2), 'wim', 'wanda')]);
    expect(stateOf(submitted)).toBe('inProgress');
    const opened = after([answer('open', 'wanda')], submitted);
    expect(stateOf(opened)).toBe('transition');
    expect(stateOf(after([answer('apply', 'wanda')], opened))).toBe('done');
  });

  it('[OWN-15, GO-5] makes the receiver the owner and the previous owner a workspace admin, and changes no other member', () => {
    const done = after([
      transfer(workspace(2), 'wim', 'wanda'),
      answer('open', 'wanda'),
      answer('apply', 'wanda'),
    ]);
    expect(ownerOf(done.members, workspace(2))).toBe('wanda');
    expect(rolesOf(done, 'wim')).toEqual([['workspace-admin', 2]]);
    expect(rolesOf(done, 'wanda')).toEqual([
      ['workspace-admin', 3],
      ['workspace-owner', 2],
    ]);
    expect(rolesOf(done, 'olga')).toEqual(rolesOf(OWNERSHIP, 'olga'));
  });

  it('[OWN-16] takes the right to transfer: the owner in a shared one, the account’s people in an orphanage', () => {
    const mayTransfer = (id: number) =>
      ['olga', 'ada', 'wim', 'wanda', 'eve', 'stranger'].filter((by) => {
        const reason = refusal(transfer(workspace(id), by, 'unknown'));
        return reason !== 'no-right' && reason !== 'unknown-role';
      });
    expect([mayTransfer(1), mayTransfer(2), mayTransfer(3)]).toEqual([[], ['wim'], ['olga', 'ada']]);
  });

  it('[OWN-4, GO-3] refuses a receiver who is not eligible', () => {
    expect(refusal(transfer(workspace(2), 'wim', 'wim'))).toBe('oneself');
    expect(refusal(transfer(workspace(2), 'wim', 'stranger'))).toBe('not-a-member');
    expect(refusal(transfer(workspace(2), 'wim', 'eve'))).toBe('role-not-eligible');
  });

  it('[GO-2] is applied only after it is opened, only by the recipient, and once', () => {
    const submitted = after([transfer(workspace(2), 'wim', 'wanda')]);
    expect(refusal(answer('apply', 'wanda'), submitted)).toBe('handover-not-open');
    const opened = after([answer('open', 'wanda')], submitted);
    for (const other of ['wim', 'olga', 'ada', 'stranger'])
      expect(refusal(answer('apply', other), opened)).toBe('not-addressed');
    const done = after([answer('apply', 'wanda')], opened);
    for (const again of ['open', 'apply', 'reject'] as const)
      expect(refusal(answer(again, 'wanda'), done)).toBe('handover-not-open');
  });

  it.each([['reject', 'wanda'] as const, ['cancel', 'wim'] as const])(
    '[GO-2, GO-6] is over when it is ended by %s, which leaves the members as they are',
    (type, by) => {
      for (const first of [[], [answer('open', 'wanda')]]) {
        const over = after([transfer(workspace(2), 'wim', 'wanda'), ...first, answer(type, by)]);
        expect(stateOf(over)).toBe('notInitiated');
        expect(over.members).toEqual(OWNERSHIP.members);
        expect(refusal(answer('open', 'wanda'), over)).toBe('handover-not-open');
        expect(refusal(transfer(workspace(2), 'wim', 'ada', 'd2'), over)).toBeNull();
      }
    },
  );

  it('[GO-3] is over when the recipient is removed, or the submitter is', () => {
    const submitted = after([transfer(workspace(2), 'wim', 'wanda')]);
    for (const gone of ['wanda', 'wim']) {
      const members = OWNERSHIP.members.filter(({ userId }) => userId !== gone);
      const changed = after([{ type: 'members-changed', members }], submitted);
      expect(stateOf(changed)).toBe('notInitiated');
      expect(changed.members).toEqual(members);
    }
  });

  it('[GO-3] is not applied by a recipient who is not eligible any more', () => {
    const opened = after([transfer(workspace(2), 'wim', 'wanda'), answer('open', 'wanda')]);
    const members = OWNERSHIP.members.map((one) =>
      one.userId === 'wanda' ? member('wanda', 'endpoint-user', one.workspaceId) : one,
    );
    expect(refusal(answer('apply', 'wanda'), { ...opened, members })).toBe('role-not-eligible');
    expect(refusal(answer('reject', 'wanda'), { ...opened, members })).toBeNull();
  });

  it('[GO-4] takes no recent login, which only the account does', () => {
    expect(refusal({ ...transfer(workspace(2), 'wim', 'wanda'), isLoginRecent: false })).toBeNull();
  });

  it('[GC-5] is refused in a trial, also to be applied when the account has fallen back into one', () => {
    const opened = after([transfer(workspace(2), 'wim', 'wanda'), answer('open', 'wanda')]);
    const circumstances = { planType: 'trial', customerStatus: 'B2C' } as const;
    expect(refusal(transfer(workspace(2), 'wim', 'wanda'), { ...OWNERSHIP, circumstances })).toBe('trial');
    expect(refusal(answer('apply', 'wanda'), { ...opened, circumstances })).toBe('trial');
  });
});

describe('its link', () => {
  it('[GO-6] is good for 7 days, to the millisecond', () => {
    const submitted = after([transfer(workspace(2), 'wim', 'wanda')]);
    expect(refusal(answer('open', 'wanda'), submitted, NOW + 7 * millisecondsInDay - 1)).toBeNull();
    expect(refusal(answer('open', 'wanda'), submitted, NOW + 7 * millisecondsInDay)).toBe(
      'handover-not-open',
    );
    expect(refusal(answer('open', 'wanda'), submitted, NaN)).toBe('handover-not-open');
    expect(stateOf(after([{ type: 'tick' }], submitted, NOW + 7 * millisecondsInDay))).toBe('notInitiated');
  });

  it('[GO-6] is good for as many days as configured', () => {
    const submitted = nextOwnership(OWNERSHIP, transfer(workspace(2), 'wim', 'wanda'), NOW, 2);
    expect(submitted).toMatchObject({ value: { transfers: [{ endsAtMs: NOW + 2 * millisecondsInDay }] } });
  });

  it('[GO-6] starts again when only its submitter resends it', () => {
    const submitted = after([transfer(workspace(2), 'wim', 'wanda')]);
    const resent = after([answer('resend', 'wim')], submitted, NOW + 6 * millisecondsInDay);
    expect(refusal(answer('open', 'wanda'), resent, NOW + 13 * millisecondsInDay - 1)).toBeNull();
    expect(refusal(answer('open', 'wanda'), resent, NOW + 13 * millisecondsInDay)).toBe('handover-not-open');
    expect(refusal(answer('resend', 'wanda'), submitted)).toBe('not-addressed');
    expect(refusal(answer('resend', 'wim'), submitted, NOW + 7 * millisecondsInDay)).toBe(
      'handover-not-open',
    );
  });
});

describe('a request', () => {
  const accepted = (id: number, by: string, from: string) =>
    after([request(id, by), answer('open', from), answer('apply', from)]);

  it('[GO-8] is answered by the workspace owner of a shared one and by the account owner of an orphanage', () => {
    expect(ownerOf(accepted(2, 'wanda', 'wim').members, workspace(2))).toBe('wanda');
    expect(ownerOf(accepted(3, 'wanda', 'olga').members, workspace(3))).toBe('wanda');
    expect(refusal(answer('open', 'olga'), after([request(2, 'wanda')]))).toBe('not-addressed');
    expect(refusal(answer('open', 'ada'), after([request(3, 'wanda')]))).toBe('not-addressed');
  });

  it('[GO-8] is never made for the default workspace', () => {
    const inDefault = { ...OWNERSHIP, members: [...OWNERSHIP.members, member('wes', 'workspace-admin', 1)] };
    expect(refusal(request(1, 'wes'), inDefault)).toBe('default-workspace');
    expect(refusal(request(1, 'olga'), inDefault)).toBe('no-right');
  });

  it('[OWN-17] takes the right to ask, which a client user has not', () => {
    expect(refusal(request(3, 'eve'))).toBe('no-right');
    expect(refusal(request(3, 'stranger'))).toBe('unknown-role');
    expect(refusal(request(9, 'olga'))).toBe('unknown-workspace');
  });

  it('[GO-5] of the account owner leaves the workspace an orphanage, without a membership written', () => {
    const done = accepted(2, 'olga', 'wim');
    expect(ownerOf(done.members, workspace(2))).toBeNull();
    expect(rolesOf(done, 'olga')).toEqual([['account-owner', null]]);
    expect(rolesOf(done, 'wim')).toEqual([['workspace-admin', 2]]);
  });

  it('[GO-5] of an account admin adds the ownership to what they are in the account', () => {
    const done = accepted(2, 'ada', 'wim');
    expect(rolesOf(done, 'ada')).toEqual([
      ['account-admin', null],
      ['workspace-owner', 2],
    ]);
  });
});

describe('the account', () => {
  const submit = transfer(ACCOUNT, 'olga', 'ada');

  it('[GO-4, GO-5] goes to an account admin, and the previous owner becomes one', () => {
    const done = after([submit, answer('open', 'ada'), answer('apply', 'ada')]);
    expect(rolesOf(done, 'ada')).toEqual([['account-owner', null]]);
    expect(rolesOf(done, 'olga')).toEqual([['account-admin', null]]);
  });

  it('[GO-4] is handed over by its owner alone, after a recent login, only to an account admin', () => {
    expect(refusal({ ...submit, isLoginRecent: false })).toBe('recent-login-required');
    expect(refusal(transfer(ACCOUNT, 'ada', 'olga'))).toBe('no-right');
    expect(refusal(transfer(ACCOUNT, 'wim', 'ada'))).toBe('unknown-role');
    expect(refusal(transfer(ACCOUNT, 'olga', 'wim'))).toBe('role-not-eligible');
  });

  it('[GZ-11] is handed over in a trial too', () => {
    const circumstances = { planType: 'trial', customerStatus: 'B2C' } as const;
    const done = after([submit, answer('open', 'ada'), answer('apply', 'ada')], {
      ...OWNERSHIP,
      circumstances,
    });
    expect(rolesOf(done, 'ada')).toEqual([['account-owner', null]]);
  });

  it('loses its owner by no other change', () => {
    const without = OWNERSHIP.members.filter(({ userId }) => userId !== 'olga');
    const second = [...OWNERSHIP.members, member('zoe', 'account-owner', null, { status: 'pending' })];
    for (const members of [without, second, [...without, member('ada', 'account-owner')], []])
      expect(refusal({ type: 'members-changed', members })).toBe('account-owner-stays');
  });
});

describe('one at a time', () => {
  it('[GO-7] refuses a second transfer or request for a workspace while one is open, and none for another', () => {
    const open = after([transfer(workspace(2), 'wim', 'wanda')]);
    expect(refusal(transfer(workspace(2), 'wim', 'ada', 'd2'), open)).toBe('handover-open');
    expect(refusal(request(2, 'wanda', 'd2'), open)).toBe('handover-open');
    expect(refusal(request(3, 'wanda', 'd2'), open)).toBeNull();
    expect(refusal(transfer(ACCOUNT, 'olga', 'ada', 'd2'), open)).toBeNull();
    expect(refusal(transfer(workspace(2), 'wim', 'ada', 'd2'), open, NOW + 7 * millisecondsInDay)).toBeNull();
  });

  it('[GO-7, GV-9] refuses one beside the open invitation of an owner, until that is cancelled', () => {
    const invited = member('zoe', 'workspace-owner', 3, { status: 'pending' });
    const open = after([{ type: 'members-changed', members: [...OWNERSHIP.members, invited] }]);
    expect(refusal(transfer(workspace(3), 'olga', 'wanda'), open)).toBe('handover-open');
    const cancelled = { ...invited, status: 'revoked' } as const;
    const closed = after([{ type: 'members-changed', members: [...OWNERSHIP.members, cancelled] }], open);
    expect(refusal(transfer(workspace(3), 'olga', 'wanda'), closed)).toBeNull();
  });

  it('[GV-9] refuses the invitation of an owner while a transfer is open, and a second owner always', () => {
    const open = after([transfer(workspace(3), 'olga', 'wanda')]);
    const invited = member('zoe', 'workspace-owner', 3, { status: 'pending' });
    expect(refusal({ type: 'members-changed', members: [...OWNERSHIP.members, invited] }, open)).toBe(
      'handover-open',
    );
    const second = member('zoe', 'workspace-owner', 2);
    expect(refusal({ type: 'members-changed', members: [...OWNERSHIP.members, second] })).toBe(
      'owner-exists',
    );
  });

  it('[GO-7, GV-9] lets an owner be invited beside what is open elsewhere, or was open there', () => {
    const invited = member('zoe', 'workspace-owner', 3, { status: 'pending' });
    const invite = { type: 'members-changed', members: [...OWNERSHIP.members, invited] } as const;
    const open = after([transfer(workspace(2), 'wim', 'wanda'), transfer(ACCOUNT, 'olga', 'ada', 'd2')]);
    expect(refusal(invite, open)).toBeNull();
    const over = after([transfer(workspace(3), 'olga', 'wanda'), answer('cancel', 'olga')]);
    expect(refusal(invite, over)).toBeNull();
    expect(refusal(transfer(workspace(2), 'wim', 'wanda'), after([invite]))).toBeNull();
  });

  it('[GV-9] lets each workspace have an owner of its own', () => {
    const members = [...OWNERSHIP.members, member('zoe', 'workspace-owner', 3)];
    expect(refusal({ type: 'members-changed', members })).toBeNull();
  });

  it('[GO-8] lets no user answer a request for the account: there is none', () => {
    const submitted = after([transfer(ACCOUNT, 'olga', 'ada')]);
    const [one] = submitted.transfers;
    if (one === undefined) throw new Error('The transfer was submitted.');
    expect(answererOf(submitted, { ...one, kind: 'request' })).toBeNull();
  });

  it('[GW-6] refuses one during a move', () => {
    const workspaces = OWNERSHIP.workspaces.map((one) => ({ ...one, isMoveRunning: one.id === 2 }));
    expect(refusal(transfer(workspace(2), 'wim', 'wanda'), { ...OWNERSHIP, workspaces })).toBe('dirty');
  });

  it('refuses a taken id, an unknown one, and a request without the right', () => {
    const over = after([transfer(workspace(2), 'wim', 'wanda'), answer('cancel', 'wim')]);
    expect(refusal(transfer(workspace(2), 'wim', 'wanda'), over)).toBe('doc-id-taken');
    expect(refusal(answer('open', 'wanda', 'other'), over)).toBe('unknown-handover');
    expect(refusal(request(2, 'wim', 'd2'))).toBe('no-right');
  });

  it('[OWN-17] refuses to ask for what one owns already, though one may ask as an admin of the account', () => {
    const members = [...OWNERSHIP.members, member('wim', 'account-admin')];
    expect(refusal(request(2, 'wim'), { ...OWNERSHIP, members })).toBe('already-owner');
  });

  it('[GO-3, GO-8] ends a request whose submitter became the one who answers, and refuses to begin one', () => {
    const states = (ownership: OwnershipState) => ownership.transfers.map(({ state }) => state);
    const asked = after([request(2, 'olga')]);
    const without = asked.members.filter(({ userId }) => userId !== 'wim');
    expect(states(after([{ type: 'members-changed', members: asked.members }], asked))).toEqual([
      'inProgress',
    ]);
    expect(states(after([{ type: 'members-changed', members: without }], asked))).toEqual(['notInitiated']);
    const both = { ...OWNERSHIP, members: [...OWNERSHIP.members, member('ada', 'workspace-admin', 3)] };
    const kept = after(
      [request(3, 'ada'), transfer(ACCOUNT, 'olga', 'ada', 'd2'), answer('open', 'ada', 'd2')],
      both,
    );
    expect(states(kept)).toEqual(['inProgress', 'transition']);
    expect(states(after([answer('apply', 'ada', 'd2')], kept))).toEqual(['notInitiated', 'done']);
    const owner = { ...OWNERSHIP, members: [...OWNERSHIP.members, member('olga', 'workspace-admin', 3)] };
    expect(refusal(request(3, 'olga'), owner)).toBe('already-owner');
  });
});
