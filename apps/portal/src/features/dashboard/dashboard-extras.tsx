/** The lazy chunk of the dashboard: see `lazy-parts.tsx`. */
export { DeviceList } from './list/device-list.tsx';
export { FirstSteps } from './states/first-steps.tsx';
export { Overlays } from './overlays.tsx';
export { PageNotices } from './states/page-notices.tsx';
export { DeviceTiles } from './tiles/device-tiles.tsx';
export { ToolbarControls } from './toolbar/toolbar-controls.tsx';
