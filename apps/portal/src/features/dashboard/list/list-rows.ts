import type { Instance } from '@partyline/contract';
import { sortByColumn } from '@partyline/display';
import { lastAbove, type Strip } from '../grid/strip.ts';
import type { DeviceFilter } from '../model/device-filter.ts';
import { foundIn } from '../model/found-devices.ts';
import {
  bandOf,
  listMessageRows,
  type BandRow,
  type EmptyWorkspaceRow,
  type GridLayout,
  type MessageRow,
} from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import type { ListHeights } from './list-heights.ts';
import { COLUMN_VALUES, type ListSort } from './list-sort.ts';

/** One device of the list, and its place along the line of its link group. */
export interface DeviceRow {
  readonly kind: 'device';
  readonly key: string;
  readonly view: WorkspaceView;
  readonly device: Instance;
  readonly place: 'leader' | 'member' | 'last-member' | 'solo';
  readonly isLeaderMissing: boolean;
}

/** What the list is made of. */
export type ListRow = BandRow | DeviceRow | EmptyWorkspaceRow | MessageRow;

/** What the rows depend on, beside the devices. */
export interface ListLayout extends Omit<GridLayout, 'columns'> {
  /** null: the dashboard's own order, with link groups. */
  readonly sort: ListSort | null;
}

type Placed = Pick<DeviceRow, 'device' | 'place' | 'isLeaderMissing'>;

/** The devices in the dashboard's own order: each leader before its members, solo devices last. [DASH-8, GD-4] */
function inGroups({ grouped }: WorkspaceView, filter: DeviceFilter): Placed[] {
  const rows: Placed[] = [];
  for (const { leader, members } of grouped.groups) {
    const shown = members.filter(filter);
    if (filter(leader)) {
      rows.push({ device: leader, place: shown.length === 0 ? 'solo' : 'leader', isLeaderMissing: false });
    }
    for (const [index, device] of shown.entries()) {
      const place = index === shown.length - 1 ? 'last-member' : 'member';
      rows.push({ device, place, isLeaderMissing: false });
    }
  }
  for (const { device, isLeaderMissing } of grouped.solo) {
    if (filter(device)) rows.push({ device, place: 'solo', isLeaderMissing });
  }
  return rows;
}

/** The devices of a workspace that the filter leaves, in the order asked for. */
export function listInOrder(
  view: WorkspaceView,
  { filter, sort }: Pick<ListLayout, 'filter' | 'sort'>,
): Placed[] {
  const rows = inGroups(view, filter ?? (() => true));
  if (sort === null) return rows;
  const valueOf = COLUMN_VALUES[sort.column];
  return sortByColumn(rows, ({ device }) => valueOf(device), sort.direction).map((row) => ({
    ...row,
    place: 'solo',
  }));
}

function contentRows(view: WorkspaceView, layout: ListLayout): readonly ListRow[] {
  const rows = listInOrder(view, layout).map((placed): DeviceRow => ({
    kind: 'device',
    key: placed.device.vicUuid,
    view,
    ...placed,
  }));
  if (rows.length > 0 || layout.filter !== null) return rows;
  return [{ kind: 'empty', key: `w${view.workspace.id}.empty` }];
}

/** Rows of workspaces that did not change are kept: an event sorts one workspace again, not all of them. */
const known = new WeakMap<WorkspaceView, { layout: ListLayout; rows: readonly ListRow[] }>();

function rowsOf(view: WorkspaceView, layout: ListLayout): readonly ListRow[] {
  const kept = known.get(view);
  if (kept?.layout.filter === layout.filter && kept.layout.sort === layout.sort) return kept.rows;
  const rows = contentRows(view, layout);
  known.set(view, { layout, rows });
  return rows;
}

/** A workspace in the list: its head, what is said there, and how many rows are below. */
interface Block {
  readonly view: WorkspaceView;
  readonly heads: readonly (BandRow | MessageRow)[];
  readonly isOpen: boolean;
  /** Of its first row. */
  readonly index: number;
  readonly top: number;
  readonly headsHeight: number;
  readonly count: number;
  readonly rowHeight: number;
}

function listBlocks(views: readonly WorkspaceView[], layout: ListLayout, heights: ListHeights): Block[] {
  const blocks: Block[] = [];
  let [index, top] = [0, 0];
  for (const view of views) {
    const isOpen = layout.filter !== null || layout.isOpen(view.workspace.id);
    const found = isOpen ? foundIn(view, layout.filter).length : 0;
    if (layout.filter !== null && found === 0) continue;
    const messages = listMessageRows(layout.messages, view.workspace.id);
    const headsHeight = heights.band + messages.length * heights.message;
    const isEmpty = isOpen && found === 0;
    const [count, rowHeight] = isEmpty ? [1, heights.empty] : [found, heights.device];
    const heads = [bandOf(view, isOpen, 'closed'), ...messages];
    blocks.push({ view, heads, isOpen, index, top, headsHeight, count, rowHeight });
    index += heads.length + count;
    top += headsHeight + count * rowHeight;
  }
  return blocks;
}

/** The rows of the list one below the other. */
export interface ListStrip extends Strip<ListRow> {
  /** The ids of all devices shown, in no certain order. */
  readonly listShown: () => string[];
}

/**
 * Every workspace's head, and below each open one its devices in the order asked for. Only workspaces of which something is in
 * sight are put in order: of the others it is enough to know how many devices are found. [DASH-9, DASH-19, GU-16]
 */
export function listStrip(
  views: readonly WorkspaceView[],
  layout: ListLayout,
  heights: ListHeights,
): ListStrip {
  const blocks = listBlocks(views, layout, heights);
  const blockAt = (index: number) =>
    blocks[lastAbove(blocks.length, (block) => blocks[block]?.index ?? 0, index)];
  const end = blocks.at(-1);
  const indexIn = ({ view, heads, index }: Block, key: string) => {
    const head = heads.findIndex((row) => row.key === key);
    if (head !== -1) return index + head;
    // Whose device it is not need not be put in order for this.
    if (view.devices.length > 0 && !view.devices.some(({ vicUuid }) => vicUuid === key)) return -1;
    const at = rowsOf(view, layout).findIndex((row) => row.key === key);
    return at === -1 ? -1 : index + heads.length + at;
  };
  return {
    length: end === undefined ? 0 : end.index + end.heads.length + end.count,
    rowAt: (index) => {
      const block = blockAt(index);
      if (block === undefined) return undefined;
      const place = index - block.index;
      return block.heads[place] ?? rowsOf(block.view, layout)[place - block.heads.length];
    },
    topOf: (index) => {
      const block = blockAt(index);
      if (block === undefined) return 0;
      const place = index - block.index;
      const below = place - block.heads.length;
      if (below >= 0) return block.top + block.headsHeight + below * block.rowHeight;
      return place === 0 ? block.top : block.top + heights.band + (place - 1) * heights.message;
    },
    indexOf: (key) => {
      for (const block of blocks) {
        const index = indexIn(block, key);
        if (index !== -1 && (block.isOpen || index < block.index + block.heads.length)) return index;
      }
      return -1;
    },
    listShown: () =>
      blocks.flatMap(({ view, isOpen }) =>
        isOpen ? foundIn(view, layout.filter).map(({ vicUuid }) => vicUuid) : [],
      ),
  };
}
