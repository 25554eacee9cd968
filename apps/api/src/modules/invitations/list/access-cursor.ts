import type { AccessSort } from '@partyline/contract';
import * as v from 'valibot';
import { refused } from '../../../http/parse-json.ts';

/** Where a page ends: the sort keys of its last row, as texts. */
export interface AccessCursor {
  /** Of the column sorted by; '' where that is the e-mail, {@link placeKey} where it is the workspace. */
  readonly key: string;
  readonly email: string;
  readonly id: string;
}

/** The id of a workspace with its name, which is the longest there is. */
const MAX_KEY = 300;

const schema = v.strictTuple([
  v.string(),
  v.picklist(['asc', 'desc']),
  v.pipe(v.string(), v.maxLength(MAX_KEY)),
  v.string(),
  v.string(),
]);

/** A cursor as it is answered; it counts for the same order alone. [GX-15] */
export function encodeCursor(
  sort: AccessSort,
  direction: 'asc' | 'desc',
  { key, email, id }: AccessCursor,
): string {
  return Buffer.from(JSON.stringify([sort, direction, key, email, id])).toString('base64url');
}

/** Reads a cursor; refuses what is none, or one of another order, with `request-not-proper`. [GX-15] */
export function decodeCursor(sort: AccessSort, direction: 'asc' | 'desc', text: string): AccessCursor {
  const parsed = v.safeParse(schema, jsonOf(text));
  if (!parsed.success) throw refused('query.cursor');
  const [ofSort, ofDirection, key, email, id] = parsed.output;
  const isKeyProper = KEYS[sort].test(key) && /^[im][1-9]\d{0,14}$/.test(id) && !email.includes('\0');
  if (ofSort !== sort || ofDirection !== direction || !isKeyProper) throw refused('query.cursor');
  return { key, email, id };
}

const INSTANT = /^(?:-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)$/;

/** What the key of each order looks like: it goes into a statement as a value of that type. */
const KEYS = {
  email: /^$/,
  workspace: /^[1-9]\d{0,14} [^\0]+$/u,
  permission: /^\d{1,2}$/,
  status: /^[a-z]{1,10}$/,
  lastActive: INSTANT,
  endsAt: INSTANT,
} as const satisfies Record<AccessSort, RegExp>;

/** The key of a workspace: its id and its name, which says where it stood should it be deleted before the next page. [INV-7] */
export function placeKey(id: string, name: string): string {
  return `${id} ${name}`;
}

/** Takes a {@link placeKey} apart. */
export function placeOfKey(key: string): { readonly id: number; readonly name: string } {
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
