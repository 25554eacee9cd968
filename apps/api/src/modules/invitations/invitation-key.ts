import { createHash, createHmac, randomBytes } from 'node:crypto';

const KEY_BYTES = 16;

/** What a key is stored as: SHA-256. [GV-3] */
export function invitationKeyHash(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}

/** A new key for a link to copy: 128 random bits. [GV-3] */
export function randomKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * The key in the mail of an invitation, 128 bits. It follows from the row and its version under the server's secret, so that a
 * mail that is sent again carries the same key although the key is stored nowhere. [GV-3]
 */
export function mailKeyOf(
  secret: string,
  { id, version }: { readonly id: number; readonly version: number },
): string {
  return createHmac('sha256', secret)
    .update(`invitation:${id}:${version}`)
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url');
}

/** The page that a key opens. */
export function inviteUrl(publicUrl: string, key: string): string {
  return `${publicUrl}/invite?inviteId=${key}`;
}
