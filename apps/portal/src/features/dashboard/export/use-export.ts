import { exportFileName } from '@partyline/export';
import { screens } from '@partyline/texts';
import { useEffect, useRef, useState } from 'react';
import { raiseAlert } from '../../../shell/alerts.ts';
import { errorText } from '../../../shell/error-text.ts';
import { serverNowMs } from '../data/server-clock.ts';
import { nextTask } from '../../../next-task.ts';
import { buildExport, type ExportSource } from './build-export.ts';

const words = screens.dashboardExport;

export interface Export {
  /** Whole percents; null without an export or for a short one. */
  readonly percent: number | null;
  readonly begin: (source: ExportSource) => Promise<void>;
  readonly cancel: () => void;
}

/** How long the browser may take to start the download. */
const DOWNLOAD_START_MS = 60_000;

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_START_MS);
}

/** Builds one export at a time; leaving the page aborts it. [CSV-1, CSV-2] */
export function useExport(): Export {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function build(source: ExportSource, { signal }: AbortController): Promise<void> {
    const onProgress = (share: number) => setPercent(Math.floor(share * 100));
    const built = await buildExport(source, { signal, onProgress, pause: nextTask });
    if (built === null) return;
    download(built.file, exportFileName(serverNowMs()));
    raiseAlert({ type: 'success', message: words.done(built.rows) });
  }
  return {
    percent,
    async begin(source) {
      if (running.current !== null) return;
      const own = new AbortController();
      running.current = own;
      try {
        await build(source, own);
      } catch (error) {
        raiseAlert({ type: 'error', message: errorText(error) });
      } finally {
        running.current = null;
        setPercent(null);
      }
    },
    cancel() {
      running.current?.abort();
      raiseAlert({ type: 'info', message: words.cancelled });
    },
  };
}
