import {
  notificationSchema,
  streamByeSchema,
  streamReadySchema,
  type Notification,
} from '@partyline/contract';
import { parseDeviceUpdate, type DeviceUpdate } from '@partyline/device-state';
import * as v from 'valibot';
import { createParser } from 'eventsource-parser';
import { nextTask } from '../../next-task.ts';

/** Where a stream starts, and the server's clock then. */
export type StreamReady = v.InferOutput<typeof streamReadySchema>;
type ByeReason = v.InferOutput<typeof streamByeSchema>['reason'];

export type FeedNotification = Omit<Notification, 'data'> & { readonly data?: DeviceUpdate | undefined };

export type StreamMessage =
  | { readonly kind: 'ready'; readonly ready: StreamReady }
  | { readonly kind: 'notification'; readonly notification: FeedNotification; readonly cursor: string | null }
  | { readonly kind: 'bye'; readonly reason: ByeReason };

/** The update has its own parser: a newer server's field must not cost the notification. [GN-6] */
const envelopeSchema = v.strictObject({ ...notificationSchema.entries, data: v.optional(v.unknown()) });

export interface RawMessage {
  readonly event?: string | undefined;
  readonly id?: string | undefined;
  readonly data: string;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses a message; null for an unknown kind or invalid data. */
export function parseStreamMessage({ event, id, data }: RawMessage): StreamMessage | null {
  const json = jsonOf(data);
  switch (event) {
    case 'ready': {
      const ready = v.safeParse(streamReadySchema, json);
      return ready.success ? { kind: 'ready', ready: ready.output } : null;
    }
    case 'notification': {
      const read = v.safeParse(envelopeSchema, json);
      if (!read.success) return null;
      const { data: unparsed, ...envelope } = read.output;
      const parsed = parseDeviceUpdate(unparsed);
      const notification = parsed.ok ? { ...envelope, data: parsed.value.update } : envelope;
      return { kind: 'notification', notification, cursor: id ?? null };
    }
    case 'bye': {
      const bye = v.safeParse(streamByeSchema, json);
      return bye.success ? { kind: 'bye', reason: bye.output.reason } : null;
    }
    default:
      return null;
  }
}

export interface StreamRequest {
  readonly url: string;
  readonly token: string;
  /** Where to resume. */
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  readonly onMessage: (message: StreamMessage) => void;
}

export type StreamEnd =
  | { readonly kind: 'refused'; readonly status: number; readonly errorCode: unknown }
  | { readonly kind: 'bye'; readonly reason: ByeReason }
  | { readonly kind: 'lost' };

/** Longest work before the page may paint. */
const TURN_MS = 8;
/** The server sends more often; a longer silence is a dead connection. */
const SILENCE_MS = 45_000;

/**
 * Passes on messages until the stream ends; returns how, never throws. Uses fetch, because EventSource cannot send a bearer
 * token. `lost`: aborted, or 45 s without a byte.
 */
export async function openStream(request: StreamRequest): Promise<StreamEnd> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onBytes = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  onBytes();
  try {
    const response = await send(request, silence.signal);
    onBytes();
    if (!response.ok || response.body === null) return await describeRefusal(response);
    return await readMessages(response.body, request.onMessage, onBytes);
  } catch {
    return { kind: 'lost' };
  } finally {
    clearTimeout(timer);
  }
}

function send({ url, token, lastEventId, signal }: StreamRequest, silence: AbortSignal): Promise<Response> {
  return fetch(url, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
    },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.any([signal, silence]),
  });
}

async function readMessages(
  body: ReadableStream<Uint8Array>,
  onMessage: (message: StreamMessage) => void,
  onBytes: () => void,
): Promise<StreamEnd> {
  let end: StreamEnd = { kind: 'lost' };
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent(event) {
      const message = parseStreamMessage(event);
      if (message?.kind === 'bye') end = { kind: 'bye', reason: message.reason };
      if (message) onMessage(message);
    },
  });
  const reader = body.getReader();
  let turnEndsAtMs = performance.now() + TURN_MS;
  for (;;) {
    const chunk = await reader.read();
    if (chunk.done) return end;
    onBytes();
    parser.feed(decoder.decode(chunk.value, { stream: true }));
    if (performance.now() < turnEndsAtMs) continue;
    await nextTask();
    turnEndsAtMs = performance.now() + TURN_MS;
  }
}

async function describeRefusal(response: Response): Promise<StreamEnd> {
  const body: unknown = await response.json().catch(() => null);
  const errorCode = typeof body === 'object' && body !== null && 'errorCode' in body ? body.errorCode : null;
  return { kind: 'refused', status: response.status, errorCode };
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/**
 * Returns the ms before the nth reconnect in a row, from 1: exponential backoff up to 30 s, less a random half to spread
 * browsers.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const full = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt - 1, 10));
  return Math.round(full - (full / 2) * random);
}
