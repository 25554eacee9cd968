import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { readCustomAttributes } from './custom-claims.ts';
import type { IdentityUser } from './identity-user.ts';
import type { SigningKey } from './signing-key.ts';
import { ToolkitError } from './toolkit-error.ts';

/** Default lifetime. */
export const ID_TOKEN_SECONDS = 3600;

export interface VerifiedIdToken {
  readonly uid: string;
  /** Sign-in time, Unix seconds. */
  readonly authTime: number;
  /** Sign-in method: `password`, `google.com`, … */
  readonly provider: string;
}

export class IdTokens {
  readonly #key: SigningKey;
  readonly #audience: string;
  readonly #issuer: () => string;
  readonly #now: () => number;
  lifetimeSeconds = ID_TOKEN_SECONDS;

  constructor(key: SigningKey, audience: string, issuer: () => string, now: () => number) {
    this.#key = key;
    this.#audience = audience;
    this.#issuer = issuer;
    this.#now = now;
  }

  /**
   * Issues a token; custom claims never overwrite the token's own. Every token is unique: the web SDK takes
   * an equal one for the old one and would keep an ended refresh token.
   */
  issue(user: IdentityUser, signedInAt: number, provider = 'password'): Promise<string> {
    const issuedAt = Math.floor(this.#now() / 1000);
    return new SignJWT({
      ...readCustomAttributes(user.customAttributes),
      ...(user.displayName === '' ? {} : { name: user.displayName }),
      ...(user.photoUrl === '' ? {} : { picture: user.photoUrl }),
      ...(user.email === null ? {} : { email: user.email, email_verified: user.emailVerified }),
      user_id: user.uid,
      auth_time: Math.floor(signedInAt / 1000),
      firebase: {
        identities: identitiesOf(user),
        sign_in_provider: provider,
      },
    })
      .setProtectedHeader({ alg: 'RS256', kid: this.#key.kid, typ: 'JWT' })
      .setIssuer(this.#issuer())
      .setAudience(this.#audience)
      .setSubject(user.uid)
      .setIssuedAt(issuedAt)
      .setJti(randomBytes(9).toString('base64url'))
      .setExpirationTime(issuedAt + this.lifetimeSeconds)
      .sign(this.#key.privateKey);
  }

  /** Verifies a token; throws TOKEN_EXPIRED for an old one and INVALID_ID_TOKEN for any other. */
  async verify(token: string): Promise<VerifiedIdToken> {
    try {
      const { payload } = await jwtVerify(token, this.#key.publicJwk, {
        algorithms: ['RS256'],
        issuer: this.#issuer(),
        audience: this.#audience,
        currentDate: new Date(this.#now()),
        requiredClaims: ['sub', 'exp', 'auth_time'],
      });
      if (typeof payload.sub !== 'string' || typeof payload['auth_time'] !== 'number') {
        throw new ToolkitError('INVALID_ID_TOKEN');
      }
      return { uid: payload.sub, authTime: payload['auth_time'], provider: providerOf(payload['firebase']) };
    } catch (error) {
      throw new ToolkitError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
    }
  }
}

function identitiesOf(user: IdentityUser): Record<string, readonly string[]> {
  return {
    ...Object.fromEntries(user.providers.map(({ providerId, rawId }) => [providerId, [rawId]])),
    ...(user.email === null ? {} : { email: [user.email] }),
  };
}

function providerOf(firebase: unknown): string {
  const isNamed =
    typeof firebase === 'object' &&
    firebase !== null &&
    'sign_in_provider' in firebase &&
    typeof firebase.sign_in_provider === 'string';
  return isNamed ? String(firebase.sign_in_provider) : 'password';
}
