import { describe, expect, it } from 'vitest';
import { filterOf } from './found-devices.ts';
import {
  instanceOf,
  uuidOf,
  viewsOf,
  workspaceOf,
  type TestDevice,
  type TestWorkspace,
} from './dashboard.fixture.ts';
import { listDeviceIds, listListRows, type ListRow } from './list-rows.ts';
import { nextListSort, parseListSort } from './list-sort.ts';

const now = Date.parse('2026-11-20T14:00:00Z');
const device = (n: number, more = {}) =>
  instanceOf({ vicUuid: uuidOf(n), deviceName: `Device ${n}`, ...more });

const studio = workspaceOf({
  id: 1,
  name: 'Studio',
  vicList: [
    device(1, { noOfUsers: 10 }),
    device(2, { noOfUsers: 9 }),
    device(3, { noOfUsers: 100 }),
    device(4, { linkRole: 'Member', leaderuuid: uuidOf(5), noOfUsers: 8 }),
    device(5, { linkRole: 'Leader', noOfUsers: 40 }),
    device(6, { subscription: null, noOfUsers: 0 }),
  ],
});
const views = viewsOf([studio, workspaceOf({ id: 2, name: 'Vacant' })], now);
const all = { filter: null, sort: null, isOpen: () => true, messages: [], noteOf: () => null };
const shape = (rows: readonly ListRow<TestDevice, TestWorkspace>[]) =>
  rows.map((row) => (row.kind === 'device' ? `${row.device.deviceName} ${row.place}` : row.kind));
/** Names the packed rows by their workspaces too. */
const packedShape = (rows: readonly ListRow<TestDevice, TestWorkspace>[]) =>
  rows.map((row) => {
    if (row.kind === 'packed-head') return `${row.deviceCount} in ${row.workspaceCount}`;
    if (row.kind !== 'device') return row.kind;
    return row.isPacked ? `${row.view.workspace.name}: ${row.device.deviceName}` : row.device.deviceName;
  });
const sortedBy = (text: string) =>
  listListRows(views, { ...all, sort: parseListSort(text) })
    .filter((row) => row.kind === 'device')
    .map((row) => row.device.noOfUsers);

describe('the rows of the list', () => {
  it('[DASH-6, DASH-8, DASH-9, LQ-3] are a head per workspace, leaders before their members, and solo devices last', () => {
    expect(shape(listListRows(views, all))).toEqual([
      'header',
      'Device 5 leader',
      'Device 4 last-member',
      'Device 1 solo',
      'Device 2 solo',
      'Device 3 solo',
      'Device 6 solo',
      'header',
      'empty',
    ]);
  });

  it('[DASH-19, GU-16] sort by number where a column is numeric, what has none last either way', () => {
    expect(sortedBy('users')).toEqual([8, 9, 10, 40, 100, 0]);
    expect(sortedBy('-users')).toEqual([100, 40, 10, 9, 8, 0]);
  });

  it('leave out what a closed workspace holds, and what a search does not find', () => {
    expect(shape(listListRows(views, { ...all, isOpen: () => false }))).toEqual(['header', 'header']);
    expect(shape(listListRows(views, { ...all, filter: filterOf('device 4') }))).toEqual([
      'header',
      'Device 4 last-member',
    ]);
  });

  it('stay the same objects for a workspace that did not change', () => {
    const first = listListRows(views, all);
    const again = listListRows(views, all);
    expect(again.filter(({ kind }) => kind !== 'header').every((row) => first.includes(row))).toBe(true);
  });
});

describe('what a search finds in several workspaces', () => {
  const stage = (id: number, names: readonly string[]) =>
    workspaceOf({
      id,
      name: `Stage ${id}`,
      vicList: names.map((deviceName, index) => device(10 * id + index, { deviceName, noOfUsers: 100 - id })),
    });
  const stages = viewsOf(
    [
      stage(1, ['Camera']),
      stage(2, ['Camera', 'Camera left', 'Desk']),
      stage(3, ['Camera 1', 'Camera 2', 'Camera 3', 'Camera 4']),
    ],
    now,
  );
  const filter = filterOf('camera');

  it('[GD-41] shares one head, and each row names its workspace; four in one workspace have its header', () => {
    expect(packedShape(listListRows(stages, { ...all, filter }))).toEqual([
      '3 in 2',
      'Stage 1: Camera',
      'Stage 2: Camera',
      'Stage 2: Camera left',
      'header',
      'Camera 1',
      'Camera 2',
      'Camera 3',
      'Camera 4',
    ]);
  });

  it('[DASH-19, GD-41] is sorted across the workspaces that share a head', () => {
    const sorted = listListRows(stages.slice(0, 2), { ...all, filter, sort: parseListSort('users') });
    expect(packedShape(sorted)).toEqual([
      '3 in 2',
      'Stage 2: Camera',
      'Stage 2: Camera left',
      'Stage 1: Camera',
    ]);
  });

  it('[GD-41] names the workspace of a message, and keeps one with a note of its own apart', () => {
    const messages = [{ workspaceId: 2, message: 'Desk was added.', shownAtMs: 0 }];
    const said = listListRows(stages.slice(0, 2), { ...all, filter, messages });
    expect(said.flatMap((row) => (row.kind === 'message' ? row.text : []))).toEqual([
      'Stage 2: Desk was added.',
    ]);
    const noteOf = ({ workspace: { id } }: { workspace: TestWorkspace }) => (id === 1 ? 'View only.' : null);
    expect(packedShape(listListRows(stages.slice(0, 2), { ...all, filter, noteOf }))).toEqual([
      'header',
      'note',
      'Camera',
      'header',
      'Camera',
      'Camera left',
    ]);
  });

  it('keeps its row objects when another workspace changes', () => {
    const again = viewsOf([stage(9, ['Camera'])], now);
    const first = listListRows(stages, { ...all, filter });
    const second = listListRows([...stages.slice(0, 2), ...again], { ...all, filter });
    expect(second[1]).toBe(first[1]);
    expect(second[2]).toBe(first[2]);
  });
});

it('[GC-10] lists no device of a workspace where nothing can be done with a selection', () => {
  expect(listDeviceIds(listListRows(views, all), ({ workspace }) => workspace.id !== studio.id)).toEqual([]);
});

it('lists the ids of the devices in sight of a search', () => {
  const rows = listListRows(views, { ...all, filter: filterOf('device 4') });
  expect(listDeviceIds(rows, () => true)).toEqual([uuidOf(4)]);
});

describe('the sort in the address', () => {
  it('is a column up or down, and nothing else', () => {
    expect(parseListSort('-version')).toEqual({ column: 'version', direction: 'descending' });
    expect([parseListSort(''), parseListSort('--users'), parseListSort('constructor')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('goes up, then down, then back to the own order', () => {
    expect(nextListSort(null, 'users')).toBe('users');
    expect(nextListSort(parseListSort('users'), 'users')).toBe('-users');
    expect(nextListSort(parseListSort('-users'), 'users')).toBe('');
    expect(nextListSort(parseListSort('-users'), 'name')).toBe('name');
  });
});
