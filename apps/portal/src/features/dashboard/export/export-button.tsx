import { screens } from '@partyline/texts';
import { ActionButton } from '@partyline/ui';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { MoreToolsProps } from '../bar/tools-props.ts';
import { parseListSort } from '../list/list-sort.ts';
import { filterOf } from '../model/device-filter.ts';
import { isAnyFound } from '../model/found-devices.ts';
import styles from './export-button.module.css';
import { useExport } from './use-export.ts';

const words = screens.dashboardExport;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const DOWN = <IconDownload {...ICON} />;
const CROSS = <IconX {...ICON} />;
/** A long export is told of at every quarter, not at every percent. */
const TOLD_PERCENT = 25;

type ExportButtonProps = Pick<MoreToolsProps, 'views' | 'query' | 'narrowing' | 'viewType' | 'search'>;

/**
 * Saves what is shown as a CSV file; the same button ends it while a long one is being made. Who sees a device may export it: no
 * right of its own stands before it. [CSV-1, CSV-2, CSV-3]
 */
export function ExportButton({ views, query, narrowing, viewType, search }: ExportButtonProps) {
  const { percent, begin, cancel } = useExport();
  const filter = useMemo(() => filterOf(query, narrowing), [query, narrowing]);
  const isAny = isAnyFound(views, filter);
  const sort = viewType === 'list' ? parseListSort(search.sort ?? '') : null;
  const isRunning = percent !== null;
  const press = ({ detail }: React.MouseEvent) => {
    // The second press of a double click is no wish to end what the first one began.
    if (detail > 1) return;
    if (isRunning) cancel();
    else void begin({ views, filter, sort });
  };
  const told = isRunning ? percent - (percent % TOLD_PERCENT) : 0;
  return (
    <>
      <span className={styles.line} />
      <ActionButton
        className={styles.button}
        aria-label={isRunning ? words.cancelLabel(percent) : words.label}
        refusal={isAny || isRunning ? undefined : words.nothing}
        title={isRunning ? words.cancel(percent) : words.export}
        onClick={press}
      >
        {isRunning ? CROSS : DOWN}
        <span>{isRunning ? words.cancel(percent) : words.export}</span>
      </ActionButton>
      <span role="status" className={styles.unseen}>
        {isRunning && words.progress(told)}
      </span>
    </>
  );
}
