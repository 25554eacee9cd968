import { decodeBase64url, decodeUtf8 } from './base64url.ts';
import type { Claims } from '../claims.ts';
import { decodeClaims } from '../decode-claims.ts';
import { isRecord } from '../is-record.ts';

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Payload = Readonly<Record<string, unknown>> | null;

/** Caches the last token: calls usually ask about the same one. */
let last: { readonly token: string; readonly payload: Payload } | null = null;

/** Decodes a token's payload, or null. Only the server checks signatures. Never throws. [AUTH-19, GX-21] */
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

/** Decodes a token's claims without verification; null for no token or invalid claims. [AUTH-18, AUTH-19, GX-21] */
export function decodeToken(token: unknown): Claims | null {
  return decodeClaims(decodeTokenPayload(token));
}
