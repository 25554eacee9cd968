import { createParser } from 'eventsource-parser';
import { readStreamMessage, type ByeReason, type StreamMessage } from './stream-message.ts';

/** One connection to the stream. */
export interface StreamRequest {
  readonly url: string;
  readonly token: string;
  /** The cursor of the last notification that was taken, to go on from there. */
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  readonly onMessage: (message: StreamMessage) => void;
}

/** How a connection ended: refused with a status, said good-bye, or was lost. */
export type StreamEnd =
  | { readonly kind: 'refused'; readonly status: number; readonly errorCode: unknown }
  | { readonly kind: 'bye'; readonly reason: ByeReason }
  | { readonly kind: 'lost' };

/** A server that is there says something at least this often; a longer silence is a dead line. */
export const SILENCE_MS = 45_000;

/**
 * Opens the stream and hands out its messages until it ends; says how it ended, and never throws. A bearer cannot be sent
 * with EventSource, so this is fetch. Ends as `lost` when the signal is aborted, or after 45 s without a byte.
 */
export async function openStream(request: StreamRequest): Promise<StreamEnd> {
  const watch = createWatch();
  try {
    const response = await send(request, watch.signal);
    watch.beat();
    if (!response.ok || response.body === null) return await describeRefusal(response);
    return await readMessages(response.body, request.onMessage, watch.beat);
  } catch {
    return { kind: 'lost' };
  } finally {
    watch.stop();
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

/** Aborts its signal when it has not heard a beat for too long. */
function createWatch(): { readonly signal: AbortSignal; beat: () => void; stop: () => void } {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const beat = (): void => {
    stop();
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  beat();
  return { signal: silence.signal, beat, stop };
}

async function readMessages(
  body: ReadableStream<Uint8Array>,
  onMessage: (message: StreamMessage) => void,
  beat: () => void,
): Promise<StreamEnd> {
  let end: StreamEnd = { kind: 'lost' };
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent(event) {
      const message = readStreamMessage(event);
      if (message?.kind === 'bye') end = { kind: 'bye', reason: message.reason };
      if (message) onMessage(message);
    },
  });
  const reader = body.getReader();
  for (;;) {
    const chunk = await reader.read();
    if (chunk.done) return end;
    beat();
    parser.feed(decoder.decode(chunk.value, { stream: true }));
  }
}

async function describeRefusal(response: Response): Promise<StreamEnd> {
  const body: unknown = await response.json().catch(() => null);
  const errorCode = typeof body === 'object' && body !== null && 'errorCode' in body ? body.errorCode : null;
  return { kind: 'refused', status: response.status, errorCode };
}
