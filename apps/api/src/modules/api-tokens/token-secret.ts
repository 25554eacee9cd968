import { apiTokenText, type ApiTokenKind } from '@partyline/permissions';
import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new token: its text, to be shown once, and the hash that is kept of it. */
export interface NewSecret {
  readonly text: string;
  readonly hash: Buffer;
}

/** Makes the text of a new token from 256 random bits. [PLUS-25] */
export function newSecret(kind: ApiTokenKind): NewSecret {
  const text = apiTokenText(kind, randomBytes(SECRET_BYTES).toString('hex'));
  if (text === null) throw new Error('A new token has the wrong length.');
  return { text, hash: hashOf(text) };
}

/** The hash that a token is looked up by. A fast one is right: 256 random bits cannot be guessed. */
export function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
