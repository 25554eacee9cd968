import { ROUTES } from '@partyline/contract';
import { send } from './call.ts';
import { until } from './until.ts';

export interface StreamMessage {
  readonly event: string;
  readonly id: string | null;
  readonly data: unknown;
}

export interface ReadStream {
  readonly response: Response;
  /** All so far, without comments. */
  readonly messages: readonly StreamMessage[];
  readonly comments: readonly string[];
  /** True once the server ended it. */
  readonly hasEnded: () => boolean;
  /** The next unread message of this kind. */
  next(event: string, withinMs?: number): Promise<StreamMessage>;
  /** Disconnects. */
  close(): Promise<void>;
}

/** Opens the notification stream like a browser, optionally from `lastEventId`. */
export async function readStream(baseUrl: string, token: string, lastEventId?: string): Promise<ReadStream> {
  const response = await send(baseUrl, ROUTES.notificationStream, {
    token,
    headers: {
      accept: 'text/event-stream',
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  const messages: StreamMessage[] = [];
  const comments: string[] = [];
  const given = new Set<StreamMessage>();
  let ended = false;
  // fetch's type leaves the body's content open; these are bytes.
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  void pump();
  return {
    response,
    messages,
    comments,
    hasEnded: () => ended,
    async next(event, withinMs) {
      const find = (): StreamMessage | undefined =>
        messages.find((message) => message.event === event && !given.has(message));
      const message = await until(`a message "${event}"`, find, withinMs);
      given.add(message);
      return message;
    },
    close: () => reader.cancel(),
  };

  async function pump(): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        text += decoder.decode(value, { stream: true });
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) take(part);
      }
    } catch {
      // A broken connection ends it too.
    }
    ended = true;
  }

  function take(part: string): void {
    if (part.startsWith(':')) {
      comments.push(part);
      return;
    }
    const fields = new Map(
      part.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    );
    const data = fields.get('data');
    messages.push({
      event: fields.get('event') ?? 'message',
      id: fields.get('id') ?? null,
      data: data === undefined ? null : JSON.parse(data),
    });
  }
}
