import { customerKeyOf } from '@partyline/roles';
import { createHash, createHmac, randomBytes } from 'node:crypto';

const KEY_BYTES = 16;

/** Returns the stored hash of a key: SHA-256. [GV-3] */
export function invitationKeyHash(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}

/** Returns a new key of a copied link: 128 random bits. [GV-3] */
export function randomKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * Returns a mail's invitation key, 128 bits, derived from row, version and the server's secret, so that retries carry the same key
 * without storing it. [GV-3]
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

/** Returns the key of a partner's mailed offer, derived like that of an invitation. [HZ-6] */
export function offerKeyOf(
  secret: string,
  { id, version }: { readonly id: number; readonly version: number },
): string {
  const made = createHmac('sha256', secret).update(`customer:${id}:${version}`).digest();
  return customerKeyOf(made.subarray(0, KEY_BYTES).toString('base64url'));
}

export function inviteUrl(publicUrl: string, key: string): string {
  return `${publicUrl}/invite?inviteId=${key}`;
}
