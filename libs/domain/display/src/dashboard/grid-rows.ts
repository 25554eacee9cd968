import type { Instance } from '@partyline/contract';
import type { LinkGroup, SoloDevice } from '@partyline/device-state';
import type { WorkspaceMessage } from '@partyline/display';
import { foundIn, type DeviceFilter } from './device-filter.ts';
import type { WorkspaceView } from './workspace-view.ts';

export interface HeaderRow {
  readonly kind: 'header';
  readonly key: string;
  readonly view: WorkspaceView;
  readonly isOpen: boolean;
  /** What precedes the header. */
  readonly above: 'nothing' | 'closed' | 'content';
  /** Filtered devices; null without a filter. */
  readonly shown: number | null;
}

export interface GroupHeadRow {
  readonly kind: 'group-head';
  readonly key: string;
  readonly group: LinkGroup<Instance>;
  readonly isFirst: boolean;
}

export interface GroupCardsRow {
  readonly kind: 'group-cards';
  readonly key: string;
  readonly group: LinkGroup<Instance>;
  readonly view: WorkspaceView;
  readonly devices: readonly Instance[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export interface SoloCardsRow {
  readonly kind: 'solo-cards';
  readonly key: string;
  readonly view: WorkspaceView;
  readonly devices: readonly SoloDevice<Instance>[];
  readonly isFirst: boolean;
}

export interface EmptyWorkspaceRow {
  readonly kind: 'empty';
  readonly key: string;
  readonly view: WorkspaceView;
}

/** A temporary message, or a permanent note. [DASH-21, GW-17] */
export interface MessageRow {
  readonly kind: 'message' | 'note';
  readonly key: string;
  readonly text: string;
}

/** Every row has a known height. */
export type GridRow =
  | HeaderRow
  | GroupHeadRow
  | GroupCardsRow
  | SoloCardsRow
  | EmptyWorkspaceRow
  | MessageRow;

/** Cards per row; fewer may fit inside a link group. */
export interface GridColumns {
  readonly solo: number;
  readonly group: number;
}

export interface GridLayout {
  readonly columns: GridColumns;
  /** null hides none. With a filter, workspaces without a match are left out and others are open. */
  readonly filter: DeviceFilter | null;
  readonly isOpen: (workspaceId: number) => boolean;
  readonly messages: readonly WorkspaceMessage[];
  readonly noteOf: (view: WorkspaceView) => string | null;
}

/** The message of a workspace, and its note while it is open. */
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

/** Unchanged workspaces keep their rows, so nothing renders again. */
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

const cachedHeaders = new WeakMap<WorkspaceView, HeaderRow>();

/** The cached header of a workspace. */
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

/** Workspace headers, and below open ones link groups before solo devices. [DASH-6 … DASH-9] */
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
