import type { Instance } from '@partyline/contract';
import { CHUNK_ROWS, EXPORT_MEDIA_TYPE, listExportedSubscriptions, printExport } from '@partyline/export';
import type { WorkspaceView } from '../dashboard-rows.ts';
import {
  listListRows,
  listViewDevices,
  predicateIn,
  type DashboardFilter,
  type ListSort,
} from '@partyline/display';

export interface ExportSource {
  readonly views: readonly WorkspaceView[];
  readonly filter: DashboardFilter | null;
  /** null: dashboard order, with link groups. */
  readonly sort: ListSort | null;
  /** Selected devices; without it all. */
  readonly vicUuids?: ReadonlySet<string>;
}

export interface BuiltExport {
  readonly file: Blob;
  readonly rows: number;
}

interface BuildOptions {
  readonly signal: AbortSignal;
  /** The written share, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly pause: () => Promise<void>;
}

/**
 * Builds the CSV on the main thread, with a pause per thousand rows: copying 50,000 devices to a worker would block longer. null
 * when aborted. [CSV-1, CSV-3]
 */
export async function buildExport(source: ExportSource, options: BuildOptions): Promise<BuiltExport | null> {
  const { signal, onProgress, pause } = options;
  const devices = await collectShown(source, options);
  if (devices === null) return null;
  const withSubscription = devices.reduce((sum, device) => sum + (device.subscriptionId === null ? 0 : 1), 0);
  const expected = devices.length + withSubscription;
  let rows = devices.length;
  function* subscriptions() {
    for (const subscription of listExportedSubscriptions(devices ?? [])) {
      rows += 1;
      yield subscription;
    }
  }
  const pieces: string[] = [];
  for (const piece of printExport(devices, subscriptions())) {
    pieces.push(piece);
    const written = pieces.length * CHUNK_ROWS;
    if (written >= expected) continue;
    onProgress(written / expected);
    await pause();
    if (signal.aborted) return null;
  }
  return { file: new Blob(pieces, { type: EXPORT_MEDIA_TYPE }), rows };
}

async function collectShown(
  source: ExportSource,
  { signal, pause }: BuildOptions,
): Promise<readonly Instance[] | null> {
  const { vicUuids } = source;
  const shown: Instance[] = [];
  let examined = 0;
  for (const device of listInShownOrder(source)) {
    if (device !== null && vicUuids?.has(device.vicUuid) !== false) shown.push(device);
    examined += 1;
    if (examined % CHUNK_ROWS !== 0) continue;
    await pause();
    if (signal.aborted) return null;
  }
  return shown;
}

/** Yields devices in shown order, also of folded workspaces; null for one that the filter hides, which takes time too. [CSV-3] */
function* listInShownOrder({ views, filter, sort }: ExportSource): Generator<Instance | null> {
  if (sort !== null) {
    const layout = { filter, sort, isOpen: () => true, messages: [], noteOf: () => null };
    for (const row of listListRows(views, layout)) if (row.kind === 'device') yield row.device;
    return;
  }
  for (const view of views) {
    const isShown = predicateIn(view.workspace, filter);
    for (const device of listViewDevices(view)) yield isShown(device) ? device : null;
  }
}
