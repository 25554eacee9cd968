import { ERROR_TEXTS } from '../errors/errors.ts';
import { PERMISSION_REFUSAL_TEXTS } from '../errors/refusals.ts';
import { INVITATION_REFUSAL_TEXTS, ROW_ACTION_REFUSAL_TEXTS } from './invitations.ts';
import { RUN_REASON_TEXTS } from '../errors/schedules.ts';
import { OWNERSHIP_REFUSAL_TEXTS, WORKSPACE_DELETION_REFUSAL_TEXTS } from '../dashboard/workspaces.ts';

/** Texts of an action: done, attempted, and its object. */
interface ActionWords {
  readonly done: string;
  readonly to: string;
  /** Before the object's name; null when the name follows directly or is not said. */
  readonly noun: string | null;
}

const words = (done: string, to: string, noun: string | null = null): ActionWords => ({ done, to, noun });

/** Texts of the audited actions. [PLUS-22] */
export const AUDIT_ACTION_TEXTS: Readonly<Record<string, ActionWords>> = {
  'account.close': words('closed', 'close', 'the account'),
  'account.create': words('created', 'create', 'the account'),
  'account.rename': words('renamed', 'rename', 'the account'),
  'alert.create': words('created', 'create', 'the alert'),
  'alert.change': words('changed', 'change', 'the alert'),
  'alert.delete': words('deleted', 'delete', 'the alert'),
  'alert.rotate-secret': words('made a new secret for', 'make a new secret for', 'the alert'),
  'alert.send': words('sent a message of', 'send a message of', 'the alert'),
  'alert.test': words('tested', 'test', 'the alert'),
  'api-token.create': words('created', 'create', 'the API token'),
  'api-token.revoke': words('revoked', 'revoke', 'the API token'),
  'support.device-history': words(
    'let support read the history of',
    'let support read the history of',
    'the device',
  ),
  'support.notifications': words(
    'let support read the notifications of',
    'let support read the notifications of',
    'the user',
  ),
  'support.rights': words('let support read the rights of', 'let support read the rights of', 'the user'),
  'support-token.create': words('created', 'create', 'the support token'),
  'support-token.revoke': words('revoked', 'revoke', 'the support token'),
  'schedule.create': words('created', 'create', 'the schedule'),
  'schedule.change': words('changed', 'change', 'the schedule'),
  'schedule.delete': words('deleted', 'delete', 'the schedule'),
  'schedule.pause': words('paused', 'pause', 'the schedule'),
  'schedule.resume': words('resumed', 'resume', 'the schedule'),
  'schedule.run': words('ran', 'run', 'the schedule'),
  'payment.dispute': words('recorded', 'record', 'the payment dispute'),
  'payment.refund': words('recorded', 'record', 'the refund'),
  'subscription.buy': words('bought', 'buy', 'the subscription'),
  'subscription.cancel': words('cancelled', 'cancel', 'the subscription'),
  'subscription.change': words('changed the plan of', 'change the plan of', 'the subscription'),
  'subscription.checkout': words('began to buy', 'buy', 'the subscription'),
  'subscription.delete': words('deleted', 'delete', 'the subscription'),
  'subscription.end': words('ended', 'end', 'the subscription'),
  'subscription.follow': words('updated', 'update', 'the subscription'),
  'subscription.open-billing': words('opened the billing portal', 'open the billing portal'),
  'subscription.withdraw-change': words('withdrew', 'withdraw', 'the waiting change of a subscription'),
  'subscription.resubscribe': words('reactivated', 'reactivate', 'the subscription'),
  'subscription.tax': words('added tax to', 'add tax to', 'the subscription'),
  'subscription.tax-told': words(
    'told the owners of',
    'tell the owners of',
    'the tax of their subscriptions',
  ),
  'subscription.warn': words('warned of the end of', 'warn of the end of', 'the subscription'),
  'trial.start': words('started the trial of', 'start the trial of', 'the device'),
  'device.add': words('added', 'add', 'the device'),
  'device.unregister': words('unregistered', 'unregister', 'the device'),
  'eula.accept': words('accepted the license agreement', 'accept the license agreement'),
  'instance.favorite': words('marked as a favourite', 'mark as a favourite', 'the device'),
  'instance.open': words('opened the manager of', 'open the manager of', 'the device'),
  'instance.save': words('changed', 'change', 'the device'),
  'instance.start': words('started', 'start', 'the device'),
  'instance.stop': words('stopped', 'stop', 'the device'),
  'instance.upgrade': words('upgraded', 'upgrade', 'the device'),
  'invitation.accept': words('accepted', 'accept', 'the invitation'),
  'invitation.leave': words('gave up', 'give up', 'the invitation'),
  'invitation.resume': words('resumed', 'resume', 'the invitation'),
  'invitation.suspend': words('suspended', 'suspend', 'the invitation'),
  'invitation.change': words('changed', 'change', 'the invitation'),
  'invitation.link': words('copied the link of', 'copy the link of', 'the invitation'),
  'invitation.resend': words('resent', 'resend', 'the invitation'),
  'invitation.revoke': words('revoked', 'revoke', 'the invitation'),
  'invitation.send': words('sent', 'send', 'the invitation'),
  'membership.change': words('changed the access of', 'change the access of', 'the member'),
  'membership.end': words('ended the access of', 'end the access of', 'the member'),
  'membership.leave': words('gave up the access of', 'give up the access of', 'the member'),
  'membership.link': words('copied a link for', 'copy a link for', 'the member'),
  'membership.resend': words('invited again', 'invite again', 'the member'),
  'membership.resume': words('resumed the access of', 'resume the access of', 'the member'),
  'membership.revoke': words('removed the access of', 'remove the access of', 'the member'),
  'membership.suspend': words('suspended the access of', 'suspend the access of', 'the member'),
  'ownership.accept': words('accepted the ownership of', 'accept the ownership of'),
  'ownership.cancel': words('withdrew the handover of', 'withdraw the handover of'),
  'ownership.lapse': words('ended the handover of', 'end the handover of'),
  'ownership.open': words('opened the handover of', 'open the handover of'),
  'ownership.reject': words('rejected the handover of', 'reject the handover of'),
  'ownership.request': words('requested the ownership of', 'request the ownership of'),
  'ownership.resend': words('resent the handover of', 'resend the handover of'),
  'ownership.transfer': words('offered the ownership of', 'offer the ownership of'),
  'person.end-other-sessions': words('ended their other sessions', 'end their other sessions'),
  'person.end-session': words('ended one of their sessions', 'end one of their sessions'),
  'person.contact': words('sent', 'send', 'the contact request'),
  'person.feedback': words('sent', 'send', 'the feedback'),
  'person.erase': words('deleted their own access', 'delete their own access'),
  'person.export': words('exported their own data', 'export their own data'),
  'person.log-out-everywhere': words('logged out everywhere', 'log out everywhere'),
  'profile.change': words('changed their own profile', 'change their own profile'),
  'workspace.create': words('created', 'create', 'the workspace'),
  'workspace.delete': words('deleted', 'delete', 'the workspace'),
  'workspace.move-instances': words('moved devices to', 'move devices to', 'the workspace'),
  'workspace.quiet-hours': words('set the quiet hours of', 'set the quiet hours of', 'the workspace'),
  'workspace.rename': words('renamed', 'rename', 'the workspace'),
};

/** Action groups of the log's filter: the part before the dot. */
export const AUDIT_GROUP_TEXTS = {
  workspace: 'Workspaces',
  instance: 'Devices: commands and changes',
  device: 'Devices: added and unregistered',
  alert: 'Alerts',
  'api-token': 'API tokens',
  support: 'Support',
  'support-token': 'Support tokens',
  schedule: 'Schedules',
  invitation: 'Invitations',
  membership: 'Access of members',
  ownership: 'Ownership',
  account: 'The account',
  trial: 'Trials',
  subscription: 'Subscriptions',
  payment: 'Refunds and disputes',
  profile: 'Profiles',
  eula: 'License agreement',
  person: 'Sessions and own data',
  call: 'Calls without the right',
} as const satisfies Record<string, string>;

/** The parts of an entry that its sentence needs. */
export interface AuditSentence {
  /** null for an erased user. */
  readonly actor: string | null;
  readonly actorKind: 'user' | 'host' | 'system';
  readonly action: string;
  readonly objectName: string | null;
  readonly objectId: string | null;
  readonly outcome: 'done' | 'refused' | 'failed';
}

/** Prefix of refused calls in the log: `call.list-audit`. */
const CALL = 'call.';

/** Returns the texts of an action; early refused calls and unknown actions use their name. */
function wordsOf(action: string): ActionWords {
  const known = AUDIT_ACTION_TEXTS[action];
  if (known !== undefined) return known;
  if (!action.startsWith(CALL)) return words(`did ${action} on`, `do ${action} on`);
  const name = action.slice(CALL.length).replaceAll('-', ' ');
  return words(`made the call “${name}”`, `make the call “${name}”`);
}

const ACTORS = { user: 'A deleted user', host: 'The data center', system: 'The service' } as const;

/** Names the actor: user, data center or service. */
export function auditActorText({ actor, actorKind }: Pick<AuditSentence, 'actor' | 'actorKind'>): string {
  return actor ?? ACTORS[actorKind];
}

/** Names an action in the filter: "Rename the account"; unknown: its code. */
export function auditActionText(action: string): string {
  const { to, noun } = wordsOf(action);
  const text = `${to} ${noun ?? ''}`.trim().replace(/ (of|on)$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Describes an entry in a sentence without its full stop; unknown actions by their code. [PLUS-22] */
export function auditSentence(entry: AuditSentence): string {
  const known = wordsOf(entry.action);
  const isWhole = known.noun === null && !known.done.endsWith(' of') && !known.done.endsWith(' on');
  const object = isWhole ? '' : `${known.noun ?? ''} ${entry.objectName ?? entry.objectId ?? ''}`;
  const does = { done: known.done, refused: `tried to ${known.to}`, failed: `could not ${known.to}` }[
    entry.outcome
  ];
  return `${auditActorText(entry)} ${does} ${object}`.replaceAll(/ +/g, ' ').trim();
}

const REASONS: Readonly<Record<string, string>> = {
  ...ERROR_TEXTS,
  ...OWNERSHIP_REFUSAL_TEXTS,
  ...WORKSPACE_DELETION_REFUSAL_TEXTS,
  ...INVITATION_REFUSAL_TEXTS,
  ...ROW_ACTION_REFUSAL_TEXTS,
  ...PERMISSION_REFUSAL_TEXTS,
  ...RUN_REASON_TEXTS,
};

/** Explains why an action was refused; unknown codes unchanged, null for none. [PLUS-7, PLUS-22] */
export function auditReasonText(reason: string | null): string | null {
  return reason === null ? null : (REASONS[reason] ?? reason);
}

/** Names of an entry's details, by their key in the log. */
const DETAIL_NAMES: Readonly<Record<string, string>> = {
  amountCents: 'amount',
  commandId: 'command',
  currency: 'currency',
  endsAt: 'ends',
  expiresAt: 'expires',
  failureReason: 'reason',
  from: 'from',
  handover: 'handover',
  interval: 'interval',
  kind: 'kind',
  message: 'message',
  movedTo: 'moved to',
  name: 'name',
  outcome: 'result',
  periodEnd: 'paid until',
  plan: 'plan',
  reason: 'reason',
  role: 'role',
  scopes: 'scopes',
  state: 'state',
  status: 'status',
  supportToken: 'support token',
  to: 'to',
  users: 'users',
  vicUuid: 'device id',
  vicUuids: 'device ids',
  was: 'before',
};

/** Texts of /manage-invite/audit. [PLUS-22] */
export const audit = {
  title: 'Audit log',
  text: 'What was done and refused in this account, newest first. Entries cannot be changed or deleted.',
  notYours: 'The audit log is for account owners and account admins.',
  notYoursText: (owner: string) => `Ask ${owner} if you need to know who did something.`,
  filters: 'Filters',
  actor: 'Who',
  actorHint: 'Name or e-mail',
  action: 'What',
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
  when: 'When',
  what: 'What happened',
  where: 'Workspace',
  address: 'From address',
  details: 'Details',
  /** Unknown details by their key. */
  detail: (name: string, value: string) => `${DETAIL_NAMES[name] ?? name}: ${value}`,
  loading: 'Loading the audit log',
  more: 'Show older entries',
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
    'workspace',
    'outcome',
    'reason',
    'address',
    'details',
  ],
} as const;
