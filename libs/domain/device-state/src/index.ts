export { isCommandOffered, isHiddenAction } from './actions/action-offer.ts';
export { applyInstanceUpdate, isNewerUpdate } from './updates/apply-instance-update.ts';
export { DEVICE_BADGES, isUpgradeOffered, listBadges } from './changes/badges.ts';
export type { BadgedDevice, DeviceBadge } from './changes/badges.ts';
export { parseCommand } from './commands/command.ts';
export { COMMAND_REFUSALS, commandDecision, listAllowedCommands } from './commands/command-decision.ts';
export type {
  CommandableDevice,
  CommandRefusal,
  CommandRequest,
  SaveRequest,
} from './commands/command-decision.ts';
export { CONTRADICTIONS, listContradictions } from './health/contradiction.ts';
export type { Contradiction, DatedDevice } from './health/contradiction.ts';
export { mergeDeviceLists } from './lists/device-lists.ts';
export { isPhysical, parseDeviceType } from './device/device-type.ts';
export type { DeviceUpdate, UpdatableDevice } from './updates/device-update.ts';
export type { DeviceConditions, OpenCommand, ReportedStatus } from './device/device.ts';
export { DISPLAY_STATES, displayState, isShownRunning, isTransitional } from './device/display-state.ts';
export type { DisplayState } from './device/display-state.ts';
export { STATE_CLASSES, parseStateClass, stateClassOf } from './device/state-class.ts';
export type { StateClass } from './device/state-class.ts';
export { UPDATE_VERDICTS, explainInstanceUpdate } from './updates/explain-update.ts';
export type { ExplainedUpdate, UpdateVerdict } from './updates/explain-update.ts';
export { listFirstSteps } from './lists/first-steps.ts';
export type { FirstAction, FirstStep } from './lists/first-steps.ts';
export { newcomerStep } from './lists/newcomer-step.ts';
export type { NewcomerFacts } from './lists/newcomer-step.ts';
export { nextGivenCommand } from './commands/given-command.ts';
export type { CommandedDevice } from './commands/given-command.ts';
export { groupDevices } from './links/group-devices.ts';
export type { GroupedDevices, LinkGroup, SoloDevice } from './links/group-devices.ts';
export { isLeader, isMember } from './links/link-role.ts';
export type { LinkedDevice } from './links/link-role.ts';
export { OWN_FAILURES, parseOwnFailure } from './health/own-failure.ts';
export type { OwnFailure } from './health/own-failure.ts';
export { isLoading, markLoadedDevices, phaseOf, workOf } from './device/loading.ts';
export { mainAction } from './actions/main-action.ts';
export type { MainAction } from './actions/main-action.ts';
export { computeLatencyMs, LATENCY_PROBES, LATENCY_TIMEOUT_MS, listByLatency } from './health/latency.ts';
export type { MeasuredCenter } from './health/latency.ts';
export {
  managerAddressDecision,
  parseDeviceRedirect,
  parseManagerUrl,
  pingUrlOf,
} from './address/manager-url.ts';
export type { ManagerAddressRefusal, ManagerUrl, ManagerUrlIssue } from './address/manager-url.ts';
export { isNameTaken } from './changes/name-taken.ts';
export {
  COMMAND_LIMIT_MINUTES,
  COMMAND_LIMIT_MS,
  SILENCE_LIMIT_MS,
  giveUpOverdue,
  nextOverdueStep,
} from './health/overdue.ts';
export type { OverdueStep, WorkTimes, WorkingDevice } from './health/overdue.ts';
export { UPDATE_FIELDS, parseDeviceUpdate } from './updates/parse-device-update.ts';
export type {
  ReadUpdate,
  UnreadField,
  UnreadFieldReason,
  UpdateField,
} from './updates/parse-device-update.ts';
export { PING_TIMEOUT_MS, classifyPing } from './health/ping.ts';
export type { PingOutcome, PingVerdict } from './health/ping.ts';
export { findProblem } from './health/problem.ts';
export type { DeviceProblem, ExplainedDevice } from './health/problem.ts';
export { OPEN_REFUSALS, isInitialising, isReadyToOpen, openDecision } from './device/readiness.ts';
export type { OpenRefusal } from './device/readiness.ts';
export { isRestartOffered, nextRestartStep, restartDecision } from './commands/restart.ts';
export type { RestartStep } from './commands/restart.ts';
export { retryAction } from './commands/retry.ts';
export type { RetryAction } from './commands/retry.ts';
export {
  FAILED_STATUSES,
  IN_PROGRESS_STATUSES,
  TERMINAL_STATUSES,
  UNHEALTHY_STATUSES,
  isFailed,
  isInProgress,
  isTerminal,
  isUnhealthy,
} from './device/status.ts';
export type { FailedStatus, InProgressStatus, TerminalStatus } from './device/status.ts';
export { findSilence } from './health/silence.ts';
export type { SeenDevice, Silence } from './health/silence.ts';
export { needsStopConfirmation } from './links/stop-confirmation.ts';
export type { StoppableDevice } from './links/stop-confirmation.ts';
export { isUnreportedChange } from './updates/unreported-change.ts';
export type { MarkedDevice } from './updates/unreported-change.ts';
export { COMMANDS, DEVICE_TYPES, DNS_STATUSES, LINK_ROLES, STATES, STATUSES } from './device/vocabulary.ts';
export type { Command, DeviceType, DnsStatus, LinkRole, State, Status } from './device/vocabulary.ts';
export { isLqDevice, listLqUuids } from './links/lq-device.ts';
export type { PossibleLq } from './links/lq-device.ts';
export { MOVE_REFUSALS, listMoveBlockers, moveDecision } from './changes/move-decision.ts';
export type { MovableDevice, MoveBlocker, MoveCircumstances, MoveRefusal } from './changes/move-decision.ts';
export { selectMoveUnits } from './changes/move-selection.ts';
export type { MoveUnit, SelectionIssue } from './changes/move-selection.ts';
export { REMOVAL_REFUSALS, removalDecision, removalTargetOf } from './changes/removal.ts';
export type { RemovableDevice, RemovalRefusal, RemovalTarget } from './changes/removal.ts';
export { isGroupStopped, isRunning } from './device/running.ts';
export type { RunnableDevice } from './device/running.ts';
export {
  COMMAND_TRANSITIONS,
  DEVICE_PHASES,
  WORK_ENDS,
  goalOfCommand,
  nextPhase,
  workOfCommand,
} from './device/transitions.ts';
export type { DevicePhase, Work } from './device/transitions.ts';
export {
  VERSION_UPGRADE_REFUSALS,
  computeReboot,
  versionUpgradeDecision,
} from './changes/version-upgrade.ts';
export type { Reboot, VersionedDevice, VersionUpgradeRefusal } from './changes/version-upgrade.ts';
export { nextAfterAdding } from './address/after-adding.ts';
export type { AfterAdding } from './address/after-adding.ts';
export {
  CHANGE_WARNINGS,
  DEVICE_CHANGES,
  isConfigurationReset,
  needsChangeConfirmation,
} from './actions/consequences.ts';
export type { ChangeWarning, DeviceChange } from './actions/consequences.ts';
export { COPY_FIELDS, listCopyTargets } from './changes/copy-targets.ts';
export type { CopyField, CopyTarget } from './changes/copy-targets.ts';
export { NO_FILTER, filterParametersOf, isInFilter, parseDeviceFilter } from './lists/device-filter.ts';
export type { DeviceFilter, FilteredDevice, FilterParameters } from './lists/device-filter.ts';
export { planEdit } from './changes/edit-plan.ts';
export type {
  EditCircumstances,
  EditIssue,
  EditIssueCode,
  EditPlan,
  EditableDevice,
} from './changes/edit-plan.ts';
export { favoriteBodyOf, parseFavorite } from './actions/favorite.ts';
export type { FavoriteBody } from './actions/favorite.ts';
export { computeInstanceLoad } from './lists/instance-load.ts';
export type { InstanceLoad, InstanceQuery } from './lists/instance-load.ts';
export { DEVICE_ACTIONS, DEVICE_RIGHTS, listEditRights } from './actions/device-rights.ts';
export type { DeviceAction } from './actions/device-rights.ts';
export { deviceActionDecision } from './actions/device-action.ts';
export type {
  DeviceActionDecision,
  DeviceActionRefusal,
  DeviceContext,
  DeviceInWorkspace,
  InstanceAction,
} from './actions/device-action.ts';
export { listDeviceControls } from './actions/device-controls.ts';
export type { DeviceCommand, DeviceControl, DeviceControls } from './actions/device-controls.ts';
export { DEVICE_MENU_ENTRIES, listDeviceMenu } from './actions/device-menu.ts';
export type { DeviceMenuEntry, DeviceMenuItem } from './actions/device-menu.ts';
export {
  applyUpdateToDevices,
  changeDevice,
  findDevice,
  mergeFetchResult,
  nextFavorites,
} from './updates/loaded-devices.ts';
export type { FetchResult, LoadedWorkspace } from './updates/loaded-devices.ts';
export { parseOrigin } from './address/web-origin.ts';
export type { WebOrigin } from './address/web-origin.ts';
