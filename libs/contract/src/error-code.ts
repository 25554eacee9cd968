import { EMAIL_NOT_VERIFIED_CODE, MAINTENANCE_CODE, SHUT_OUT_CODE } from '@partyline/session';

/**
 * Failures by name, with envelope code and HTTP status. Numbers below 2000 and err_maintenance are the specification's, 401 repeats
 * the status (ERR-5), the rest are ours. [ERR-1 … ERR-5, GX-3]
 */
export const ERRORS = {
  'shared-workspace': { errorCode: 1001, statusCode: 400 },
  'workspace-owner-account-delete': { errorCode: 1002, statusCode: 400 },
  maintenance: { errorCode: MAINTENANCE_CODE, statusCode: 503 },
  unauthenticated: { errorCode: 401, statusCode: 401 },
  'request-not-proper': { errorCode: 2000, statusCode: 400 },
  'not-found': { errorCode: 2001, statusCode: 404 },
  'ownership-must-be-transferred': { errorCode: 2002, statusCode: 400 },
  forbidden: { errorCode: 2003, statusCode: 403 },
  'start-not-allowed': { errorCode: 2004, statusCode: 403 },
  'subscription-expired': { errorCode: 2005, statusCode: 403 },
  'command-not-possible': { errorCode: 2006, statusCode: 400 },
  'devices-running': { errorCode: 2011, statusCode: 400 },
  'default-workspace': { errorCode: 2012, statusCode: 400 },
  'trial-used': { errorCode: 2013, statusCode: 400 },
  'invite-not-valid': { errorCode: 2014, statusCode: 400 },
  'recent-login-required': { errorCode: 2015, statusCode: 403 },
  'active-subscriptions': { errorCode: 2016, statusCode: 400 },
  'device-not-deletable': { errorCode: 2017, statusCode: 400 },
  'move-not-possible': { errorCode: 2018, statusCode: 400 },
  'device-code-not-valid': { errorCode: 2019, statusCode: 400 },
  'invitation-refused': { errorCode: 2020, statusCode: 400 },
  'ownership-refused': { errorCode: 2021, statusCode: 400 },
  'action-link-not-valid': { errorCode: 2022, statusCode: 400 },
  'file-not-proper': { errorCode: 2023, statusCode: 400 },
  'plan-already-active': { errorCode: 2024, statusCode: 400 },
  'price-not-valid': { errorCode: 2025, statusCode: 400 },
  'price-changed': { errorCode: 2026, statusCode: 400 },
  'preview-required': { errorCode: 2027, statusCode: 400 },
  'payment-failed': { errorCode: 2028, statusCode: 400 },
  'subscription-refused': { errorCode: 2029, statusCode: 400 },
  'no-billing-account': { errorCode: 2030, statusCode: 400 },
  'captcha-refused': { errorCode: 2040, statusCode: 400 },
  'announcement-refused': { errorCode: 2041, statusCode: 400 },
  'scope-required': { errorCode: 2050, statusCode: 403 },
  'shut-out': { errorCode: SHUT_OUT_CODE, statusCode: 401 },
  'email-not-verified': { errorCode: EMAIL_NOT_VERIFIED_CODE, statusCode: 403 },
  'request-timeout': { errorCode: 2408, statusCode: 408 },
  stale: { errorCode: 2409, statusCode: 400 },
  'too-large': { errorCode: 2413, statusCode: 413 },
  'unsupported-media-type': { errorCode: 2415, statusCode: 415 },
  'too-many-requests': { errorCode: 2429, statusCode: 429 },
  internal: { errorCode: 2500, statusCode: 500 },
  'instance-host-unavailable': { errorCode: 2502, statusCode: 502 },
  'payments-unavailable': { errorCode: 2504, statusCode: 502 },
  unavailable: { errorCode: 2503, statusCode: 503 },
} as const;

/** Name of a failure. */
export type ErrorName = keyof typeof ERRORS;
