import {
  notificationSchema,
  streamByeSchema,
  streamReadySchema,
  type Notification,
} from '@partyline/contract';
import { parseDeviceUpdate, type DeviceUpdate } from '@partyline/device-state';
import * as v from 'valibot';

/** Where a stream starts, and the server's clock then. */
export type StreamReady = v.InferOutput<typeof streamReadySchema>;
export type ByeReason = v.InferOutput<typeof streamByeSchema>['reason'];

export type FeedNotification = Omit<Notification, 'data'> & { readonly data?: DeviceUpdate | undefined };

export type StreamMessage =
  | {
      readonly kind: 'ready';
      readonly ready: StreamReady;
      /** The position from which no notification is missing; null: some may be. */
      readonly completeFrom: string | null;
    }
  | {
      readonly kind: 'notification';
      readonly notification: FeedNotification;
      /** Where a lost connection resumes. */
      readonly cursor: string | null;
      /** The API's position; Firestore's cursors are its own. */
      readonly position: string | null;
    }
  | { readonly kind: 'bye'; readonly reason: ByeReason };

/** A newer server's field must not cost the notification; the update has its own parser. [GN-6, PLUS-29] */
const envelopeSchema = v.object({ ...notificationSchema.entries, data: v.optional(v.unknown()) });

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
      return ready.success ? { kind: 'ready', ready: ready.output, completeFrom: ready.output.cursor } : null;
    }
    case 'notification': {
      const read = v.safeParse(envelopeSchema, json);
      if (!read.success) return null;
      const { data: unparsed, ...envelope } = read.output;
      const parsed = parseDeviceUpdate(unparsed);
      const notification = parsed.ok ? { ...envelope, data: parsed.value.update } : envelope;
      return { kind: 'notification', notification, cursor: id ?? null, position: id ?? null };
    }
    case 'bye': {
      const bye = v.safeParse(streamByeSchema, json);
      return bye.success ? { kind: 'bye', reason: bye.output.reason } : null;
    }
    default:
      return null;
  }
}
