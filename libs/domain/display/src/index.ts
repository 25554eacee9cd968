export {
  isAccordionOpen,
  nextAccordionSettings,
  parseAccordionSettings,
  pruneAccordionSettings,
} from './accordion.ts';
export {
  BREAKPOINTS_PX,
  VIEW_TYPES,
  computeViewType,
  ZOOM_RANGE,
  computeZoom,
  computeZoomLevel,
  type Breakpoint,
  type ViewType,
  type ZoomLevel,
} from './view-type.ts';
export {
  computeDashboardRefreshMs,
  ALERT_FADE_MS,
  ALERT_TIMEOUT_MS,
  COPIED_MESSAGE_MS,
  DASHBOARD_REFRESH_MS,
  LONG_PRESS_MS,
} from './timings.ts';
export { orderGroupedDevices, listWorkspacesInOrder } from './device-order.ts';
export { SEARCH_MAX_LENGTH, isFound, normalizeSearch, searchTextOf } from './device-search.ts';
export { computeElapsed, formatDateTime, formatInstant, formatSince } from './dates.ts';
export type { DateContext, Elapsed } from './dates.ts';
export {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  LANGUAGE_LABELS,
  LANGUAGE_NAME,
  chooseLanguage,
  isLanguage,
  languageStepOf,
} from './language.ts';
export type { Language } from './language.ts';
export { computeMeter, computeTally, nextStateClasses, sumTallies, type Tally } from './meter.ts';
export { compareNames } from './names.ts';
export { computeTrialLeft } from './trial-left.ts';
export type { TrialLeft } from './trial-left.ts';
export { listInDirection, orderByColumn } from './column-order.ts';
export type { ColumnOrder, ColumnValue, SortDirection } from './column-order.ts';
export { listWorkspaceMessages, nextMessageEndDelayMs, nextWorkspaceMessages } from './timed-message.ts';
export type { WorkspaceMessage } from './timed-message.ts';
export { findBest, parseQuery } from './find-best.ts';
export type { FindTexts, Query } from './find-best.ts';
export { foldText } from './fold-text.ts';
export { markFound } from './mark-found.ts';
export type { MarkedPiece } from './mark-found.ts';
export { listDetailLines } from './detail-lines.ts';
export { countNameLines } from './name-lines.ts';
