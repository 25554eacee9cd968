import { decodeBase64url } from './base64url.ts';
import type { Claims } from './claims.ts';
import { decodeClaims } from './decode-claims.ts';
import { isRecord } from './is-record.ts';
import { decodeUtf8 } from './utf8.ts';

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Payload = Readonly<Record<string, unknown>> | null;

/** The token that was read last: every call asks about the same one. */
let last: { readonly token: string; readonly payload: Payload } | null = null;

/**
 * The payload of a token, unverified, or null. A token is three parts between two dots, none of them empty, each of
 * them base64url in its one spelling, the middle one UTF-8 text of a JSON object. Only the server checks signatures.
 * Never an exception. [AUTH-19, GX-21]
 */
export function decodeTokenPayload(token: unknown): Payload {
  if (typeof token !== 'string') return null;
  if (last?.token !== token) last = { token, payload: readPayload(token) };
  return last.payload;
}

function readPayload(token: string): Payload {
  const parts = token.split('.', 4).map((part) => (part === '' ? null : decodeBase64url(part)));
  const [header, payload, signature, fourth] = parts;
  if (!header || !payload || !signature || fourth !== undefined) return null;
  const text = decodeUtf8(payload);
  const value = text === null ? undefined : jsonFrom(text);
  return isRecord(value) ? value : null;
}

/** What a token says of its bearer, unverified, or null: no token, no or malformed claims. [AUTH-18, AUTH-19, GX-21] */
export function decodeToken(token: unknown): Claims | null {
  return decodeClaims(decodeTokenPayload(token));
}
