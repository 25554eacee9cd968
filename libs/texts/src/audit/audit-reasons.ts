import { ALERT_ISSUE_TEXTS, ALERT_LIMIT_TEXT, NO_WEBHOOK_TEXT } from '../mails/alerts.ts';
import { API_TOKEN_LIMIT_TEXT, SCOPE_REFUSAL_TEXTS } from '../errors/api-tokens.ts';
import { ERROR_TEXTS } from '../errors/errors.ts';
import {
  ACKNOWLEDGEMENT_REFUSAL_TEXTS,
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  CUSTOMER_REFUSAL_TEXTS,
  WITHDRAWAL_REFUSAL_TEXTS,
} from '../errors/refusals.ts';
import { RUN_REASON_TEXTS, SCHEDULE_ISSUE_TEXTS, SCHEDULE_LIMIT_TEXT } from '../errors/schedules.ts';
import {
  WITHDRAW_REFUSAL_TEXTS,
  CANCEL_REFUSAL_TEXTS,
  CHECKOUT_REFUSAL_TEXTS,
} from '../billing/subscriptions.ts';
import {
  DELETE_SUBSCRIPTION_REFUSAL_TEXTS,
  PLAN_CHANGE_REFUSAL_TEXTS,
  RESUBSCRIBE_REFUSAL_TEXTS,
} from '../billing/subscriptions.ts';
import { EDIT_ISSUE_TEXTS } from '../dashboard/device/device-care.ts';
import { REMOVAL_REFUSAL_TEXTS, VERSION_UPGRADE_REFUSAL_TEXTS } from '../dashboard/device-changes.ts';
import {
  ACCOUNT_DELETION_REFUSAL_TEXTS,
  OWNERSHIP_REFUSAL_TEXTS,
  WORKSPACE_DELETION_REFUSAL_TEXTS,
  WORKSPACE_MOVE_REFUSAL_TEXTS,
  WORKSPACE_NAME_REFUSAL_TEXTS,
} from '../dashboard/workspaces.ts';
import { ACCESS_REQUEST_REFUSAL_TEXTS } from '../people/access-request.ts';
import { INVITATION_REFUSAL_TEXTS, ROW_ACTION_REFUSAL_TEXTS } from '../people/invitations.ts';

/** Why an act was refused or failed; the reader is not the one who tried. */
const REASONS: Readonly<Record<string, string>> = {
  ...ERROR_TEXTS,
  ...ALERT_ISSUE_TEXTS,
  ...SCHEDULE_ISSUE_TEXTS,
  ...EDIT_ISSUE_TEXTS,
  ...CANCEL_REFUSAL_TEXTS,
  ...RESUBSCRIBE_REFUSAL_TEXTS,
  ...DELETE_SUBSCRIPTION_REFUSAL_TEXTS,
  ...PLAN_CHANGE_REFUSAL_TEXTS,
  ...CHECKOUT_REFUSAL_TEXTS,
  ...WITHDRAW_REFUSAL_TEXTS,
  ...ACCOUNT_DELETION_REFUSAL_TEXTS,
  ...WORKSPACE_NAME_REFUSAL_TEXTS,
  ...WORKSPACE_DELETION_REFUSAL_TEXTS,
  ...WORKSPACE_MOVE_REFUSAL_TEXTS,
  ...REMOVAL_REFUSAL_TEXTS,
  ...OPEN_REFUSAL_TEXTS,
  ...VERSION_UPGRADE_REFUSAL_TEXTS,
  ...COMMAND_REFUSAL_TEXTS,
  ...ACKNOWLEDGEMENT_REFUSAL_TEXTS,
  ...WITHDRAWAL_REFUSAL_TEXTS,
  ...ACCESS_REQUEST_REFUSAL_TEXTS,
  ...CUSTOMER_REFUSAL_TEXTS,
  ...OWNERSHIP_REFUSAL_TEXTS,
  ...INVITATION_REFUSAL_TEXTS,
  ...ROW_ACTION_REFUSAL_TEXTS,
  ...SCOPE_REFUSAL_TEXTS,
  ...PERMISSION_REFUSAL_TEXTS,
  ...RUN_REASON_TEXTS,
  forbidden: 'Their role does not allow this.',
  'no-right': 'Their role does not allow this.',
  'unknown-role': 'Their role is not known here.',
  'no-membership': 'They have no access to this account.',
  'not-found': 'It does not exist, or they have no access to it.',
  'email-not-verified': 'They had not confirmed their e-mail yet.',
  'role-not-grantable': 'They cannot give or change this role.',
  self: 'They cannot invite themselves.',
  oneself: 'They have this ownership already.',
  'too-many-alerts': ALERT_LIMIT_TEXT,
  'too-many-schedules': SCHEDULE_LIMIT_TEXT,
  'too-many-tokens': API_TOKEN_LIMIT_TEXT,
  'no-webhook': NO_WEBHOOK_TEXT,
  'mail-refused': 'The mail server refused the message.',
  'foreign-currency': 'It was paid in another currency. The payment was refunded.',
  'unknown-purchase': 'The payment belongs to no purchase of this account. It was refunded.',
  'unexpected-amount': 'The amount differs from the offer. The payment was refunded.',
  'second-plan': 'The device has a paid plan already. The payment was refunded.',
  'no-tax-location': 'The billing address has no tax location.',
  'active-subscription': 'The account had active subscriptions.',
  'already-owner': 'They own this workspace already.',
  'doc-id-taken': 'The request was not proper.',
  expired: 'The subscription had expired.',
  'lq-of-workspace-owner': 'The link group has an LQ that the workspace owner added.',
  'no-plan': 'The partner sets up the intercom.',
  'partner-customer': 'Only the partner changes this plan.',
  'past-due': 'A payment for the subscription was past due.',
  'plan-already-active': 'There was an active plan already.',
  'requested-today': 'They had asked this already within a day.',
  'too-many-requests-today': 'They had asked for many roles within a day.',
  'unknown-workspace': 'The workspace does not exist, or they have no access to it.',
};
const UNKNOWN_REASON = 'The reason is not known to this version.';

/** Explains why an act was refused or failed; null for none. [PLUS-7, PLUS-22, HZ-16] */
export function auditReasonText(reason: string | null): string | null {
  return reason === null ? null : (REASONS[reason] ?? UNKNOWN_REASON);
}
