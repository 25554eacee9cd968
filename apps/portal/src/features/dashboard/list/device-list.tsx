import { useMediaQuery } from '@mantine/hooks';
import { screens } from '@partyline/texts';
import { useCallback, useMemo, useRef, type CSSProperties } from 'react';
import { useStore } from '../../../store.ts';
import { useLayoutNeeds } from '../../../theme/use-media.ts';
import { EmptyWorkspace, WorkspaceMessage, type RowContext } from '../grid/grid-row-view.tsx';
import { PackedHead } from '../grid/packed-cards.tsx';
import { WorkspaceHeader } from '../grid/workspace-header.tsx';
import { workspaceMessages } from '../data/workspace-store.ts';
import { useWorkspaceNote } from '../device-context.ts';
import { useElementPosition, VirtualRows } from '../virtual-list/virtual-rows.tsx';
import styles from './device-list.module.css';
import { ListHead, SortBar } from './list-head.tsx';
import { DeviceListRow } from './list-row.tsx';
import type { ListRow, WorkspaceView } from '../dashboard-rows.ts';
import {
  type ZoomLevel,
  type DashboardFilter,
  listHeights,
  listListRows,
  listRowHeight,
  parseListSort,
} from '@partyline/display';

/** Minimum width of one-line rows, as in the style sheet. */
const ONE_LINE = '(min-width: 1252px)';

interface DeviceListProps extends RowContext {
  views: readonly WorkspaceView[];
  filter: DashboardFilter | null;
  isOpen: (workspaceId: number) => boolean;
  size: ZoomLevel;
  sort: string;
  onSort: (sort: string) => void;
}

/** Renders a virtual list with one line per device. [DASH-1, DASH-19] */
export function DeviceList(props: DeviceListProps) {
  const { views, filter, isOpen, size, sort: sortText, onSort, subjectOf, onToggle } = props;
  const ref = useRef<HTMLDivElement>(null);
  const position = useElementPosition(ref);
  const sort = useMemo(() => parseListSort(sortText), [sortText]);
  const messages = useStore(workspaceMessages, (said) => said);
  const noteOf = useWorkspaceNote(subjectOf);
  const { isPhone, isTouch, isSpaced } = useLayoutNeeds();
  const rows = useMemo(
    () => listListRows(views, { filter, sort, isOpen, messages, noteOf }),
    [views, filter, sort, isOpen, messages, noteOf],
  );
  const hasOneLine = useMediaQuery(ONE_LINE, undefined, { getInitialValueInEffect: false });
  const heights = useMemo(
    () => listHeights(size, isPhone ? 'phone' : hasOneLine ? 'one-line' : 'two-lines', { isTouch, isSpaced }),
    [size, isPhone, hasOneLine, isTouch, isSpaced],
  );
  const heightOf = useCallback((row: ListRow) => listRowHeight(row, heights), [heights]);
  const headerHeightOf = useCallback(
    ({ kind }: ListRow) => (kind === 'header' || kind === 'packed-head' ? heights[kind] : null),
    [heights],
  );
  const header = `${heights.header}px`;
  const sizes = { '--section-header': header, '--header-height': header } as CSSProperties; // custom properties
  const renderRow = useCallback(
    (row: ListRow) => <RowView row={row} subjectOf={subjectOf} onToggle={onToggle} />,
    [subjectOf, onToggle],
  );
  return (
    <>
      {isPhone && <SortBar sort={sort} onSort={onSort} />}
      <div
        role="table"
        className={styles.table}
        style={sizes}
        aria-label={screens.dashboardViews.listLabel}
        aria-rowcount={rows.length + 1}
      >
        <ListHead {...{ sort, onSort, rows, subjectOf }} />
        <div ref={ref} role="rowgroup">
          {position !== null && (
            <VirtualRows
              {...{ rows, heightOf, headerHeightOf, renderRow }}
              top={position.top}
              className={styles.body}
              rowClassName={styles.place}
            />
          )}
        </div>
      </div>
    </>
  );
}

function RowView({ row, subjectOf, onToggle }: RowContext & { row: ListRow }) {
  if (row.kind === 'device') {
    const { device, view, place, isLeaderMissing, isPacked } = row;
    return (
      <DeviceListRow
        device={device}
        subject={subjectOf(view)}
        workspaceId={view.workspace.id}
        workspaceName={isPacked ? view.workspace.name : null}
        place={place}
        isLeaderMissing={isLeaderMissing}
      />
    );
  }
  return (
    <div role="row" className={styles.header}>
      <div role="cell" className={styles.whole}>
        {row.kind === 'header' && (
          <WorkspaceHeader row={row} subject={subjectOf(row.view)} onToggle={onToggle} />
        )}
        {row.kind === 'packed-head' && <PackedHead {...row} />}
        {(row.kind === 'message' || row.kind === 'note') && <WorkspaceMessage {...row} />}
        {row.kind === 'empty' && <EmptyWorkspace view={row.view} subject={subjectOf(row.view)} />}
      </div>
    </div>
  );
}
