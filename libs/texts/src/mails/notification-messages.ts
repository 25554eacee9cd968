import { notificationTextOf, type NotificationTexts } from '../terms/notification-text.ts';
import { formatPrice } from '@partyline/pricing';
import type { PauseReason, ScheduleAction } from '@partyline/schedules';
import type { EndNoticeKind } from '@partyline/subscriptions';
import { WHO_CAN_ACTS } from '../people/who-can.ts';
import { plural } from '../terms/figures.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';
import { failureReasonText } from '../dashboard/device/device-states.ts';
import { named } from '../terms/quoted.ts';
import { roleNameText } from '../terms/role-names.ts';
import { timeText } from './mails.ts';

/** A place; null is the account. */
interface NotifiedPlace {
  readonly workspace: string | null;
  readonly account: string;
}

const placeText = ({ workspace, account }: NotifiedPlace): string =>
  workspace === null
    ? `the account ${named(account, 'without a name')}`
    : named(workspace, 'a workspace without a name');

const OUTCOMES = {
  accepted: 'was accepted',
  rejected: 'was rejected',
  expired: 'has expired',
  cancelled: 'has ended',
} as const;

const daysText = (days: number): string => (days === 1 ? 'within a day' : `in ${days} days`);

const ENDINGS: Readonly<Record<EndNoticeKind, (what: string, when: string) => string>> = {
  trial: (what, when) => `The trial for ${what} ends ${when}.`,
  cancelled: (what, when) => `The subscription for ${what} is cancelled and ends ${when}.`,
  'past-due': (what, when) => `The time to pay for ${what} ends ${when}.`,
};

const PAUSES: Readonly<Record<PauseReason, (action: ScheduleAction) => string>> = {
  user: () => 'a user paused it',
  'owner-right': (action) => `the user who saved it last may no longer ${action} devices there`,
  'device-gone': () => 'its device is no longer there',
  'workspace-gone': () => 'the workspace was deleted',
};

/** Texts of the notification list, one sentence per code. [NOTIF-2, NOTIF-9] */
export const notificationMessages: NotificationTexts = {
  'device-failed': ({ device, workspace, reason }) => {
    const failed = `${named(device, 'A device')} in ${named(workspace, 'a workspace')} has failed`;
    return reason === '' ? `${failed}.` : `${failed}: ${named(failureReasonText(reason), '')}`;
  },
  'ownership-submitted': (transfer) =>
    transfer.kind === 'transfer'
      ? `${named(transfer.requester, 'A user')} offers you the ownership of ${placeText(transfer)}.`
      : `${named(transfer.requester, 'A user')} asks for the ownership of ${placeText(transfer)}.`,
  'ownership-answered': (transfer) =>
    `Your ${transfer.kind} of the ownership of ${placeText(transfer)} ${OUTCOMES[transfer.outcome]}.`,
  'access-changed': (place) => `You now have the role “${roleNameText(place.role)}” in ${placeText(place)}.`,
  'access-suspended': (place) => `Your access to ${placeText(place)} is suspended.`,
  'access-resumed': (place) => `You have access to ${placeText(place)} again.`,
  'access-removed': (place) => `You no longer have access to ${placeText(place)}.`,
  'access-ending': (place) => `Your access to ${placeText(place)} ends ${daysText(place.daysLeft)}.`,
  'invitation-accepted': (place) =>
    `${named(place.email, 'A user')} accepted your invitation to ${placeText(place)}.`,
  'access-requested': (asked) =>
    `${named(asked.requester, 'A user')} asks for the role “${roleNameText(asked.role)}” in ${placeText(asked)}, to be able to ${WHO_CAN_ACTS[asked.act]}.`,
  'access-request-answered': ({ act, state, ...place }) =>
    state === 'given'
      ? `Your request to be able to ${WHO_CAN_ACTS[act]} in ${placeText(place)} was granted.`
      : `Your request to be able to ${WHO_CAN_ACTS[act]} in ${placeText(place)} was not granted for now.`,
  'subscription-ending': (end) =>
    ENDINGS[end.kind](
      end.instance === null ? placeText({ ...end, workspace: null }) : named(end.instance, 'an intercom'),
      daysText(end.daysLeft),
    ),
  'tax-added': ({ account }) =>
    `From the next invoice on, tax is added to the prices of ${named(account, 'your account')}, by your billing address.`,
  'tax-location-missing': ({ account }) =>
    `The tax for ${named(account, 'your account')} cannot be computed: the billing address is missing or incomplete. Add it under “Manage billing”.`,
  'payment-failed': (failed) => {
    const payment =
      failed.amount === null ? 'A payment' : `A payment of ${formatPrice(failed.amount, TEXTS_LOCALE)}`;
    const place = placeText(failed);
    const what = failed.instance === null ? place : `${named(failed.instance, 'an intercom')} in ${place}`;
    return `${payment} for ${what} has failed. Pay by ${timeText(new Date(failed.endsAt))}; until then everything works.`;
  },
  'payment-confirmation': (wanted) => {
    const place = placeText(wanted);
    const what = wanted.instance === null ? place : `${named(wanted.instance, 'an intercom')} in ${place}`;
    const payment = `the payment of ${formatPrice(wanted.amount, TEXTS_LOCALE)} for ${what}`;
    const then = wanted.changesTo === null ? '' : ` Then its plan changes to ${wanted.changesTo}.`;
    return `Your bank asks you to confirm ${payment}, by ${timeText(new Date(wanted.endsAt))}.${then}`;
  },
  'customer-accepted': ({ company, email }) =>
    `${named(email, 'A user')} accepted your offer: ${named(company, 'A company')} is your customer now.`,
  'customer-withdrawn': ({ company, name }) =>
    `${named(name, 'A user')} withdrew the offer to ${named(company, 'a company')}.`,
  'customer-released': ({ company }) =>
    `${named(company, 'A customer')} buys its own plans from now on: what you have paid runs to its end.`,
  'customer-closed': ({ company }) => `${named(company, 'A customer')} has closed its account.`,
  'release-declined': ({ company }) =>
    `${named(company, 'A customer')} declined to be released: you go on to buy its plans.`,
  'release-asked': ({ partner }) =>
    `${named(partner, 'Your partner')} asks to release this account. Confirm or decline it under billing.`,
  'account-released': ({ partner }) =>
    `${named(partner, 'Your partner')} no longer buys the plans of this account. What is paid runs to its end: choose a plan before.`,
  'purchase-active': (bought) =>
    `Your purchase is complete: ${bought.plan} for ${plural(bought.users, 'user', 'users')} is active.`,
  'purchase-refused': (bought) =>
    `Your payment for ${bought.plan} with ${plural(bought.users, 'user', 'users')} could not be accepted. You will get your money back.`,
  'devices-moved': (move) =>
    `${plural(move.count, 'device', 'devices')} moved from ${named(move.from, 'a workspace')} to ${named(move.to, 'a workspace')}.`,
  'schedule-paused': (paused) =>
    `The schedule ${named(paused.schedule, 'without a name')} in ${named(paused.workspace, 'a workspace')} is paused: ${PAUSES[paused.reason](paused.action)}.`,
  'workspace-deleted': (deleted) =>
    `The workspace ${named(deleted.workspace, 'without a name')} was deleted.`,
};

/** Words a notification. [GN-4, PLUS-30] */
export const notificationText = /* @__PURE__ */ notificationTextOf(notificationMessages);
