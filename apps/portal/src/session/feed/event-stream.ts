import { createParser } from 'eventsource-parser';
import { nextTask } from '../../next-task.ts';
import { parseStreamMessage, type ByeReason, type StreamMessage } from './stream-message.ts';

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
