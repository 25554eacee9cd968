import { randomUUID } from 'node:crypto';
import type { Answer, Call } from './call.ts';
import type { TestIssuer, TokenWish } from './test-issuer.ts';
import { until } from './until.ts';

/** Somebody whom the identity service knows and the portal does not. */
export interface Newcomer {
  readonly uid: string;
  readonly email: string;
  /** A token as the identity service would give it out now: with the claims that were last set. */
  token(): Promise<string>;
  /** POST signup with the payload of the portal, changed as the test wishes. */
  signUp(change?: Readonly<Record<string, unknown>>): Promise<Answer<'signup'>>;
  /** Asks GET users until the registration is done. */
  registered(): Promise<Answer<'currentUser'>>;
}

/** What a newcomer is made from. */
export interface NewcomerWorld {
  readonly call: Call;
  readonly issuer: TestIssuer;
}

/** Somebody new, who signed in with a verified e-mail unless the wish says otherwise. */
export function newcomer({ call, issuer }: NewcomerWorld, wish: Partial<TokenWish> = {}): Newcomer {
  const uid = wish.uid ?? `new-${randomUUID()}`;
  const email = wish.email ?? `${uid}@example.test`;
  const token = () => {
    const claims = issuer.claimsSetFor(uid)[0] as Record<string, unknown> | undefined; // what the admin SDK sent is an object
    return issuer.tokenFor({ ...wish, uid, email, claims: { ...claims, ...wish.claims } });
  };
  return {
    uid,
    email,
    token,
    signUp: async (change = {}) => {
      const accessToken = await token();
      const payload = {
        accessToken,
        email,
        inviteId: null,
        name: 'Ada Newcomer',
        photoURL: null,
        provider: 'password',
        userid: uid,
      };
      return call('signup', { token: accessToken, body: { ...payload, ...change } });
    },
    registered: () =>
      until('the registration is done', async () => {
        const answer = await call('currentUser', { token: await token() });
        return answer.data?.user.registerState === 'done' && answer;
      }),
  };
}
