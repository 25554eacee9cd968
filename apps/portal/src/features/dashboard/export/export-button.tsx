import { Button, VisuallyHidden } from '@mantine/core';
import type { DeviceFilter } from '@partyline/device-state';
import type { ViewType } from '@partyline/display';
import { screens } from '@partyline/texts';
import { DisabledReason } from '@partyline/ui';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { parseListSort } from '../list/list-sort.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { filterOf, isAnyFound } from '../model/device-filter.ts';
import styles from './export-button.module.css';
import { useExport } from './use-export.ts';

const words = screens.dashboardExport;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const DOWN = <IconDownload {...ICON} />;
const CROSS = <IconX {...ICON} />;
/** Screen readers hear each quarter, not each percent. */
const ANNOUNCED_PERCENT = 25;

const CLASSES = { root: styles.button ?? '', section: styles.icon ?? '', label: styles.word ?? '' };

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
    else void begin({ views, filter, sort: viewType === 'list' ? parseListSort(sort) : null });
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
