import { computeZoomLevel, SEARCH_MAX_LENGTH, ZOOM_RANGE } from '@partyline/display';
import { screens } from '@partyline/texts';
import { SearchField, ZoomSlider } from '@partyline/ui';
import styles from './dashboard-tools.module.css';

const words = screens.dashboard;

interface DashboardToolsProps {
  query: string;
  onQuery: (query: string) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** Finding devices, and how large they are drawn. [DASH-2, DASH-3, GD-41] */
export function DashboardTools({ query, onQuery, zoom, onZoom }: DashboardToolsProps) {
  return (
    <section className={styles.tools} aria-label={words.toolsLabel}>
      <SearchField
        className={styles.search}
        value={query}
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clearSearch}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={onQuery}
      />
      <ZoomSlider
        className={styles.zoom}
        value={zoom}
        min={ZOOM_RANGE.min}
        max={ZOOM_RANGE.max}
        label={words.zoom}
        valueText={words.zoomSizes[computeZoomLevel(zoom)]}
        onChange={onZoom}
      />
    </section>
  );
}
