import type { ReportedStatus, State } from '@partyline/device-state';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { DemoReport } from '../data/demo-types.ts';

export type StoryEvent =
  | { readonly kind: 'registered'; readonly atMs: number }
  | { readonly kind: 'command'; readonly atMs: number; readonly action: 'start' | 'stop' }
  | {
      readonly kind: 'report';
      readonly atMs: number;
      readonly state: State;
      readonly status: ReportedStatus;
      readonly failureReason: string;
      /** How this report ended the last command. */
      readonly outcome: 'done' | 'failed' | null;
    };

const START_MS = 4_000;
const STOP_MS = 2_000;
/** From a command to the host's first report. */
const TAKEN_MS = 60;

type Word = Pick<DemoReport, 'state' | 'status'> & { failureReason?: string | undefined };

const report = (
  atMs: number,
  { state, status, failureReason = '' }: Word,
  outcome: 'done' | 'failed' | null = null,
): StoryEvent => ({ kind: 'report', atMs, state, status, failureReason, outcome });

/** Lists the events of a start that ends with this status at this instant. */
function started(endMs: number, word: Word, outcome: 'done' | 'failed' = 'done'): StoryEvent[] {
  const givenMs = endMs - START_MS;
  return [
    { kind: 'command', atMs: givenMs, action: 'start' },
    report(givenMs + TAKEN_MS, { state: 'offline', status: 'init' }),
    report(endMs, word, outcome),
  ];
}

/** Lists the events of a stop that ends at this instant. */
function stopped(endMs: number): StoryEvent[] {
  const givenMs = endMs - STOP_MS;
  return [
    { kind: 'command', atMs: givenMs, action: 'stop' },
    report(givenMs + TAKEN_MS, { state: 'online', status: 'stopping' }),
    report(endMs, { state: 'offline', status: 'healthy' }, 'done'),
  ];
}

function ran(onlineMs: number, hours: number): StoryEvent[] {
  const online = started(onlineMs, { state: 'online', status: 'healthy' });
  return [...online, ...stopped(onlineMs + hours * millisecondsInHour)];
}

const beginning = (atMs: number, action: 'start' | 'stop', word: Word): StoryEvent[] => [
  { kind: 'command', atMs: atMs - TAKEN_MS, action },
  report(atMs, word),
];

/** Lists what led from offline to the current report. */
function lastAct(now: DemoReport, sinceMs: number): StoryEvent[] {
  const running = (hours: number): StoryEvent[] =>
    started(sinceMs - hours * millisecondsInHour, { state: 'online', status: 'healthy' });
  switch (now.status) {
    case 'init':
    case 'initiated':
      return beginning(sinceMs, 'start', now);
    case 'stopping':
      return [...running(3), ...beginning(sinceMs, 'stop', now)];
    case 'error':
      return started(sinceMs, now, 'failed');
    case 'warning':
    case 'failed':
      return [...running(4), report(sinceMs, now)];
    case 'deleted':
      return [report(sinceMs, now)];
    case 'healthy':
    case 'ready':
    case '':
      if (now.state === 'online') return started(sinceMs, now);
      return now.status === '' ? [report(sinceMs, now)] : [...running(5), ...stopped(sinceMs)];
  }
}

/**
 * Returns the events that explain a device's report: registered, online a few times, its last change. Unix milliseconds. [PLUS-12]
 */
export function storyOf(now: DemoReport, createdMs: number, nowMs: number): StoryEvent[] {
  const sinceMs = nowMs - now.sinceMin * millisecondsInMinute;
  const act = lastAct(now, sinceMs);
  const hasRun = now.status !== '' || now.state === 'online';
  const shows = hasRun ? [3, 1].map((days) => ran(sinceMs - days * millisecondsInDay, 6)) : [];
  const known = [...shows, act].filter(([first]) => first !== undefined && first.atMs > createdMs);
  return [{ kind: 'registered', atMs: createdMs }, ...known.flat()];
}

type CommandEvent = StoryEvent & { readonly kind: 'command' };

export function commandsOf(story: readonly StoryEvent[]): CommandEvent[] {
  return story.filter((event) => event.kind === 'command');
}

export function openCommandOf(story: readonly StoryEvent[]): CommandEvent | undefined {
  const last = story.findLast((event) => event.kind !== 'report' || event.outcome !== null);
  return last?.kind === 'command' ? last : undefined;
}
