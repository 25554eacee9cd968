import type { LinkGroup } from '@partyline/device-state';
import type { WorkspaceMessage } from '../time/timed-message.ts';
import {
  foundIn,
  isViewShown,
  predicateIn,
  type DashboardFilter,
  type FindableWorkspace,
} from './found-devices.ts';
import { chunk, listRuns, packedRows } from './packed-rows.ts';
import type { Above, GridDevice, GridRow, HeaderRow, MessageRow } from './row-kinds.ts';
import type { IdentifiedWorkspace, WorkspaceView } from './workspace-view.ts';

/** Cards per row; fewer may fit inside a link group. */
export interface GridColumns {
  readonly solo: number;
  readonly group: number;
}

export interface GridLayout<Device, Workspace> {
  readonly columns: GridColumns;
  /** null hides none. With a filter, workspaces without a match are left out and others are open. */
  readonly filter: DashboardFilter | null;
  readonly isOpen: (workspaceId: number) => boolean;
  readonly messages: readonly WorkspaceMessage[];
  readonly noteOf: (view: WorkspaceView<Device, Workspace>) => string | null;
}

/** Lists the message of a workspace, and its note while it is open. */
export function listMessageRows<Device, Workspace extends IdentifiedWorkspace>(
  { messages, noteOf }: Pick<GridLayout<Device, Workspace>, 'messages' | 'noteOf'>,
  view: WorkspaceView<Device, Workspace>,
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

/** Lists the messages of packed workspaces, which name theirs, and the note that all of them have. */
export function packedMessageRows<Device, Workspace extends FindableWorkspace>(
  layout: Pick<GridLayout<Device, Workspace>, 'messages' | 'noteOf'>,
  run: readonly WorkspaceView<Device, Workspace>[],
): MessageRow[] {
  const said = run.flatMap((view) =>
    listMessageRows(layout, view, false).map((row) => ({
      ...row,
      text: `${view.workspace.name}: ${row.text}`,
    })),
  );
  const notes = run.slice(0, 1).flatMap((view) => listMessageRows({ ...layout, messages: [] }, view, true));
  return [...said, ...notes];
}

function groupRows<Device extends GridDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  group: LinkGroup<Device>,
  layout: GridLayout<Device, Workspace>,
  isFirst: boolean,
): GridRow<Device, Workspace>[] {
  const devices = [group.leader, ...group.members].filter(predicateIn(view.workspace, layout.filter));
  const key = `g${group.leader.vicUuid}`;
  const chunks = chunk(devices, layout.columns.group);
  const cards = chunks.map((row, index): GridRow<Device, Workspace> => ({
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

function contentRows<Device extends GridDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  layout: GridLayout<Device, Workspace>,
): GridRow<Device, Workspace>[] {
  const { groups, solo } = view.grouped;
  const key = `w${view.workspace.id}`;
  const rows: GridRow<Device, Workspace>[] = [];
  for (const group of groups) rows.push(...groupRows(view, group, layout, rows.length === 0));
  const { filter } = layout;
  const isShown = predicateIn(view.workspace, filter);
  const shown = filter === null ? solo : solo.filter(({ device }) => isShown(device));
  for (const [index, devices] of chunk(shown, layout.columns.solo).entries()) {
    rows.push({ kind: 'solo-cards', key: `${key}.${index}`, view, devices, isFirst: rows.length === 0 });
  }
  if (rows.length === 0 && isViewShown(view, filter)) rows.push({ kind: 'empty', key: `${key}.empty`, view });
  return rows;
}

interface LaidOut<Device, Workspace> {
  readonly layout: GridLayout<Device, Workspace>;
  readonly rows: readonly GridRow<Device, Workspace>[];
}

/** A cache whose entries have the type of their views. */
interface RowCache {
  get<Device, Workspace>(view: WorkspaceView<Device, Workspace>): LaidOut<Device, Workspace> | undefined;
  set<Device, Workspace>(
    view: WorkspaceView<Device, Workspace>,
    laidOut: LaidOut<Device, Workspace>,
  ): unknown;
}

/** Unchanged workspaces keep their rows, so nothing renders again. */
const cachedRows: RowCache = new WeakMap<object, never>();

function rowsOf<Device extends GridDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  layout: GridLayout<Device, Workspace>,
): readonly GridRow<Device, Workspace>[] {
  const cached = cachedRows.get(view);
  if (cached?.layout.columns === layout.columns && cached.layout.filter === layout.filter) return cached.rows;
  const rows = contentRows(view, layout);
  cachedRows.set(view, { layout, rows });
  return rows;
}

interface HeaderCache {
  get<Device, Workspace>(view: WorkspaceView<Device, Workspace>): HeaderRow<Device, Workspace> | undefined;
  set<Device, Workspace>(
    view: WorkspaceView<Device, Workspace>,
    header: HeaderRow<Device, Workspace>,
  ): unknown;
}

const cachedHeaders: HeaderCache = new WeakMap<object, never>();

/** Returns the cached header of a workspace. */
export function headerRowOf<Device extends GridDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  isOpen: boolean,
  above: Above,
  filter: DashboardFilter | null,
): HeaderRow<Device, Workspace> {
  const cached = cachedHeaders.get(view);
  const shown = filter === null ? null : foundIn(view, filter).length;
  if (cached?.isOpen === isOpen && cached.above === above && cached.shown === shown) return cached;
  const header: HeaderRow<Device, Workspace> = {
    kind: 'header',
    key: `w${view.workspace.id}`,
    view,
    isOpen,
    above,
    shown,
  };
  cachedHeaders.set(view, header);
  return header;
}

/** Lists the rows of a workspace: its header, its messages and, while it is open, its devices. */
function sectionRows<Device extends GridDevice, Workspace extends FindableWorkspace>(
  view: WorkspaceView<Device, Workspace>,
  layout: GridLayout<Device, Workspace>,
  isOpen: boolean,
  above: Above,
): GridRow<Device, Workspace>[] {
  return [
    headerRowOf(view, isOpen, above, layout.filter),
    ...listMessageRows(layout, view, isOpen),
    ...(isOpen ? rowsOf(view, layout) : []),
  ];
}

/** Lists what a search or filter finds: workspaces with few devices share their rows. [GD-41] */
function foundRows<Device extends GridDevice, Workspace extends FindableWorkspace>(
  views: readonly WorkspaceView<Device, Workspace>[],
  layout: GridLayout<Device, Workspace>,
  filter: DashboardFilter,
): GridRow<Device, Workspace>[] {
  const rows: GridRow<Device, Workspace>[] = [];
  const columns = layout.columns.solo;
  const shown = views.filter((view) => isViewShown(view, filter));
  for (const run of listRuns(shown, { filter, fullFrom: columns, noteOf: layout.noteOf })) {
    const above = rows.length === 0 ? 'nothing' : 'content';
    const [first, ...others] = run;
    if (first === undefined) continue;
    if (others.length === 0) {
      for (const row of sectionRows(first, layout, true, above)) rows.push(row);
      continue;
    }
    const { head, cards } = packedRows(run, { filter, columns }, above);
    rows.push(head, ...packedMessageRows(layout, run));
    for (const row of cards) rows.push(row);
  }
  return rows;
}

/** Lists workspace headers, and below open ones link groups before solo devices. [DASH-6 … DASH-9] */
export function listGridRows<Device extends GridDevice, Workspace extends FindableWorkspace>(
  views: readonly WorkspaceView<Device, Workspace>[],
  layout: GridLayout<Device, Workspace>,
): GridRow<Device, Workspace>[] {
  if (layout.filter !== null) return foundRows(views, layout, layout.filter);
  const rows: GridRow<Device, Workspace>[] = [];
  let above: Above = 'nothing';
  for (const view of views) {
    const isOpen = layout.isOpen(view.workspace.id);
    for (const row of sectionRows(view, layout, isOpen, above)) rows.push(row);
    above = isOpen ? 'content' : 'closed';
  }
  return rows;
}
