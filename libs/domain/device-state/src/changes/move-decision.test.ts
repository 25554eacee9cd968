import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LINK_ROLES,
  groupDevices,
  listLqUuids,
  listMoveBlockers,
  selectMoveUnits,
  type MovableDevice,
} from '../index.ts';
import { type MoveCircumstances } from './move-decision.ts';
import { type MoveUnit } from './move-selection.ts';
import { sampleDevice } from '../testing.ts';

function row(vicUuid: string, more: Partial<MovableDevice> = {}): MovableDevice {
  const { openCommand, status, linkRole, leaderuuid } = sampleDevice({ state: 'offline' });
  return {
    ...{ vicUuid, openCommand, status, linkRole, leaderuuid },
    ...{ state: 'offline', deviceType: 'virtual', movable: true, registeredBy: null },
    ...more,
  };
}
const leader = row('l', { linkRole: 'Leader' });
const member = (vicUuid: string, more: Partial<MovableDevice> = {}) =>
  row(vicUuid, { linkRole: 'Member', leaderuuid: 'l', ...more });
const lq = (vicUuid: string, more: Partial<MovableDevice> = {}) =>
  member(vicUuid, { deviceType: 'device', registeredBy: 'owner', ...more });

const given: MoveCircumstances = {
  callerUid: 'admin',
  workspaceOwnerUid: 'owner',
  lqUuids: listLqUuids([]),
};
const solo = (one: MovableDevice): MoveUnit<MovableDevice> => ({ isLinkGroup: false, rows: [one] });
const group = (...rows: MovableDevice[]): MoveUnit<MovableDevice> => ({ isLinkGroup: true, rows });
const reasonOf = (unit: MoveUnit<MovableDevice>, more: Partial<MoveCircumstances> = {}) => {
  const [first] = listMoveBlockers([unit], { ...given, ...more });
  return first?.reason ?? 'yes';
};
const selected = (rows: readonly MovableDevice[], uuids: readonly string[]) => {
  const units = selectMoveUnits(rows, uuids);
  return units.ok ? units.value.map((unit) => unit.rows.map(({ vicUuid }) => vicUuid)) : units.error;
};

describe('the devices of a selection', () => {
  const rows = [row('s'), member('m'), leader, member('n'), row('t')];

  it('[LQ-6] is the whole link group, whichever of its rows was selected, and how many of them', () => {
    for (const uuids of [['l'], ['m'], ['n'], ['N'], ['m', 'n'], ['l', 'm', 'n', 'l']]) {
      expect(selected(rows, uuids)).toEqual([['l', 'm', 'n']]);
    }
  });

  it('is each solo row for itself, also a member whose leader is not there', () => {
    expect(selected(rows, ['t', 's'])).toEqual([['s'], ['t']]);
    expect(selected([row('x', { linkRole: 'Member', leaderuuid: 'gone' })], ['x'])).toEqual([['x']]);
  });

  it('says which of its units is a link group', () => {
    const alone = row('s');
    expect(selectMoveUnits([alone, member('m'), leader], ['s', 'm'])).toEqual({
      ok: true,
      value: [group(leader, member('m')), solo(alone)],
    });
  });

  it('is refused when it is empty or names an unknown device', () => {
    expect(selected(rows, [])).toBe('nothing-selected');
    expect(selected(rows, ['s', 'other'])).toBe('unknown-device');
    expect(selected([], ['s'])).toBe('unknown-device');
  });

  it('[LQ-6] never splits a link group, and takes no device without a selected row', () => {
    const anyRow = fc.record({
      vicUuid: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      linkRole: fc.constantFrom(...LINK_ROLES, null),
      leaderuuid: fc.constantFrom('a', 'b', 'C', 'z', null),
    });
    const anyRows = fc.uniqueArray(anyRow, { selector: ({ vicUuid }) => vicUuid });
    fc.assert(
      fc.property(anyRows, fc.subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 }), (all, uuids) => {
        const units = selectMoveUnits(all, uuids);
        if (!units.ok) {
          expect(uuids.some((uuid) => !all.some(({ vicUuid }) => vicUuid === uuid))).toBe(true);
          return;
        }
        const moved = new Set(units.value.flatMap(({ rows }) => rows));
        expect(moved.size).toBe(units.value.flatMap(({ rows }) => rows).length);
        for (const { leader: head, members } of groupDevices(all).groups) {
          const inside = [head, ...members].filter((each) => moved.has(each)).length;
          expect([0, members.length + 1]).toContain(inside);
        }
        for (const { rows } of units.value) {
          expect(rows.some(({ vicUuid }) => uuids.includes(vicUuid))).toBe(true);
        }
        expect(uuids.every((uuid) => [...moved].some(({ vicUuid }) => vicUuid === uuid))).toBe(true);
      }),
    );
  });
});

describe('a move', () => {
  it('[DEV-31] needs an instance that is stopped', () => {
    expect(reasonOf(solo(row('a')))).toBe('yes');
    expect(reasonOf(solo(row('a', { state: 'online' })))).toBe('running');
    for (const status of ['init', 'stopping', 'initiated'] as const) {
      expect(reasonOf(solo(row('a', { status })))).toBe('running');
    }
  });

  it('[DEV-32, LQ-6] needs a link group of which every row is stopped', () => {
    expect(reasonOf(group(leader, member('m')))).toBe('yes');
    expect(reasonOf(group(leader, member('m', { state: 'online' })))).toBe('running');
    expect(reasonOf(group({ ...leader, state: 'online' }, member('m')))).toBe('running');
  });

  it('needs rows that the server lets go', () => {
    expect(reasonOf(group(leader, member('m', { movable: false })))).toBe('not-movable');
    expect(reasonOf(solo(row('a', { movable: false })))).toBe('not-movable');
  });

  it("[LQ-7] of a link group is refused while any row of it is the workspace owner's LQ, the leader too", () => {
    expect(reasonOf(group(leader, member('m'), lq('q')))).toBe('lq-of-workspace-owner');
    expect(reasonOf(group({ ...leader, deviceType: 'device', registeredBy: 'owner' }))).toBe(
      'lq-of-workspace-owner',
    );
  });

  it('[LQ-7] goes through for the owner, without an owner, and with what another user registered', () => {
    const unit = group(leader, lq('q'));
    expect(reasonOf(unit, { callerUid: 'owner' })).toBe('yes');
    expect(reasonOf(unit, { workspaceOwnerUid: null })).toBe('yes');
    expect(reasonOf(unit, { workspaceOwnerUid: 'Owner' })).toBe('yes');
    expect(reasonOf(group(leader, lq('q', { registeredBy: 'admin' })))).toBe('yes');
    expect(reasonOf(group(leader, lq('q', { registeredBy: null })), { workspaceOwnerUid: null })).toBe('yes');
    expect(reasonOf(group(leader, member('v', { registeredBy: 'owner' })))).toBe('yes');
  });

  it('[LQ-7] of a solo LQ goes through: it is no link group', () => {
    expect(reasonOf(solo(lq('q', { linkRole: 'Atomic', leaderuuid: null })))).toBe('yes');
  });

  it('lists every reason with its rows, in the order of the checks; a running row is not also listed as not movable', () => {
    const units = [
      group(leader, lq('q', { state: 'online', movable: false })),
      solo(row('a', { movable: false })),
      solo(row('b', { state: 'online' })),
    ];
    expect(listMoveBlockers(units, given)).toEqual([
      { reason: 'running', vicUuids: ['q', 'b'] },
      { reason: 'not-movable', vicUuids: ['a'] },
      { reason: 'lq-of-workspace-owner', vicUuids: ['q'] },
    ]);
    expect(listMoveBlockers([], given)).toEqual([]);
  });
});
