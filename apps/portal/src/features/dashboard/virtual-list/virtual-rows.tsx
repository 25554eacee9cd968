import { classNames } from '@partyline/ui';
import { observeWindowOffset, observeWindowRect, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { endAfterPaint, recordScroll, BLOCK_PX, useRowRange } from './row-rendering.ts';
import { listSections } from './sections.ts';
import styles from './virtual-rows.module.css';
import { createStore } from '../../../store.ts';

/** Extra rows, so that Tab finds the next control. */
const OVERSCAN = 2;

export interface KeyedRow {
  readonly key: string;
}

/** Rows that follow each other and are one group to screen readers. */
export interface RowGroup {
  readonly key: string;
  readonly label: string;
}

interface VirtualRowsProps<Row extends KeyedRow> {
  rows: readonly Row[];
  /** Height in px, not measured. A new function lays out all rows. */
  heightOf: (row: Row) => number;
  /** A new function renders all rows. */
  renderRow: (row: Row) => ReactNode;
  /** The rows of a group follow each other. */
  groupOf?: (row: Row) => RowGroup | null;
  /** Height in px of a header that stays in sight above its rows, without the space above it; null for other rows. */
  headerHeightOf: (row: Row) => number | null;
  /** Distance of the first row from the document's top, in px. */
  top: number;
  className?: string | undefined;
  rowClassName?: string | undefined;
}

const NO_GROUP = () => null;

const observeOffset: typeof observeWindowOffset = (virtualizer, onOffset) =>
  observeWindowOffset(virtualizer, (offset, isScrolling) => {
    recordScroll(offset);
    onOffset(Math.floor(offset / BLOCK_PX) * BLOCK_PX, isScrolling);
  });

/** Observes a window that is one block higher: renders what the next step shows. */
const observeRect: typeof observeWindowRect = (virtualizer, onRect) =>
  observeWindowRect(virtualizer, ({ width, height }) => onRect({ width, height: height + BLOCK_PX }));

/** Renders a virtual list of rows of known heights that scrolls with the window. [DASH-9] */
export function VirtualRows<Row extends KeyedRow>(props: VirtualRowsProps<Row>) {
  const {
    rows,
    heightOf,
    headerHeightOf,
    renderRow,
    groupOf = NO_GROUP,
    top,
    className,
    rowClassName,
  } = props;
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const focused = useMemo(
    () => (focusedKey === null ? -1 : rows.findIndex(({ key }) => key === focusedKey)),
    [rows, focusedKey],
  );
  const sections = useMemo(
    () => listSections(rows, heightOf, headerHeightOf),
    [rows, heightOf, headerHeightOf],
  );
  const { rangeExtractor, renderBeyond } = useRowRange({ rows, heightOf, focused, sections });
  useEffect(() => {
    shownRows.set({ rows, renderRow: setFocusedKey });
    endAfterPaint(renderBeyond);
    return () => shownRows.set(null);
  }, [rows, renderBeyond]);
  const isSettled = useIsSettled(true);
  // A new `getItemKey` recomputes all sizes.
  const sizing = useMemo(
    () => ({
      getItemKey: (index: number) => rows[index]?.key ?? index,
      estimateSize: (index: number) => {
        const row = rows[index];
        return row === undefined ? 0 : heightOf(row);
      },
    }),
    [rows, heightOf],
  );
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    ...sizing,
    scrollMargin: top,
    overscan: isSettled ? OVERSCAN : 0,
    rangeExtractor,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    observeElementRect: observeRect,
    observeElementOffset: observeOffset,
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useCachedMeasurements: true,
  });
  const { containerRef: attachContainer, measureElement } = virtualizer;
  const items = virtualizer.getVirtualItems();
  const elements = useMemo(() => {
    const shared = { renderRow, className: rowClassName, measure: measureElement, onFocus: setFocusedKey };
    const rendered = items.flatMap(({ index, size }) => {
      const row = rows[index];
      if (row === undefined) return [];
      const section = sections.byHeader.get(index);
      const heights = { height: size, sectionHeight: section?.height, headerHeight: section?.headerHeight };
      const element = <VirtualRow key={row.key} {...{ row, index, ...heights, ...shared }} />;
      return [{ element, group: groupOf(row) }];
    });
    return joinGroups(rendered);
  }, [items, rows, sections, renderRow, groupOf, rowClassName, measureElement]);
  return (
    <div ref={attachContainer} className={classNames(styles.rows, className)}>
      {elements}
    </div>
  );
}

interface RenderedRow {
  readonly element: ReactElement;
  readonly group: RowGroup | null;
}

/** Puts the rows of a group into one element. It has no place of its own: the rows are placed in the whole list. */
function joinGroups(rows: readonly RenderedRow[]): readonly ReactElement[] {
  const joined = new Map<RenderedRow | string, RenderedRow[]>();
  for (const row of rows) {
    const key = row.group?.key ?? row;
    joined.set(key, [...(joined.get(key) ?? []), row]);
  }
  return [...joined.values()].flatMap((members) => {
    const elements = members.map(({ element }) => element);
    const group = members[0]?.group ?? null;
    if (group === null) return elements;
    return [
      <div key={`group ${group.key}`} role="group" aria-label={group.label}>
        {elements}
      </div>,
    ];
  });
}

interface VirtualRowProps<Row extends KeyedRow> {
  row: Row;
  index: number;
  height: number;
  /** Of a header with its rows. */
  sectionHeight: number | undefined;
  headerHeight: number | undefined;
  renderRow: (row: Row) => ReactNode;
  className: string | undefined;
  measure: (element: HTMLDivElement | null) => void;
  onFocus: (key: string) => void;
}

function PlainVirtualRow<Row extends KeyedRow>(props: VirtualRowProps<Row>) {
  const { row, index, height, sectionHeight, headerHeight, renderRow, className, measure, onFocus } = props;
  const shared = { ref: measure, 'data-index': index, onFocus: () => onFocus(row.key) };
  if (sectionHeight === undefined || headerHeight === undefined) {
    return (
      <div {...shared} className={classNames(styles.row, className)} style={{ height }}>
        {renderRow(row)}
      </div>
    );
  }
  const spaceAbove = height - headerHeight;
  return (
    <div
      {...shared}
      className={classNames(styles.row, styles.section, className)}
      style={{ height: sectionHeight, paddingTop: spaceAbove }}
    >
      <div className={styles.header} style={{ height: headerHeight }}>
        {renderRow(row)}
      </div>
    </div>
  );
}

/** Memoized against changes in other rows. */
const VirtualRow = memo(PlainVirtualRow) as typeof PlainVirtualRow; // memo() drops the type parameter

/** The virtual list's rows, for arrow keys: the next row may not be in the document. */
export interface ShownRows {
  readonly rows: readonly { readonly key: string }[];
  /** Renders a row anywhere, until another row gets the focus. */
  readonly renderRow: (key: string) => void;
}

export const shownRows = createStore<ShownRows | null>(null);

const MOMENT_MS = 250;

/** Returns whether something has been shown for a moment; lazy chunks load from then on. */
export function useIsSettled(isShown: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(true)), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isSettled;
}

/** Width and distance from the document's top, in px. */
export interface ElementPosition {
  readonly width: number;
  readonly top: number;
}

/** The first list is rendered in short tasks; a later one at once, or a change of view would show an empty frame. */
let hasMeasured = false;

/** Returns the position of an element, kept current; null before the first layout. */
export function useElementPosition(ref: RefObject<HTMLElement | null>): ElementPosition | null {
  const [position, setPosition] = useState<ElementPosition | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const rect = element.getBoundingClientRect();
      const next = { width: Math.floor(rect.width), top: Math.round(rect.top + window.scrollY) };
      setPosition((last) => (last?.width === next.width && last.top === next.top ? last : next));
    };
    if (hasMeasured) measure();
    const observer = new ResizeObserver(() => {
      if (hasMeasured) measure();
      else startTransition(measure);
      hasMeasured = true;
    });
    observer.observe(element);
    // Notices above the element change the height of the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return position;
}
