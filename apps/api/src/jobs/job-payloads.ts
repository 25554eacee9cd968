import * as v from 'valibot';

const uid = v.pipe(v.string(), v.nonEmpty());
const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const instanceId = rowId;

/** Subjects of mails; each is composed by the module that owns its rows. */
export const MAIL_KINDS = [
  'invitation',
  'invitation-asked-again',
  'access-ending',
  'access-requested',
  'access-changed',
  'access-suspended',
  'access-resumed',
  'ownership-submitted',
  'ownership-answered',
  'ownership-received',
  'subscription-ending',
  'payment-failed',
  'payment-confirmation',
  'tax-changed',
  'customer-offer',
  'customer-release-asked',
  'customer-released',
  'contact-request',
  'feedback',
  'device-alert',
  'api-token-made',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const failures = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Final refusals by the provider so far. */
const refusals = v.optional(failures, 0);

/** Payload schemas by job, because jobs may be older than the program. */
export const JOB_SCHEMAS = {
  'deliver-commands': v.object({ instanceId, failures }),
  /** Sets a user's claims, finishes the registration and requests a token refresh. */
  'bring-claims': v.object({ uid, failures, refusals }),
  /** Verifies claims after a call that may have arrived late. */
  'confirm-claims': v.object({ uid, failures, refusals }),
  /** Reads instances from the host: silent ones, or all after an outage. */
  'read-back': v.object({ scope: v.picklist(['silent', 'all']) }),
  /** Ends a user's sessions begun before an instant (Unix ms) at the identity service. */
  'end-sessions': v.object({ uid, beforeMs: v.number(), failures, refusals }),
  'delete-identity': v.object({ uid, failures, refusals }),
  /** Deletes an erased user's bare row once their tokens expired. */
  'forget-person': v.object({ uid }),
  /** Sends a waiting mail that was handed over. */
  'deliver-mail': v.object({ number: rowId }),
  /** Requests a mail, for the jobs of the version before. */
  'send-mail': v.object({
    kind: v.picklist(MAIL_KINDS),
    id: v.pipe(v.string(), v.nonEmpty()),
    /** Version of the mail's row: a later one voids this mail. */
    version: v.pipe(v.number(), v.integer()),
  }),
  /**
   * Reads an object from the payment provider; `end` cancels a subscription there, `unpaid` with its open invoices,
   * `end-with-period` lets a paid one end with its period, and `tax` adds tax to an account's.
   */
  'sync-payment': v.object({
    kind: v.picklist([
      'event',
      'checkout',
      'subscription',
      'invoice',
      'end',
      'refund',
      'unpaid',
      'end-with-period',
      'stop-renewal',
      'tax',
    ]),
    id: v.pipe(v.string(), v.nonEmpty()),
    failures,
    refusals,
  }),
  'check-alerts': v.object({ instanceId }),
  'deliver-webhook': v.object({ id: v.pipe(v.string(), v.uuid()) }),
  /** For all readers or one. */
  'write-documents': v.object({ ids: v.array(v.number()), uid: v.nullable(uid), failures, refusals }),
  'delete-documents': v.object({
    documents: v.array(v.object({ uid, docId: v.pipe(v.string(), v.nonEmpty()) })),
    failures,
    refusals,
  }),
  'run-schedule': v.object({ scheduleId: rowId }),
  'carry-out-run': v.object({ runId: rowId }),
  /** Gives up unanswered commands, ends overdue rows, requeues lost jobs. */
  'keep-house': v.object({}),
} as const;

/** What is left out has its default. */
export type JobPayloads = {
  readonly [Name in keyof typeof JOB_SCHEMAS]: v.InferInput<(typeof JOB_SCHEMAS)[Name]>;
};
