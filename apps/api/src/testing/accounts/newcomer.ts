import { randomUUID } from 'node:crypto';
import type { Answer, Call } from '../call.ts';
import type { TestIssuer, TokenOptions } from '../test-issuer.ts';
import { until } from '../until.ts';

/** A user known to the identity service only. */
export interface Newcomer {
  readonly uid: string;
  readonly email: string;
  /** A current token, with the last set claims. */
  token(): Promise<string>;
  /** POST signup with the portal's payload and the given changes. */
  signUp(change?: Readonly<Record<string, unknown>>): Promise<Answer<'signup'>>;
  /** Polls GET users until the registration is done. */
  registered(): Promise<Answer<'currentUser'>>;
}

export interface NewcomerWorld {
  readonly call: Call;
  readonly issuer: TestIssuer;
}

/** Makes a new user, signed in with a verified e-mail by default. */
export function newcomer({ call, issuer }: NewcomerWorld, options: Partial<TokenOptions> = {}): Newcomer {
  const uid = options.uid ?? `new-${randomUUID()}`;
  const email = options.email ?? `${uid}@example.test`;
  const token = () => {
    const claims = issuer.claimsSetFor(uid)[0] as Record<string, unknown> | undefined; // what the admin SDK sent is an object
    return issuer.tokenFor({ ...options, uid, email, claims: { ...claims, ...options.claims } });
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
