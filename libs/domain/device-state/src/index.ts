export { isCommandOffered, isHiddenAction } from './action-offer.ts';
export { applyInstanceUpdate, isNewerUpdate } from './apply-instance-update.ts';
export { DEVICE_BADGES, isUpgradeOffered, listBadges } from './badges.ts';
export type { BadgedDevice, DeviceBadge } from './badges.ts';
export { parseCommand } from './command.ts';
export { COMMAND_REFUSALS, commandDecision, listAllowedCommands } from './command-decision.ts';
export type { CommandableDevice, CommandRefusal, CommandRequest, SaveRequest } from './command-decision.ts';
export { CONTRADICTIONS, listContradictions } from './contradiction.ts';
export type { Contradiction, DatedDevice } from './contradiction.ts';
export { mergeDeviceLists } from './device-lists.ts';
export { isPhysical, parseDeviceType } from './device-type.ts';
export type { DeviceUpdate, UpdatableDevice } from './device-update.ts';
export type { DeviceConditions, OpenCommand, ReportedStatus } from './device.ts';
export { DISPLAY_STATES, displayState, isShownRunning, isTransitional } from './display-state.ts';
export type { DisplayState } from './display-state.ts';
export { STATE_CLASSES, parseStateClass, stateClassOf } from './state-class.ts';
export type { StateClass } from './state-class.ts';
export { UPDATE_VERDICTS, explainInstanceUpdate } from './explain-update.ts';
export type { ExplainedUpdate, UpdateVerdict } from './explain-update.ts';
export { listFirstSteps } from './first-steps.ts';
export type { FirstAction, FirstStep } from './first-steps.ts';
export { newcomerStep } from './newcomer-step.ts';
export type { NewcomerFacts } from './newcomer-step.ts';
export { nextGivenCommand } from './given-command.ts';
export type { CommandedDevice } from './given-command.ts';
export { groupDevices } from './group-devices.ts';
export type { GroupedDevices, LinkGroup, SoloDevice } from './group-devices.ts';
export { isLeader, isMember } from './link-role.ts';
export type { LinkedDevice } from './link-role.ts';
export { OWN_FAILURES, parseOwnFailure } from './own-failure.ts';
export type { OwnFailure } from './own-failure.ts';
export { isLoading, markLoadedDevices, phaseOf, workOf } from './loading.ts';
export { mainAction } from './main-action.ts';
export type { MainAction } from './main-action.ts';
export { computeLatencyMs, LATENCY_PROBES, LATENCY_TIMEOUT_MS, listByLatency } from './latency.ts';
export type { MeasuredCenter } from './latency.ts';
export { managerAddressDecision, parseDeviceRedirect, parseManagerUrl, pingUrlOf } from './manager-url.ts';
export type { ManagerAddressRefusal, ManagerUrl, ManagerUrlIssue } from './manager-url.ts';
export { isNameTaken } from './name-taken.ts';
export {
  COMMAND_LIMIT_MINUTES,
  COMMAND_LIMIT_MS,
  SILENCE_LIMIT_MS,
  giveUpOverdue,
  nextOverdueStep,
} from './overdue.ts';
export type { OverdueStep, WorkTimes, WorkingDevice } from './overdue.ts';
export { UPDATE_FIELDS, parseDeviceUpdate } from './parse-device-update.ts';
export type { ReadUpdate, UnreadField, UnreadFieldReason, UpdateField } from './parse-device-update.ts';
export { PING_TIMEOUT_MS, classifyPing } from './ping.ts';
export type { PingOutcome, PingVerdict } from './ping.ts';
export { findProblem } from './problem.ts';
export type { DeviceProblem, ExplainedDevice } from './problem.ts';
export { OPEN_REFUSALS, isInitialising, isReadyToOpen, openDecision } from './readiness.ts';
export type { OpenRefusal } from './readiness.ts';
export { isRestartOffered, nextRestartStep, restartDecision } from './restart.ts';
export type { RestartStep } from './restart.ts';
export { retryAction } from './retry.ts';
export type { RetryAction } from './retry.ts';
export {
  FAILED_STATUSES,
  IN_PROGRESS_STATUSES,
  TERMINAL_STATUSES,
  UNHEALTHY_STATUSES,
  isFailed,
  isInProgress,
  isTerminal,
  isUnhealthy,
} from './status.ts';
export type { FailedStatus, InProgressStatus, TerminalStatus } from './status.ts';
export { findSilence } from './silence.ts';
export type { SeenDevice, Silence } from './silence.ts';
export { needsStopConfirmation } from './stop-confirmation.ts';
export type { StoppableDevice } from './stop-confirmation.ts';
export { isUnreportedChange } from './unreported-change.ts';
export type { MarkedDevice } from './unreported-change.ts';
export { COMMANDS, DEVICE_TYPES, DNS_STATUSES, LINK_ROLES, STATES, STATUSES } from './vocabulary.ts';
export type { Command, DeviceType, DnsStatus, LinkRole, State, Status } from './vocabulary.ts';
export { isLqDevice, listLqUuids } from './lq-device.ts';
export type { PossibleLq } from './lq-device.ts';
export { MOVE_REFUSALS, listMoveBlockers, moveDecision } from './move-decision.ts';
export type { MovableDevice, MoveBlocker, MoveCircumstances, MoveRefusal } from './move-decision.ts';
export { selectMoveUnits } from './move-selection.ts';
export type { MoveUnit, SelectionIssue } from './move-selection.ts';
export { REMOVAL_REFUSALS, removalDecision, removalTargetOf } from './removal.ts';
export type { RemovableDevice, RemovalRefusal, RemovalTarget } from './removal.ts';
export { isGroupStopped, isRunning } from './running.ts';
export type { RunnableDevice } from './running.ts';
export {
  COMMAND_TRANSITIONS,
  DEVICE_PHASES,
  WORK_ENDS,
  goalOfCommand,
  nextPhase,
  workOfCommand,
} from './transitions.ts';
export type { DevicePhase, Work } from './transitions.ts';
export { VERSION_UPGRADE_REFUSALS, computeReboot, versionUpgradeDecision } from './version-upgrade.ts';
export type { Reboot, VersionedDevice, VersionUpgradeRefusal } from './version-upgrade.ts';
export { nextAfterAdding } from './after-adding.ts';
export type { AfterAdding } from './after-adding.ts';
export {
  CHANGE_WARNINGS,
  DEVICE_CHANGES,
  isConfigurationReset,
  needsChangeConfirmation,
} from './consequences.ts';
export type { ChangeWarning, DeviceChange } from './consequences.ts';
export { COPY_FIELDS, listCopyTargets } from './copy-targets.ts';
export type { CopyField, CopyTarget } from './copy-targets.ts';
export { NO_FILTER, filterParametersOf, isInFilter, parseDeviceFilter } from './device-filter.ts';
export type { DeviceFilter, FilteredDevice, FilterParameters } from './device-filter.ts';
export { planEdit } from './edit-plan.ts';
export type { EditCircumstances, EditIssue, EditIssueCode, EditPlan, EditableDevice } from './edit-plan.ts';
export { favoriteBodyOf, parseFavorite } from './favorite.ts';
export type { FavoriteBody } from './favorite.ts';
export { computeInstanceLoad } from './instance-load.ts';
export type { InstanceLoad, InstanceQuery } from './instance-load.ts';
export { DEVICE_ACTIONS, DEVICE_RIGHTS, listEditRights } from './device-rights.ts';
export type { DeviceAction } from './device-rights.ts';
export { deviceActionDecision } from './device-action.ts';
export type {
  DeviceActionDecision,
  DeviceActionRefusal,
  DeviceContext,
  DeviceInWorkspace,
  InstanceAction,
} from './device-action.ts';
export { listDeviceControls } from './device-controls.ts';
export type { DeviceCommand, DeviceControl, DeviceControls } from './device-controls.ts';
export { DEVICE_MENU_ENTRIES, listDeviceMenu } from './device-menu.ts';
export type { DeviceMenuEntry, DeviceMenuItem } from './device-menu.ts';
export {
  applyUpdateToDevices,
  changeDevice,
  findDevice,
  mergeFetchResult,
  nextFavorites,
} from './loaded-devices.ts';
export type { FetchResult, LoadedWorkspace } from './loaded-devices.ts';
export { parseOrigin } from './web-origin.ts';
export type { WebOrigin } from './web-origin.ts';
