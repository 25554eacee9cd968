import { apiTokenText, type ApiTokenKind } from '@partyline/permissions';
import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new token's text, shown once, and its stored hash. */
export interface NewSecret {
  readonly text: string;
  readonly hash: Buffer;
}

/** Creates a token's text from 256 random bits. [PLUS-25] */
export function newSecret(kind: ApiTokenKind): NewSecret {
  const text = apiTokenText(kind, randomBytes(SECRET_BYTES).toString('hex'));
  if (text === null) throw new Error('A new token has the wrong length.');
  return { text, hash: hashOf(text) };
}

/** Returns the lookup hash, a fast one: 256 random bits cannot be guessed. */
export function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
