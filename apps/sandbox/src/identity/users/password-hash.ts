import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/**
 * N, r, p: about 5 ms and 2 MB a password, which is cheap on purpose: all users here are test users. Stored
 * with each hash, so that it can change.
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
export type PasswordHash = v.InferOutput<typeof passwordHashSchema>;

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return { salt: salt.toString('base64url'), hash: hash.toString('base64url'), ...COST };
}

/**
 * Replaces the missing hash of an unknown user or one without a password: matches nothing at the same cost.
 */
const NO_PASSWORD: PasswordHash = {
  salt: randomBytes(16).toString('base64url'),
  hash: randomBytes(KEY_BYTES).toString('base64url'),
  ...COST,
};

/** Compares a password with its hash. Without a hash the same work is done and the answer is false. */
export async function matchesPassword(password: string, stored: PasswordHash | null): Promise<boolean> {
  const target = stored ?? NO_PASSWORD;
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
