/** The lazy chunk of the dashboard: see `dashboard-content.tsx`. */
export { DeviceList } from './list/device-list.tsx';
export { FirstSteps } from './states/first-steps.tsx';
export { Overlays } from './overlays.tsx';
export { PageNotices } from './states/first-steps.tsx';
export { DeviceTiles } from './tiles/device-tiles.tsx';
export { ToolbarControls } from './toolbar/toolbar-controls.tsx';
