import type { TokenSource } from '@partyline/api-client';
import { isMaintenance, isShutOut, isUnauthenticated, nextStepAfter401 } from '@partyline/session';
import { reconnectDelayMs } from './reconnect-delay.ts';
import { openStream, type StreamEnd } from './sse-connection.ts';
import type { StreamMessage } from './stream-message.ts';

/** How the live feed is doing. */
export type FeedStatus = 'connected' | 'connecting' | 'disconnected';

/** What keeping a stream open needs. */
export interface FeedOptions {
  readonly url: string;
  readonly currentToken: TokenSource['current'];
  /** Renews the token that is given, once for all who ask. */
  readonly renewToken: (refused: string) => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly onMessage: (message: StreamMessage) => void;
  readonly onStatus: (status: FeedStatus) => void;
  /** Whether a failure to renew may pass by itself. */
  readonly isPassing: (error: unknown) => boolean;
  /** Told once the token cannot be renewed any more, or the person is shut out; the feed then ends. [AUTH-16] */
  readonly onSignedOut: () => void;
  readonly onMaintenance: () => void;
  /** Where to go on from; asked before each connection. */
  readonly lastCursor: () => string | null;
  /** Waits; throws when the signal is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
}

/** What follows the end of a connection: come back at once, after a pause, or never. */
type Next = 'at-once' | 'later' | 'never';

/**
 * Keeps one stream open until the signal is aborted: comes back at once when the server asked for it or the token was
 * renewed, and after growing pauses when the line is lost. Says how it is doing. Resolves when it ends for good. [GN-17]
 */
export async function runFeed(options: FeedOptions): Promise<void> {
  const { signal, onStatus } = options;
  let failures = 0;
  let refusals = 0;
  let isCursorGood = true;
  while (!signal.aborted) {
    onStatus(statusWhile(failures));
    const cursor = isCursorGood ? options.lastCursor() : null;
    const { end, wasReady, token } = await connect(options, cursor);
    if (hasLeft(signal)) return;
    if (wasReady) failures = 0;
    refusals = end.kind === 'refused' && isUnauthenticated(end) ? refusals + 1 : 0;
    // A place the server can not read is none: the next connection starts from the present.
    isCursorGood = end.kind !== 'refused' || end.status !== 400;
    const next = await nextStep(options, end, { token, refusals });
    if (next === 'never') break;
    failures += 1;
    if (next === 'at-once' && failures === 1) continue;
    onStatus(statusWhile(failures));
    await options.sleep(reconnectDelayMs(failures, options.random()), signal).catch(() => undefined);
  }
  onStatus('disconnected');
}

/** Asked through a function, since it changes while the loop waits. */
function hasLeft(signal: AbortSignal): boolean {
  return signal.aborted;
}

/** One lost line is not worth a word; a second failure in a row is. */
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
      }
      onMessage(message);
    },
  });
  return { end, wasReady, token };
}

/** What was sent, and how often in a row it was refused although it had been renewed each time. */
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
    // The token ran out, or no longer says what its bearer may do: the next connection needs a new one.
    return end.reason === 'shutdown' ? 'at-once' : renew(options, token);
  }
  if (isUnauthenticated(end)) return renew(options, token);
  if (isMaintenance(end)) options.onMaintenance();
  return end.status === 403 ? 'never' : 'later';
}

/** A session that was ended elsewhere still renews its tokens, and each is refused like the one before. [GA-15, PLUS-23] */
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
