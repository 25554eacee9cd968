import { screens } from '@partyline/texts';
import { memo, useMemo, useRef } from 'react';
import { useStore } from '../../../store.ts';
import { EmptyWorkspace } from '../grid/empty-workspace.tsx';
import type { GridRowSurroundings } from '../grid/grid-row-view.tsx';
import type { Place } from '../grid/known-place.ts';
import { usePlace } from '../grid/use-place.ts';
import { useStripWindow, type PlacedRow } from '../grid/use-strip-window.ts';
import { WorkspaceBand } from '../grid/workspace-band.tsx';
import { WorkspaceMessage } from '../grid/workspace-message.tsx';
import { workspaceMessages } from '../messages.ts';
import type { DeviceFilter } from '../model/device-filter.ts';
import type { CardSize } from '../model/grid-metrics.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { useIsPhone } from '../../../shell/use-media.ts';
import styles from './device-list.module.css';
import { ListDevice } from './list-device.tsx';
import { ListHead } from './list-head.tsx';
import { listHeights } from './list-heights.ts';
import { listStrip, type ListRow, type ListStrip } from './list-rows.ts';
import { parseListSort } from './list-sort.ts';
import { SortBar } from './sort-bar.tsx';
import { useSlots } from './use-slots.ts';

interface DeviceListProps extends GridRowSurroundings {
  views: readonly WorkspaceView[];
  filter: DeviceFilter | null;
  isOpen: (workspaceId: number) => boolean;
  size: CardSize;
  /** As it stands in the address. */
  sort: string;
  onSort: (sort: string) => void;
}

/** The list: one line for each device, of which only those in sight exist. [DASH-1, DASH-19] */
export function DeviceList(props: DeviceListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const place = usePlace(ref, 'list');
  const { views, filter, isOpen, sort: sortText } = props;
  const sort = useMemo(() => parseListSort(sortText), [sortText]);
  const messages = useStore(workspaceMessages, (said) => said);
  const isPhone = useIsPhone();
  const heights = listHeights(props.size, isPhone);
  const rows = useMemo(
    () => listStrip(views, { filter, sort, isOpen, messages }, heights),
    [views, filter, sort, isOpen, messages, heights],
  );
  return (
    <>
      {isPhone && <SortBar sort={sort} onSort={props.onSort} />}
      <div role="table" aria-label={screens.dashboardViews.listLabel} aria-rowcount={rows.length + 1}>
        <ListHead sort={sort} onSort={props.onSort} rows={rows} />
        <div ref={ref} role="rowgroup">
          {place !== null && <PlacedList {...props} rows={rows} rowHeight={heights.device} place={place} />}
        </div>
      </div>
    </>
  );
}

interface PlacedListProps extends DeviceListProps {
  rows: ListStrip;
  /** Of most rows, in px. */
  rowHeight: number;
  place: Place;
}

function PlacedList({ rows, place, rowHeight, subjectIn, onToggle }: PlacedListProps) {
  const { placed, height, focused, setFocused } = useStripWindow(rows, { stripTop: place.top, rowHeight });
  const slots = useSlots(placed, rows, focused);
  return (
    <div className={styles.body} style={{ height }}>
      {placed.map(({ row, top, height }, index) => (
        <PlacedListRow
          key={slots[index]}
          row={row}
          top={top}
          height={height}
          subjectIn={subjectIn}
          onToggle={onToggle}
          onHold={setFocused}
        />
      ))}
    </div>
  );
}

interface PlacedListRowProps extends PlacedRow<ListRow>, GridRowSurroundings {
  onHold: (key: string) => void;
}

/** A row at its place. Rows that come and go beside it do not draw it again. */
const PlacedListRow = memo(function PlacedListRow({ row, top, height, onHold, ...rest }: PlacedListRowProps) {
  return (
    <div
      className={styles.place}
      style={{ top, height }}
      onFocus={() => onHold(row.key)}
      onPointerDown={() => onHold(row.key)}
    >
      <RowView row={row} {...rest} />
    </div>
  );
});

function RowView({ row, subjectIn, onToggle }: GridRowSurroundings & { row: ListRow }) {
  if (row.kind === 'device') {
    const { device, view, place, isLeaderMissing } = row;
    return (
      <ListDevice
        device={device}
        subject={subjectIn(view)}
        workspaceId={view.workspace.id}
        place={place}
        isLeaderMissing={isLeaderMissing}
      />
    );
  }
  return (
    <div role="row" className={styles.band}>
      <div role="cell" className={styles.whole}>
        {row.kind === 'band' && <WorkspaceBand row={row} subject={subjectIn(row.view)} onToggle={onToggle} />}
        {row.kind === 'message' && <WorkspaceMessage text={row.text} />}
        {row.kind === 'empty' && <EmptyWorkspace />}
      </div>
    </div>
  );
}
