import type { Captcha } from '@partyline/contract';
import type { CaptchaRefusal } from '@partyline/texts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';

/** About 256 derivations of 2,000 rounds: half a second of a core. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyLength: 32, keyPrefix: '00' } as const;

/** Time to write a message after solving. */
const LIFETIME_MS = minutesToMilliseconds(30);

/** A solved captcha, valid for one form by its signature, or a refusal. */
export type CheckedCaptcha =
  | { readonly ok: true; readonly signature: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly refusal: Exclude<CaptchaRefusal, 'used'> };

/** Stateless captchas. [FORM-5, GA-24] */
export interface Captchas {
  create(now: Date): Promise<Captcha>;
  check(solved: string): Promise<CheckedCaptcha>;
}

const solvedSchema = v.object({
  challenge: v.object({
    parameters: v.strictObject({
      algorithm: v.literal(WORK.algorithm),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** Derives the signing key from the invitation secret, equal on every node. */
export function captchaKeyOf(secret: string): string {
  return createHmac('sha256', secret).update('captcha').digest('base64url');
}

/** Creates and checks captchas with ALTCHA's library. [GA-24] */
export function createCaptchas(secret: string): Captchas {
  const hmacSignatureSecret = captchaKeyOf(secret);
  return {
    async create(now) {
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      const { parameters, signature = '' } = await createChallenge({
        ...WORK,
        expiresAt,
        deriveKey,
        hmacSignatureSecret,
      });
      const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = parameters;
      const { expiresAt: expiresAtS = 0 } = parameters;
      return {
        parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt: expiresAtS },
        signature,
      };
    },
    async check(solved) {
      const parsed = v.safeParse(solvedSchema, readSolved(solved));
      if (!parsed.success) return { ok: false, refusal: 'forged' };
      const { challenge, solution } = parsed.output;
      const { verified, expired } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
      });
      if (!verified) return { ok: false, refusal: expired ? 'expired' : 'forged' };
      const { expiresAt } = challenge.parameters;
      return { ok: true, signature: challenge.signature, expiresAt: new Date(expiresAt * 1000) };
    },
  };
}

/** Parses base64 JSON as sent by ALTCHA's widgets; null when invalid. */
function readSolved(solved: string): unknown {
  try {
    return JSON.parse(Buffer.from(solved, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
