import type { Language } from '@partyline/display';
import { readerOf, type Reader } from '@partyline/notifications';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Database } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { loadCaller, requireMember } from '../../../http/authorization/load-caller.ts';
import type { TokenIdentity } from '../../../http/authentication/token-identity.ts';
import { isAfter, type Cursor } from '../../../records/notifications/cursor.ts';
import { findMissedRefresh } from './missed-refresh.ts';
import type { NotificationHub } from './notification-hub.ts';
import { NotificationStream, type LostReading } from './notification-stream.ts';
import type { OpenStreams } from './open-streams.ts';
import { findStart, readLastEventId } from './stream-start.ts';

export interface StreamDeps {
  readonly database: Database;
  readonly hub: NotificationHub;
  readonly openStreams: OpenStreams;
  /** Served portal version; null without a build. */
  readonly readAppVersion: () => Promise<string | null>;
}

export interface StreamRequest {
  readonly identity: TokenIdentity;
  readonly caller: MemberCaller;
  /** Of the messages. [HZ-16] */
  readonly language: Language;
  readonly lastEventId: string | string[] | undefined;
  readonly shutdown: AbortSignal;
  takeOver(headers: OutgoingHttpHeaders): ServerResponse;
}

/** Rights are rechecked this often, and on every change. */
const RECHECK_MS = 30_000;
const COME_BACK_S = 2;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Opens the notification stream: `ready`, missed rows since Last-Event-ID and a missed token refresh, then live rows in order.
 * Ends with `bye` when the token expires, the server stops or rights change; the reader reconnects. Disabled and deleted
 * users get `shut-out`. [NOTIF-4, NOTIF-5, NOTIF-6, NOTIF-10]
 */
export async function openStream(deps: StreamDeps, request: StreamRequest): Promise<void> {
  const last = readLastEventId(request.lastEventId);
  const present = deps.hub.cursor;
  if (present === null || request.shutdown.aborted) {
    throw new ApiFailure('unavailable', { retryAfterS: COME_BACK_S });
  }
  const free = deps.openStreams.take(request.caller.uid);
  const reader = readerOf(request.caller);
  const stream = new NotificationStream(reader, {
    language: request.language,
    tokenExpiresAt: request.identity.expiresAt,
    shutdown: request.shutdown,
    recheckMs: RECHECK_MS,
    refetchReader: () => refetchReader(deps.database, request.identity),
    onEnd: leave,
  });
  // Subscribes before reading what was missed, so that nothing falls between.
  const unsubscribe = deps.hub.subscribe(stream);
  try {
    const refresh = await findMissedRefresh(deps.database, request.identity, reader);
    const start = await findStart(deps.database, reader, { last: earliest(last, refresh), present });
    const appVersion = await deps.readAppVersion();
    stream.begin(request.takeOver(HEADERS), start, appVersion);
  } catch (error) {
    leave();
    throw error;
  }

  function leave(): void {
    unsubscribe();
    free();
  }
}

function earliest(a: Cursor | null, b: Cursor | null): Cursor | null {
  if (a === null || b === null) return a ?? b;
  return isAfter(a, b) ? b : a;
}

async function refetchReader(database: Database, identity: TokenIdentity): Promise<Reader | LostReading> {
  try {
    return readerOf(requireMember(await loadCaller(database, identity, { unverifiedAllowed: false })));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.failure === 'shut-out' ? 'shut-out' : 'rights-changed';
  }
}
