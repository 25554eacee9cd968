import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** The outcomes of an audited action. [PLUS-22] */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;

/** One entry of the audit log: actor, action, object, time, address and outcome. No secrets. [PLUS-22] */
export const auditEntrySchema = v.strictObject({
  id: v.number(),
  at: instant,
  actorKind: v.picklist(['user', 'host', 'system']),
  /** null for hosts and the system, and for a user who has been erased. */
  actorEmail: v.nullable(v.string()),
  actorName: v.nullable(v.string()),
  /** Such as `workspace.rename`. */
  action: v.string(),
  objectKind: v.string(),
  objectId: v.nullable(v.string()),
  /** What the object is called now; null where it is gone or has no name. */
  objectName: v.nullable(v.string()),
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  outcome: v.picklist(AUDIT_OUTCOMES),
  /** The refusal's code. */
  reason: v.nullable(v.string()),
  /** The network address that the call came from. */
  address: v.nullable(v.string()),
  details: v.record(v.string(), v.unknown()),
});
/** One entry of the audit log. */
export type AuditEntryRow = v.InferOutput<typeof auditEntrySchema>;

/** GET audit: a page of the entries that match, newest first. `from` and `to` are instants, `to` excluded. [PLUS-22, GX-15] */
export const auditQuerySchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,2}|1000)$/), v.transform(Number)), '50'),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
  /** A part of the name or the e-mail of the actor. */
  actor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** A whole action, or the part before the dot. */
  action: v.optional(v.pipe(v.string(), v.regex(/^[a-z.-]{1,60}$/))),
  /** A part of the object's name, or its whole id. */
  object: v.optional(v.pipe(v.string(), v.maxLength(100))),
  outcome: v.optional(v.picklist(AUDIT_OUTCOMES)),
  from: v.optional(instant),
  to: v.optional(instant),
});
/** A page of the audit log; `nextCursor` is null at the end. */
export const auditPageSchema = v.strictObject({
  entries: v.array(auditEntrySchema),
  nextCursor: v.nullable(v.string()),
});
/** A page of the audit log. */
export type AuditPage = v.InferOutput<typeof auditPageSchema>;
