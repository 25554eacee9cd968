export { ACCOUNT_STATES, accountStateOf } from './accounts/account-state.ts';
export type { AccountFacts, AccountState } from './accounts/account-state.ts';
export { SWITCH_STEPS, nextSwitch, resumeSwitch, startSwitch } from './accounts/account-switch.ts';
export type {
  SwitchChoice,
  SwitchEffect,
  SwitchEvent,
  SwitchState,
  SwitchStep,
  SwitchedClaims,
} from './accounts/account-switch.ts';
export {
  ADD_DEVICE_WAIT_MINUTES,
  ADD_DEVICE_WAIT_MS,
  isAddDeviceWaiting,
  parseReturnTo,
  parseLinkKey,
  parseRedirectAction,
} from './routes/action-link.ts';
export { isAnalyticsOn } from './browser/analytics-switch.ts';
export type { AnalyticsFacts } from './browser/analytics-switch.ts';
export { chosenAssociation } from './accounts/chosen-association.ts';
export type { AssociationPlace, NamedPlace } from './accounts/chosen-association.ts';
export { eulaTextOf } from './registration/eula-text.ts';
export type { EulaText } from './registration/eula-text.ts';
export { explainRoute } from './routes/explain-route.ts';
export type { ExplainedRoute } from './routes/explain-route.ts';
export { ROUTE_RULES } from './routes/route-rules.ts';
export type { RouteRule } from './routes/route-rules.ts';
export {
  EMAIL_NOT_VERIFIED_CODE,
  MAINTENANCE_CODE,
  SHUT_OUT_CODE,
  classifyFailure,
  isMaintenance,
  isShutOut,
  isUnauthenticated,
} from './failures/failure.ts';
export type { CallFailure, FailureKind } from './failures/failure.ts';
export {
  IDENTITY_FAILURES,
  classifyIdentityFailure,
  isRefreshFailurePassing,
} from './failures/identity-failure.ts';
export type { IdentityFailure } from './failures/identity-failure.ts';
export { computeIdleSecondsLeft, nextIdleLookDelayMs } from './ending/idle-clock.ts';
export type { IdleReading } from './ending/idle-clock.ts';
export { IDLE_OFF, IDLE_TIMED_OUT, idleFlagsOf, idleLimits } from './ending/idle.ts';
export type { IdleFlags, IdleLimits, IdlePhase, IdleState } from './ending/idle.ts';
export { openingOf } from './registration/login-answer.ts';
export type { LoginAnswer, SessionOpening } from './registration/login-answer.ts';
export { isLeadAccepted } from './registration/lead.ts';
export { nextIdle } from './ending/next-idle.ts';
export type { IdleEffect, IdleEvent, IdleStep } from './ending/next-idle.ts';
export {
  nextRegistration,
  nextRegistrationLookDelayMs,
  startRegistration,
} from './registration/next-registration.ts';
export {
  isOwnAccountOffered,
  nextOwnerAssociation,
  ownerAssociationOf,
  resumeOwnerAssociation,
  startOwnerAssociation,
} from './accounts/owner-association.ts';
export type {
  OwnerAssociationEffect,
  OwnerAssociationEvent,
  OwnerAssociationState,
  OwnerAssociationStep,
} from './accounts/owner-association.ts';
export { LAYOUT_OF_PAGE, LOGGED_IN_PAGES, PUBLIC_PAGES, SPECIAL_PAGES, pageKindOf } from './routes/pages.ts';
export type { PageKind, PageLayout } from './routes/pages.ts';
export {
  PROFILE_GATE_CLOSES_ON,
  isAcceptedDateZero,
  isNewerEulaVersion,
  profileGateOf,
} from './routes/profile-gate.ts';
export type { AcceptedDate, ProfileGate, ProfileGateFacts } from './routes/profile-gate.ts';
export { RECENT_LOGIN_MS, isLoginRecent } from './tokens/recent-login.ts';
export { REGISTER_STATES, parseRegisterState } from './routes/register-state.ts';
export type { RegisterState } from './routes/register-state.ts';
export type {
  RegistrationAnswer,
  RegistrationEffect,
  RegistrationEvent,
  RegistrationFailure,
  RegistrationState,
  RegistrationStep,
} from './registration/registration.ts';
export { isRetriableRead, nextStepAfter401, nextStepAfterFailure } from './failures/retry.ts';
export type { StepAfter401, StepAfterFailure } from './failures/retry.ts';
export { parseReturnPath } from './routes/return-path.ts';
export { routeDecision } from './routes/route-decision.ts';
export type { RedirectTarget, RouteDecision, RouteFacts } from './routes/route-decision.ts';
export { sessionDialogOf } from './ending/session-dialog.ts';
export type { SessionDialog, SessionDialogFacts } from './ending/session-dialog.ts';
export { AFTER_SESSION, SESSION_ENDS } from './ending/session-end.ts';
export type { AfterSession, SessionEnd } from './ending/session-end.ts';
export { isEmailVerified, nextSignInStep } from './routes/sign-in.ts';
export type { EmailFacts, SignInStep } from './routes/sign-in.ts';
export { signupPayloadOf } from './registration/signup-payload.ts';
export type { SignupFacts, SignupPayload } from './registration/signup-payload.ts';
export { isOtherBuild } from './browser/new-build.ts';
export {
  STORED_THINGS,
  browserKey,
  listKeysClearedAtLogout,
  personalKey,
  storageChangeOf,
} from './tokens/stored-keys.ts';
export type { PersonalName, StoredName } from './tokens/stored-keys.ts';
export { isStoredSessionExpired } from './tokens/stored-session.ts';
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
} from './tokens/timings.ts';
export { nextRefreshDelayMs, nextSkewedRefreshDelayMs } from './tokens/token-schedule.ts';
export type { ReceivedToken } from './tokens/token-schedule.ts';
export { BROWSER_NAMES, SYSTEM_NAMES, parseUserAgent } from './browser/user-agent.ts';
export type { UserAgent } from './browser/user-agent.ts';
export {
  RESEND_COOL_DOWN_MS,
  USER_ACTIONS,
  computeResendDelayMs,
  parseUserAction,
} from './routes/user-action.ts';
export type { LinkIssue, UserAction } from './routes/user-action.ts';
