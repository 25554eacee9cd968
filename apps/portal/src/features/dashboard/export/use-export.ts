import { exportFileName } from '@partyline/export';
import { screens } from '@partyline/texts';
import { useEffect, useRef, useState } from 'react';
import { raiseAlert } from '../../../shell/alerts.ts';
import { errorText } from '../../../shell/error-text.ts';
import { serverNowMs } from '../server-clock.ts';
import { buildExport } from './build-export.ts';
import type { ExportSource } from './exported-devices.ts';
import { nextTask } from '../../../next-task.ts';
import { saveFile } from './save-file.ts';

const words = screens.dashboardExport;

/** An export, as far as it has come. */
export interface Export {
  /** Whole percents; null while none is being made, and for one that is there at once. */
  readonly percent: number | null;
  readonly begin: (source: ExportSource) => Promise<void>;
  readonly cancel: () => void;
}

/** Makes one export at a time and saves it; whoever leaves the page ends it. [CSV-1, CSV-2] */
export function useExport(): Export {
  const [percent, setPercent] = useState<number | null>(null);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function make(source: ExportSource, { signal }: AbortController): Promise<void> {
    const onProgress = (share: number) => setPercent(Math.floor(share * 100));
    const built = await buildExport(source, { signal, onProgress, pause: nextTask });
    if (built === null) return;
    saveFile(built.file, exportFileName(serverNowMs()));
    raiseAlert({ type: 'success', message: words.done(built.rows) });
  }
  return {
    percent,
    async begin(source) {
      if (ending.current !== null) return;
      const own = new AbortController();
      ending.current = own;
      try {
        await make(source, own);
      } catch (error) {
        raiseAlert({ type: 'error', message: errorText(error) });
      } finally {
        ending.current = null;
        setPercent(null);
      }
    },
    cancel() {
      ending.current?.abort();
      raiseAlert({ type: 'info', message: words.cancelled });
    },
  };
}
