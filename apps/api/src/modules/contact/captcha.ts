import type { Captcha } from '@partyline/contract';
import type { CaptchaRefusal } from '@partyline/texts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { minutesToMilliseconds } from 'date-fns';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';

/** What a browser has to do: about 256 derivations of 2,000 rounds, half a second of one core. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyLength: 32, keyPrefix: '00' } as const;

/** Time to write a message after the captcha was confirmed. */
const LIFETIME_MS = minutesToMilliseconds(30);

/** A captcha that was solved, or why it does not count. The signature names the captcha: it is good for one form. */
export type CheckedCaptcha =
  | { readonly ok: true; readonly signature: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly refusal: Exclude<CaptchaRefusal, 'used'> };

/** Makes captchas and checks solved ones, without keeping any. [FORM-5, GA-24] */
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

/** The key that captchas are signed with. It follows from the secret of invitations, so that every node has the same. */
export function captchaKeyOf(secret: string): string {
  return createHmac('sha256', secret).update('captcha').digest('base64url');
}

/** Makes and checks captchas with ALTCHA's own library. [GA-24] */
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

/** Base64 of JSON, as ALTCHA's widgets send it; null for anything else. */
function readSolved(solved: string): unknown {
  try {
    return JSON.parse(Buffer.from(solved, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
