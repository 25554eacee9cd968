export {
  accountStateOf,
  chosenAssociation,
  isOwnAccountOffered,
  type AccountState,
  type NamedWorkspace,
} from './accounts/chosen-association.ts';
export { nextSwitch, startSwitch } from './accounts/account-switch.ts';
export type { SwitchEffect, SwitchEvent, SwitchStep } from './accounts/account-switch.ts';
export {
  ADD_DEVICE_WAIT_MINUTES,
  DEVICE_CODE_LENGTH,
  isAddDeviceWaiting,
  parseReturnTo,
  parseLinkKey,
  parseRedirectAction,
} from './routes/action-link.ts';
export {
  isAnalyticsEnabled,
  isAnalyticsOn,
  BROWSER_NAMES,
  SESSION_KEPT_DAYS,
  SYSTEM_NAMES,
  parseUserAgent,
  isOtherBuild,
  type UserAgent,
} from './browser.ts';
export { secondFactorOf } from './second-factor.ts';
export { eulaTextOf } from './registration/eula-text.ts';
export type { EulaText } from './registration/eula-text.ts';
export { explainRoute } from './routes/explain-route.ts';
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
export type { FailureKind } from './failures/failure.ts';
export {
  IDENTITY_FAILURES,
  classifyIdentityFailure,
  isRefreshFailurePassing,
} from './failures/identity-failure.ts';
export type { IdentityFailure } from './failures/identity-failure.ts';
export { computeIdleSecondsLeft, nextIdleLookDelayMs } from './ending/idle-clock.ts';
export { IDLE_OFF, idleFlagsOf, idleLimits } from './ending/idle.ts';
export type { IdleFlags, IdleLimits, IdleState } from './ending/idle.ts';
export { openingOf } from './registration/login-answer.ts';
export type { SessionOpening } from './registration/login-answer.ts';
export { isLeadAccepted, signupPayloadOf, type SignupPayload } from './registration/signup-payload.ts';
export { nextIdle } from './ending/next-idle.ts';
export type { IdleEffect, IdleEvent } from './ending/next-idle.ts';
export {
  nextRegistration,
  nextRegistrationLookDelayMs,
  startRegistration,
} from './registration/next-registration.ts';
export { nextOwnerAssociation, startOwnerAssociation } from './accounts/owner-association.ts';
export type { OwnerAssociationEffect, OwnerAssociationEvent } from './accounts/owner-association.ts';
export { movedPageOf } from './routes/moved-pages.ts';
export { pageKindOf, parseReturnPath } from './routes/pages.ts';
export { PROFILE_GATE_CLOSES_ON, profileGateOf } from './routes/profile-gate.ts';
export type { ProfileGate } from './routes/profile-gate.ts';
export { isLoginRecent, nextSkewedRefreshDelayMs } from './tokens/token-schedule.ts';
export { REGISTER_STATES, parseRegisterState } from './registration/register-state.ts';
export type { RegisterState } from './registration/register-state.ts';
export type {
  RegistrationEffect,
  RegistrationEvent,
  RegistrationFailure,
  RegistrationState,
  RegistrationStep,
} from './registration/registration.ts';
export { nextStepAfter401, nextStepAfterFailure, reconnectDelayMs } from './failures/retry.ts';
export { routeDecision } from './routes/route-decision.ts';
export type { RouteDecision, RouteFacts } from './routes/route-decision.ts';
export { sessionDialogOf, AFTER_SESSION, type AfterSession, type SessionEnd } from './ending/session-end.ts';
export { isEmailVerified, nextSignInStep } from './routes/sign-in.ts';
export {
  STORED_THINGS,
  browserKey,
  listKeysClearedAtLogout,
  personalKey,
  storageChangeOf,
  isStoredSessionExpired,
  type PersonalName,
  type StoredName,
} from './tokens/stored-keys.ts';
export {
  IDLE_PROMPT_MS,
  IDLE_TIMEOUT_MS,
  MAINTENANCE_CHECK_MS,
  PLAN_TIMEOUT_MS,
  TOKEN_REFRESH_MIN_INTERVAL_MS,
} from './tokens/timings.ts';
export { computeResendDelayMs, parseUserAction } from './routes/user-action.ts';
export type { LinkIssue, UserAction } from './routes/user-action.ts';
