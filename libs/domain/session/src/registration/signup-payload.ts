export interface SignupFacts {
  readonly accessToken: string;
  readonly userid: string;
  readonly email: string;
  readonly name: string | null;
  readonly photoURL: string | null;
  readonly provider: string;
  /** The stored invitation. */
  readonly inviteId: string | null;
  /** Came through a plan card of the landing page. [GA-23] */
  readonly isGetStarted: boolean;
}

/** The body of POST signup. [API-9, AUTH-26, AUTH-27] */
export interface SignupPayload {
  readonly accessToken: string;
  readonly email: string;
  readonly inviteId: string | null;
  readonly name: string;
  readonly photoURL: string | null;
  readonly provider: string;
  readonly userid: string;
  readonly newPurchase?: true;
}

/** Returns exactly these fields, newPurchase only for buyers. [AUTH-26, AUTH-27, GA-22] */
export function signupPayloadOf(facts: SignupFacts): SignupPayload {
  const { accessToken, email, inviteId, name, photoURL, provider, userid, isGetStarted } = facts;
  const payload = { accessToken, email, inviteId, name: name ?? '', photoURL, provider, userid };
  return isGetStarted ? { ...payload, newPurchase: true } : payload;
}

/** Returns whether a lead was accepted: response code 0 only. [EULA-32, EULA-33] */
export function isLeadAccepted(errorCode: unknown): boolean {
  return errorCode === 0;
}
