import { computeZoomLevel, ZOOM_RANGE } from '@partyline/display';
import { screens } from '@partyline/texts';
import { Segmented, ZoomSlider } from '@partyline/ui';
import { memo } from 'react';
import { ExportButton } from '../export/export-button.tsx';
import { FilterTools } from './filter-tools.tsx';
import styles from './more-tools.module.css';
import { ShownViews } from './shown-views.ts';
import type { MoreToolsProps } from './tools-props.ts';
import { SEGMENTS } from './view-segments.tsx';

const words = screens.dashboardViews;

/**
 * Filters, the three views, how large devices are drawn in them, and the export. Typing and notifications draw only those
 * of them again that show something else. [DASH-1, DASH-2, DASH-3]
 */
export const MoreTools = memo(function MoreTools({ query, views, zoom, setZoom, ...rest }: MoreToolsProps) {
  const { viewType, setViewType, narrowing, search } = rest;
  return (
    <ShownViews value={views}>
      <FilterTools {...rest} />
      <ViewTools {...{ viewType, setViewType, zoom, setZoom }} />
      <ExportButton {...{ views, query, narrowing, viewType, search }} />
    </ShownViews>
  );
});

type ViewToolsProps = Pick<MoreToolsProps, 'viewType' | 'setViewType' | 'zoom' | 'setZoom'>;

const ViewTools = memo(function ViewTools({ viewType, setViewType, zoom, setZoom }: ViewToolsProps) {
  return (
    <>
      <span className={styles.grow} />
      <span className={styles.view}>
        <Segmented label={words.view} value={viewType} segments={SEGMENTS} onChange={setViewType} />
      </span>
      <ZoomSlider
        className={styles.zoom}
        value={zoom}
        min={ZOOM_RANGE.min}
        max={ZOOM_RANGE.max}
        label={screens.dashboard.zoom}
        valueText={screens.dashboard.zoomSizes[computeZoomLevel(zoom)]}
        onChange={setZoom}
      />
    </>
  );
});
