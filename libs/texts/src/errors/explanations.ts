import type { UnreadFieldReason, UpdateVerdict } from '@partyline/device-state';
import type { ClaimIssueCode, RightsIssueCode } from '@partyline/permissions';
import type { RouteRule } from '@partyline/session';

/** Why a visitor was redirected, for support staff. [ROUTE-28, GR-1] */
export const ROUTE_RULE_TEXTS = {
  maintenance: 'The service is under maintenance.',
  idle: 'The user was idle for too long and is logged out.',
  'special-page': 'This page is reached from links in mails, signed in or not, and runs its own check.',
  'public-page': 'This page is public.',
  'signed-out': 'No user is signed in, and this page needs one.',
  'unverified-email': 'The e-mail has to be confirmed first.',
  'login-unanswered': 'The login has not been answered yet, so the page waits.',
  'pending-invite': 'An invitation link is waiting to be accepted.',
  'account-choice': 'The user has several accounts and has not chosen one.',
  'allowed-page': 'A signed-in user may be here.',
  'other-page': 'This page is not for signed-in users.',
} as const satisfies Record<RouteRule, string>;

/** Result of a device update, for support staff. [GN-5, GD-11] */
export const UPDATE_VERDICT_TEXTS = {
  applied: 'Applied.',
  'other-device': 'Ignored: it is about another device.',
  stale: 'Ignored: a newer one has been applied already (epoch and sequence).',
  duplicate: 'Ignored: it has been applied already (epoch and sequence).',
  'unreported-change':
    'Ignored: it differs from the update already applied with this epoch and sequence. The device has to be read again.',
} as const satisfies Record<UpdateVerdict, string>;

/** Why a notification carries no update, for support staff. [NOTIF-17, GN-3, GN-4] */
export const NO_UPDATE_TEXTS = {
  'not-a-notification': 'Ignored: this is not a notification.',
  'not-an-update': 'Ignored: it names no device.',
  'no-mark': 'Ignored: it has no epoch and sequence, so it changes nothing and the device is read again.',
  'no-update-event': 'Ignored: none of its events is an instance update.',
  'no-data': 'Ignored: it carries no data, so the workspace is read again.',
} as const;
/** Why a notification carries no update. */
export type NoUpdateReason = keyof typeof NO_UPDATE_TEXTS;

/** Why a field of an update is ignored, for support staff. [GN-5] */
export const UPDATE_FIELD_TEXTS = {
  'unknown-field': 'not a field of an update',
  'wrong-type': 'of the wrong type',
  'not-taken': 'an unknown value or a number out of range',
} as const satisfies Record<UnreadFieldReason | 'not-taken', string>;

/** Issues of a token's claim, for support staff. [AUTH-18, AUTH-19, GC-12] */
export const CLAIM_ISSUE_TEXTS = {
  missing: 'This claim is missing.',
  malformed: 'This claim cannot be read.',
  'unknown-role': 'This role is not known, so it has no rights.',
} as const satisfies Record<ClaimIssueCode, string>;

/** Issues of a rights table, for its author. [GC-3, GC-6] */
export const RIGHTS_ISSUE_TEXTS = {
  'missing-role': 'This role is missing.',
  'unknown-role': 'There is no such role.',
  'missing-branch': 'This branch is missing.',
  'unknown-branch': 'There is no such branch.',
  'unknown-action': 'There is no such action.',
  'action-twice': 'This action is listed twice.',
  'action-without-role': 'No role holds this action.',
  'set-never-asked': 'No rule uses this set.',
  'lower-role-holds-more': 'A lower role holds what a higher one lacks.',
  'intended-gap-not-needed': 'This gap is listed as intended, but it does not exist.',
  'intended-gap-without-reason': 'This gap is listed as intended without a reason.',
} as const satisfies Record<RightsIssueCode, string>;
