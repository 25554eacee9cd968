export {
  isAccordionOpen,
  listAccordionSettings,
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
  MESSAGE_FADE_MS,
  MESSAGE_TIMEOUT_MS,
  COPIED_MESSAGE_MS,
  DASHBOARD_REFRESH_MS,
  LONG_PRESS_MS,
} from './time/timings.ts';
export { SEARCH_MAX_LENGTH } from './search/device-search.ts';
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
export { computeMeter, nextStateClasses, sumTallies, type Tally } from './layout/meter.ts';
export { computeTrialLeft } from './layout/trial-left.ts';
export type { TrialLeft } from './layout/trial-left.ts';
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
export { findActions, findTextsOf, indexVerbs } from './search/find-actions.ts';
export { findChoices, type Choice } from './search/find-choices.ts';
export { foldText } from './search/fold-text.ts';
export { markFound } from './search/mark-found.ts';
export type { MarkedPiece } from './search/mark-found.ts';
export { listDetailLines } from './layout/device-lines.ts';
export { createViewBuilder } from './dashboard/workspace-view.ts';
export type { WorkspaceView } from './dashboard/workspace-view.ts';
export {
  findShown,
  listShownDevices,
  listShownOrder,
  listViewDevices,
  stepFrom,
} from './dashboard/shown-devices.ts';
export { listProblems, PROBLEMS_SHOWN } from './dashboard/problem-rows.ts';
export type { ShownDevice } from './dashboard/shown-devices.ts';
export {
  cachedSearchText,
  cachedWorkspaceText,
  filterOf,
  foundIn,
  isNarrowing,
  isViewShown,
  predicateIn,
} from './dashboard/found-devices.ts';
export type { DashboardFilter } from './dashboard/found-devices.ts';
export { listWorkspaceOptions, nextWorkspaceIds } from './dashboard/workspace-options.ts';
export { FILTER_GROUPS, countChosen, listFilterOptions, nextNarrowing } from './dashboard/filter-options.ts';
export type { FilterGroup } from './dashboard/filter-options.ts';
export { listGridRows } from './dashboard/grid-rows.ts';
export type {
  GridRow,
  GroupCardsRow,
  HeaderRow,
  MessageRow,
  PackedCardsRow,
  PackedHeadRow,
  SoloCardsRow,
} from './dashboard/row-kinds.ts';
export {
  computeColumns,
  headerHeight,
  metricsFor,
  rowHeight,
  type GridMetrics,
  type LayoutNeeds,
} from './dashboard/grid-metrics.ts';
export { phoneTileHeight, tileMetricsFor } from './dashboard/tile-metrics.ts';
export { listDeviceIds, listListRows } from './dashboard/list-rows.ts';
export type { DeviceRow, ListRow } from './dashboard/list-rows.ts';
export { SORT_COLUMNS, nextListSort, parseListSort, turnedListSort } from './dashboard/list-sort.ts';
export type { ListSort, SortColumn } from './dashboard/list-sort.ts';
export { listCardRows, nextCard, type CardStep } from './dashboard/card-steps.ts';
export { listHeights, listRowHeight } from './dashboard/list-heights.ts';
export { combineAuditChanges, listAuditChanges } from './log/audit-changes.ts';
export type { AuditChange, AuditField, AuditValue } from './log/audit-changes.ts';
export { auditAreaOf, auditPhraseOf } from './log/audit-phrase.ts';
export type { AuditArea, AuditPhrase } from './log/audit-phrase.ts';
export { listLogDays } from './log/log-days.ts';
export type { LogDay } from './log/log-days.ts';
