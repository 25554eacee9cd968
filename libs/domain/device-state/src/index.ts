export { isCommandOffered, DEVICE_RIGHTS } from './actions/device-rights.ts';
export { isNewerUpdate, isUnreportedChange } from './updates/apply-instance-update.ts';
export { isUpgradeOffered, listBadges } from './changes/badges.ts';
export type { DeviceBadge } from './changes/badges.ts';
export { COMMAND_REFUSALS, commandDecision, listAllowedCommands } from './commands/command-decision.ts';
export type { CommandRefusal } from './commands/command-decision.ts';
export { mergeDeviceLists } from './lists/device-lists.ts';
export { isPhysical, parseDeviceType } from './device/device-type.ts';
export type { DeviceUpdate, UpdatableDevice } from './updates/device-update.ts';
export type { DeviceConditions, OpenCommand, ReportedStatus } from './device/device.ts';
export {
  DISPLAY_STATES,
  displayState,
  isShownRunning,
  isTransitional,
  isWorking,
} from './state/display-state.ts';
export type { DisplayState } from './state/display-state.ts';
export { STATE_CLASSES, parseStateClass, stateClassOf } from './state/state-class.ts';
export type { StateClass } from './state/state-class.ts';
export { explainInstanceUpdate } from './updates/explain-update.ts';
export type { UpdateVerdict } from './updates/explain-update.ts';
export { listFirstSteps } from './lists/first-steps.ts';
export type { FirstAction, FirstLine, FirstStep } from './lists/first-steps.ts';
export { nextGivenCommand } from './commands/given-command.ts';
export { groupDevices } from './links/group-devices.ts';
export type { GroupedDevices, LinkGroup, SoloDevice } from './links/group-devices.ts';
export {
  isLeader,
  isLqDevice,
  isMember,
  listLqUuids,
  needsStopConfirmation,
  type LinkedDevice,
} from './links/link-role.ts';
export {
  ACKNOWLEDGEMENT_MINUTES,
  ACKNOWLEDGEMENT_MS,
  ACKNOWLEDGEMENT_REFUSALS,
  acknowledgementDecision,
  acknowledgementOf,
  isProblem,
  isProblemOver,
} from './health/acknowledgement.ts';
export type { Acknowledgement, AcknowledgementRefusal } from './health/acknowledgement.ts';
export { computeDelay } from './health/delay.ts';
export type { DelayReason } from './health/delay.ts';
export { findNextStep } from './health/next-step.ts';
export type { NextStep } from './health/next-step.ts';
export { OWN_FAILURES, parseOwnFailure, findProblem, type OwnFailure } from './health/problem.ts';
export { isLoading } from './state/loading.ts';
export { computeLatencyMs, LATENCY_PROBES, LATENCY_TIMEOUT_MS, listByLatency } from './health/latency.ts';
export type { MeasuredCenter } from './health/latency.ts';
export { parseManagerUrl, pingUrlOf, nextAfterAdding, type AfterAdding } from './address/manager-url.ts';
export {
  isNameTaken,
  planEdit,
  type EditIssue,
  type EditIssueCode,
  type EditPlan,
} from './changes/edit-plan.ts';
export {
  COMMAND_LIMIT_MINUTES,
  COMMAND_LIMIT_MS,
  SILENCE_LIMIT_MS,
  giveUpOverdue,
  nextOverdueStep,
} from './health/overdue.ts';
export { namedDevice, parseDeviceUpdate } from './updates/parse-device-update.ts';
export type { ReadUpdate, UnreadFieldReason } from './updates/parse-device-update.ts';
export {
  PING_TIMEOUT_MS,
  classifyPing,
  OPEN_REFUSALS,
  isReadyToOpen,
  openDecision,
  type PingOutcome,
  type PingVerdict,
  type OpenRefusal,
} from './state/readiness.ts';
export {
  WITHDRAWAL_REFUSALS,
  commandWithdrawalDecision,
  isStopHeld,
  shownDelivery,
  withdrawableCommand,
} from './commands/withdrawal.ts';
export type { CommandDelivery, WithdrawalRefusal } from './commands/withdrawal.ts';
export { nextRestartStep, retryAction } from './commands/restart.ts';
export {
  FAILED_STATUSES,
  IN_PROGRESS_STATUSES,
  TERMINAL_STATUSES,
  isFailed,
  isInProgress,
  isUnhealthy,
} from './state/status.ts';
export { historyStateOf, type HistoryReport } from './health/history-state.ts';
export { findSilence } from './health/silence.ts';
export type { Silence } from './health/silence.ts';
export { COMMANDS, DEVICE_TYPES, DNS_STATUSES, LINK_ROLES, STATES, STATUSES } from './device/vocabulary.ts';
export type { Command, DeviceType, DnsStatus, LinkRole, State, Status } from './device/vocabulary.ts';
export { MOVE_REFUSALS, listMoveBlockers } from './changes/move-decision.ts';
export type { MovableDevice, MoveBlocker, MoveRefusal } from './changes/move-decision.ts';
export { selectMoveUnits } from './changes/move-selection.ts';
export type { SelectionIssue } from './changes/move-selection.ts';
export { REMOVAL_REFUSALS, removalDecision, removalTargetOf } from './changes/removal.ts';
export type { RemovalRefusal } from './changes/removal.ts';
export { isRunning } from './state/running.ts';
export { goalOfCommand } from './state/transitions.ts';
export {
  VERSION_UPGRADE_REFUSALS,
  computeReboot,
  hasNewerVersion,
  versionUpgradeDecision,
} from './changes/version-upgrade.ts';
export type { Reboot, VersionUpgradeRefusal } from './changes/version-upgrade.ts';
export { CHANGE_WARNINGS, isConfigurationReset } from './actions/consequences.ts';
export type { ChangeWarning } from './actions/consequences.ts';
export { listCopyTargets } from './changes/copy-targets.ts';
export type { CopyField } from './changes/copy-targets.ts';
export { NO_FILTER, filterParametersOf, isInFilter, parseDeviceFilter } from './lists/device-filter.ts';
export type { DeviceFilter, FilteredDevice } from './lists/device-filter.ts';
export {
  shownRefusal,
  favoriteBodyOf,
  listDeviceControls,
  type DeviceCommand,
  type DeviceControl,
  type DeviceControls,
} from './actions/device-controls.ts';
export { computeInstanceLoad } from './lists/instance-load.ts';
export type { InstanceLoad } from './lists/instance-load.ts';
export { deviceActionDecision } from './actions/device-action.ts';
export type { DeviceActionRefusal, DeviceContext, DeviceInWorkspace } from './actions/device-action.ts';
export {
  BULK_COMMANDS,
  bulkCommandRefusal,
  bulkMoveRefusal,
  isBulkOffered,
  listFitting,
} from './actions/bulk-action.ts';
export type { BulkCommand, BulkRefusal } from './actions/bulk-action.ts';
export { commandResult } from './commands/command-result.ts';
export { listDeviceMenu } from './actions/device-menu.ts';
export { listPaletteActions } from './actions/palette-actions.ts';
export type { PaletteAction, PaletteActionName } from './actions/palette-actions.ts';
export type { DeviceMenuEntry } from './actions/device-menu.ts';
export {
  applyUpdateToDevices,
  changeDevice,
  findDevice,
  mergeFetchResult,
  nextFavorites,
} from './updates/loaded-devices.ts';
export { nextHeardStates, summarizeChanges } from './updates/change-summary.ts';
export type { HeardStates, RestingState } from './updates/change-summary.ts';
export { parseOrigin } from './address/web-origin.ts';
