import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { idpAccountSchema, isIdp, verifiesEmail, type IdpAccount } from './idp-account.ts';
import { foldAddress } from '../users/fold-address.ts';
import type { SigningKey } from '../users/signing-key.ts';

const LIFETIME_SECONDS = 3600;
const GRANT_MS = 10 * 60 * 1000;
const MAX_TOKEN = 8192;
const MAX_GRANTS = 1000;

/** ID tokens of the providers, and the one-time codes of the account chooser. */
export class IdpTokens {
  readonly #key: SigningKey;
  readonly #issuer: () => string;
  readonly #now: () => number;
  readonly #grants = new Map<string, { readonly account: IdpAccount; readonly until: number }>();

  constructor(key: SigningKey, issuer: () => string, now: () => number) {
    this.#key = key;
    this.#issuer = issuer;
    this.#now = now;
  }

  issue(account: IdpAccount): Promise<string> {
    const issuedAt = Math.floor(this.#now() / 1000);
    return new SignJWT({ ...account })
      .setProtectedHeader({ alg: 'RS256', kid: this.#key.kid, typ: 'JWT' })
      .setIssuer(`${this.#issuer()}/idp`)
      .setAudience('idp')
      .setSubject(account.rawId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFETIME_SECONDS)
      .sign(this.#key.privateKey);
  }

  /**
   * Reads a provider token: a signed one of ours, or the plain JSON that the official emulator accepts; else
   * undefined.
   */
  async read(token: string, providerId: string): Promise<IdpAccount | undefined> {
    if (token.length > MAX_TOKEN) return undefined;
    if (token.trimStart().startsWith('{')) return readPlain(token, providerId);
    const account = await this.readSigned(token);
    return account?.providerId === providerId ? account : undefined;
  }

  /** Reads a signed token of any provider. */
  async readSigned(token: string): Promise<IdpAccount | undefined> {
    if (token.length > MAX_TOKEN) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.#key.publicJwk, {
        algorithms: ['RS256'],
        issuer: `${this.#issuer()}/idp`,
        audience: 'idp',
        currentDate: new Date(this.#now()),
        requiredClaims: ['sub', 'exp'],
      });
      const { providerId, rawId, email, emailVerified, displayName, photoUrl } = payload;
      const parsed = v.safeParse(idpAccountSchema, {
        providerId,
        rawId,
        email,
        emailVerified,
        displayName,
        photoUrl,
      });
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  }

  /** Issues a code for a provider account, valid once and for ten minutes. */
  grant(account: IdpAccount): string {
    const code = randomBytes(24).toString('base64url');
    this.#grants.set(code, { account, until: this.#now() + GRANT_MS });
    const [oldest] = this.#grants.keys();
    if (this.#grants.size > MAX_GRANTS && oldest !== undefined) this.#grants.delete(oldest);
    return code;
  }

  /** Uses a code up; undefined when it is unknown, used or expired. */
  redeem(code: string): IdpAccount | undefined {
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    return grant !== undefined && grant.until > this.#now() ? grant.account : undefined;
  }
}

const plainSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  email: v.optional(v.pipe(v.string(), v.maxLength(300), v.transform(foldAddress)), ''),
  email_verified: v.optional(v.boolean()),
  name: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  picture: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
});

function readPlain(token: string, providerId: string): IdpAccount | undefined {
  let claims: unknown;
  try {
    claims = JSON.parse(token);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(plainSchema, claims);
  if (!parsed.success || !isIdp(providerId)) return undefined;
  const { sub, email, email_verified: emailVerified, name, picture } = parsed.output;
  return {
    providerId,
    rawId: sub,
    email,
    emailVerified: emailVerified ?? verifiesEmail(providerId),
    displayName: name,
    photoUrl: picture,
  };
}
