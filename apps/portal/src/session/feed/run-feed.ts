import type { TokenSource } from '@partyline/api-client';
import {
  isMaintenance,
  isShutOut,
  isUnauthenticated,
  nextStepAfter401,
  reconnectDelayMs,
} from '@partyline/session';
import { openStream, type StreamEnd } from './event-stream.ts';
import { hasLeft, sleepUntilAborted, type FeedStatus } from './share-feed.ts';
import type { StreamMessage } from './stream-message.ts';

export interface FeedOptions {
  readonly url: string;
  readonly currentToken: TokenSource['current'];
  /** Refreshes a token, once for all callers. */
  readonly renewToken: (refused: string) => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly onMessage: (message: StreamMessage) => void;
  readonly onStatus: (status: FeedStatus) => void;
  /** Whether to retry a failed refresh. */
  readonly isPassing: (error: unknown) => boolean;
  /** Called once, when the token cannot be refreshed or the user is shut out; ends the feed. [AUTH-16] */
  readonly onSignedOut: () => void;
  readonly onMaintenance: () => void;
  /** Called before each connection. */
  readonly lastCursor: () => string | null;
  /** Where to begin. */
  readonly firstCursor: () => string | null;
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

type Next = 'at-once' | 'later' | 'never';

/**
 * Keeps one stream open until aborted: reconnects at once on request or after a token refresh, with exponential backoff after a
 * loss. Resolves when the feed ends for good. [GN-17]
 */
export async function runFeed(options: FeedOptions): Promise<void> {
  const { signal, onStatus, sleep = sleepUntilAborted, random = Math.random } = options;
  let failures = 0;
  let refusals = 0;
  let isCursorGood = true;
  let isCrowded = false;
  while (!signal.aborted) {
    onStatus(isCrowded ? 'crowded' : statusWhile(failures));
    const cursor = isCursorGood ? (options.lastCursor() ?? options.firstCursor()) : null;
    const { end, wasReady, token } = await connect(options, cursor);
    if (hasLeft(signal)) return;
    if (wasReady) failures = 0;
    refusals = end.kind === 'refused' && isUnauthenticated(end) ? refusals + 1 : 0;
    // Unreadable cursor: start from the present.
    isCursorGood = end.kind !== 'refused' || end.status !== 400;
    isCrowded = end.kind === 'refused' && end.status === 429;
    const next = await nextStep(options, end, { token, refusals });
    if (next === 'never') break;
    failures += 1;
    if (next === 'at-once' && failures === 1) continue;
    onStatus(isCrowded ? 'crowded' : statusWhile(failures));
    await sleep(reconnectDelayMs(failures, random()), signal);
  }
  onStatus('disconnected');
}

/** Returns the status to show: a first failure is not shown yet. */
function statusWhile(failures: number): FeedStatus {
  return failures <= 1 ? 'connecting' : 'disconnected';
}

async function connect(
  options: FeedOptions,
  lastEventId: string | null,
): Promise<{ end: StreamEnd; wasReady: boolean; token: string }> {
  const { url, signal, onMessage, onStatus } = options;
  const token = await options.currentToken().catch(() => '');
  if (token === '') return { end: { kind: 'lost' }, wasReady: false, token };
  let wasReady = false;
  const end = await openStream({
    url,
    token,
    signal,
    lastEventId,
    onMessage(message) {
      if (message.kind === 'ready') {
        wasReady = true;
        onStatus('connected');
        // Elsewhere: too much was missed, or the position is of another database.
        const isResumed = message.ready.cursor === lastEventId;
        onMessage(isResumed ? message : { ...message, completeFrom: null });
      } else onMessage(message);
    },
  });
  return { end, wasReady, token };
}

/** How often in a row the sent token was refused after a refresh. */
interface Sent {
  readonly token: string;
  readonly refusals: number;
}

async function nextStep(options: FeedOptions, end: StreamEnd, { token, refusals }: Sent): Promise<Next> {
  if (end.kind === 'lost') return 'later';
  if (end.kind === 'bye' ? end.reason === 'shut-out' : isOver(end, refusals)) {
    options.onSignedOut();
    return 'never';
  }
  if (end.kind === 'bye') {
    // Token expired or claims outdated: connect with a new token.
    return end.reason === 'shutdown' ? 'at-once' : renew(options, token);
  }
  if (isUnauthenticated(end)) return renew(options, token);
  if (isMaintenance(end)) options.onMaintenance();
  return end.status === 403 ? 'never' : 'later';
}

/** Returns whether the session is over: one that ended elsewhere still refreshes tokens, but each is refused. [GA-15, PLUS-23] */
function isOver(end: StreamEnd & { kind: 'refused' }, refusals: number): boolean {
  return isShutOut(end) || (isUnauthenticated(end) && nextStepAfter401(refusals).kind === 'logout');
}

async function renew({ renewToken, isPassing, onSignedOut }: FeedOptions, token: string): Promise<Next> {
  try {
    await renewToken(token);
    return 'at-once';
  } catch (error) {
    if (isPassing(error)) return 'later';
    onSignedOut();
    return 'never';
  }
}
