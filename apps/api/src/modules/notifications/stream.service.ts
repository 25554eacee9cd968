import { readerOf, type Reader } from '@partyline/notifications';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { loadCaller, requireMember } from '../../http/load-caller.ts';
import type { TokenIdentity } from '../../http/token-identity.ts';
import { findMissedRefresh } from './missed-refresh.ts';
import type { NotificationHub } from './notification-hub.ts';
import { NotificationStream, type LostReading } from './notification-stream.ts';
import type { OpenStreams } from './open-streams.ts';
import { findStart, readLastEventId } from './stream-start.ts';

/** What streams need. */
export interface StreamDeps {
  readonly database: Database;
  readonly hub: NotificationHub;
  readonly openStreams: OpenStreams;
  /** The version of the portal that is served now; null without a build. */
  readonly readAppVersion: () => Promise<string | null>;
}

/** Who opens a stream. */
export interface StreamRequest {
  readonly identity: TokenIdentity;
  readonly caller: MemberCaller;
  readonly lastEventId: string | string[] | undefined;
  readonly shutdown: AbortSignal;
  takeOver(headers: OutgoingHttpHeaders): ServerResponse;
}

/** A reader's rights are looked at again this often, besides whenever they change. */
const RECHECK_MS = 30_000;
const COME_BACK_S = 2;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Opens the stream of notifications: `ready` first, then what the reader missed since Last-Event-ID, then everything as it
 * happens, in one order. A page without such a place still hears that its token is outdated, if that was said before it listened. It ends with `bye` when the token expires, the server stops, or the reader's rights have changed;
 * the reader then comes back and is let in, or not, by what holds now. Who is disabled or
 * deleted is told `shut-out` at once. [NOTIF-4, NOTIF-5, NOTIF-6, NOTIF-10]
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
    tokenExpiresAt: request.identity.expiresAt,
    shutdown: request.shutdown,
    recheckMs: RECHECK_MS,
    readAgain: () => readAgain(deps.database, request.identity),
    onEnd: leave,
  });
  // Told of everything from here on, while what was missed is still being read: nothing falls between.
  const unsubscribe = deps.hub.subscribe(stream);
  try {
    const place = last ?? (await findMissedRefresh(deps.database, request.identity, reader));
    const start = await findStart(deps.database, reader, { last: place, present });
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

async function readAgain(database: Database, identity: TokenIdentity): Promise<Reader | LostReading> {
  try {
    return readerOf(requireMember(await loadCaller(database, identity, { unverifiedAllowed: false })));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.failure === 'shut-out' ? 'shut-out' : 'rights-changed';
  }
}
