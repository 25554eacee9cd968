import { millisecondsInMinute } from 'date-fns/constants';

/** [CONST-5, GR-13] */
export const MAINTENANCE_CHECK_MS = 5_000;
/** Retries of a failed call. [CONST-6, GA-15, GA-16] */
export const API_RETRIES = 3;
/** Delay before a retry. [CONST-7, GA-15] */
export const API_RETRY_DELAY_MS = 2_000;
/** Also for a registration. [CONST-8, GA-6, GB-3] */
export const PLAN_TIMEOUT_MS = 30_000;
/** After signup. [CONST-9, GA-6] */
export const REGISTER_RESPONSE_WAIT_MS = 4_000;
/** Interval of register polls. [CONST-19, GA-6] */
export const REGISTER_POLL_MS = 2_000;
/** [CONST-10, AUTH-17, GA-18] */
export const TOKEN_REFRESH_BEFORE_EXPIRY_MS = 5 * millisecondsInMinute;
/** [GA-18] */
export const TOKEN_REFRESH_MIN_INTERVAL_MS = 30_000;
/** Until the prompt opens. [CONST-11, IDLE-1, GI-1] */
export const IDLE_TIMEOUT_MS = 30 * millisecondsInMinute;
/** Until logout. [CONST-11, IDLE-2, GI-2] */
export const IDLE_PROMPT_MS = 2 * millisecondsInMinute;
/** Of the reusable idle mechanism. [CONST-11, IDLE-3, GI-1] */
export const IDLE_DEFAULT_TIMEOUT_MS = 20 * millisecondsInMinute;
/** Of the stored activity at the app's start. [CONST-18, AUTH-5, GI-3] */
export const STORED_SESSION_TIMEOUT_MS = IDLE_TIMEOUT_MS + IDLE_PROMPT_MS;
/** [GI-4] */
export const ACTIVITY_WRITE_INTERVAL_MS = 30_000;
