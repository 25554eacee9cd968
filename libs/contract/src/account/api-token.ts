import { API_SCOPES } from '@partyline/permissions';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());
const TEXT_AT_MOST = 200;
const SCOPES_AT_MOST = 50;

/** For the current account; judged by `parseNewApiToken`. [PLUS-25] */
export const apiTokenBodySchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(TEXT_AT_MOST)),
  scopes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(TEXT_AT_MOST))), v.maxLength(SCOPES_AT_MOST)),
  days: v.number(),
});
/** [PLUS-25] */
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

/** The secret is shown once. [PLUS-25] */
export const createdApiTokenSchema = v.strictObject({ token: apiTokenSchema, secret: v.string() });
