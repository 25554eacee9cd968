/** Claims of a user's next tokens, as the portal reads them. [AUTH-18] */
export type TokenClaims = Readonly<Record<string, unknown>>;

export interface IdentityAdmin {
  /**
   * Replaces the claims of a user's next tokens. Throws `unauthenticated` for an unknown user, `unavailable` without an
   * answer.
   */
  setClaims(uid: string, claims: TokenClaims): Promise<void>;
  /** Reads the claims of a user's next tokens; null for an unknown user. Throws `unavailable` without an answer. */
  readClaims(uid: string): Promise<TokenClaims | null>;
  /** Ends a user's sessions begun before `before`, if known. Idempotent. Throws `unavailable` without an answer. [PLUS-23] */
  endSessions(uid: string, before: Date): Promise<void>;
  /** Deletes a user, if known. Throws `unavailable` without an answer. [ACCT-22, GX-20] */
  deleteUser(uid: string): Promise<void>;
}
