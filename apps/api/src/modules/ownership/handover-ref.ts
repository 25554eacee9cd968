import { createHash, createHmac } from 'node:crypto';

const ROW_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KEY_BYTES = 16;

/** What a call names a transfer or a request by: the id of its row, or the key of its mailed link. */
export interface HandoverRef {
  /** null for a text that is no id. */
  readonly id: string | null;
  readonly keyHash: Buffer;
}

/** Reads the reference of a call. A text that is neither an id nor a key finds nothing. */
export function handoverRefOf(text: string): HandoverRef {
  return { id: ROW_ID.test(text) ? text : null, keyHash: linkKeyHash(text) };
}

/** What the key of a link is stored as: SHA-256. [GV-3] */
export function linkKeyHash(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}

/** Gives the key of the link that was mailed as the `linkNumber`th of a transfer or a request: 128 bits as base64url. */
export type HandoverKeyOf = (id: string, linkNumber: number) => string;

/** Derives keys from a secret, so that the job which mails a key needs none in the database. */
export function createHandoverKeys(secret: string): HandoverKeyOf {
  return (id, linkNumber) =>
    createHmac('sha256', secret)
      .update(`ownership:${id}:${linkNumber}`)
      .digest()
      .subarray(0, KEY_BYTES)
      .toString('base64url');
}
