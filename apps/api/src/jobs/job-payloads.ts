import * as v from 'valibot';

const uid = v.pipe(v.string(), v.nonEmpty());
const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const instanceId = rowId;

/** What a mail may be about; each kind is composed by the module that knows its rows. */
export const MAIL_KINDS = [
  'invitation',
  'invitation-asked-again',
  'access-ending',
  'access-changed',
  'access-suspended',
  'access-resumed',
  'ownership-submitted',
  'ownership-answered',
  'ownership-received',
  'subscription-ending',
  'contact-request',
  'device-alert',
] as const;
/** One of {@link MAIL_KINDS}. */
export type MailKind = (typeof MAIL_KINDS)[number];

const failures = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What each kind of job is given; read back through these schemas, because a job may be older than the program. */
export const JOB_SCHEMAS = {
  /** Gives an instance's host the commands it has not got yet, in order. */
  'deliver-commands': v.object({ instanceId, failures }),
  /** Sets a person's claims as the data now say, finishes their registration, and tells them to fetch a new token. */
  'bring-claims': v.object({ uid, failures }),
  /** Looks whether the claims that stand at the identity service are right, after a call that may have been carried out late. */
  'confirm-claims': v.object({ uid, failures }),
  /** Asks a host how its instances are: those that are silent, or all of them after an outage. */
  'read-back': v.object({ scope: v.picklist(['silent', 'all']) }),
  /** Ends a person's sessions at the identity service: those that began before an instant, Unix milliseconds. */
  'end-sessions': v.object({ uid, beforeMs: v.number(), failures }),
  /** Removes a person who had themselves erased from the identity service. */
  'delete-identity': v.object({ uid, failures }),
  /** Removes the mark that keeps out an erased person's last tokens, once these have ended by themselves. */
  'forget-person': v.object({ uid }),
  /** Sends one mail, once; a server that does not answer is asked again, for as long as the mail has a meaning. */
  'send-mail': v.object({
    kind: v.picklist(MAIL_KINDS),
    id: v.pipe(v.string(), v.nonEmpty()),
    /** Of the row that the mail is about: a later version makes this mail void. */
    version: v.pipe(v.number(), v.integer()),
    failures,
    isPaced: v.boolean(),
  }),
  /** Reads something from the payment provider again and carries out what follows; `end` ends a subscription there. */
  'sync-payment': v.object({
    kind: v.picklist(['event', 'checkout', 'subscription', 'end', 'refund']),
    id: v.pipe(v.string(), v.nonEmpty()),
    failures,
  }),
  /** Decides what the alert rules of a device's workspace tell of it now. */
  'check-alerts': v.object({ instanceId }),
  /** Makes one attempt of a webhook. */
  'deliver-webhook': v.object({ id: v.pipe(v.string(), v.uuid()) }),
  /** Writes the documents of notifications, of all their readers or of one. */
  'write-documents': v.object({ ids: v.array(v.number()), uid: v.nullable(uid), failures }),
  /** Deletes documents of notifications. */
  'delete-documents': v.object({
    documents: v.array(v.object({ uid, docId: v.pipe(v.string(), v.nonEmpty()) })),
    failures,
  }),
  /** Looks at a schedule when it is due, and begins its run. */
  'run-schedule': v.object({ scheduleId: rowId }),
  /** Commands the devices of a run. */
  'carry-out-run': v.object({ runId: rowId }),
  /** Gives up what was not answered, ends what has expired, and sees that nothing waits without a job. */
  'keep-house': v.object({}),
} as const;

/** What each kind of job is given. */
export type JobPayloads = {
  readonly [Name in keyof typeof JOB_SCHEMAS]: v.InferOutput<(typeof JOB_SCHEMAS)[Name]>;
};
