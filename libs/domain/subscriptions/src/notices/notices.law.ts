import type { TableLaw } from '@partyline/kernel/law';
import { subjectFor } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { isDeletionDue } from '../state/deletion.ts';
import { computeTerm, isExpired, isPeriodOver } from '../state/term.ts';
import { computeExpiredPrompt, type PromptedScreen } from './expired-prompt.ts';
import { findTermWarning, findWarning, type WarnedSubscription } from './warnings.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const END = Date.UTC(2026, 11, 20, 12);

interface WarningQuestion {
  readonly productKind: 'intercom' | 'skyport' | 'trial';
  readonly status: WarnedSubscription['status'];
  readonly cancelStatus: boolean;
  readonly interval: WarnedSubscription['interval'];
  /** From now to the end of the period; null: unknown. */
  readonly leftMs: number | null;
}

/** Around every limit: the end, the deletion a week after it, and 3 and 5 days before. */
const LEFT = [
  null,
  ...[-30, -7, -1, 0, 1, 2, 3, 4, 5, 6, 30].flatMap((days) => [days * DAY - 1, days * DAY, days * DAY + 1]),
];

function* everySubscription(): Generator<WarningQuestion> {
  for (const leftMs of LEFT)
    for (const productKind of ['intercom', 'skyport', 'trial'] as const)
      for (const status of ['Subscribed', 'Past-Due', 'Not Subscribed'] as const)
        for (const cancelStatus of [false, true])
          for (const interval of ['week', 'month', 'year', null] as const)
            yield { productKind, status, cancelStatus, interval, leftMs };
}

/** Returns a subscription whose end and now are as asked, with all times moved; while past due the end is that of the grace. */
function subscriptionOf(
  { productKind, status, cancelStatus, interval, leftMs }: WarningQuestion,
  shiftMs: number,
) {
  const end = leftMs === null ? null : new Date(END + shiftMs).toISOString();
  const subscription: WarnedSubscription & { readonly autoRenewalDate: null } = {
    productKind,
    status,
    cancelStatus,
    interval,
    current_period_end: end,
    expirationDate: null,
    graceEndsAt: status === 'Past-Due' ? end : null,
    autoRenewalDate: null,
  };
  return { subscription, nowMs: END + shiftMs - (leftMs ?? 0) };
}

/** Returns what is said of the end, as decided. */
function decided({ productKind, status, cancelStatus, interval, leftMs }: WarningQuestion): string | null {
  if (status === 'Not Subscribed') return leftMs !== null && leftMs <= 0 ? 'expired' : 'will-be-deleted';
  if (status === 'Past-Due') return 'past-due';
  const isTrial = productKind === 'trial';
  const days = isTrial || interval === null || interval === 'week' ? 3 : 5;
  const isNear = leftMs !== null && leftMs > 0 && leftMs <= days * DAY;
  if (isNear && (cancelStatus || isTrial)) return `ends-soon ${Math.ceil(leftMs / DAY)}`;
  return cancelStatus && !isTrial ? 'cancelled' : null;
}

/** Returns everything that is decided by the clock, without the instants themselves. */
function answersAt(question: WarningQuestion, shiftMs: number): string {
  const { subscription, nowMs } = subscriptionOf(question, shiftMs);
  const warning = findWarning(subscription, nowMs);
  const said =
    warning === null ? null : warning.kind === 'ends-soon' ? `ends-soon ${warning.daysLeft}` : warning.kind;
  const state = [
    isExpired(subscription, nowMs),
    isPeriodOver(subscription, nowMs),
    isDeletionDue(subscription, nowMs),
  ];
  return JSON.stringify([
    said,
    findTermWarning(subscription, nowMs)?.kind ?? null,
    computeTerm(subscription)?.kind ?? null,
    ...state,
  ]);
}

export const endWarnings: TableLaw<WarningQuestion> = {
  kind: 'table',
  name: 'end-warnings',
  sentence:
    'A cancelled subscription warns of its end in its last 3 days by the week and 5 by the month and year, a trial in its last 3, to the millisecond; past due and expired have their own warning; what is over is deleted a week later; a week later all is alike.',
  ids: [
    'BILL-11',
    'BILL-12',
    'BILL-13',
    'BILL-26',
    'BILL-27',
    'BILL-28',
    'GB-12',
    'GB-13',
    'GB-15',
    'GP-4',
    'HZ-3',
    'CONST-24',
  ],
  universe: [
    '3 product kinds, 3 statuses, cancelled or not, 3 intervals or none',
    '33 moments around each limit, and an unknown end',
  ],
  bound: 34 * 72,
  isQuick: true,
  questions: everySubscription,
  faultOf(question) {
    const { status, cancelStatus, productKind, leftMs } = question;
    const isOver = leftMs !== null && leftMs <= 0;
    const isActive = status !== 'Not Subscribed';
    const isEnding = cancelStatus || status === 'Past-Due' || productKind === 'trial';
    const said = decided(question);
    const ofTerm = said?.startsWith('ends-soon') === true ? 'ends-soon' : said;
    const wanted = JSON.stringify([
      said,
      ofTerm === 'cancelled' || ofTerm === 'will-be-deleted' ? null : ofTerm,
      leftMs === null ? null : isEnding || !isActive ? 'ends' : 'renews',
      !isActive && isOver,
      isActive && isEnding && isOver,
      !isActive && leftMs !== null && leftMs <= -7 * DAY,
    ]);
    const now = answersAt(question, 0);
    if (now !== wanted) return `The answers are ${now}, and decided are ${wanted}.`;
    const then = answersAt(question, WEEK);
    return then === now ? null : `A week later the answers are ${then}.`;
  },
  tell: ({ productKind, status, cancelStatus, interval, leftMs }) => [
    `A subscription of kind ${productKind} by the ${interval ?? '(none)'} is ${status}${cancelStatus ? ' and cancelled' : ''}.`,
    leftMs === null ? 'Its end is not known.' : `Its end is ${leftMs} ms away.`,
  ],
};

interface PromptQuestion {
  readonly role: StoredRole;
  readonly isPartnerCustomer: boolean;
  readonly hasExpiredSubscription: boolean;
  readonly screen: PromptedScreen;
  /** Ago; null for never; negative: a clock was put ahead. */
  readonly answeredAgoMs: number | null;
  readonly openedAgoMs: number;
  readonly dayAgoMs: number;
}

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);

function promptAt(question: PromptQuestion, nowMs: number) {
  const { role, isPartnerCustomer, hasExpiredSubscription, screen, answeredAgoMs, openedAgoMs, dayAgoMs } =
    question;
  const customerStatus = isPartnerCustomer ? 'PARTNER_CUSTOMER' : 'B2C';
  return computeExpiredPrompt(
    {
      subject: subjectFor({ roles: [role], planType: 'paid', customerStatus }),
      hasExpiredSubscription,
      screen,
      answeredAtMs: answeredAgoMs === null ? null : nowMs - answeredAgoMs,
      openedAtMs: nowMs - openedAgoMs,
      dayStartMs: nowMs - dayAgoMs,
    },
    nowMs,
  );
}

export const expiredPrompts: TableLaw<PromptQuestion> = {
  kind: 'table',
  name: 'expired-prompts',
  sentence:
    'The notice of an expired subscription comes to those who may buy, never on the billing and payment pages, and ten minutes after an answer: as a dialog over a page just opened for the first time on a day, else as a message; a week later alike.',
  ids: ['BILL-21', 'BILL-25', 'GB-14', 'HZ-11', 'CONST-3', 'ROLE-23'],
  universe: [
    '6 roles, of a partner’s customer or not',
    '3 kinds of page, an expired subscription or none',
    '7 moments of the last answer, 4 of opening, 3 of the day’s begin',
  ],
  bound: 6 * 2 * 2 * 3 * 8 * 4 * 3,
  isQuick: true,
  *questions() {
    for (const role of [
      'account-owner',
      'account-admin',
      'workspace-owner',
      'workspace-admin',
      'vic-admin',
      'endpoint-user',
    ] as const)
      for (const isPartnerCustomer of [false, true])
        for (const hasExpiredSubscription of [true, false])
          for (const screen of ['other', 'billing', 'payment'] as const)
            for (const answeredAgoMs of [null, 0, 1, 10 * MINUTE - 1, 10 * MINUTE, 20 * MINUTE, DAY, -1])
              for (const openedAgoMs of [0, 9_999, 10_000, DAY])
                for (const dayAgoMs of [0, 15 * MINUTE, 12 * 60 * MINUTE])
                  yield {
                    role,
                    isPartnerCustomer,
                    hasExpiredSubscription,
                    screen,
                    answeredAgoMs,
                    openedAgoMs,
                    dayAgoMs,
                  };
  },
  faultOf(question) {
    const { role, isPartnerCustomer, hasExpiredSubscription, screen, answeredAgoMs, openedAgoMs, dayAgoMs } =
      question;
    const isBuyer = (role === 'account-owner' || role === 'account-admin') && !isPartnerCustomer;
    const ago = answeredAgoMs === null || answeredAgoMs < 0 ? null : answeredAgoMs;
    const delayMs = ago === null ? 0 : Math.max(0, 10 * MINUTE - ago);
    const isFirst = ago === null || ago > dayAgoMs;
    const kind = isFirst && openedAgoMs + delayMs < 10_000 ? 'dialog' : 'message';
    const wanted =
      isBuyer && hasExpiredSubscription && screen === 'other' ? JSON.stringify({ kind, delayMs }) : 'null';
    const prompt = JSON.stringify(promptAt(question, NOW));
    if (prompt !== wanted) return `It is ${prompt}, and decided is ${wanted}.`;
    return JSON.stringify(promptAt(question, NOW + WEEK)) === prompt ? null : 'A week later it is another.';
  },
  tell: (question) => [`The facts are ${JSON.stringify(question)}.`],
};
