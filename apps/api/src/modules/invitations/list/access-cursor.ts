import type { AccessSort } from '@partyline/contract';
import * as v from 'valibot';
import { refused } from '../../../http/requests/parse-json.ts';

/** The last row's sort keys, as texts. */
export interface AccessCursor {
  /** Sort key: '' for e-mail, {@link placeKey} for workspace. */
  readonly key: string;
  readonly email: string;
  readonly id: string;
}

/** A workspace id with the longest name. */
const MAX_KEY = 300;

const schema = v.strictTuple([
  v.string(),
  v.picklist(['asc', 'desc']),
  v.pipe(v.string(), v.maxLength(MAX_KEY)),
  v.string(),
  v.string(),
]);

/** Encodes a cursor, valid for this order only. [GX-15] */
export function encodeCursor(
  sort: AccessSort,
  direction: 'asc' | 'desc',
  { key, email, id }: AccessCursor,
): string {
  return Buffer.from(JSON.stringify([sort, direction, key, email, id])).toString('base64url');
}

/** Decodes a cursor; an invalid one or another order's is `request-not-proper`. [GX-15] */
export function decodeCursor(sort: AccessSort, direction: 'asc' | 'desc', text: string): AccessCursor {
  const parsed = v.safeParse(schema, jsonOf(text));
  if (!parsed.success) throw refused('query.cursor');
  const [ofSort, ofDirection, key, email, id] = parsed.output;
  const isKeyProper = KEYS[sort].test(key) && /^[im][1-9]\d{0,14}$/.test(id) && !email.includes('\0');
  if (ofSort !== sort || ofDirection !== direction || !isKeyProper) throw refused('query.cursor');
  return { key, email, id };
}

const INSTANT = /^(?:-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)$/;

/** Formats of the keys, which the statement casts to these types. */
const KEYS = {
  email: /^$/,
  workspace: /^[1-9]\d{0,14} [^\0]+$/u,
  permission: /^\d{1,2}$/,
  status: /^[a-z]{1,10}$/,
  lastActive: INSTANT,
  endsAt: INSTANT,
} as const satisfies Record<AccessSort, RegExp>;

/** Returns the workspace's key: id and name, which keeps the position after its deletion. [INV-7] */
export function workspaceKey(id: string, name: string): string {
  return `${id} ${name}`;
}

export function workspaceOfKey(key: string): { readonly id: number; readonly name: string } {
  const at = key.indexOf(' ');
  return { id: Number(key.slice(0, at)), name: key.slice(at + 1) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
