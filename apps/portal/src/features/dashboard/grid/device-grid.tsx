import { useCallback, useMemo, useRef, type ComponentType, type CSSProperties } from 'react';
import { useStore } from '../../../store.ts';
import { workspaceMessages } from '../data/workspace-store.ts';
import { useWorkspaceNote } from '../device-context.ts';
import { useElementPosition, type ElementPosition, VirtualRows } from '../virtual-list/virtual-rows.tsx';
import styles from './device-grid.module.css';
import { groupOf, type RowContext } from './grid-row-view.tsx';
import type { GridRow, WorkspaceView } from '../dashboard-rows.ts';
import {
  type DashboardFilter,
  type GridMetrics,
  computeColumns,
  headerHeight,
  listGridRows,
  rowHeight,
} from '@partyline/display';

interface DeviceGridProps extends RowContext {
  views: readonly WorkspaceView[];
  metrics: GridMetrics;
  filter: DashboardFilter | null;
  isOpen: (workspaceId: number) => boolean;
  RowView: RowView;
}

type RowView = ComponentType<RowContext & { row: GridRow }>;

/** Renders a virtual list of card rows. [DASH-9] */
export function DeviceGrid(props: DeviceGridProps) {
  const ref = useRef<HTMLDivElement>(null);
  const position = useElementPosition(ref);
  return <div ref={ref}>{position !== null && <MeasuredGrid {...props} position={position} />}</div>;
}

function MeasuredGrid({
  views,
  metrics,
  filter,
  isOpen,
  RowView,
  position,
  subjectOf,
  onToggle,
}: DeviceGridProps & { position: ElementPosition }) {
  const messages = useStore(workspaceMessages, (said) => said);
  const noteOf = useWorkspaceNote(subjectOf);
  const columns = useMemo(() => computeColumns(position.width, metrics), [position.width, metrics]);
  const rows = useMemo(
    () => listGridRows(views, { columns, filter, isOpen, messages, noteOf }),
    [views, columns, filter, isOpen, messages, noteOf],
  );
  const heightOf = useCallback((row: GridRow) => rowHeight(row, metrics), [metrics]);
  const headerHeightOf = useCallback((row: GridRow) => headerHeight(row, metrics), [metrics]);
  const renderRow = useCallback(
    (row: GridRow) => <RowView row={row} subjectOf={subjectOf} onToggle={onToggle} />,
    [RowView, subjectOf, onToggle],
  );
  const sizes = {
    '--grid-gap': `${metrics.gap}px`,
    '--grid-columns': columns.solo,
    '--grid-group-columns': columns.group,
    '--section-header': `${metrics.header + 1}px`,
    '--header-height': `${metrics.header}px`,
    '--card-height': `${metrics.card}px`,
    '--packed-name': `${metrics.packedName}px`,
  } as CSSProperties; // CSSProperties has no custom properties
  return (
    <div style={sizes}>
      <VirtualRows
        rows={rows}
        heightOf={heightOf}
        headerHeightOf={headerHeightOf}
        renderRow={renderRow}
        groupOf={groupOf}
        top={position.top}
        rowClassName={styles.row}
      />
    </div>
  );
}
