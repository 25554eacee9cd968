import { SegmentedControl, Slider, VisuallyHidden } from '@mantine/core';
import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import { computeZoomLevel, VIEW_TYPES, ZOOM_RANGE, type ViewType } from '@partyline/display';
import { screens } from '@partyline/texts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useIsCompact, useIsPhone } from '../../../theme/use-media.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { useCardKeys } from './use-card-keys.ts';
import { FilterControls } from './filter-controls.tsx';
import { FilteredViews } from './filtered-views.ts';
import { chosenText, WorkspaceFilter } from './workspace-filter.tsx';
import { AddMenu } from '../workspace/add-menu.tsx';
import styles from './toolbar.module.css';
import { VIEW_ICONS } from '../actions/icons.tsx';
import type { WorkspaceView } from '../dashboard-rows.ts';

const words = screens.dashboardViews;
const MINUS = <IconMinus size={14} stroke={1.75} aria-hidden="true" />;
const PLUS = <IconPlus size={14} stroke={1.75} aria-hidden="true" />;

interface ViewSwitchProps {
  viewType: ViewType;
  setViewType: (view: ViewType) => void;
}

/** Switches the view. In the toolbar only the current view has a label. [DASH-1] */
function ViewSwitch({ viewType, setViewType, isInSheet = false }: ViewSwitchProps & { isInSheet?: boolean }) {
  const data = VIEW_TYPES.map((value) => ({
    value,
    label: (
      <span className={styles.segment} title={words.views[value]}>
        {VIEW_ICONS[value]}
        {isInSheet || value === viewType ? (
          <span className={isInSheet ? undefined : styles.word}>{words.views[value]}</span>
        ) : (
          <VisuallyHidden>{words.views[value]}</VisuallyHidden>
        )}
      </span>
    ),
  }));
  return (
    <SegmentedControl
      aria-label={words.view}
      fullWidth={isInSheet}
      value={viewType}
      data={data}
      onChange={setViewType}
    />
  );
}

interface ZoomProps {
  zoom: number;
  setZoom: (zoom: number) => void;
}

/** The card size. [DASH-2, DASH-3] */
const Zoom = memo(function Zoom({ zoom, setZoom }: ZoomProps) {
  return (
    <span className={styles.zoom} title={screens.dashboardViews.zoom}>
      {MINUS}
      <Slider
        value={zoom}
        min={ZOOM_RANGE.min}
        max={ZOOM_RANGE.max}
        thumbLabel={screens.dashboardViews.zoom}
        thumbValueText={screens.dashboardViews.zoomSizes[computeZoomLevel(zoom)]}
        onChange={setZoom}
      />
      {PLUS}
    </span>
  );
});

interface ToolbarControlsProps extends ViewSwitchProps, ZoomProps {
  /** A user in an account. */
  owner: string;
  onSearch: (change: DashboardSearch) => void;
  narrowing: Narrowing;
  views: readonly WorkspaceView[];
  clear: () => void;
}

/** Filters, views, zoom and the add menu, memoized against typing, sorting and notifications. [DASH-1, DASH-2, DASH-3] */
export const ToolbarControls = memo(function ToolbarControls(props: ToolbarControlsProps) {
  const { views, zoom, setZoom, viewType, setViewType, ...filters } = props;
  const { narrowing, onSearch } = filters;
  const isPhone = useIsPhone();
  const isCompact = useIsCompact();
  const hasWorkspaces = views.length > 1;
  // Arrow keys start with the complete toolbar.
  useCardKeys();
  const viewSwitch = useMemo(
    () => <ViewSwitch viewType={viewType} setViewType={setViewType} isInSheet={isPhone} />,
    [viewType, setViewType, isPhone],
  );
  return (
    <FilteredViews value={views}>
      {hasWorkspaces && !isCompact && (
        <WorkspaceFilter {...{ narrowing, onSearch }} value={chosenText(views, narrowing)} />
      )}
      <FilterControls {...filters} hasWorkspaces={hasWorkspaces && isCompact} viewSwitch={viewSwitch} />
      <span className={styles.grow} />
      {!isPhone && <span className={styles.view}>{viewSwitch}</span>}
      <Zoom zoom={zoom} setZoom={setZoom} />
      <span className={styles.line} />
      <AddMenu views={views} />
    </FilteredViews>
  );
});
