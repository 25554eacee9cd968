import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { LINK_ROLES, groupDevices, type LinkedDevice } from '../index.ts';

const leader = (vicUuid: string): LinkedDevice => ({ vicUuid, linkRole: 'Leader', leaderuuid: null });
const member = (vicUuid: string, leaderuuid: string | null): LinkedDevice => ({
  vicUuid,
  linkRole: 'Member',
  leaderuuid,
});

/** The grouping in short: each group as its uuids, then the solo ones, with `?` after those that miss their leader. */
function shape(rows: readonly LinkedDevice[]): { groups: string[]; solo: string[] } {
  const { groups, solo } = groupDevices(rows);
  return {
    groups: groups.map((group) => [group.leader, ...group.members].map((row) => row.vicUuid).join(' ')),
    solo: solo.map(({ device, isLeaderMissing }) => device.vicUuid + (isLeaderMissing ? '?' : '')),
  };
}

it('[LQ-2, DASH-6] groups a leader with the members that name it', () => {
  const rows = [member('m1', 'a'), leader('b'), leader('a'), member('m2', 'b'), member('m3', 'a')];
  expect(shape(rows)).toEqual({ groups: ['b m2', 'a m1 m3'], solo: [] });
});

it('[LQ-3] lists at each leader its members, whatever the leader says itself', () => {
  const rows = [{ ...leader('a'), members: ['x'] }, member('m', 'a')];
  const [group] = groupDevices(rows).groups;
  expect(group!.members.map((row) => row.vicUuid)).toEqual(['m']);
});

it('gives the members of a leader that is there twice to the first row of it', () => {
  expect(shape([leader('a'), leader('A'), member('m', 'a')])).toEqual({ groups: ['a m', 'A'], solo: [] });
});

it('[LQ-4, DASH-7] counts Atomic rows and rows without a role as solo, even with a leader named', () => {
  const rows: LinkedDevice[] = [
    leader('a'),
    { vicUuid: 'atomic', linkRole: 'Atomic', leaderuuid: 'a' },
    { vicUuid: 'none', linkRole: null, leaderuuid: 'a' },
  ];
  expect(shape(rows)).toEqual({ groups: ['a'], solo: ['atomic', 'none'] });
});

it('[LQ-1] counts Master as a leader', () => {
  const rows: LinkedDevice[] = [{ vicUuid: 'a', linkRole: 'Master', leaderuuid: null }, member('m', 'a')];
  expect(shape(rows)).toEqual({ groups: ['a m'], solo: [] });
});

it('shows a member whose leader is not there as solo, with the hint', () => {
  expect(shape([member('m', 'gone')])).toEqual({ groups: [], solo: ['m?'] });
});

it('shows a member that names a member, or itself, as solo with the hint', () => {
  const rows = [leader('a'), member('m', 'a'), member('n', 'm'), member('o', 'o')];
  expect(shape(rows)).toEqual({ groups: ['a m'], solo: ['n?', 'o?'] });
});

it('shows a member without a leader as solo, without the hint', () => {
  expect(shape([member('m', null), member('n', '')])).toEqual({ groups: [], solo: ['m', 'n'] });
});

it('finds a leader whose uuid is written in another case', () => {
  expect(shape([leader('ABC'), member('m', 'abc')])).toEqual({ groups: ['ABC m'], solo: [] });
  expect(shape([leader('abc'), member('m', 'ABC')])).toEqual({ groups: ['abc m'], solo: [] });
});

const anyRow = fc.record({
  vicUuid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'A'),
  linkRole: fc.constantFrom(...LINK_ROLES, null),
  leaderuuid: fc.constantFrom('a', 'b', 'c', 'd', 'z', '', null),
});

it('loses no row and doubles none, whatever the rows say', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 12 }), (rows) => {
      const { groups, solo } = groupDevices(rows);
      const listed = [
        ...groups.flatMap((group) => [group.leader, ...group.members]),
        ...solo.map(({ device }) => device),
      ];
      expect(listed).toHaveLength(rows.length);
      expect(new Set(listed)).toEqual(new Set(rows));
    }),
  );
});

it('puts exactly the members of a present leader into its group', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyRow, { selector: (row) => row.vicUuid.toLowerCase() }), (rows) => {
      for (const { leader: head, members } of groupDevices(rows).groups) {
        const expected = rows.filter(
          (row) => row.linkRole === 'Member' && row.leaderuuid === head.vicUuid.toLowerCase(),
        );
        expect(members).toEqual(expected);
      }
    }),
  );
});

it('gives back the kind of row it was given', () => {
  const rows = [{ ...leader('a'), price: 7 }];
  expectTypeOf(groupDevices(rows).groups[0]!.leader.price).toEqualTypeOf<number>();
});
