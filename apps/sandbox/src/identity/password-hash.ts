import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/**
 * N, r, p: about 5 ms and 2 MB a password. People of the sandbox are made up, and each test makes some: what guards real
 * ones is the identity service's affair. Kept with each hash, so that they can be changed later.
 */
const COST = { N: 2048, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

export const passwordHashSchema = v.strictObject({
  salt: v.string(),
  hash: v.string(),
  N: v.number(),
  r: v.number(),
  p: v.number(),
});
/** A salted scrypt hash, base64url, with its cost. */
export type PasswordHash = v.InferOutput<typeof passwordHashSchema>;

/** Hashes a password under a salt of its own. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return { salt: salt.toString('base64url'), hash: hash.toString('base64url'), ...COST };
}

/** Stands in for the hash of a user who does not exist or has no password: nothing matches it, at the same cost. */
const NOBODY: PasswordHash = {
  salt: randomBytes(16).toString('base64url'),
  hash: randomBytes(KEY_BYTES).toString('base64url'),
  ...COST,
};

/** Whether the password is the one hashed. Without a hash the work is done all the same and the answer is no. */
export async function matchesPassword(password: string, stored: PasswordHash | null): Promise<boolean> {
  const target = stored ?? NOBODY;
  const hash = await derive(password, Buffer.from(target.salt, 'base64url'), target);
  return timingSafeEqual(hash, Buffer.from(target.hash, 'base64url')) && stored !== null;
}

function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { N, r, p }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
