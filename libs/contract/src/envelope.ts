import { ACT_CODES } from '@partyline/permissions';
import * as v from 'valibot';

/** [ERR-1] */
export const SUCCESS_CODE = 0;

/**
 * Names the header of a signed-in GET's answer with a position of the notification stream: the answer includes what was told up to
 * it, so a stream that resumes there (Last-Event-ID) misses nothing. [NOTIF-10, NOTIF-12]
 */
export const FEED_CURSOR_HEADER = 'feed-cursor';

/** Returns the schema of the envelope of every answer; errorCode 0 is success. [API-6, GX-2] */
export function envelopeOf<Data extends v.GenericSchema>(data: Data) {
  return v.strictObject({
    errorCode: v.union([v.number(), v.string()]),
    message: v.string(),
    data,
    statusCode: v.number(),
  });
}

/** `path`: such as `body.action`. */
export const requestIssueSchema = v.strictObject({
  path: v.string(),
  code: v.string(),
  message: v.string(),
  /** Where only some devices are affected. [GW-14] */
  vicUuids: v.optional(v.array(v.string())),
});

/** An act that a right refused, on the object that the call named, for the page that says who can. [PLUS-35] */
export const refusedActSchema = v.strictObject({
  act: v.picklist(ACT_CODES),
  workspaceId: v.optional(v.number()),
  vicUuid: v.optional(v.string()),
});
export type RefusedAct = v.InferOutput<typeof refusedActSchema>;

/** The refusal's code (PLUS-7), the act that a right refused, problems by field, and the expected end of a maintenance. */
export const failureDataSchema = v.nullable(
  v.strictObject({
    reason: v.optional(v.string()),
    refused: v.optional(refusedActSchema),
    issues: v.optional(v.array(requestIssueSchema)),
    expectedEnd: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
);

export const failureSchema = envelopeOf(failureDataSchema);

export interface Envelope<Data> {
  errorCode: number | string;
  message: string;
  data: Data;
  statusCode: number;
}

export type FailureData = v.InferOutput<typeof failureDataSchema>;
export type RequestIssue = v.InferOutput<typeof requestIssueSchema>;
