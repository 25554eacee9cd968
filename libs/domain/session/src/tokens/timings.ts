import { millisecondsInMinute } from 'date-fns/constants';

/** How often the maintenance page asks whether the service is back. [CONST-5, GR-13] */
export const MAINTENANCE_CHECK_MS = 5_000;
/** How often a failed call is tried again. [CONST-6, GA-15, GA-16] */
export const API_RETRIES = 3;
/** How long a call waits before it is tried again. [CONST-7, GA-15] */
export const API_RETRY_DELAY_MS = 2_000;
/** The longest wait for a plan, or a registration, to become active. [CONST-8, GA-6, GB-3] */
export const PLAN_TIMEOUT_MS = 30_000;
/** How long after signup the first register poll goes out. [CONST-9, GA-6] */
export const REGISTER_RESPONSE_WAIT_MS = 4_000;
/** How long a register poll waits for the next. [CONST-19, GA-6] */
export const REGISTER_POLL_MS = 2_000;
/** How long before its expiry a token is refreshed. [CONST-10, AUTH-17, GA-18] */
export const TOKEN_REFRESH_BEFORE_EXPIRY_MS = 5 * millisecondsInMinute;
/** The shortest time between two scheduled refreshes of a token. [GA-18] */
export const TOKEN_REFRESH_MIN_INTERVAL_MS = 30_000;
/** How long without activity until the idle prompt opens. [CONST-11, IDLE-1, GI-1] */
export const IDLE_TIMEOUT_MS = 30 * millisecondsInMinute;
/** How long the idle prompt stands before the logout. [CONST-11, IDLE-2, GI-2] */
export const IDLE_PROMPT_MS = 2 * millisecondsInMinute;
/** What the reusable idle mechanism takes when it is told nothing. [CONST-11, IDLE-3, GI-1] */
export const IDLE_DEFAULT_TIMEOUT_MS = 20 * millisecondsInMinute;
/** The age of the stored activity at which an app that starts logs out. [CONST-18, AUTH-5, GI-3] */
export const STORED_SESSION_TIMEOUT_MS = IDLE_TIMEOUT_MS + IDLE_PROMPT_MS;
/** How often activity moves the stored time forward, at most. [GI-4] */
export const ACTIVITY_WRITE_INTERVAL_MS = 30_000;
