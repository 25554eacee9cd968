import { memo, useMemo, useRef, type ComponentType } from 'react';
import { useStore } from '../../../store.ts';
import { workspaceMessages } from '../messages.ts';
import type { DeviceFilter } from '../model/device-filter.ts';
import { computeColumns, rowHeight, type GridMetrics } from '../model/grid-metrics.ts';
import { listGridRows, type GridRow } from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import styles from './device-grid.module.css';
import type { GridRowSurroundings } from './grid-row-view.tsx';
import type { Place } from './known-place.ts';
import { stripOf } from './strip.ts';
import { usePlace } from './use-place.ts';
import { useStripWindow, type PlacedRow } from './use-strip-window.ts';

interface DeviceGridProps extends GridRowSurroundings {
  views: readonly WorkspaceView[];
  metrics: GridMetrics;
  filter: DeviceFilter | null;
  isOpen: (workspaceId: number) => boolean;
  RowView: RowView;
}

/** Draws one row. */
type RowView = ComponentType<GridRowSurroundings & { row: GridRow }>;

/** Rows of cards: every workspace with its devices, of which only what is in sight exists. [DASH-9] */
export function DeviceGrid(props: DeviceGridProps) {
  const ref = useRef<HTMLDivElement>(null);
  const place = usePlace(ref, 'grid');
  return <div ref={ref}>{place !== null && <PlacedGrid {...props} place={place} />}</div>;
}

function PlacedGrid({
  views,
  metrics,
  filter,
  isOpen,
  RowView,
  place,
  subjectIn,
  onToggle,
}: DeviceGridProps & { place: Place }) {
  const messages = useStore(workspaceMessages, (said) => said);
  const columns = useMemo(() => computeColumns(place.width, metrics), [place.width, metrics]);
  const strip = useMemo(
    () =>
      stripOf(listGridRows(views, { columns, filter, isOpen, messages }), (row) => rowHeight(row, metrics)),
    [views, columns, filter, isOpen, messages, metrics],
  );
  const { placed, height, setFocused } = useStripWindow(strip, {
    stripTop: place.top,
    rowHeight: metrics.card + metrics.gap,
  });
  const sizes = {
    height,
    '--grid-gap': `${metrics.gap}px`,
    '--grid-columns': columns.solo,
    '--grid-group-columns': columns.group,
    '--card-height': `${metrics.card}px`,
  };
  return (
    <div className={styles.grid} style={sizes}>
      {placed.map((one) => (
        <PlacedGridRow key={one.row.key} {...one} {...{ RowView, subjectIn, onToggle }} onHold={setFocused} />
      ))}
    </div>
  );
}

interface PlacedGridRowProps extends PlacedRow<GridRow>, GridRowSurroundings {
  RowView: RowView;
  onHold: (key: string) => void;
}

/** A row at its place. What changes in other rows does not draw it again. */
const PlacedGridRow = memo(function PlacedGridRow({
  row,
  top,
  height,
  RowView,
  onHold,
  ...surroundings
}: PlacedGridRowProps) {
  return (
    <div className={styles.row} style={{ top, height }} onFocus={() => onHold(row.key)}>
      <RowView row={row} {...surroundings} />
    </div>
  );
});
