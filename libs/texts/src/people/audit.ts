import type { AuditField, AuditValue } from '@partyline/display';
import { STORED_ROLES } from '@partyline/roles';
import { ALERT_ISSUE_TEXTS, ALERT_LIMIT_TEXT, NO_WEBHOOK_TEXT } from '../mails/alerts.ts';
import { API_TOKEN_LIMIT_TEXT, API_SCOPE_TEXTS, SCOPE_REFUSAL_TEXTS } from '../errors/api-tokens.ts';
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
import { plural } from '../terms/formatters.ts';
import { roleNameText } from '../terms/role-names.ts';
import { ACCESS_REQUEST_REFUSAL_TEXTS } from './access-request.ts';
import { SENTENCE_WORDS } from './audit-actions.ts';
import { auditTextsOf } from './audit-sentence.ts';
import { INVITATION_REFUSAL_TEXTS, ROW_ACTION_REFUSAL_TEXTS } from './invitations.ts';

export { AUDIT_ACTION_TEXTS, AUDIT_GROUP_TEXTS } from './audit-actions.ts';
export type { AuditSentence, SentencePart } from './audit-sentence.ts';

export const { auditActorText, auditActionText, auditSentence, auditSentenceParts, listAuditActions } =
  /* @__PURE__ */ auditTextsOf(SENTENCE_WORDS);

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

/** Formats dates and amounts for the reader. */
export interface AuditFormats {
  readonly date: (ms: number) => string;
  readonly price: (cents: number, currency: string | null) => string;
}

const INTERVALS: Readonly<Record<string, string>> = { week: 'weekly', month: 'monthly', year: 'yearly' };
const STATUSES: Readonly<Record<string, string>> = {
  'Not Subscribed': 'Not subscribed',
  Subscribed: 'Subscribed',
  'Past-Due': 'Past due',
};
const SWITCHES: Readonly<Partial<Record<AuditField, readonly [on: string, off: string]>>> = {
  access: ['Suspended', 'Active'],
  configuration: ['Reset', 'Kept'],
  tax: ['Added to invoices', 'Not added'],
};

/** Returns the words of a recorded value; null for a code without words. [PLUS-22, HZ-16] */
export function auditValueText(field: AuditField, value: AuditValue, formats: AuditFormats): string | null {
  switch (value.kind) {
    case 'text':
      return field === 'status' ? (STATUSES[value.text] ?? null) : value.text;
    case 'role': {
      const role = STORED_ROLES.find((name) => name === value.role);
      return role === undefined ? null : roleNameText(role);
    }
    case 'date':
      return value.at === null ? 'No end date' : formats.date(Date.parse(value.at));
    case 'terms': {
      const { plan, users, interval } = value;
      const parts = [
        plan,
        users === null ? null : plural(users, 'user', 'users'),
        interval && INTERVALS[interval],
      ];
      return parts.filter((part) => typeof part === 'string').join(', ') || null;
    }
    case 'amount':
      return formats.price(value.cents, value.currency);
    case 'scopes': {
      const texts: Readonly<Record<string, string>> = API_SCOPE_TEXTS;
      return value.scopes.flatMap((scope) => texts[scope] ?? []).join('; ') || null;
    }
    case 'hours':
      return value.hours === null
        ? 'Off'
        : `${value.hours.from} to ${value.hours.to} (${value.hours.timeZone})`;
    case 'switch':
      return SWITCHES[field]?.[value.isOn ? 0 : 1] ?? null;
  }
}

/** Texts of /activity. [PLUS-22] */
export const audit = {
  title: 'Audit log',
  notYours: 'The audit log is for account owners and account admins.',
  notYoursText: (owner: string) => `Ask ${owner} if you need to know who did something.`,
  filters: 'Filters',
  filtersChosen: (count: number) => `Filters, ${count} chosen`,
  addFilter: 'Filter',
  addFilterLabel: 'Add a filter',
  removeFilter: (name: string) => `Remove filter ${name}`,
  search: 'Search the audit log',
  searchHint: 'Person, device or act',
  clearSearch: 'Clear the search',
  period: 'When',
  anyTime: 'Any time',
  periods: { today: 'Today', 'last-7-days': 'Last 7 days', 'last-30-days': 'Last 30 days' },
  between: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `Since ${from}`,
  until: (to: string) => `Until ${to}`,
  actor: 'Person',
  actorHint: 'Name or e-mail',
  action: 'Act',
  anyAction: 'Everything',
  group: (group: string) => `All of: ${group}`,
  object: 'On what',
  objectHint: 'Name or id',
  outcome: 'Outcome',
  anyOutcome: 'Any',
  outcomes: { done: 'Done', refused: 'Refused', failed: 'Failed' },
  from: 'From',
  to: 'To and including',
  clear: 'Clear filters',
  done: 'Done',
  total: (count: string, isMore: boolean) =>
    isMore ? `More than ${count} entries` : `${count} ${count === '1' ? 'entry' : 'entries'}`,
  today: (day: string) => `Today, ${day}`,
  yesterday: (day: string) => `Yesterday, ${day}`,
  where: 'Workspace',
  severalWorkspaces: (count: number) => plural(count, 'workspace', 'workspaces'),
  address: 'From',
  fields: {
    role: 'Role',
    endsAt: 'Access ends',
    access: 'Access',
    name: 'Name',
    dataCenter: 'Data center',
    configuration: 'Configuration',
    plan: 'Plan',
    amount: 'Amount',
    paidUntil: 'Paid until',
    status: 'Status',
    tax: 'Tax',
    expires: 'Expires',
    scopes: 'Allows',
    quietHours: 'Quiet hours',
    buyer: 'Buyer',
    invoice: 'Invoice',
  } satisfies Record<AuditField, string>,
  field: (name: string) => `${name}:`,
  becomes: 'becomes',
  /** Of equal changes in an act on many. */
  times: (count: number, value: string) => `${count} × ${value}`,
  devices: (names: string) => `Devices: ${names}`,
  withRights: (name: string) => `With the rights of ${name}`,
  withToken: (name: string) => `With the API token ${name}`,
  withDeletedToken: 'With a deleted API token',
  notDone: { refused: (count: number) => `${count} refused`, failed: (count: number) => `${count} failed` },
  because: (what: string, reason: string) => `${what}: ${reason}`,
  showAll: (count: number) => `Show ${count}`,
  hideAll: (count: number) => `Hide ${count}`,
  batchBusy: 'Loading',
  batchFailed: 'These entries could not be loaded.',
  moreOfBatch: 'Show more',
  menu: 'More actions',
  menuOf: (sentence: string) => `More actions: ${sentence}`,
  onlyActor: (name: string) => `Only what ${name} did`,
  onlyObject: (name: string) => `Only what happened to ${name}`,
  onlyAction: (action: string) => `Only this act: ${action}`,
  loading: 'Loading the audit log',
  more: 'Show older',
  moreBusy: 'Loading older entries',
  end: 'These are all entries that match.',
  emptyTitle: 'No entries match',
  emptyText: 'Change the filters or the period.',
  nothingYetTitle: 'Nothing has been recorded yet',
  nothingYetText: 'Every change of access, ownership and devices is listed here from now on.',
  loadFailed: 'The audit log could not be loaded',
  tryAgain: 'Try again',
  export: 'Export CSV',
  exporting: (count: number) => `Exporting, ${count} so far`,
  exportFailed: 'The export could not be finished.',
  exportCut: (count: number) =>
    `The file has the newest ${count} entries. Narrow the period to export the older ones.`,
  file: (day: string) => `audit-log-${day}.csv`,
  columns: [
    'time',
    'actor',
    'actorEmail',
    'action',
    'sentence',
    'objectKind',
    'objectId',
    'objectName',
    'objectEmail',
    'workspace',
    'outcome',
    'reason',
    'address',
    'details',
  ],
} as const;
