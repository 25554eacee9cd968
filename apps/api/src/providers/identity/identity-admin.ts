/** The claims that go into a person's next token, as the portal reads them. [AUTH-18] */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** What the API asks of the identity service; who signs in there is the portal's business. */
export interface IdentityAdmin {
  /**
   * Sets the claims of a person's next tokens, all of them. Throws `unauthenticated` for a person the identity service
   * does not know (any more), and `unavailable` when it does not answer.
   */
  setClaims(uid: string, claims: TokenClaims): Promise<void>;
  /**
   * The claims of a person's next tokens as they stand now; null for a person who is not known. Throws `unavailable` when
   * there is no answer.
   */
  readClaims(uid: string): Promise<TokenClaims | null>;
  /**
   * Ends every session of a person that began before `before`: no new tokens come of them. Does nothing where that has
   * been done, so that it may be repeated without ending later sessions, and nothing for a person who is not known. Throws
   * `unavailable` when there is no answer. [PLUS-23]
   */
  endSessions(uid: string, before: Date): Promise<void>;
  /**
   * Removes a person for good; one who is not known is removed already. Throws `unavailable` when there is no answer.
   * [ACCT-22, GX-20]
   */
  deleteUser(uid: string): Promise<void>;
}
