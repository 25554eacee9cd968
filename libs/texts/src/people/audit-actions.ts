import type { AuditArea } from '@partyline/display';
import { plural } from '../terms/formatters.ts';
import type { ActionWords, SentenceWords } from './audit-sentence.ts';

/** Returns the verb with its object: after it, or in the place of `{}`; a noun may itself say `{name}`. */
function words(done: string, to: string, noun?: string): ActionWords {
  if (noun === undefined) return { done, to };
  const object = noun === '{name}' ? noun : `${noun} {object}`;
  const put = (verb: string) => (verb.includes('{}') ? verb.replace('{}', object) : `${verb} ${object}`);
  return { done: put(done), to: put(to) };
}

/** Texts of the audited actions. [PLUS-22] */
export const AUDIT_ACTION_TEXTS: Readonly<Record<string, ActionWords>> = {
  'membership.request': words('asked for a role', 'ask for a role'),
  'membership.decline-request': words('declined the request of', 'decline the request of', '{name}'),
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
  'account.customer-number': words('changed', 'change', 'the customer number of the account'),
  'partner.add': words('made {} an authorized partner', 'make {} an authorized partner', 'the account'),
  'partner.customer-accept': words('accepted the offer to', 'accept the offer to', '{name}'),
  'partner.customer-add': words('offered to set up', 'offer to set up', '{name}'),
  'partner.customer-release': words('released', 'release', 'the customer'),
  'partner.customer-release-ask': words('asked to release', 'ask to release', 'the customer'),
  'partner.customer-release-decline': words('declined the release of', 'decline the release of', '{name}'),
  'partner.customer-withdraw': words('withdrew the offer to', 'withdraw the offer to', '{name}'),
  'partner.remove': words('made {} a direct customer', 'make {} a direct customer', 'the account'),
  'support.device-history': words(
    'let support read the history of',
    'let support read the history of',
    'the device',
  ),
  'support.notifications': words(
    'let support read the notifications of',
    'let support read the notifications of',
    '{name}',
  ),
  'support.rights': words('let support read the rights of', 'let support read the rights of', '{name}'),
  'support.who-can': words('let support read who can act on', 'let support read who can act on', '{name}'),
  'support-token.create': words('created', 'create', 'the support token'),
  'support-token.revoke': words('revoked', 'revoke', 'the support token'),
  'schedule.create': words('created', 'create', 'the schedule'),
  'schedule.change': words('changed', 'change', 'the schedule'),
  'schedule.delete': words('deleted', 'delete', 'the schedule'),
  'schedule.pause': words('paused', 'pause', 'the schedule'),
  'schedule.resume': words('resumed', 'resume', 'the schedule'),
  'schedule.run': words('ran', 'run', 'the schedule'),
  'payment.dispute': words('recorded a payment dispute', 'record a payment dispute'),
  'payment.refund': words('recorded a refund', 'record a refund'),
  'subscription.buy': words('bought', 'buy', 'the subscription'),
  'subscription.cancel': words('cancelled', 'cancel', 'the subscription'),
  'subscription.change': words('changed the plan of', 'change the plan of', 'the subscription'),
  'subscription.checkout': words('began to buy', 'begin to buy', 'the subscription'),
  'subscription.delete': words('deleted', 'delete', 'the subscription'),
  'subscription.end': words('ended', 'end', 'the subscription'),
  'subscription.follow': words('updated', 'update', 'the subscription'),
  'subscription.open-billing': words('opened the billing portal', 'open the billing portal'),
  'subscription.withdraw-change': words(
    'withdrew the waiting change of a subscription',
    'withdraw the waiting change of a subscription',
  ),
  'subscription.resubscribe': words('reactivated', 'reactivate', 'the subscription'),
  'subscription.tax': words('added tax to', 'add tax to', 'the subscription'),
  'subscription.tax-told': words(
    'told the owners the tax of their subscriptions',
    'tell the owners the tax of their subscriptions',
  ),
  'subscription.warn': words('warned of the end of', 'warn of the end of', 'the subscription'),
  'trial.start': words('started the trial of', 'start the trial of', 'the device'),
  'device.add': words('added', 'add', 'the device'),
  'device.unregister': words('unregistered', 'unregister', 'the device'),
  'eula.accept': words('accepted the license agreement', 'accept the license agreement'),
  'instance.acknowledge': words('took on the problem of', 'take on the problem of', 'the device'),
  'instance.unacknowledge': words('gave up the problem of', 'give up the problem of', 'the device'),
  'instance.favorite': words('marked {} as a favourite', 'mark {} as a favourite', 'the device'),
  'instance.open': words('opened the manager of', 'open the manager of', 'the device'),
  'instance.save': words('changed', 'change', 'the device'),
  'instance.start': words('started', 'start', 'the device'),
  'instance.stop': words('stopped', 'stop', 'the device'),
  'instance.upgrade': words('upgraded', 'upgrade', 'the device'),
  'instance.withdraw': words('withdrew the command for', 'withdraw the command for', 'the device'),
  'invitation.accept': words('accepted', 'accept', 'the invitation'),
  'invitation.leave': words('gave up', 'give up', 'the invitation'),
  'invitation.resume': words('resumed', 'resume', 'the invitation'),
  'invitation.suspend': words('suspended', 'suspend', 'the invitation'),
  'invitation.change': words('changed', 'change', 'the invitation'),
  'invitation.link': words('copied the link of', 'copy the link of', 'the invitation'),
  'invitation.resend': words('sent {} again', 'send {} again', 'the invitation'),
  'invitation.revoke': words('revoked', 'revoke', 'the invitation'),
  'invitation.send': words('invited', 'invite', '{name}'),
  'membership.change': words('changed the access of', 'change the access of', '{name}'),
  'membership.end': words('ended the access of', 'end the access of', '{name}'),
  'membership.leave': words('gave up the access of', 'give up the access of', '{name}'),
  'membership.link': words('copied a link for', 'copy a link for', '{name}'),
  'membership.resend': words('invited {} again', 'invite {} again', '{name}'),
  'membership.resume': words('resumed the access of', 'resume the access of', '{name}'),
  'membership.revoke': words('removed the access of', 'remove the access of', '{name}'),
  'membership.suspend': words('suspended the access of', 'suspend the access of', '{name}'),
  'ownership.accept': words('accepted the ownership of', 'accept the ownership of', '{name}'),
  'ownership.cancel': words('withdrew the handover of', 'withdraw the handover of', '{name}'),
  'ownership.lapse': words('ended the handover of', 'end the handover of', '{name}'),
  'ownership.open': words('opened the handover of', 'open the handover of', '{name}'),
  'ownership.reject': words('rejected the handover of', 'reject the handover of', '{name}'),
  'ownership.request': words('requested the ownership of', 'request the ownership of', '{name}'),
  'ownership.resend': words('resent the handover of', 'resend the handover of', '{name}'),
  'ownership.transfer': words('offered the ownership of', 'offer the ownership of', '{name}'),
  'person.end-other-sessions': words('ended their other sessions', 'end their other sessions'),
  'person.end-session': words('ended one of their sessions', 'end one of their sessions'),
  'person.contact': words('sent a contact request', 'send a contact request'),
  'person.feedback': words('sent feedback', 'send feedback'),
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
  partner: 'Partners and their customers',
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

/** Sentences for a change of one thing. */
const PHRASES = {
  'access.role': words('changed the role of', 'change the role of', '{name}'),
  'access.end-date': words('set an end date for', 'set an end date for', '{name}'),
  'access.no-end-date': words('removed the end date of', 'remove the end date of', '{name}'),
  'device.name': words('renamed', 'rename', 'the device'),
  'device.data-center': words('changed the data center of', 'change the data center of', '{name}'),
} as const satisfies SentenceWords['phrases'];

const people = (count: number) => plural(count, 'person', 'people');
const devices = (count: number) => plural(count, 'device', 'devices');

function many(of: (count: number) => string, done: string, to: string) {
  return { ...words(done, to, '{name}'), of };
}

/** Sentences for an act on many. */
const MANY: SentenceWords['many'] = {
  'access.role': many(people, 'changed the role of', 'change the role of'),
  'access.end-date': many(people, 'set an end date for', 'set an end date for'),
  'access.no-end-date': many(people, 'removed the end date of', 'remove the end date of'),
  'device.name': many(devices, 'renamed', 'rename'),
  'device.data-center': many(devices, 'changed the data center of', 'change the data center of'),
  'device.unregister': many(devices, 'unregistered', 'unregister'),
  'instance.favorite': many(devices, 'marked {} as favourites', 'mark {} as favourites'),
  'instance.save': many(devices, 'changed', 'change'),
  'instance.start': many(devices, 'started', 'start'),
  'instance.stop': many(devices, 'stopped', 'stop'),
  'instance.upgrade': many(devices, 'upgraded', 'upgrade'),
  'invitation.change': many(people, 'changed the access of', 'change the access of'),
  'invitation.resend': many(people, 'invited {} again', 'invite {} again'),
  'invitation.revoke': many(people, 'removed the access of', 'remove the access of'),
  'invitation.send': many(people, 'invited', 'invite'),
  'membership.change': many(people, 'changed the access of', 'change the access of'),
  'membership.resend': many(people, 'invited {} again', 'invite {} again'),
  'membership.resume': many(people, 'resumed the access of', 'resume the access of'),
  'membership.revoke': many(people, 'removed the access of', 'remove the access of'),
  'membership.suspend': many(people, 'suspended the access of', 'suspend the access of'),
};

const AREAS = {
  'audit-log': 'the audit log',
  alerts: 'alerts',
  schedules: 'schedules',
  'api-tokens': 'API tokens',
  ownership: 'ownership',
  billing: 'billing',
  people: 'people and invitations',
  notifications: 'notifications',
  devices: 'devices',
  workspaces: 'workspaces',
  account: 'the account',
  service: 'the service',
} as const satisfies Record<AuditArea, string>;

/** The words of the log's sentences. [PLUS-22] */
export const SENTENCE_WORDS: SentenceWords = {
  locale: 'en',
  actions: AUDIT_ACTION_TEXTS,
  phrases: PHRASES,
  many: MANY,
  others: (count) => `and ${count} more`,
  areas: AREAS,
  call: { done: 'used {area}', to: 'use {area}' },
  unknown: {
    done: 'did something that this version cannot describe',
    to: 'do something that this version cannot describe',
  },
  unnamed: {
    user: 'a removed person',
    membership: 'a member',
    invitation: 'a person',
    workspace: 'a workspace',
    account: 'the account',
    instance: 'a device',
    support: 'a user',
    ownership: 'a workspace or the account',
    other: 'something deleted',
  },
  outcomes: {
    done: '{actor} {act}',
    refused: '{actor} tried to {act} and was {refused}',
    failed: '{actor} could not {act}',
  },
  refused: 'refused',
  actors: { user: 'A deleted user', host: 'The data center', system: 'The service' },
  schedule: 'Schedule {actor}',
  deletedSchedule: 'A deleted schedule',
};
