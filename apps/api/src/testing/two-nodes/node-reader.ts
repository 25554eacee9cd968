import { setTimeout as wait } from 'node:timers/promises';
import { readStream, type ReadStream } from '../read-stream.ts';

/** A reader of the notification stream that reconnects like a browser. */
export interface NodeReader {
  /** Ids of the notifications so far, in order of arrival. */
  readonly ids: () => readonly string[];
  readonly reconnects: () => number;
  close(): Promise<void>;
}

const AGAIN_AFTER_MS = 50;

/** Opens the stream, and resolves when it stands. */
export async function keepStreaming(url: string, token: string): Promise<NodeReader> {
  const ids: string[] = [];
  let stream: ReadStream = await readStream(url, token);
  if (stream.response.status !== 200) throw new Error(`The stream was refused: ${stream.response.status}`);
  await stream.next('ready');
  let lastId: string | undefined;
  let reconnects = 0;
  let isClosed = false;
  const loop = keepOpen();
  return {
    ids: () => [...ids, ...idsOf(stream)],
    reconnects: () => reconnects,
    async close() {
      isClosed = true;
      await stream.close().catch(() => undefined);
      await loop;
    },
  };

  async function keepOpen(): Promise<void> {
    const isOver = (): boolean => isClosed;
    while (!isOver()) {
      await wait(AGAIN_AFTER_MS);
      if (!stream.hasEnded() || isOver()) continue;
      lastId = stream.messages.findLast(({ id }) => id !== null)?.id ?? lastId;
      const next = await open(lastId);
      if (next === null) continue;
      ids.push(...idsOf(stream));
      stream = next;
      reconnects += 1;
    }
  }

  async function open(last: string | undefined): Promise<ReadStream | null> {
    try {
      const next = await readStream(url, token, last);
      if (next.response.status === 200) return next;
      await next.close();
      return null;
    } catch {
      return null;
    }
  }
}

function idsOf({ messages }: ReadStream): string[] {
  return messages.flatMap(({ event, id }) => (event === 'notification' && id !== null ? [id] : []));
}
