import {
  notificationSchema,
  streamByeSchema,
  streamReadySchema,
  type Notification,
} from '@partyline/contract';
import * as v from 'valibot';

/** Where a stream starts from, and the server's clock then. */
export type StreamReady = v.InferOutput<typeof streamReadySchema>;
/** Why the server ended a stream. */
export type ByeReason = v.InferOutput<typeof streamByeSchema>['reason'];

/** One message of the stream, read. */
export type StreamMessage =
  | { readonly kind: 'ready'; readonly ready: StreamReady }
  | { readonly kind: 'notification'; readonly notification: Notification; readonly cursor: string | null }
  | { readonly kind: 'bye'; readonly reason: ByeReason };

/** A message as it came off the wire. */
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

/** Reads one message; null for a kind this version does not know, and for one that is not what the contract says. */
export function readStreamMessage({ event, id, data }: RawMessage): StreamMessage | null {
  const json = jsonOf(data);
  switch (event) {
    case 'ready': {
      const ready = v.safeParse(streamReadySchema, json);
      return ready.success ? { kind: 'ready', ready: ready.output } : null;
    }
    case 'notification': {
      const read = v.safeParse(notificationSchema, json);
      return read.success ? { kind: 'notification', notification: read.output, cursor: id ?? null } : null;
    }
    case 'bye': {
      const bye = v.safeParse(streamByeSchema, json);
      return bye.success ? { kind: 'bye', reason: bye.output.reason } : null;
    }
    default:
      return null;
  }
}
