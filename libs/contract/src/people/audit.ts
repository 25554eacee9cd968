import * as v from 'valibot';
import { rowText } from '../row-ids.ts';
import { AUDIT_OUTCOMES } from './list-values.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** Contains no secrets. [PLUS-22] */
export const auditEntrySchema = v.strictObject({
  id: v.number(),
  at: instant,
  actorKind: v.picklist(['user', 'host', 'system']),
  /** null for hosts, the system and erased users. */
  actorEmail: v.nullable(v.string()),
  actorName: v.nullable(v.string()),
  /** Such as `workspace.rename`. */
  action: v.string(),
  objectKind: v.string(),
  objectId: v.nullable(v.string()),
  /** The current one; null when deleted. */
  objectName: v.nullable(v.string()),
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  outcome: v.picklist(AUDIT_OUTCOMES),
  reason: v.nullable(v.string()),
  /** Of the caller's network. */
  address: v.nullable(v.string()),
  details: v.record(v.string(), v.unknown()),
});
export type AuditEntryRow = v.InferOutput<typeof auditEntrySchema>;

/** Newest first; `to` is exclusive. [PLUS-22, GX-15] */
export const auditQuerySchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,2}|1000)$/), v.transform(Number)), '50'),
  cursor: v.optional(rowText),
  /** Part of the name or e-mail. */
  actor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** A whole action, or its part before the dot. */
  action: v.optional(v.pipe(v.string(), v.regex(/^[a-z.-]{1,60}$/))),
  /** Part of the name, or the whole id. */
  object: v.optional(v.pipe(v.string(), v.maxLength(100))),
  outcome: v.optional(v.picklist(AUDIT_OUTCOMES)),
  from: v.optional(instant),
  to: v.optional(instant),
});
/** `nextCursor` is null at the end. */
export const auditPageSchema = v.strictObject({
  entries: v.array(auditEntrySchema),
  nextCursor: v.nullable(v.string()),
});
export type AuditPage = v.InferOutput<typeof auditPageSchema>;
