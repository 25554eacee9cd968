import { API_SCOPES } from '@partyline/permissions';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());
const TEXT_AT_MOST = 200;
const SCOPES_AT_MOST = 50;

/** POST users/tokens: a token for the current account, judged by `parseNewApiToken`. [PLUS-25] */
export const apiTokenBodySchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(TEXT_AT_MOST)),
  /** From the list in the document's description. */
  scopes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(TEXT_AT_MOST))), v.maxLength(SCOPES_AT_MOST)),
  /** 7, 30, 90 or 365. */
  days: v.number(),
});
/** An API token without its secret. [PLUS-25] */
export const apiTokenSchema = v.strictObject({
  id: v.number(),
  name: v.string(),
  accountId: v.number(),
  accountName: v.string(),
  scopes: v.array(v.picklist(API_SCOPES)),
  createdAt: instant,
  expiresAt: instant,
  isExpired: v.boolean(),
  /** To a minute; null for never. */
  lastUsedAt: v.nullable(instant),
});
export type ApiTokenRow = v.InferOutput<typeof apiTokenSchema>;

/** A new token; its text is shown once. [PLUS-25] */
export const createdApiTokenSchema = v.strictObject({ token: apiTokenSchema, secret: v.string() });
