import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import * as v from 'valibot';
import { timestampSchema } from './timestamp.ts';

/** Fetched at once, and kept. [CONST-17, CONST-20, GN-1] */
export const NOTIFICATION_FETCH_LIMIT = 200;

const notificationSchema = v.object({
  notificationDocId: v.pipe(v.string(), v.nonEmpty()),
  message: v.nullish(v.string(), ''),
  silent: v.boolean(),
  isread: v.boolean(),
  timestamp: timestampSchema,
  accountId: v.number(),
  workspaceId: v.nullish(v.number(), null),
  event: v.nullish(v.string(), ''),
  eventProcessed: v.nullish(v.boolean(), false),
  data: v.optional(v.record(v.string(), v.unknown())),
  object: v.optional(v.object({ kind: v.string(), id: v.string() })),
});

/**
 * `timestamp` in milliseconds since 1970; `data` for a silent event, `object` for a link. [NOTIF-2, GN-6, GX-27,
 * PLUS-27]
 */
export type Notification = v.InferOutput<typeof notificationSchema>;

/**
 * Parses a notification of the stream (ISO timestamps) or of a document store (seconds and nanoseconds), without
 * unknown fields, or 'not-a-notification'. [NOTIF-2, GX-27]
 */
export function parseNotification(input: unknown): Result<Notification, 'not-a-notification'> {
  const parsed = v.safeParse(notificationSchema, input);
  return parsed.success ? ok(parsed.output) : err('not-a-notification');
}
