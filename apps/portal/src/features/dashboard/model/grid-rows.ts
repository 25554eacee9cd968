import type { Instance } from '@partyline/contract';
import type { LinkGroup, SoloDevice } from '@partyline/device-state';
import type { WorkspaceMessage } from '@partyline/display';
import type { DeviceFilter } from './device-filter.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** The head of a workspace. */
export interface BandRow {
  readonly kind: 'band';
  readonly key: string;
  readonly view: WorkspaceView;
  readonly isOpen: boolean;
  /** What stands above: nothing, a closed workspace, or the content of an open one. */
  readonly above: 'nothing' | 'closed' | 'content';
}

/** The upper edge of a link group's frame, with its name. */
export interface GroupHeadRow {
  readonly kind: 'group-head';
  readonly key: string;
  readonly group: LinkGroup<Instance>;
  readonly isFirst: boolean;
}

/** One row of cards inside a link group's frame. */
export interface GroupCardsRow {
  readonly kind: 'group-cards';
  readonly key: string;
  readonly group: LinkGroup<Instance>;
  readonly view: WorkspaceView;
  readonly devices: readonly Instance[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** One row of solo devices. */
export interface SoloCardsRow {
  readonly kind: 'solo-cards';
  readonly key: string;
  readonly view: WorkspaceView;
  readonly devices: readonly SoloDevice<Instance>[];
  readonly isFirst: boolean;
}

/** An open workspace with nothing in it. */
export interface EmptyWorkspaceRow {
  readonly kind: 'empty';
  readonly key: string;
}

/** Something that is said at a workspace for a while. [DASH-21, GW-17] */
export interface MessageRow {
  readonly kind: 'message';
  readonly key: string;
  readonly text: string;
}

/** What the grid is made of: rows of one height each, so that only those in sight need to exist. */
export type GridRow = BandRow | GroupHeadRow | GroupCardsRow | SoloCardsRow | EmptyWorkspaceRow | MessageRow;

/** How many cards stand side by side. A link group's frame takes room, so that fewer may fit inside it. */
export interface GridColumns {
  readonly solo: number;
  readonly group: number;
}

/** What the rows depend on, beside the devices. */
export interface GridLayout {
  readonly columns: GridColumns;
  /** Hides devices; null hides none. Workspaces with nothing left are left out, the others stand open. */
  readonly filter: DeviceFilter | null;
  readonly isOpen: (workspaceId: number) => boolean;
  /** What is said at workspaces now. */
  readonly messages: readonly WorkspaceMessage[];
}

/** What is said at a workspace now, under its head; nothing for most. */
export function listMessageRows(messages: readonly WorkspaceMessage[], workspaceId: number): MessageRow[] {
  const found = messages.find((one) => one.workspaceId === workspaceId);
  return found ? [{ kind: 'message', key: `w${workspaceId}.message`, text: found.message }] : [];
}

function chunk<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const chunks = [];
  for (let from = 0; from < items.length; from += size) chunks.push(items.slice(from, from + size));
  return chunks;
}

function groupRows(
  view: WorkspaceView,
  group: LinkGroup<Instance>,
  layout: GridLayout,
  isFirst: boolean,
): GridRow[] {
  const devices = [group.leader, ...group.members].filter(layout.filter ?? (() => true));
  const key = `g${group.leader.vicUuid}`;
  const chunks = chunk(devices, layout.columns.group);
  const cards = chunks.map((row, index): GridRow => ({
    kind: 'group-cards',
    key: `${key}.${index}`,
    group,
    view,
    devices: row,
    isFirst: index === 0,
    isLast: index === chunks.length - 1,
  }));
  return cards.length === 0 ? [] : [{ kind: 'group-head', key, group, isFirst }, ...cards];
}

function contentRows(view: WorkspaceView, layout: GridLayout): GridRow[] {
  const { groups, solo } = view.grouped;
  const key = `w${view.workspace.id}`;
  const rows: GridRow[] = [];
  for (const group of groups) rows.push(...groupRows(view, group, layout, rows.length === 0));
  const { filter } = layout;
  const shown = filter === null ? solo : solo.filter(({ device }) => filter(device));
  for (const [index, devices] of chunk(shown, layout.columns.solo).entries()) {
    rows.push({ kind: 'solo-cards', key: `${key}.${index}`, view, devices, isFirst: rows.length === 0 });
  }
  if (rows.length === 0 && filter === null) rows.push({ kind: 'empty', key: `${key}.empty` });
  return rows;
}

/** Rows of workspaces that did not change keep their identity, so that nothing below them is drawn again. */
const known = new WeakMap<
  WorkspaceView,
  { readonly layout: GridLayout; readonly rows: readonly GridRow[] }
>();

function rowsOf(view: WorkspaceView, layout: GridLayout): readonly GridRow[] {
  const kept = known.get(view);
  if (kept?.layout.columns === layout.columns && kept.layout.filter === layout.filter) return kept.rows;
  const rows = contentRows(view, layout);
  known.set(view, { layout, rows });
  return rows;
}

/** Heads of workspaces, kept like their rows: the same one as long as it looks the same. */
const knownBands = new WeakMap<WorkspaceView, BandRow>();

/** The head of a workspace, below whatever stands `above`. */
export function bandOf(view: WorkspaceView, isOpen: boolean, above: BandRow['above']): BandRow {
  const kept = knownBands.get(view);
  if (kept?.isOpen === isOpen && kept.above === above) return kept;
  const band: BandRow = { kind: 'band', key: `w${view.workspace.id}`, view, isOpen, above };
  knownBands.set(view, band);
  return band;
}

/** Every workspace's head, and below each open one its link groups and then its solo devices. [DASH-6 … DASH-9] */
export function listGridRows(views: readonly WorkspaceView[], layout: GridLayout): GridRow[] {
  const rows: GridRow[] = [];
  let above: BandRow['above'] = 'nothing';
  for (const view of views) {
    const isOpen = layout.filter !== null || layout.isOpen(view.workspace.id);
    const content = isOpen ? rowsOf(view, layout) : [];
    if (layout.filter !== null && content.length === 0) continue;
    rows.push(bandOf(view, isOpen, above));
    for (const row of listMessageRows(layout.messages, view.workspace.id)) rows.push(row);
    for (const row of content) rows.push(row);
    above = isOpen ? 'content' : 'closed';
  }
  return rows;
}
