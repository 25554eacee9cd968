import { exportFileName } from '@partyline/export';
import { screens } from '@partyline/texts';
import { saveFile } from '../../../forms/save-file.ts';
import { nextTask } from '../../../next-task.ts';
import { serverNowMs } from '../../../session/server-clock.ts';
import { errorText } from '../../../shell/messages/error-text.ts';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { createStore } from '../../../store.ts';
import { buildExport, type ExportSource } from './build-export.ts';

const words = screens.dashboardExport;

/** The written share of a long export, in whole percent; null without one. */
export const exportPercent = createStore<number | null>(null);

let running: AbortController | null = null;

/** Downloads devices as CSV, one export at a time. Needs no right besides seeing the devices. [CSV-1, CSV-2, CSV-3] */
export async function exportDevices(source: ExportSource): Promise<void> {
  if (running !== null) return;
  running = new AbortController();
  try {
    const { signal } = running;
    const onProgress = (share: number) => exportPercent.set(Math.floor(share * 100));
    const built = await buildExport(source, { signal, onProgress, pause: nextTask });
    if (built === null) return;
    if (built.rows === 0) {
      showMessage({ type: 'info', message: words.nothing });
      return;
    }
    saveFile(built.file, exportFileName(serverNowMs()));
    showMessage({ type: 'success', message: words.done(built.rows) });
  } catch (error) {
    showMessage({ type: 'error', message: errorText(error) });
  } finally {
    running = null;
    exportPercent.set(null);
  }
}

/** Ends the running export, if any. */
export function abortExport(): void {
  running?.abort();
}
