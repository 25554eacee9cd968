import type { Instance } from '@partyline/contract';
import { CHUNK_ROWS, EXPORT_MEDIA_TYPE, listExportedSubscriptions, printExport } from '@partyline/export';
import { listInSeenOrder, type ExportSource } from './exported-devices.ts';

/** A file that is ready to be saved. */
export interface BuiltExport {
  readonly file: Blob;
  readonly rows: number;
}

interface BuildWishes {
  /** Ends the work at the next pause. */
  readonly signal: AbortSignal;
  /** Called now and then, with the share that is written, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Lets everything else that waits go first. */
  readonly pause: () => Promise<void>;
}

/**
 * The export of what is shown and of the subscriptions that runs on, with a pause after every thousand rows. It is made on the
 * page's own thread: handing 50,000 devices over to a worker would copy them in one piece, which holds the page up longer than
 * any step here. Null when it was ended. [CSV-1, CSV-3]
 */
export async function buildExport(source: ExportSource, wishes: BuildWishes): Promise<BuiltExport | null> {
  const { signal, onProgress, pause } = wishes;
  const devices = await collectShown(source, wishes);
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
  { signal, pause }: BuildWishes,
): Promise<readonly Instance[] | null> {
  const { filter } = source;
  const shown: Instance[] = [];
  let looked = 0;
  for (const device of listInSeenOrder(source)) {
    if (filter === null || filter(device)) shown.push(device);
    looked += 1;
    if (looked % CHUNK_ROWS !== 0) continue;
    await pause();
    if (signal.aborted) return null;
  }
  return shown;
}
