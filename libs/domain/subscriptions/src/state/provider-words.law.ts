import type { MachineLaw } from '@partyline/kernel/law';
import { at, aSubscription, DAY, NOW } from '../subscription.fixture.ts';
import { followProvider, type ProviderWord } from './follow-provider.ts';
import { nextSubscription } from './next-subscription.ts';
import type { Subscription } from './subscription.ts';

/** A subscription on a day of the universe. */
export interface ToldSubscription {
  readonly day: number;
  readonly subscription: Subscription;
}

export type Telling =
  | { readonly kind: 'day' | 'cancel' | 'resubscribe' }
  | { readonly kind: 'word'; readonly word: ProviderWord };

const LAST_DAY = 17;
/** Words come until this day, so that every grace period that they begin ends before the last day. */
const LAST_WORD_DAY = 9;
const PERIOD_ENDS = [3, 6];
const GRACE_DAYS = 7;

const dayOf = (instant: string | null): number =>
  instant === null ? Number.NaN : (Date.parse(instant) - NOW) / DAY;

const word = (status: ProviderWord['status'], changes: Partial<ProviderWord> = {}): ProviderWord => ({
  status,
  isCancelled: false,
  cancelAt: null,
  endedAt: null,
  periodEnd: at(3 * DAY),
  isPriceChanged: false,
  ...changes,
});

/** Every word on the grid of days: cancelled or not, at an early date or the end, in either period, with the old price or a new one. */
const WORDS: readonly ProviderWord[] = [
  word('incomplete', { isCancelled: true, periodEnd: at(6 * DAY) }),
  word('over'),
  word('over', { endedAt: at(2 * DAY) }),
  ...PERIOD_ENDS.map((day) => at(day * DAY)).flatMap((periodEnd) =>
    ([false, true] as const).flatMap((isPriceChanged) => [
      ...(['active', 'past-due'] as const).flatMap((status) => [
        word(status, { periodEnd, isPriceChanged }),
        word(status, { periodEnd, isPriceChanged, isCancelled: true }),
        word(status, { periodEnd, isPriceChanged, isCancelled: true, cancelAt: at(2 * DAY) }),
      ]),
    ]),
  ),
];

function next({ day, subscription }: ToldSubscription, event: Telling): ToldSubscription {
  const nowMs = NOW + day * DAY;
  switch (event.kind) {
    case 'day': {
      const after = Math.min(day + 1, LAST_DAY);
      const passed = { kind: 'time-passed', nowMs: NOW + after * DAY } as const;
      return { day: after, subscription: nextSubscription(subscription, passed) };
    }
    case 'cancel':
      return { day, subscription: nextSubscription(subscription, { kind: 'cancelled' }) };
    case 'resubscribe':
      return { day, subscription: nextSubscription(subscription, { kind: 'resubscribed', nowMs }) };
    case 'word':
      return { day, subscription: followProvider(subscription, event.word, nowMs) };
  }
}

const isDue = ({ status }: Subscription): boolean => status === 'Past-Due';
const isOver = ({ status }: Subscription): boolean => status === 'Not Subscribed';
const isOverWord = (event: Telling): boolean => event.kind === 'word' && event.word.status === 'over';

function faultOfUnpaid(before: ToldSubscription, event: Telling, after: ToldSubscription): string | null {
  const [was, is] = [before.subscription, after.subscription];
  if (isDue(was) && isOver(is) && !isOverWord(event) && after.day < dayOf(was.graceEndsAt))
    return 'The subscription ends inside its grace period.';
  if (!isDue(was) && isDue(is) && dayOf(is.graceEndsAt) !== after.day + GRACE_DAYS)
    return 'The grace period does not last 7 days from the first missing payment.';
  if (isDue(was) && isDue(is) && was.graceEndsAt !== is.graceEndsAt)
    return 'Another missing payment moves the end of the grace period.';
  const isPaid = event.kind === 'word' && event.word.status === 'active';
  if (isDue(was) && !isDue(is) && !isOver(is) && !isPaid)
    return 'A missing payment is forgotten without being paid.';
  return null;
}

function faultOfPeriod(event: Telling, was: Subscription, is: Subscription): string | null {
  const [end, later] = [dayOf(was.current_period_end), dayOf(is.current_period_end)];
  const isPaid = event.kind === 'word' && event.word.status === 'active';
  if (later > end && !isPaid && !isOver(is)) return 'The period grows without a payment.';
  const mayShrink = isOver(is) || (isPaid && event.word.isPriceChanged);
  return later < end && !mayShrink ? 'The paid period is shortened.' : null;
}

function faultOf(before: ToldSubscription, event: Telling, after: ToldSubscription): string | null {
  const [was, is] = [before.subscription, after.subscription];
  if (isOver(was) && JSON.stringify(was) !== JSON.stringify(is)) return 'What has ended changes again.';
  const twice = next(after, event).subscription;
  if (event.kind !== 'day' && JSON.stringify(twice) !== JSON.stringify(is))
    return 'The same, told twice, changes it twice.';
  if (was.status === 'Subscribed' && isOver(is) && !isOverWord(event)) {
    if (event.kind !== 'day' || !was.cancelStatus) return 'A paid subscription ends without being cancelled.';
    if (after.day < dayOf(was.expirationDate)) return 'It ends before the end that it names.';
  }
  if (event.kind === 'cancel' && !isOver(is) && is.status !== was.status)
    return 'Cancelling does more than stop the renewal.';
  return faultOfUnpaid(before, event, after) ?? faultOfPeriod(event, was, is);
}

function faultIn({ subscription }: ToldSubscription): string | null {
  const { status, cancelStatus, expirationDate, autoRenewalDate, graceEndsAt } = subscription;
  if (status === 'Not Subscribed') return graceEndsAt === null ? null : 'What has ended has a grace period.';
  if ((status === 'Past-Due') !== (graceEndsAt !== null)) return 'Only a missing payment has a grace period.';
  if (cancelStatus && autoRenewalDate !== null) return 'It is cancelled and names a renewal.';
  if (cancelStatus && expirationDate === null) return 'It is cancelled and names no end.';
  if (!cancelStatus && expirationDate !== null) return 'It renews and names an end.';
  if (status === 'Past-Due' && cancelStatus && expirationDate !== graceEndsAt)
    return 'Cancelled unpaid, it names another end than that of its grace period.';
  return null;
}

const tellDay = (instant: string | null): string => (instant === null ? 'no day' : `day ${dayOf(instant)}`);

function tellWord({ status, isCancelled, cancelAt, periodEnd, isPriceChanged }: ProviderWord): string {
  const price = isPriceChanged ? ', with a new price' : '';
  const ending = isCancelled
    ? `, cancelled for ${cancelAt === null ? 'the end of it' : tellDay(cancelAt)}`
    : '';
  return `The provider says ${status}, period until ${tellDay(periodEnd)}${ending}${price}`;
}

export const providerWords: MachineLaw<ToldSubscription, Telling> = {
  kind: 'machine',
  name: 'provider-words',
  sentence:
    'Whatever the payment provider says, in any order, twice or late: a subscription never ends inside its grace period, a paid one only once it was cancelled and at its end, an ended one stays so, and no period grows without a payment.',
  ids: ['BILL-7', 'GB-12', 'GB-32', 'GD-38', 'PLUS-19', 'HZ-3'],
  universe: [
    '1 subscription',
    `${LAST_DAY + 1} days`,
    `${WORDS.length} words of the provider, until day ${LAST_WORD_DAY}`,
    '2 ends of the period',
    'cancelling and resubscribing on every day',
  ],
  bound: 5_000,
  isQuick: true,
  starts: () => [
    {
      day: 0,
      subscription: aSubscription({ current_period_end: at(3 * DAY), autoRenewalDate: at(3 * DAY) }),
    },
  ],
  events: ({ day }) => [
    { kind: 'day' },
    { kind: 'cancel' },
    { kind: 'resubscribe' },
    ...(day <= LAST_WORD_DAY ? WORDS.map((told): Telling => ({ kind: 'word', word: told })) : []),
  ],
  next,
  faultIn,
  faultOf,
  goals: [
    {
      fault: 'Its user can not leave it: cancelled, it does not end with time.',
      isGoal: ({ subscription }) => isOver(subscription),
      isOnTheWay: ({ kind }) => kind === 'day' || kind === 'cancel',
    },
  ],
  tellStart: () => 'A subscription is paid until day 3.',
  tell: (event, _before, { day, subscription }) => {
    const { status, expirationDate } = subscription;
    const after = `It is ${status}${expirationDate === null ? '' : `, ending on ${tellDay(expirationDate)}`}.`;
    if (event.kind === 'word') return `${tellWord(event.word)}. ${after}`;
    if (event.kind === 'day') return `Day ${day} begins. ${after}`;
    return `The user ${event.kind === 'cancel' ? 'cancels' : 'resubscribes'}. ${after}`;
  },
};
