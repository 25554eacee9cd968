/** Claims of a user's next tokens, as the portal reads them. [AUTH-18] */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** Without an answer calls throw `unavailable`; what only an operator can mend throws `identity-refused`. */
export interface IdentityAdmin {
  /** Replaces the claims of a user's next tokens. Throws `unauthenticated` for an unknown user. */
  setClaims(uid: string, claims: TokenClaims): Promise<void>;
  /** Reads the claims of a user's next tokens; null for an unknown user. */
  readClaims(uid: string): Promise<TokenClaims | null>;
  /** Ends a user's sessions begun before `before`, if known. Idempotent. [PLUS-23] */
  endSessions(uid: string, before: Date): Promise<void>;
  /** Deletes a user, if known. [ACCT-22, GX-20] */
  deleteUser(uid: string): Promise<void>;
}
