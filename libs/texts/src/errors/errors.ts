import { SCOPE_REFUSAL_TEXTS } from './api-tokens.ts';
import { DECIDED_REFUSALS } from '../terms/decided-refusals.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { PERMISSION_REFUSAL_TEXTS } from './refusals.ts';
import { failureTextOf } from '../terms/look-ups.ts';
import { WORDINGS } from '../terms/wordings.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/**
 * Sentences of API errors by name, sent as the message. Users of the errors check that none is missing. [GA-11, GD-14, GD-35, GX-3,
 * GX-4, GX-13]
 */
export const ERROR_TEXTS = {
  'shared-workspace': ACCOUNT_WORDINGS.deleteOwnerFirst,
  'workspace-owner-account-delete': ACCOUNT_WORDINGS.workspaceOwners,
  maintenance: 'The service is under maintenance. Please come back in a few minutes.',
  unauthenticated: WORDINGS.sessionExpired,
  'request-not-proper': ACCOUNT_WORDINGS.requestNotProper,
  'not-found': 'This does not exist, or you have no access to it.',
  'ownership-must-be-transferred': DECIDED_REFUSALS.transferOwnershipFirst,
  forbidden: PERMISSION_REFUSAL_TEXTS['no-right'],
  'start-not-allowed': WORDINGS.startNotAllowed,
  'subscription-expired': DECIDED_WORDINGS.subscriptionExpired,
  'command-not-possible': DECIDED_WORDINGS.notInThisState,
  'devices-running': ACCOUNT_WORDINGS.stopDevicesFirst,
  'default-workspace': DECIDED_REFUSALS.defaultWorkspaceKept,
  'trial-used': ACCOUNT_WORDINGS.planAlreadyActive,
  'invite-not-valid': 'This invitation is not valid any more, or it is for another user.',
  'recent-login-required': ACCOUNT_WORDINGS.recentLoginRequired,
  'active-subscriptions': ACCOUNT_WORDINGS.activeSubscriptions,
  'device-not-deletable': WORDINGS.deviceNotDeletable,
  'move-not-possible': 'These devices cannot be moved there.',
  'device-code-not-valid': 'This code is not valid any more. Please start again at the device.',
  'invitation-refused': 'This invitation cannot be sent or changed.',
  'ownership-refused': 'This ownership cannot be transferred.',
  'action-link-not-valid': ACCOUNT_WORDINGS.actionCodeInvalid,
  'file-not-proper': 'This file cannot be imported.',
  'plan-already-active': ACCOUNT_WORDINGS.planAlreadyActive,
  'price-not-valid': 'This price is not on sale. Please reload the price list.',
  'price-changed': 'The price has changed. Please check the new amount.',
  'preview-required': 'This change is charged at once. Please confirm the exact amount first.',
  'payment-failed': 'The payment failed. Nothing was changed; please check your card under billing.',
  'subscription-refused': 'This subscription cannot be changed in this way.',
  'no-billing-account': 'There is no billing account yet. It is created with the first purchase.',
  'payments-refused':
    'The payment provider refused the request. Trying again does not help; please contact support.',
  'tax-location-missing':
    'The tax cannot be computed for your billing address. Complete the address under “Manage billing”, then try again.',
  'identity-refused':
    'The sign-in service refused the request. Trying again does not help; please contact support.',
  'announcement-refused': 'This cannot be done with the announcement.',
  'scope-required': SCOPE_REFUSAL_TEXTS['token-not-accepted'],
  'acknowledgement-refused': 'This cannot be taken on now.',
  'withdrawal-refused': 'This command cannot be withdrawn now.',
  'access-request-refused': 'This role cannot be asked for or given in this way.',
  'customer-refused': 'This is not possible for this customer now.',
  'captcha-refused': 'The captcha is not valid. Please confirm it again.',
  'shut-out': WORDINGS.sessionExpired,
  'email-not-verified': 'Please confirm your e-mail first.',
  'request-timeout': WORDINGS.timeout,
  stale: DECIDED_REFUSALS.stale,
  'too-large': 'The request is too large.',
  'unsupported-media-type': 'The request has a format that is not supported.',
  'too-many-requests': 'Too many requests. Please wait a moment and try again.',
  internal: WORDINGS.generalError,
  'instance-host-unavailable': 'The data center does not answer. Please try again in a moment.',
  'payments-unavailable': 'The payment provider does not answer. Please try again in a moment.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
} as const;

/** Name of an error with a sentence. */
export type ErrorTextName = keyof typeof ERROR_TEXTS;

/** The text of a failed call: the server's sentence if any. [ERR-7 … ERR-14] */
export const failureText = /* @__PURE__ */ failureTextOf({
  timeout: WORDINGS.timeout,
  offline: DECIDED_WORDINGS.offline,
  unauthenticated: WORDINGS.sessionExpired,
  maintenance: ERROR_TEXTS.maintenance,
  general: WORDINGS.generalError,
});
