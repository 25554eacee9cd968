export {
  isAccordionOpen,
  nextAccordionSettings,
  parseAccordionSettings,
  pruneAccordionSettings,
} from './layout/accordion.ts';
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
} from './layout/view-type.ts';
export {
  computeDashboardRefreshMs,
  ALERT_FADE_MS,
  ALERT_TIMEOUT_MS,
  COPIED_MESSAGE_MS,
  DASHBOARD_REFRESH_MS,
  LONG_PRESS_MS,
} from './time/timings.ts';
export { orderGroupedDevices, listWorkspacesInOrder } from './order/device-order.ts';
export { SEARCH_MAX_LENGTH, isFound, normalizeSearch, searchTextOf } from './search/device-search.ts';
export { computeElapsed, formatDateTime, formatInstant, formatSince } from './time/dates.ts';
export type { DateContext, Elapsed } from './time/dates.ts';
export {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  LANGUAGE_LABELS,
  LANGUAGE_NAME,
  chooseLanguage,
  isLanguage,
  languageStepOf,
} from './time/language.ts';
export type { Language } from './time/language.ts';
export { computeMeter, computeTally, nextStateClasses, sumTallies, type Tally } from './layout/meter.ts';
export { compareNames } from './order/names.ts';
export { computeTrialLeft } from './layout/trial-left.ts';
export type { TrialLeft } from './layout/trial-left.ts';
export { listInDirection, orderByColumn } from './order/column-order.ts';
export type { ColumnOrder, ColumnValue, SortDirection } from './order/column-order.ts';
export { listWorkspaceMessages, nextMessageEndDelayMs, nextWorkspaceMessages } from './time/timed-message.ts';
export type { WorkspaceMessage } from './time/timed-message.ts';
export {
  nextSavedViews,
  parseSavedViews,
  savedSearchOf,
  savedViewNameIssue,
  searchOfView,
} from './search/saved-views.ts';
export type { SavedView } from './search/saved-views.ts';
export { findBest, parseQuery } from './search/find-best.ts';
export type { FindTexts, Query } from './search/find-best.ts';
export { foldText } from './search/fold-text.ts';
export { markFound } from './search/mark-found.ts';
export type { MarkedPiece } from './search/mark-found.ts';
export { countNameLines, listDetailLines } from './layout/device-lines.ts';
