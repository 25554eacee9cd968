import type { MachineLaw } from '@partyline/kernel/law';
import { cancelDecision, resubscribeDecision } from '../changes/change-decisions.ts';
import { at, aSubscription, DAY, NOW } from '../subscription.fixture.ts';
import { followProvider, isPaidAfterCancel, type ProviderWord } from './follow-provider.ts';
import type { Subscription } from './subscription.ts';
import { isPeriodOver } from './term.ts';

/** What the provider has, in days; `failedAt`: since when a payment is missing. */
interface Truth {
  readonly status: 'active' | 'past-due' | 'over';
  readonly isCancelled: boolean;
  readonly cancelAt: number | null;
  readonly periodEnd: number;
  readonly endedAt: number | null;
  readonly failedAt: number | null;
}

export interface Followed {
  readonly day: number;
  readonly truth: Truth;
  /** What we have read of it so far. */
  readonly subscription: Subscription;
}

export type Happening =
  | 'day'
  | 'renewal-paid'
  | 'card-fails'
  | 'pays'
  | 'gives-up'
  | 'provider-ends'
  | 'cancel'
  | 'resubscribe'
  | 'read';

const HAPPENINGS: readonly Happening[] = [
  'day',
  'renewal-paid',
  'card-fails',
  'pays',
  'gives-up',
  'provider-ends',
  'cancel',
  'resubscribe',
  'read',
];

const PERIOD = 3;
const GRACE_DAYS = 7;
const LAST_DAY = 20;
/** Payments are due until this day, so that what follows from them ends before the last day. */
const LAST_PAYMENT_DAY = 9;

const instant = (day: number): string => at(day * DAY);
const dayOf = (text: string | null): number => (text === null ? Number.NaN : (Date.parse(text) - NOW) / DAY);

const wordOf = ({ status, isCancelled, cancelAt, periodEnd, endedAt }: Truth): ProviderWord => ({
  status,
  isCancelled,
  cancelAt: cancelAt === null ? null : instant(cancelAt),
  endedAt: endedAt === null ? null : instant(endedAt),
  periodEnd: instant(periodEnd),
  isPriceChanged: false,
});

const endOf = ({ cancelAt, periodEnd }: Truth): number => cancelAt ?? periodEnd;

const isRenewalDue = (day: number, { status, isCancelled, periodEnd }: Truth): boolean =>
  status === 'active' && !isCancelled && day >= periodEnd && day <= LAST_PAYMENT_DAY;

/** Returns what the provider has after something happened there; null if it can not happen now. */
function nextTruth({ day, truth, subscription }: Followed, happening: Happening): Truth | null {
  const isDue = isRenewalDue(day, truth);
  const isUnpaid = truth.status === 'past-due';
  switch (happening) {
    case 'renewal-paid':
      return isDue ? { ...truth, periodEnd: truth.periodEnd + PERIOD } : null;
    case 'card-fails': {
      const failed = {
        ...truth,
        status: 'past-due',
        periodEnd: truth.periodEnd + PERIOD,
        failedAt: day,
      } as const;
      // The provider does not say since when a payment is missing: two of them with an unread payment between look like one.
      return isDue && subscription.status !== 'Past-Due' ? failed : null;
    }
    case 'pays':
      return isUnpaid ? { ...truth, status: 'active', failedAt: null } : null;
    case 'gives-up':
      return isUnpaid && day >= (truth.failedAt ?? 0) + GRACE_DAYS
        ? { ...truth, status: 'over', endedAt: day, failedAt: null }
        : null;
    case 'provider-ends':
      return truth.status !== 'over' && truth.isCancelled && day >= endOf(truth)
        ? { ...truth, status: 'over', endedAt: endOf(truth), failedAt: null }
        : null;
    default:
      return null;
  }
}

/** Reads the provider, and ends there what is over unpaid, as the API does. */
function read(before: Followed): Followed {
  const nowMs = NOW + before.day * DAY;
  const word = wordOf(before.truth);
  let { truth } = before;
  if (isPaidAfterCancel(before.subscription, word)) truth = { ...truth, cancelAt: null };
  const subscription = followProvider(before.subscription, word, nowMs);
  if (truth.status !== 'past-due' || !isPeriodOver(subscription, nowMs))
    return { ...before, truth, subscription };
  const over = { ...truth, status: 'over', endedAt: before.day, failedAt: null } as const;
  return { ...before, truth: over, subscription: followProvider(subscription, wordOf(over), nowMs) };
}

function next(before: Followed, happening: Happening): Followed {
  const { day, truth, subscription } = before;
  const nowMs = NOW + day * DAY;
  switch (happening) {
    case 'day': {
      // The provider has decided on every payment and end that is due before the day is over.
      const isEndDue = truth.status === 'active' && truth.isCancelled && day >= endOf(truth);
      const isOpen = isEndDue || isRenewalDue(day, truth);
      return day === LAST_DAY || isOpen ? before : { ...before, day: day + 1 };
    }
    case 'read':
      return read(before);
    case 'cancel': {
      if (truth.status === 'over' || !cancelDecision(subscription).allowed) return before;
      const isUnpaid = subscription.status === 'Past-Due';
      const cancelAt = isUnpaid ? Math.max(dayOf(subscription.graceEndsAt), day) : null;
      return read({ ...before, truth: { ...truth, isCancelled: true, cancelAt } });
    }
    case 'resubscribe':
      if (truth.status === 'over' || !resubscribeDecision(subscription, nowMs).allowed) return before;
      return read({ ...before, truth: { ...truth, isCancelled: false, cancelAt: null } });
    default: {
      const told = nextTruth(before, happening);
      return told === null ? before : { ...before, truth: told };
    }
  }
}

/** Returns how what was read differs from what the provider has. */
function faultOfRead({ truth, subscription }: Followed): string | null {
  const { status, cancelStatus, current_period_end, expirationDate } = subscription;
  const expected = { active: 'Subscribed', 'past-due': 'Past-Due', over: 'Not Subscribed' } as const;
  if (status !== expected[truth.status]) return `The provider has ${truth.status}, we have ${status}.`;
  if (truth.status === 'over')
    return dayOf(current_period_end) === truth.endedAt ? null : 'We have another end than the provider.';
  if (cancelStatus !== truth.isCancelled) return 'Only one of us has it cancelled.';
  if (truth.status === 'active' && dayOf(current_period_end) !== truth.periodEnd)
    return 'We have another period than the provider.';
  if (truth.status === 'active' && truth.isCancelled && dayOf(expirationDate) !== endOf(truth))
    return 'We name another end than the provider has.';
  return null;
}

function faultOf(before: Followed, happening: Happening, after: Followed): string | null {
  const { truth, day } = before;
  const ends =
    before.subscription.status !== 'Not Subscribed' && after.subscription.status === 'Not Subscribed';
  if (ends && truth.status === 'past-due' && day < (truth.failedAt ?? 0) + GRACE_DAYS)
    return 'A running show is stopped inside its grace period.';
  if (ends && truth.status === 'active' && day < endOf(truth)) return 'What is paid is stopped.';
  return happening === 'read' ? faultOfRead(after) : null;
}

const WORDS: Readonly<Record<Happening, string>> = {
  day: 'A day passes',
  'renewal-paid': 'The renewal is paid',
  'card-fails': 'The card fails',
  pays: 'The missing payment arrives',
  'gives-up': 'The provider gives up',
  'provider-ends': 'The provider ends what was cancelled',
  cancel: 'The user cancels',
  resubscribe: 'The user resubscribes',
  read: 'We read the provider',
};

export const missedWords: MachineLaw<Followed, Happening> = {
  kind: 'machine',
  name: 'missed-words',
  sentence:
    'However many words of the payment provider are missed or come late: once it is read, the subscription is as the provider has it, nothing paid or in its grace period was stopped, and its user can always leave it.',
  ids: ['BILL-7', 'GB-12', 'PLUS-17', 'PLUS-19', 'HZ-3'],
  universe: [
    '1 subscription and its payment provider',
    `${LAST_DAY + 1} days`,
    `periods of ${PERIOD} days, payments due until day ${LAST_PAYMENT_DAY}`,
    'a read at any time or never, but of a late payment before the next one is missing',
  ],
  bound: 200_000,
  isQuick: true,
  starts: () => [
    {
      day: 0,
      truth: {
        status: 'active',
        isCancelled: false,
        cancelAt: null,
        periodEnd: PERIOD,
        endedAt: null,
        failedAt: null,
      },
      subscription: aSubscription({
        current_period_end: instant(PERIOD),
        autoRenewalDate: instant(PERIOD),
      }),
    },
  ],
  events: () => HAPPENINGS,
  next,
  faultOf,
  goals: [
    {
      fault: 'Its user can not leave it.',
      isGoal: ({ subscription }) => subscription.status === 'Not Subscribed',
      isOnTheWay: (happening) => happening !== 'pays' && happening !== 'renewal-paid',
    },
  ],
  tellStart: () => `A subscription is paid until day ${PERIOD}.`,
  tell: (happening, before, { day, subscription }) =>
    `${WORDS[happening]}: day ${day}, we have ${subscription.status}${before.subscription === subscription ? ' still' : ''}.`,
};
