import { formatPrice } from '@partyline/pricing';
import type { PauseReason, ScheduleAction } from '@partyline/schedules';
import type { EndNoticeKind } from '@partyline/subscriptions';
import { plural } from '../terms/figures.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';
import { named } from '../terms/quoted.ts';
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

/** Texts of the notification list, one sentence each, written when it happens. [NOTIF-2, NOTIF-9] */
export const notificationMessages = {
  deviceFailed: ({
    device,
    workspace,
    reason,
  }: {
    readonly device: string;
    readonly workspace: string;
    readonly reason: string;
  }): string => {
    const failed = `${named(device, 'A device')} in ${named(workspace, 'a workspace')} has failed`;
    return reason === '' ? `${failed}.` : `${failed}: ${named(reason, '')}`;
  },
  ownershipSubmitted: (
    transfer: NotifiedPlace & { readonly kind: 'transfer' | 'request'; readonly requester: string },
  ): string =>
    transfer.kind === 'transfer'
      ? `${named(transfer.requester, 'A user')} offers you the ownership of ${placeText(transfer)}.`
      : `${named(transfer.requester, 'A user')} asks for the ownership of ${placeText(transfer)}.`,
  ownershipAnswered: (
    transfer: NotifiedPlace & {
      readonly kind: 'transfer' | 'request';
      readonly outcome: keyof typeof OUTCOMES;
    },
  ): string =>
    `Your ${transfer.kind} of the ownership of ${placeText(transfer)} ${OUTCOMES[transfer.outcome]}.`,
  accessChanged: (place: NotifiedPlace & { readonly permission: string }): string =>
    `You now have the role “${place.permission}” in ${placeText(place)}.`,
  accessSuspended: (place: NotifiedPlace): string => `Your access to ${placeText(place)} is suspended.`,
  accessResumed: (place: NotifiedPlace): string => `You have access to ${placeText(place)} again.`,
  accessRemoved: (place: NotifiedPlace): string => `You no longer have access to ${placeText(place)}.`,
  accessEnding: (place: NotifiedPlace & { readonly daysLeft: number }): string =>
    `Your access to ${placeText(place)} ends ${daysText(place.daysLeft)}.`,
  invitationAccepted: (place: NotifiedPlace & { readonly email: string }): string =>
    `${named(place.email, 'A user')} accepted your invitation to ${placeText(place)}.`,
  subscriptionEnding: (end: {
    readonly kind: EndNoticeKind;
    readonly daysLeft: number;
    readonly instance: string | null;
    readonly account: string;
  }): string =>
    ENDINGS[end.kind](
      end.instance === null ? placeText({ ...end, workspace: null }) : named(end.instance, 'an intercom'),
      daysText(end.daysLeft),
    ),
  taxAdded: ({ account }: { readonly account: string }): string =>
    `From the next invoice on, tax is added to the prices of ${named(account, 'your account')}, by your billing address.`,
  taxLocationMissing: ({ account }: { readonly account: string }): string =>
    `The tax for ${named(account, 'your account')} cannot be computed: the billing address is missing or incomplete. Add it under “Manage billing”.`,
  paymentFailed: (
    failed: NotifiedPlace & {
      readonly instance: string | null;
      /** In cents; null if unknown. */
      readonly amount: number | null;
      readonly endsAt: Date;
    },
  ): string => {
    const payment =
      failed.amount === null ? 'A payment' : `A payment of ${formatPrice(failed.amount, TEXTS_LOCALE)}`;
    const place = placeText(failed);
    const what = failed.instance === null ? place : `${named(failed.instance, 'an intercom')} in ${place}`;
    return `${payment} for ${what} has failed. Pay by ${timeText(failed.endsAt)}; until then everything works.`;
  },
  paymentConfirmation: (
    wanted: NotifiedPlace & {
      readonly instance: string | null;
      /** In cents. */
      readonly amount: number;
      /** What the plan changes to; null for a renewal. */
      readonly changesTo: string | null;
      readonly endsAt: Date;
    },
  ): string => {
    const place = placeText(wanted);
    const what = wanted.instance === null ? place : `${named(wanted.instance, 'an intercom')} in ${place}`;
    const payment = `the payment of ${formatPrice(wanted.amount, TEXTS_LOCALE)} for ${what}`;
    const then = wanted.changesTo === null ? '' : ` Then its plan changes to ${wanted.changesTo}.`;
    return `Your bank asks you to confirm ${payment}, by ${timeText(wanted.endsAt)}.${then}`;
  },
  purchaseActive: (bought: { readonly plan: string; readonly users: number }): string =>
    `Your purchase is complete: ${bought.plan} for ${plural(bought.users, 'user', 'users')} is active.`,
  purchaseRefused: (bought: { readonly plan: string; readonly users: number }): string =>
    `Your payment for ${bought.plan} with ${plural(bought.users, 'user', 'users')} could not be accepted. You will get your money back.`,
  devicesMoved: (move: { readonly count: number; readonly from: string; readonly to: string }): string =>
    `${plural(move.count, 'device', 'devices')} moved from ${named(move.from, 'a workspace')} to ${named(move.to, 'a workspace')}.`,
  schedulePaused: (paused: {
    readonly schedule: string;
    readonly workspace: string;
    readonly action: ScheduleAction;
    readonly reason: PauseReason;
  }): string =>
    `The schedule ${named(paused.schedule, 'without a name')} in ${named(paused.workspace, 'a workspace')} is paused: ${PAUSES[paused.reason](paused.action)}.`,
  workspaceDeleted: (deleted: { readonly workspace: string }): string =>
    `The workspace ${named(deleted.workspace, 'without a name')} was deleted.`,
} as const;
