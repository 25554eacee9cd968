import * as v from 'valibot';
import { rowText } from '../row-ids.ts';
import { AUDIT_OUTCOMES } from './list-values.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** What the matching entries of an act on many have in common; identical ones are one variant, the most frequent first. [PLUS-22] */
const auditBatchSchema = v.strictObject({
  count: v.number(),
  workspaces: v.number(),
  variants: v.array(
    v.strictObject({
      count: v.number(),
      outcome: v.picklist(AUDIT_OUTCOMES),
      reason: v.nullable(v.string()),
      details: v.record(v.string(), v.unknown()),
    }),
  ),
});

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
  /** The address of an object that is a person. */
  objectEmail: v.nullable(v.string()),
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  outcome: v.picklist(AUDIT_OUTCOMES),
  reason: v.nullable(v.string()),
  /** Of the caller's network. */
  address: v.nullable(v.string()),
  details: v.record(v.string(), v.unknown()),
  /** What acted for the actor: a schedule or an API token; its name is null once deleted. */
  via: v.nullable(
    v.strictObject({ kind: v.picklist(['schedule', 'api-token']), name: v.nullable(v.string()) }),
  ),
  /** Names of the devices of an act on several, such as a move. */
  deviceNames: v.array(v.string()),
  /** Only with `combine`: entries of the same act on many, which this one stands for; null for one alone. */
  batch: v.nullable(auditBatchSchema),
});
export type AuditEntryRow = v.InferOutput<typeof auditEntrySchema>;

/** Newest first; `to` is exclusive. [PLUS-22, GX-15] */
export const auditQuerySchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,2}|1000)$/), v.transform(Number)), '50'),
  cursor: v.optional(rowText),
  /** Part of the name or e-mail. */
  actor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Part of the person's or the object's name, or of the act's words. */
  text: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Ids of workspaces. */
  workspaces: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/))),
  /** One entry for an act on many. */
  combine: v.optional(v.picklist(['batches'])),
  /** Id of an entry: only those of the same act on many. */
  batchOf: v.optional(rowText),
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
  /** Number of matching entries, counted up to AUDIT_COUNT_LIMIT; null after the first page. */
  total: v.nullable(v.number()),
});
export type AuditPage = v.InferOutput<typeof auditPageSchema>;
