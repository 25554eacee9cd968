import type { Instance } from '@partyline/contract';
import type { LinkGroup, SoloDevice } from '@partyline/device-state';
import type { WorkspaceMessage } from '@partyline/display';
import { foundIn, type DeviceFilter } from './device-filter.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** The header of a workspace. */
export interface HeaderRow {
  readonly kind: 'header';
  readonly key: string;
  readonly view: WorkspaceView;
  readonly isOpen: boolean;
  /** What is above: nothing, a closed workspace, or the content of an open one. */
  readonly above: 'nothing' | 'closed' | 'content';
  /** How many of its devices the filter leaves; null without a filter. */
  readonly shown: number | null;
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
  readonly view: WorkspaceView;
}

/** A temporary message of a workspace; or a note, which stays. [DASH-21, GW-17] */
export interface MessageRow {
  readonly kind: 'message' | 'note';
  readonly key: string;
  readonly text: string;
}

/** The rows of the grid, each of a known height. */
export type GridRow =
  | HeaderRow
  | GroupHeadRow
  | GroupCardsRow
  | SoloCardsRow
  | EmptyWorkspaceRow
  | MessageRow;

/** Cards per row. Fewer may fit inside the frame of a link group. */
export interface GridColumns {
  readonly solo: number;
  readonly group: number;
}

/** What the rows depend on, beside the devices. */
export interface GridLayout {
  readonly columns: GridColumns;
  /** Hides devices; null hides none. Workspaces without a match are left out, the others are open. */
  readonly filter: DeviceFilter | null;
  readonly isOpen: (workspaceId: number) => boolean;
  /** The current messages of all workspaces. */
  readonly messages: readonly WorkspaceMessage[];
  /** What the caller may do in a workspace, and whom to ask for more; null where nothing is missing. */
  readonly noteOf: (view: WorkspaceView) => string | null;
}

/** What is said under the header of a workspace: its message, and its note while it is open. */
export function listMessageRows(
  { messages, noteOf }: Pick<GridLayout, 'messages' | 'noteOf'>,
  view: WorkspaceView,
  isOpen: boolean,
): MessageRow[] {
  const { id } = view.workspace;
  const message = messages.find(({ workspaceId }) => workspaceId === id)?.message;
  const note = isOpen ? noteOf(view) : null;
  const rows: MessageRow[] = [];
  if (message !== undefined) rows.push({ kind: 'message', key: `w${id}.message`, text: message });
  if (note !== null) rows.push({ kind: 'note', key: `w${id}.note`, text: note });
  return rows;
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
  if (rows.length === 0 && filter === null) rows.push({ kind: 'empty', key: `${key}.empty`, view });
  return rows;
}

/** Rows of unchanged workspaces keep their identity, so that nothing in them renders again. */
const cachedRows = new WeakMap<
  WorkspaceView,
  { readonly layout: GridLayout; readonly rows: readonly GridRow[] }
>();

function rowsOf(view: WorkspaceView, layout: GridLayout): readonly GridRow[] {
  const cached = cachedRows.get(view);
  if (cached?.layout.columns === layout.columns && cached.layout.filter === layout.filter) return cached.rows;
  const rows = contentRows(view, layout);
  cachedRows.set(view, { layout, rows });
  return rows;
}

/** Headers are cached like rows. */
const cachedHeaders = new WeakMap<WorkspaceView, HeaderRow>();

/** The header of a workspace. */
export function headerRowOf(
  view: WorkspaceView,
  isOpen: boolean,
  above: HeaderRow['above'],
  filter: DeviceFilter | null,
): HeaderRow {
  const cached = cachedHeaders.get(view);
  const shown = filter === null ? null : foundIn(view, filter).length;
  if (cached?.isOpen === isOpen && cached.above === above && cached.shown === shown) return cached;
  const header: HeaderRow = { kind: 'header', key: `w${view.workspace.id}`, view, isOpen, above, shown };
  cachedHeaders.set(view, header);
  return header;
}

/** Each workspace's header, and below an open one its link groups and then its solo devices. [DASH-6 … DASH-9] */
export function listGridRows(views: readonly WorkspaceView[], layout: GridLayout): GridRow[] {
  const rows: GridRow[] = [];
  let above: HeaderRow['above'] = 'nothing';
  for (const view of views) {
    const isOpen = layout.filter !== null || layout.isOpen(view.workspace.id);
    const content = isOpen ? rowsOf(view, layout) : [];
    if (layout.filter !== null && content.length === 0) continue;
    rows.push(headerRowOf(view, isOpen, above, layout.filter));
    for (const row of listMessageRows(layout, view, isOpen)) rows.push(row);
    for (const row of content) rows.push(row);
    above = isOpen ? 'content' : 'closed';
  }
  return rows;
}
