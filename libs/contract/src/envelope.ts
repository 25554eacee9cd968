import * as v from 'valibot';

/** The errorCode of a successful answer. [ERR-1] */
export const SUCCESS_CODE = 0;

/** What an answer is wrapped in, success and failure alike; errorCode 0 is success. [API-6, GX-2] */
export function envelopeOf<Data extends v.GenericSchema>(data: Data) {
  return v.strictObject({
    errorCode: v.union([v.number(), v.string()]),
    message: v.string(),
    data,
    statusCode: v.number(),
  });
}

/** One thing wrong with a request: where it stands (a path such as `body.action`) and what is wrong, as a code and a sentence. */
export const requestIssueSchema = v.strictObject({
  path: v.string(),
  code: v.string(),
  message: v.string(),
  /** The devices it is about, where it is about some of several. [GW-14] */
  vicUuids: v.optional(v.array(v.string())),
});

/**
 * What a failed answer may carry: the refusal's reason code (PLUS-7), what is wrong with the request, field by field, and when a
 * maintenance is expected to be over.
 */
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

/** What a failed answer carries. */
export type FailureData = v.InferOutput<typeof failureDataSchema>;
/** One thing wrong with a request. */
export type RequestIssue = v.InferOutput<typeof requestIssueSchema>;
