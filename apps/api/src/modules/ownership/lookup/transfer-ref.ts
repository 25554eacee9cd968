import { createHash, createHmac } from 'node:crypto';

const ROW_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KEY_BYTES = 16;

/** A call's reference: row id or link key. */
export interface TransferRef {
  /** null for a text that is no id. */
  readonly id: string | null;
  readonly keyHash: Buffer;
}

/** Parses a reference; other texts match nothing. */
export function transferRefOf(text: string): TransferRef {
  return { id: ROW_ID.test(text) ? text : null, keyHash: linkKeyHash(text) };
}

/** Returns the stored hash of a link's key: SHA-256. [GV-3] */
export function linkKeyHash(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}

/** Returns the `linkNumber`th link's key: 128 bits as base64url. */
export type TransferKeyOf = (id: string, linkNumber: number) => string;

/** Derives keys from a secret, so that none is stored. */
export function createTransferKeys(secret: string): TransferKeyOf {
  return (id, linkNumber) =>
    createHmac('sha256', secret)
      .update(`ownership:${id}:${linkNumber}`)
      .digest()
      .subarray(0, KEY_BYTES)
      .toString('base64url');
}
