import { groupDevices } from '@partyline/device-state';
import { STORED_ROLES } from '@partyline/roles';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { anyRows, row } from './device.fixture.ts';
import { computeMove, listMoveTargets } from './move.ts';
import type { MoveQuestion, PlacedWorkspace, WorkspaceMoveRefusal } from './move.ts';

const PAID = { planType: 'paid', customerStatus: 'B2C' } as const;
const seen = (id: number, ...roles: string[]): PlacedWorkspace => ({
  id,
  roles,
  roleType: 'invited',
  isDefault: false,
  isDirty: false,
});
const lead = row('l', { linkRole: 'Leader' });
const follow = (vicUuid: string, changes = {}) =>
  row(vicUuid, { linkRole: 'Member', leaderuuid: 'l', ...changes });
const ONLINE = { state: 'online', status: 'healthy' } as const;

const question = (changes: Partial<MoveQuestion['source']> = {}, vicUuids = ['a']): MoveQuestion => ({
  callerUid: 'me',
  circumstances: PAID,
  source: { ...seen(2, 'workspace-admin'), ownerUid: 'wim', vicList: [], lqDevicesList: [], ...changes },
  target: seen(3, 'workspace-admin'),
  vicUuids,
});
const reasonsOf = (asked: MoveQuestion) => {
  const move = computeMove(asked);
  return move.ok ? [] : move.error.map(({ reason }) => reason);
};

describe('a move', () => {
  it('[DEV-31] needs the instance to be stopped', () => {
    expect(computeMove(question({ vicList: [row('a')] }))).toEqual({ ok: true, value: ['a'] });
    expect(computeMove(question({ vicList: [row('a', ONLINE)] }))).toEqual({
      ok: false,
      error: [{ reason: 'running', vicUuids: ['a'] }],
    });
  });

  it('[DEV-32, LQ-6] takes a link group as a whole, once every row of it has stopped', () => {
    expect(computeMove(question({ vicList: [follow('a'), lead, follow('b'), row('c')] }))).toEqual({
      ok: true,
      value: ['l', 'a', 'b'],
    });
    expect(computeMove(question({ vicList: [follow('a'), lead, follow('b', ONLINE)] }))).toEqual({
      ok: false,
      error: [{ reason: 'running', vicUuids: ['b'] }],
    });
  });

  it("[LQ-7, GW-15] leaves a link group with the workspace owner's LQ where it is, unless the owner moves it", () => {
    const lq = follow('q', { deviceType: 'device', registeredBy: 'wim' });
    const asked = question({ vicList: [lead, follow('a')], lqDevicesList: [lq] });
    expect(computeMove(asked)).toEqual({
      ok: false,
      error: [{ reason: 'lq-of-workspace-owner', vicUuids: ['q'] }],
    });
    expect(reasonsOf({ ...asked, callerUid: 'wim' })).toEqual([]);
    expect(
      reasonsOf(question({ ownerUid: null, vicList: [lead, follow('a')], lqDevicesList: [lq] })),
    ).toEqual([]);
  });

  it('[GW-14] takes the rights at both ends, and says why one is missing', () => {
    const asked = question({ vicList: [row('a')] });
    const allowedAs = (end: 'source' | 'target') =>
      STORED_ROLES.filter(
        (role) => computeMove({ ...asked, [end]: { ...asked[end], roles: [role], roleType: 'shared' } }).ok,
      );
    const managers = ['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin'];
    expect(allowedAs('source')).toEqual(managers);
    expect(allowedAs('target')).toEqual(managers);
    expect(computeMove({ ...asked, circumstances: { ...PAID, planType: 'trial' } })).toEqual({
      ok: false,
      error: [
        { reason: 'source-right', because: 'trial' },
        { reason: 'target-right', because: 'trial' },
      ],
    });
  });

  it('[GW-14] says everything in its way at once, in the documented order', () => {
    const lq = follow('q', { ...ONLINE, deviceType: 'device', registeredBy: 'wim', movable: false });
    const kept = follow('k', { movable: false });
    const asked = question({ roles: ['vic-admin'], vicList: [lead, kept], lqDevicesList: [lq] }, ['L']);
    expect(computeMove({ ...asked, target: seen(2, 'janitor') })).toEqual({
      ok: false,
      error: [
        { reason: 'source-right', because: 'no-right' },
        { reason: 'target-right', because: 'unknown-role' },
        { reason: 'same-workspace' },
        { reason: 'running', vicUuids: ['q'] },
        { reason: 'not-movable', vicUuids: ['k'] },
        { reason: 'lq-of-workspace-owner', vicUuids: ['q'] },
      ],
    });
  });

  it('[GW-14] is refused with nothing selected, or what is not there', () => {
    expect(reasonsOf(question({ vicList: [row('a')] }, []))).toEqual(['nothing-selected']);
    expect(reasonsOf(question({ vicList: [row('a')] }, ['a', 'z']))).toEqual(['unknown-device']);
  });

  it('[GV-9] is not refused by a dirty workspace', () => {
    const asked = question({ isDirty: true, vicList: [row('a')] });
    expect(reasonsOf({ ...asked, target: { ...asked.target, isDirty: true } })).toEqual([]);
  });

  it('[LQ-6, GW-14] never splits a link group, and loses and doubles no device', () => {
    const stopped = { state: 'offline', status: 'ready', openCommand: null, movable: true } as const;
    const someUuids = fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']);
    let moves = 0;
    fc.assert(
      fc.property(anyRows, fc.boolean(), someUuids, (rows, isStopped, wanted) => {
        const vicList = isStopped ? rows.map((one) => ({ ...one, ...stopped })) : rows;
        const known = vicList.map(({ vicUuid }) => vicUuid);
        const vicUuids = known.filter((vicUuid) => wanted.includes(vicUuid));
        const move = computeMove(question({ vicList, ownerUid: 'me' }, vicUuids));
        if (isStopped) expect(move.ok).toBe(vicUuids.length > 0);
        if (!move.ok) return;
        moves += 1;
        const moved = new Set(move.value);
        expect(moved.size).toBe(move.value.length);
        expect([...moved]).toEqual(expect.arrayContaining(vicUuids));
        expect(known).toEqual(expect.arrayContaining([...moved]));
        for (const { leader, members } of groupDevices(vicList).groups)
          expect(new Set([leader, ...members].map(({ vicUuid }) => moved.has(vicUuid))).size).toBe(1);
      }),
    );
    expect(moves).toBeGreaterThan(0);
  });

  it('knows these reasons', () => {
    expectTypeOf<WorkspaceMoveRefusal>().toEqualTypeOf<
      | 'source-right'
      | 'target-right'
      | 'same-workspace'
      | 'nothing-selected'
      | 'unknown-device'
      | 'running'
      | 'not-movable'
      | 'lq-of-workspace-owner'
    >();
  });
});

describe('the workspaces to move to', () => {
  const all = [
    seen(1, 'workspace-admin'),
    seen(2, 'workspace-owner'),
    seen(3, 'vic-admin'),
    seen(4, 'endpoint-user', 'workspace-admin'),
    seen(5),
  ];

  it('[ROLE-35, GW-14] are those where the caller may add instances, and not the one they are in', () => {
    const ids = listMoveTargets(seen(2, 'workspace-owner'), all, PAID).map(({ id }) => id);
    expect(ids).toEqual([1, 4]);
  });

  it('[ROLE-35, GC-5] are none for who may not move them out, and none in a trial', () => {
    expect(listMoveTargets(seen(3, 'vic-admin'), all, PAID)).toEqual([]);
    expect(listMoveTargets(seen(2, 'workspace-owner'), all, { ...PAID, planType: 'trial' })).toEqual([]);
  });
});
