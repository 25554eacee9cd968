import { describe, expect, it } from 'vitest';
import {
  instanceOf,
  uuidOf,
  viewsOf,
  workspaceOf,
  type TestDevice,
  type TestWorkspace,
} from './dashboard.fixture.ts';
import { filterOf } from './found-devices.ts';
import { listGridRows } from './grid-rows.ts';
import type { GridRow } from './row-kinds.ts';

type Row = GridRow<TestDevice, TestWorkspace>;
const now = Date.parse('2026-11-20T14:00:00Z');
const columns = { solo: 3, group: 2 };
const open = () => true;
const messages = [] as const;
const noteOf = () => null;
const device = (n: number, more = {}) =>
  instanceOf({ vicUuid: uuidOf(n), deviceName: `Device ${n}`, ...more });

function namesOf(row: Row): string {
  switch (row.kind) {
    case 'group-cards':
      return row.devices.map((d) => d.deviceName).join(' ');
    case 'packed-head':
      return `${row.deviceCount} in ${row.workspaceCount}`;
    case 'packed-cards':
      return row.devices
        .map((entry) => `${entry.device.deviceName} of ${entry.view.workspace.name}`)
        .join(', ');
    case 'solo-cards':
      return row.devices.map((entry) => entry.device.deviceName).join(' ');
    case 'header':
      return row.view.workspace.name;
    default:
      return '';
  }
}
const shape = (rows: readonly Row[]) => rows.map((row) => `${row.kind} ${namesOf(row)}`.trim());

const group = [
  device(1, { linkRole: 'Leader' }),
  device(2, { linkRole: 'Member', leaderuuid: uuidOf(1) }),
  device(3, { linkRole: 'Member', leaderuuid: uuidOf(1) }),
];
const full = workspaceOf({
  id: 1,
  name: 'Full',
  vicList: [...group, device(4), device(5), device(6), device(7)],
});
const empty = workspaceOf({ id: 2, name: 'Vacant' });

describe('the rows of the grid', () => {
  const views = viewsOf([full, empty], now);

  it('[DASH-6, DASH-8, DASH-9, LQ-2, LQ-3] are a head per workspace, its link groups with the leader first, and solo devices last', () => {
    expect(shape(listGridRows(views, { columns, filter: null, isOpen: open, messages, noteOf }))).toEqual([
      'header Full',
      'group-head',
      'group-cards Device 1 Device 2',
      'group-cards Device 3',
      'solo-cards Device 4 Device 5 Device 6',
      'solo-cards Device 7',
      'header Vacant',
      'empty',
    ]);
  });

  it('[DASH-9] leave out what a closed workspace holds', () => {
    const rows = listGridRows(views, { columns, filter: null, isOpen: (id) => id !== 1, messages, noteOf });
    expect(shape(rows)).toEqual(['header Full', 'header Vacant', 'empty']);
    expect(rows.map((row) => (row.kind === 'header' ? row.above : null))).toEqual([
      'nothing',
      'closed',
      null,
    ]);
  });

  it('[GD-41] show only what a search finds, in workspaces that stand open, and no workspace without any', () => {
    const rows = listGridRows(views, {
      columns,
      filter: filterOf(' device 3 '),
      isOpen: () => false,
      messages,
      noteOf,
    });
    expect(shape(rows)).toEqual(['header Full', 'group-head', 'group-cards Device 3']);
    expect(rows[0]).toMatchObject({ shown: 1 });
    expect(
      listGridRows(views, { columns, filter: filterOf('stadium'), isOpen: open, messages, noteOf }),
    ).toEqual([]);
  });

  it('[GD-41] show a workspace without devices that a search finds by its name', () => {
    const rows = listGridRows(views, { columns, filter: filterOf('vaca'), isOpen: open, messages, noteOf });
    expect(shape(rows)).toEqual(['header Vacant', 'empty']);
  });

  it('[GD-41] pack what a search finds in workspaces that would not fill a row', () => {
    const venue = (id: number, vicList: readonly TestDevice[]) =>
      workspaceOf({ id, name: `Venue ${id}`, vicList });
    const venues = viewsOf(
      [
        full,
        venue(3, [
          device(31, { linkRole: 'Leader' }),
          device(32, { linkRole: 'Member', leaderuuid: uuidOf(31) }),
        ]),
        venue(4, [device(41)]),
        venue(5, [device(51)]),
        venue(6, [device(61), device(62), device(63)]),
        venue(7, [device(71)]),
      ],
      now,
    );
    const layout = { columns, isOpen: () => false, messages, noteOf };
    const rows = listGridRows(venues, { ...layout, filter: filterOf('device') });
    expect(shape(rows)).toEqual([
      'header Full',
      'group-head',
      'group-cards Device 1 Device 2',
      'group-cards Device 3',
      'solo-cards Device 4 Device 5 Device 6',
      'solo-cards Device 7',
      'packed-head 4 in 3',
      'packed-cards Device 31 of Venue 3, Device 32 of Venue 3, Device 41 of Venue 4',
      'packed-cards Device 51 of Venue 5',
      'header Venue 6',
      'solo-cards Device 61 Device 62 Device 63',
      'header Venue 7',
      'solo-cards Device 71',
    ]);
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
    const again = listGridRows(venues, { ...layout, filter: filterOf('device') });
    expect(again.filter((row) => row.kind === 'packed-cards').every((row) => rows.includes(row))).toBe(true);
  });

  it('[GD-41, DASH-21, GC-10] pack workspaces with the same note, which is there once, and name them in their messages', () => {
    const venues = viewsOf(
      [3, 4, 5, 6].map((id) => workspaceOf({ id, name: `Venue ${id}`, vicList: [device(id)] })),
      now,
    );
    const rows = listGridRows(venues, {
      columns,
      filter: filterOf('device'),
      isOpen: open,
      messages: [{ workspaceId: 4, message: 'Moved.', shownAtMs: now }],
      noteOf: ({ workspace }) => (workspace.id < 5 ? 'Ask Ann.' : null),
    });
    expect(rows.map((row) => ('text' in row ? row.text : row.kind))).toEqual([
      'packed-head',
      'Venue 4: Moved.',
      'Ask Ann.',
      'packed-cards',
      'packed-head',
      'packed-cards',
    ]);
  });

  it('[DASH-21, GW-17] say what is to be said at a workspace under its head, open or closed', () => {
    const said = [{ workspaceId: 2, message: 'Moved.', shownAtMs: now }];
    const rows = listGridRows(views, { columns, filter: null, isOpen: () => false, messages: said, noteOf });
    expect(rows.map(({ kind }) => kind)).toEqual(['header', 'header', 'message']);
  });

  it('[GC-10] say under the header of an open workspace what the caller may do there, after its message', () => {
    const said = [{ workspaceId: 1, message: 'Moved.', shownAtMs: now }];
    const isOpen = (id: number) => id === 1;
    const noted = listGridRows(views, {
      columns,
      filter: null,
      isOpen,
      messages: said,
      noteOf: ({ workspace }) => `Ask about ${workspace.name}.`,
    });
    const texts = noted.flatMap((row) => ('text' in row ? `${row.kind} ${row.text}` : []));
    const [first] = views;
    expect(texts).toEqual(['message Moved.', `note Ask about ${first?.workspace.name}.`]);
  });

  it('hold each device once, whatever the number of columns', () => {
    for (const solo of [1, 2, 3, 4, 7, 50]) {
      const rows = listGridRows(views, {
        columns: { solo, group: solo },
        filter: null,
        isOpen: open,
        messages,
        noteOf,
      });
      const names = rows
        .filter((row) => row.kind.endsWith('cards'))
        .flatMap((row) => namesOf(row).split(/ (?=D)/));
      expect(names).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Device ${n}`));
      expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
    }
  });

  it('stay the same objects for a workspace that did not change', () => {
    const first = listGridRows(views, { columns, filter: null, isOpen: open, messages, noteOf });
    const again = listGridRows(views, { columns, filter: null, isOpen: open, messages, noteOf });
    expect(again.filter((row) => row.kind !== 'header').every((row) => first.includes(row))).toBe(true);
  });
});
