import { computeZoomLevel, ZOOM_RANGE } from '@partyline/display';
import { screens } from '@partyline/texts';
import { Segmented, ZoomSlider } from '@partyline/ui';
import { ExportButton } from '../export/export-button.tsx';
import { FilterTools } from './filter-tools.tsx';
import styles from './more-tools.module.css';
import type { MoreToolsProps } from './tools-props.ts';
import { SEGMENTS } from './view-segments.tsx';

const words = screens.dashboardViews;

/** Filters, the three views, how large devices are drawn in them, and the export. [DASH-1, DASH-2, DASH-3] */
export function MoreTools(props: MoreToolsProps) {
  const { viewType, setViewType, zoom, setZoom } = props;
  return (
    <>
      <FilterTools {...props} />
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
      <ExportButton {...props} />
    </>
  );
}
