import * as v from 'valibot';

/** The errorCode of a successful answer. [ERR-1] */
export const SUCCESS_CODE = 0;

/** The envelope of every answer; errorCode 0 is success. [API-6, GX-2] */
export function envelopeOf<Data extends v.GenericSchema>(data: Data) {
  return v.strictObject({
    errorCode: v.union([v.number(), v.string()]),
    message: v.string(),
    data,
    statusCode: v.number(),
  });
}

/** A problem of a request: its path (such as `body.action`), a code and a sentence. */
export const requestIssueSchema = v.strictObject({
  path: v.string(),
  code: v.string(),
  message: v.string(),
  /** The affected devices, where only some are. [GW-14] */
  vicUuids: v.optional(v.array(v.string())),
});

/** Data of a failed answer: the refusal's code (PLUS-7), problems by field, and the expected end of a maintenance. */
export const failureDataSchema = v.nullable(
  v.strictObject({
    reason: v.optional(v.string()),
    issues: v.optional(v.array(requestIssueSchema)),
    expectedEnd: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
);

/** A failed answer. */
export const failureSchema = envelopeOf(failureDataSchema);

/** An answer with `Data` inside. */
export interface Envelope<Data> {
  errorCode: number | string;
  message: string;
  data: Data;
  statusCode: number;
}

export type FailureData = v.InferOutput<typeof failureDataSchema>;
export type RequestIssue = v.InferOutput<typeof requestIssueSchema>;
