import type { MachineLaw, TableLaw } from '@partyline/kernel/law';
import { nextSwitch, startSwitch, type SwitchEvent, type SwitchStep } from '../accounts/account-switch.ts';
import { nextIdle, type IdleEffect } from '../ending/next-idle.ts';
import { IDLE_OFF, idleLimits, type IdleState } from '../ending/idle.ts';
import {
  nextRegistration,
  nextRegistrationLookDelayMs,
  startRegistration,
} from '../registration/next-registration.ts';
import type { RegistrationEvent, RegistrationStep } from '../registration/registration.ts';
import { nextSkewedRefreshDelayMs } from '../tokens/token-schedule.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Limits of 4 and 2 minutes: the machine takes them as an argument, and few minutes make few states. */
const LIMITS = idleLimits({ timeoutMs: 4 * MINUTE, promptMs: 2 * MINUTE });
const TABS = 2;
const LAST_MINUTE = 9;

export interface Tabs {
  readonly minute: number;
  readonly tabs: readonly IdleState[];
  readonly stored: number | null;
  /** The last activity in any tab, by what users did alone; null: no session. */
  readonly active: number | null;
  readonly ended: 'idle' | 'logged-out' | null;
}

type TabEvent =
  | { readonly kind: 'minute' }
  | {
      readonly kind:
        | 'sign-in'
        | 'activity'
        | 'hidden-activity'
        | 'look'
        | 'leave'
        | 'stay'
        | 'log-out'
        | 'acknowledge';
      readonly tab: number;
    };

const KINDS = [
  ...(['sign-in', 'activity', 'hidden-activity', 'look'] as const),
  ...(['leave', 'stay', 'log-out', 'acknowledge'] as const),
];

const TAB_EVENTS: readonly TabEvent[] = [
  { kind: 'minute' },
  ...Array.from({ length: TABS }, (_, tab) => KINDS.map((kind) => ({ kind, tab }) as const)).flat(),
];

const eventOf = (kind: (typeof KINDS)[number]) => {
  if (kind === 'activity') return { kind: 'activity', isVisible: true } as const;
  return kind === 'hidden-activity' ? ({ kind: 'activity', isVisible: false } as const) : ({ kind } as const);
};

/** Carries the effects of one tab to the others, as the browser does. */
function applyTo(before: Tabs, own: number, effects: readonly IdleEffect[]): Tabs {
  let after = before;
  for (const effect of effects) {
    if (effect.kind === 'write-activity') after = { ...after, stored: effect.atMs };
    else if (effect.kind === 'tell-timed-out') {
      const reading = { nowMs: after.minute * MINUTE, storedActivityMs: after.stored };
      const tabs = after.tabs.map((tab, index) =>
        index === own ? tab : nextIdle(tab, { kind: 'timed-out-elsewhere' }, reading, LIMITS).state,
      );
      after = { ...after, tabs };
    } else {
      const reading = { nowMs: after.minute * MINUTE, storedActivityMs: after.stored };
      const tabs = after.tabs.map((tab, index) =>
        index === own ? tab : nextIdle(tab, { kind: 'signed-out' }, reading, LIMITS).state,
      );
      after = { ...after, tabs, ended: effect.reason, active: null };
    }
  }
  return after;
}

function nextTabs(before: Tabs, event: TabEvent): Tabs {
  if (event.kind === 'minute')
    return { ...before, minute: Math.min(before.minute + 1, LAST_MINUTE), ended: null };
  const { kind, tab } = event;
  const state = before.tabs[tab] ?? IDLE_OFF;
  // One is signed in or out in all tabs of a browser.
  const isSignedIn = before.tabs.some(({ phase }) => phase === 'active' || phase === 'prompting');
  if (kind === 'sign-in' && isSignedIn) return before;
  const nowMs = before.minute * MINUTE;
  const step = nextIdle(state, eventOf(kind), { nowMs, storedActivityMs: before.stored }, LIMITS);
  const tabs = before.tabs.map((one, index) => (index === tab ? step.state : one));
  const isWatched = step.state.phase === 'active' || step.state.phase === 'prompting';
  const isUse = kind === 'sign-in' || kind === 'activity' || kind === 'stay';
  const active = isWatched && isUse ? nowMs : before.active;
  let after = applyTo({ ...before, tabs, active, ended: null }, tab, step.effects);
  if (kind === 'sign-in') {
    const reading = { nowMs, storedActivityMs: after.stored };
    // The others find the session that one of them opened.
    const restored = after.tabs.map((one, index) => {
      if (index === tab) return one;
      const rest = nextIdle(one, { kind: 'acknowledge' }, reading, LIMITS).state;
      return nextIdle(rest, { kind: 'restore' }, reading, LIMITS).state;
    });
    after = { ...after, tabs: restored };
  }
  return after;
}

function faultOfTabs(before: Tabs, event: TabEvent, after: Tabs): string | null {
  const nowMs = after.minute * MINUTE;
  const idleMs = before.active === null ? 0 : nowMs - before.active;
  const total = LIMITS.timeoutMs + LIMITS.promptMs;
  if (after.ended === 'idle' && idleMs < total) return 'The session ends although it was used.';
  if (event.kind === 'minute' || event.kind === 'sign-in') return null;
  const isSeen = before.tabs[event.tab]?.phase === 'active' || before.tabs[event.tab]?.phase === 'prompting';
  if (isSeen && idleMs >= total && after.ended !== 'idle')
    return 'The session goes on after the prompt ran out.';
  if (after.ended === 'logged-out' && event.kind !== 'log-out') return 'The session ends without a logout.';
  if (after.ended !== null && after.tabs.some(({ phase }) => phase === 'active' || phase === 'prompting'))
    return 'A tab goes on after the end of the session.';
  return null;
}

/** Shared times are written at most every 30 s, so a full minute later each tab knows them. */
export const idleTabs: MachineLaw<Tabs, TabEvent> = {
  kind: 'machine',
  name: 'idle-tabs',
  sentence:
    'A session that is used in any tab never ends as idle, one that is not used ends at the first look after the prompt, and no tab goes on after the end.',
  ids: ['IDLE-1', 'IDLE-2', 'IDLE-4', 'IDLE-5', 'IDLE-9', 'GI-4', 'GI-6', 'GI-8', 'GI-9', 'GI-10'],
  universe: [
    `${TABS} tabs`,
    `${LAST_MINUTE + 1} minutes, a prompt after 4 and a logout after 6`,
    'use, looks, hiding, buttons and new sign-ins in each tab at any minute',
  ],
  bound: 150_000,
  isQuick: true,
  starts: () => [
    {
      minute: 0,
      tabs: Array.from({ length: TABS }, () => IDLE_OFF),
      stored: null,
      active: null,
      ended: null,
    },
  ],
  events: () => TAB_EVENTS,
  next: nextTabs,
  faultOf: faultOfTabs,
  goals: [
    {
      fault: 'No user can sign in any more.',
      isGoal: ({ tabs }) => tabs.some(({ phase }) => phase === 'active'),
    },
  ],
  tellStart: () => 'No user is signed in.',
  tell: (event, _before, { minute, tabs, ended }) => {
    const what = event.kind === 'minute' ? 'A minute passes' : `Tab ${event.tab + 1}: ${event.kind}`;
    const end = ended === null ? '' : ` The session ends: ${ended}.`;
    return `${what}: minute ${minute}, tabs ${tabs.map(({ phase }) => phase).join(' and ')}.${end}`;
  },
};

export interface Registering {
  readonly step: RegistrationStep;
  /** How often signup was posted and an answer was asked for. */
  readonly posts: number;
}

const ANSWERS = [
  null,
  { registerState: 'in progress', accountId: null },
  { registerState: 'done', accountId: null },
  { registerState: 'done', accountId: 7 },
] as const;

type RegisterEvent = { readonly kind: 'seconds'; readonly by: 1 | 2 | 30 | -5 } | RegistrationEvent;

const REGISTER_EVENTS: readonly RegisterEvent[] = [
  ...([1, 2, 30, -5] as const).map((by) => ({ kind: 'seconds', by }) as const),
  { kind: 'look' },
  ...ANSWERS.flatMap((answer) => [
    { kind: 'signup-answered', answer } as const,
    { kind: 'poll-answered', answer } as const,
  ]),
  { kind: 'signup-failed', isInviteInvalid: true },
  { kind: 'signup-failed', isInviteInvalid: false },
];

/** Now is always this instant: what is kept is how long ago something was, or ahead of a clock that was set back. */
const NOW_MS = 1_000_000 * SECOND;

function nextRegistering(before: Registering, event: RegisterEvent): Registering {
  if (event.kind === 'seconds') {
    const { state } = before.step;
    const ms = event.by * SECOND;
    // The clock is set back once between two looks.
    const isSetBack = state.step === 'polling' && state.lookedAtMs > NOW_MS;
    // The wait is over by then.
    const isOver = state.step === 'polling' && NOW_MS - state.sinceMs >= 40 * SECOND;
    if (ms < 0 ? isSetBack : isOver) return before;
    const older =
      state.step === 'polling'
        ? { ...state, sinceMs: state.sinceMs - ms, lookedAtMs: state.lookedAtMs - ms }
        : state;
    return { ...before, step: { state: older, effects: [] } };
  }
  const step = nextRegistration(before.step.state, event, NOW_MS);
  const posts = before.posts + step.effects.filter(({ kind }) => kind === 'post-signup').length;
  return { ...before, step, posts };
}

function faultOfRegistering(before: Registering, event: RegisterEvent, after: Registering): string | null {
  const { state: was } = before.step;
  const { state: is, effects } = after.step;
  if (after.posts > 2) return 'Signup is posted more than twice.';
  const isOver = was.step === 'ready' || was.step === 'failed';
  if (isOver && (was.step !== is.step || effects.length > 0)) return 'A registration that is over goes on.';
  const isDone =
    (event.kind === 'signup-answered' || event.kind === 'poll-answered') &&
    event.answer?.registerState === 'done' &&
    event.answer.accountId !== null;
  if (is.step === 'ready' && was.step !== 'ready' && !isDone)
    return 'An account is ready that no answer has named.';
  // A clock that was set back is seen at the next look.
  if (is.step === 'polling' && event.kind !== 'seconds') {
    const delay = nextRegistrationLookDelayMs(is, NOW_MS);
    if (delay === null || delay > 4 * SECOND) return 'The wait has no next look.';
  }
  if (is.step === 'failed' && !effects.some(({ kind }) => kind === 'raise') && was.step !== 'failed')
    return 'A registration fails without a word.';
  const isShownOver = effects.some(({ kind }) => kind === 'hide-spinner');
  return (is.step === 'ready' || is.step === 'failed') !== isShownOver && !isOver && was.step !== is.step
    ? 'The spinner stays.'
    : null;
}

export const registration: MachineLaw<Registering, RegisterEvent> = {
  kind: 'machine',
  name: 'registration',
  sentence:
    'A registration ends ready or failed, whatever is answered and whatever the clock does; signup is posted twice at most, and an account is ready only when an answer names it.',
  ids: [
    'AUTH-22',
    'AUTH-23',
    'AUTH-28',
    'ACCT-2',
    'ACCT-3',
    'ACCT-5',
    'GA-6',
    'GA-8',
    'CONST-8',
    'CONST-9',
    'CONST-19',
  ],
  universe: [
    'a sign-up, and a registration that is resumed after a reload',
    'seconds in steps of 1, 2 and 30, and a clock that is set back by 5',
    'every answer at any time, late and twice',
  ],
  bound: 40_000,
  isQuick: true,
  starts: () =>
    (['sign-up', 'wait-for-registration'] as const).map((opening) => ({
      step: startRegistration(opening, NOW_MS),
      posts: opening === 'sign-up' ? 1 : 0,
    })),
  events: () => REGISTER_EVENTS,
  next: nextRegistering,
  faultOf: faultOfRegistering,
  goals: [
    {
      fault: 'The wait for the account does not end by itself.',
      isGoal: ({ step }) => step.state.step !== 'polling',
      isOnTheWay: ({ kind }) => kind === 'seconds' || kind === 'look',
    },
  ],
  tellStart: ({ step }) => `A registration begins: ${step.state.step}.`,
  tell: (event, _before, { step }) =>
    `${event.kind === 'seconds' ? `${event.by} seconds pass` : `${event.kind}${'answer' in event ? `, ${JSON.stringify(event.answer)}` : ''}`}: ${step.state.step}.`,
};

const CHOICE = { accountId: 1, accountName: 'A', workspaceId: 2, role: 'vic-admin' } as const;
const SWITCH_EVENTS: readonly SwitchEvent[] = [
  { kind: 'posted' },
  { kind: 'refreshed' },
  { kind: 'claims-read', claims: null },
  { kind: 'claims-read', claims: { accountId: 1, workspaceId: 2, role: null } },
  { kind: 'claims-read', claims: { accountId: 1, workspaceId: 3, role: 'vic-admin' } },
  { kind: 'claims-read', claims: { accountId: 1, workspaceId: 2, role: 'endpoint-user' } },
  { kind: 'failed' },
];

export const accountSwitch: MachineLaw<SwitchStep, SwitchEvent> = {
  kind: 'machine',
  name: 'account-switch',
  sentence:
    'A switch of the account ends with the new account, its data cleared and its role from the token, or with the session; never between two accounts.',
  ids: ['ACCT-4', 'ACCT-8', 'ACCT-12', 'ACCT-13', 'GA-11', 'GA-28'],
  universe: ['1 switch', 'every answer of every step, right, wrong, missing, late and twice'],
  bound: 50,
  isQuick: true,
  starts: () => {
    const started = startSwitch([CHOICE], CHOICE);
    return started.ok ? [started.value] : [];
  },
  events: () => SWITCH_EVENTS,
  next: ({ state }, event) => nextSwitch(state, event),
  faultIn: ({ state, effects }) => {
    const at = (kind: string): number => effects.findIndex((effect) => effect.kind === kind);
    const isSet = at('set-account') !== -1;
    if (
      isSet &&
      (state.step !== 'done' ||
        at('clear-account-data') > at('set-account') ||
        at('clear-account-data') === -1)
    )
      return 'The new account is set over the data of the old one.';
    const account = effects.flatMap((effect) => (effect.kind === 'set-account' ? [effect.account] : []))[0];
    if (account !== undefined && account.role !== 'endpoint-user')
      return 'The role is not the one of the token.';
    const isFailing = effects.some(
      (effect) => effect.kind === 'set-account-state' && effect.accountState === 'Failed',
    );
    return isFailing !== (at('end-session') !== -1) ? 'A failed switch leaves the session as it is.' : null;
  },
  faultOf: (before, event, { state }) =>
    (before.state.step === 'done' || before.state.step === 'failed') && before.state !== state
      ? `What is over goes on after ${event.kind}.`
      : null,
  goals: [
    {
      fault: 'The switch can no longer end.',
      isGoal: ({ state }) => state.step === 'done' || state.step === 'failed',
      isOnTheWay: ({ kind }) => kind !== 'failed',
    },
  ],
  tellStart: () => 'A user switches to another account.',
  tell: (event, _before, { state }) => `${event.kind}: the switch is ${state.step}.`,
};

export interface Refreshing {
  readonly lifeMinutes: number;
  readonly ageMinutes: number;
  readonly refreshedMinutesAgo: number | null;
  readonly skewMinutes: number;
  readonly isTimedOut: boolean;
}

export const tokenRefresh: TableLaw<Refreshing> = {
  kind: 'table',
  name: 'token-refresh',
  sentence:
    'A token is renewed five minutes before its end, never within 30 seconds of the last time and never after the end of an idle session, however wrong the clock is.',
  ids: ['AUTH-17', 'CONST-10', 'GA-18'],
  universe: [
    'tokens that live 4 to 120 minutes, looked at up to 130 minutes after they came',
    'clocks that are right, or wrong by up to a day',
    'a last renewal now, 1 minute or an hour ago, or none',
  ],
  bound: 20_000,
  isQuick: true,
  *questions() {
    for (const lifeMinutes of [4, 5, 6, 60, 120])
      for (let ageMinutes = 0; ageMinutes <= 130; ageMinutes += 5)
        for (const refreshedMinutesAgo of [null, 0, 1, 60])
          for (const skewMinutes of [-1440, -30, 0, 30, 1440])
            for (const isTimedOut of [false, true])
              yield { lifeMinutes, ageMinutes, refreshedMinutesAgo, skewMinutes, isTimedOut };
  },
  faultOf({ lifeMinutes, ageMinutes, refreshedMinutesAgo, skewMinutes, isTimedOut }) {
    const receivedAtMs = 1_000_000 * MINUTE;
    const nowMs = receivedAtMs + ageMinutes * MINUTE;
    // What the token says is by the provider's clock, which differs from the browser's.
    const iatSeconds = receivedAtMs / SECOND + skewMinutes * 60;
    const lastRefreshMs = refreshedMinutesAgo === null ? null : nowMs - refreshedMinutesAgo * MINUTE;
    const token = { expSeconds: iatSeconds + lifeMinutes * 60, iatSeconds, receivedAtMs, lastRefreshMs };
    const delay = nextSkewedRefreshDelayMs(token, nowMs, isTimedOut);
    if (isTimedOut) return delay === null ? null : 'A token is renewed after the end of the session.';
    if (delay === null) return 'A token is never renewed.';
    const due = Math.max(0, lifeMinutes - 5 - ageMinutes) * MINUTE;
    const pause = refreshedMinutesAgo === 0 ? 30 * SECOND : 0;
    return delay === Math.max(due, pause) ? null : `It is renewed in ${delay / SECOND} s.`;
  },
  tell: (question) => [
    `A token of ${question.lifeMinutes} minutes came ${question.ageMinutes} minutes ago; the clocks differ by ${question.skewMinutes} minutes${question.isTimedOut ? ', and the session is over' : ''}.`,
  ],
};
