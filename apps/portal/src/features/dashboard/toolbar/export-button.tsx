import { Button, VisuallyHidden } from '@mantine/core';
import type { DeviceFilter } from '@partyline/device-state';
import type { ViewType } from '@partyline/display';
import { screens } from '@partyline/texts';
import { DisabledReason } from '@partyline/ui';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useEffect, useRef, useState } from 'react';
import { exportFileName } from '@partyline/export';
import short from '../workspace/add-menu.module.css';
import styles from './export-button.module.css';
import { saveFile } from '../../../forms/save-file.ts';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { errorText } from '../../../shell/messages/error-text.ts';
import { serverNowMs } from '../../../session/server-clock.ts';
import { nextTask } from '../../../next-task.ts';
import { buildExport, type ExportSource } from './build-export.ts';
import type { WorkspaceView } from '../dashboard-rows.ts';
import { filterOf, isAnyFound, parseListSort } from '@partyline/display';

const words = screens.dashboardExport;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const DOWN = <IconDownload {...ICON} />;
const CROSS = <IconX {...ICON} />;
/** Screen readers hear each quarter, not each percent. */
const ANNOUNCED_PERCENT = 25;

const CLASSES = {
  root: `${styles.button} ${short.button}`,
  section: short.icon ?? '',
  label: short.word ?? '',
};

interface ExportButtonProps {
  views: readonly WorkspaceView[];
  query: string;
  narrowing: DeviceFilter;
  viewType: ViewType;
  sort: string;
}

/**
 * Downloads the shown devices as CSV; a second press aborts a long export. Needs no right besides seeing the devices. [CSV-1,
 * CSV-2, CSV-3]
 */
export function ExportButton({ views, query, narrowing, viewType, sort }: ExportButtonProps) {
  const { percent, begin, cancel } = useExport();
  const filter = useMemo(() => filterOf(query, narrowing), [query, narrowing]);
  const isAny = isAnyFound(views, filter);
  const isRunning = percent !== null;
  const press = ({ detail }: React.MouseEvent) => {
    // A double click must not abort the export it started.
    if (detail > 1) return;
    if (isRunning) cancel();
    else begin({ views, filter, sort: viewType === 'list' ? parseListSort(sort) : null });
  };
  const announced = isRunning ? percent - (percent % ANNOUNCED_PERCENT) : 0;
  return (
    <>
      <span className={styles.line} />
      <DisabledReason reason={isAny || isRunning ? undefined : words.nothing}>
        <Button
          classNames={CLASSES}
          leftSection={isRunning ? CROSS : DOWN}
          aria-label={isRunning ? words.cancelLabel(percent) : words.label}
          title={isRunning ? words.cancel(percent) : words.export}
          onClick={press}
        >
          {isRunning ? words.cancel(percent) : words.export}
        </Button>
      </DisabledReason>
      <VisuallyHidden role="status">{isRunning && words.progress(announced)}</VisuallyHidden>
    </>
  );
}

/** Builds one export at a time; leaving the page aborts it. `percent` is null without one, or for a short one. [CSV-1, CSV-2] */
function useExport() {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: async (source: ExportSource) => {
      const { signal } = (running.current = new AbortController());
      const onProgress = (share: number) => setPercent(Math.floor(share * 100));
      const built = await buildExport(source, { signal, onProgress, pause: nextTask });
      if (built === null) return;
      saveFile(built.file, exportFileName(serverNowMs()));
      showMessage({ type: 'success', message: words.done(built.rows) });
    },
    onError: (error) => showMessage({ type: 'error', message: errorText(error) }),
    onSettled: () => setPercent(null),
  });
  return {
    percent,
    begin: (source: ExportSource) => {
      if (!isPending) mutate(source);
    },
    cancel: () => {
      running.current?.abort();
      showMessage({ type: 'info', message: words.cancelled });
    },
  };
}
