import { ROUTES } from '@partyline/contract';
import { send } from './call.ts';
import { until } from './until.ts';

/** One message of a stream. */
export interface StreamMessage {
  readonly event: string;
  readonly id: string | null;
  readonly data: unknown;
}

/** A stream of notifications that is being read. */
export interface ReadStream {
  readonly response: Response;
  /** Everything that has come so far, comments left out. */
  readonly messages: readonly StreamMessage[];
  readonly comments: readonly string[];
  /** True once the server has ended it. */
  readonly hasEnded: () => boolean;
  /** The next message of this kind that has not been given out yet. */
  next(event: string, withinMs?: number): Promise<StreamMessage>;
  /** Goes away without a word. */
  close(): Promise<void>;
}

/** Opens the stream of notifications as a browser does; `lastEventId` as after a lost connection. */
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
  // The type of fetch leaves open what a body consists of; by its definition these are bytes.
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
      // Cut off: that is an end too.
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
