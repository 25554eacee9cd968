export { ACCOUNT_STATES, accountStateOf } from './account-state.ts';
export type { AccountFacts, AccountState } from './account-state.ts';
export { SWITCH_STEPS, nextSwitch, resumeSwitch, startSwitch } from './account-switch.ts';
export type {
  SwitchChoice,
  SwitchEffect,
  SwitchEvent,
  SwitchState,
  SwitchStep,
  SwitchedClaims,
} from './account-switch.ts';
export {
  ADD_DEVICE_WAIT_MINUTES,
  ADD_DEVICE_WAIT_MS,
  isAddDeviceWaiting,
  parseReturnTo,
  parseLinkKey,
  parseRedirectAction,
} from './action-link.ts';
export { isAnalyticsOn } from './analytics-switch.ts';
export type { AnalyticsFacts } from './analytics-switch.ts';
export { chosenAssociation } from './chosen-association.ts';
export type { AssociationPlace, NamedPlace } from './chosen-association.ts';
export { eulaTextOf } from './eula-text.ts';
export type { EulaText } from './eula-text.ts';
export { explainRoute } from './explain-route.ts';
export type { ExplainedRoute } from './explain-route.ts';
export { ROUTE_RULES } from './route-rules.ts';
export type { RouteRule } from './route-rules.ts';
export {
  MAINTENANCE_CODE,
  SHUT_OUT_CODE,
  classifyFailure,
  isMaintenance,
  isShutOut,
  isUnauthenticated,
} from './failure.ts';
export type { CallFailure, FailureKind } from './failure.ts';
export { IDENTITY_FAILURES, classifyIdentityFailure, isRefreshFailurePassing } from './identity-failure.ts';
export type { IdentityFailure } from './identity-failure.ts';
export { computeIdleSecondsLeft, nextIdleLookDelayMs } from './idle-clock.ts';
export type { IdleReading } from './idle-clock.ts';
export { IDLE_OFF, IDLE_TIMED_OUT, idleFlagsOf, idleLimits } from './idle.ts';
export type { IdleFlags, IdleLimits, IdlePhase, IdleState } from './idle.ts';
export { openingOf } from './login-answer.ts';
export type { LoginAnswer, SessionOpening } from './login-answer.ts';
export { isLeadAccepted } from './lead.ts';
export { nextIdle } from './next-idle.ts';
export type { IdleEffect, IdleEvent, IdleStep } from './next-idle.ts';
export { nextRegistration, nextRegistrationLookDelayMs, startRegistration } from './next-registration.ts';
export {
  isOwnAccountOffered,
  nextOwnerAssociation,
  ownerAssociationOf,
  resumeOwnerAssociation,
  startOwnerAssociation,
} from './owner-association.ts';
export type {
  OwnerAssociationEffect,
  OwnerAssociationEvent,
  OwnerAssociationState,
  OwnerAssociationStep,
} from './owner-association.ts';
export { LAYOUT_OF_PAGE, LOGGED_IN_PAGES, PUBLIC_PAGES, SPECIAL_PAGES, pageKindOf } from './pages.ts';
export type { PageKind, PageLayout } from './pages.ts';
export {
  PROFILE_GATE_CLOSES_ON,
  isAcceptedDateZero,
  isNewerEulaVersion,
  profileGateOf,
} from './profile-gate.ts';
export type { AcceptedDate, ProfileGate, ProfileGateFacts } from './profile-gate.ts';
export { RECENT_LOGIN_MS, isLoginRecent } from './recent-login.ts';
export { REGISTER_STATES, parseRegisterState } from './register-state.ts';
export type { RegisterState } from './register-state.ts';
export type {
  RegistrationAnswer,
  RegistrationEffect,
  RegistrationEvent,
  RegistrationFailure,
  RegistrationState,
  RegistrationStep,
} from './registration.ts';
export { isRetriableRead, nextStepAfter401, nextStepAfterFailure } from './retry.ts';
export type { StepAfter401, StepAfterFailure } from './retry.ts';
export { parseReturnPath } from './return-path.ts';
export { routeDecision } from './route-decision.ts';
export type { RedirectTarget, RouteDecision, RouteFacts } from './route-decision.ts';
export { sessionDialogOf } from './session-dialog.ts';
export type { SessionDialog, SessionDialogFacts } from './session-dialog.ts';
export { AFTER_SESSION, SESSION_ENDS } from './session-end.ts';
export type { AfterSession, SessionEnd } from './session-end.ts';
export { isEmailVerified, nextSignInStep } from './sign-in.ts';
export type { EmailFacts, SignInStep } from './sign-in.ts';
export { signupPayloadOf } from './signup-payload.ts';
export type { SignupFacts, SignupPayload } from './signup-payload.ts';
export { isOtherBuild } from './new-build.ts';
export {
  STORED_THINGS,
  browserKey,
  listKeysClearedAtLogout,
  personalKey,
  storageChangeOf,
} from './stored-keys.ts';
export type { PersonalName, StoredName } from './stored-keys.ts';
export { isStoredSessionExpired } from './stored-session.ts';
export {
  ACTIVITY_WRITE_INTERVAL_MS,
  API_RETRIES,
  API_RETRY_DELAY_MS,
  IDLE_DEFAULT_TIMEOUT_MS,
  IDLE_PROMPT_MS,
  IDLE_TIMEOUT_MS,
  MAINTENANCE_CHECK_MS,
  PLAN_TIMEOUT_MS,
  REGISTER_POLL_MS,
  REGISTER_RESPONSE_WAIT_MS,
  STORED_SESSION_TIMEOUT_MS,
  TOKEN_REFRESH_BEFORE_EXPIRY_MS,
  TOKEN_REFRESH_MIN_INTERVAL_MS,
} from './timings.ts';
export { nextRefreshDelayMs, nextSkewedRefreshDelayMs } from './token-schedule.ts';
export type { ReceivedToken } from './token-schedule.ts';
export { BROWSER_NAMES, SYSTEM_NAMES, parseUserAgent } from './user-agent.ts';
export type { UserAgent } from './user-agent.ts';
export { RESEND_COOL_DOWN_MS, USER_ACTIONS, computeResendDelayMs, parseUserAction } from './user-action.ts';
export type { LinkIssue, UserAction } from './user-action.ts';
