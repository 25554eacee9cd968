import { err, ok, parseInstant, type Result } from '@partyline/kernel';
import * as v from 'valibot';

const isoSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const instant = parseInstant(dataset.value);
    if (instant.ok) return instant.value;
    addIssue();
    return NEVER;
  }),
);

const storedSchema = v.pipe(
  v.object({
    seconds: v.pipe(v.number(), v.safeInteger()),
    nanoseconds: v.pipe(v.number(), v.safeInteger()),
  }),
  v.transform(({ seconds, nanoseconds }) => seconds * 1_000 + Math.floor(nanoseconds / 1_000_000)),
);

/** ISO 8601 text, or seconds and nanoseconds, as milliseconds since 1970. [GX-27] */
export const timestampSchema = v.union([isoSchema, storedSchema]);

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
  code: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.unknown())),
  language: v.optional(v.string()),
});

/** `timestamp` in milliseconds since 1970. [NOTIF-2, GN-6, GX-27, PLUS-27] */
export type Notification = v.InferOutput<typeof notificationSchema>;

/** Parses a notification of the stream (ISO timestamps) or of a document store (seconds and nanoseconds). [NOTIF-2, GX-27] */
export function parseNotification(input: unknown): Result<Notification, 'not-a-notification'> {
  const parsed = v.safeParse(notificationSchema, input);
  return parsed.success ? ok(parsed.output) : err('not-a-notification');
}
