import type { BenchAccount } from './bench-account.ts';
import type { Stack } from './stack.ts';

const PASSWORD = 'Partyline-bench-1';
const PROJECT = 'demo-partyline';

async function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>; // an object, by the protocol
}

/** Creates and signs in the account's owner; the token names the account. */
export async function signIn(
  stack: Pick<Stack, 'portalUrl' | 'sandboxUrl'>,
  account: BenchAccount,
): Promise<string> {
  const identity = `${stack.sandboxUrl}/identitytoolkit.googleapis.com/v1`;
  const admin = { authorization: 'Bearer owner' };
  await post(
    `${identity}/projects/${PROJECT}/accounts`,
    { localId: account.uid, email: account.email, password: PASSWORD, emailVerified: true },
    admin,
  );
  const token = async () => {
    const answer = await post(`${identity}/accounts:signInWithPassword?key=bench`, {
      email: account.email,
      password: PASSWORD,
      returnSecureToken: true,
    });
    return String(answer.idToken);
  };
  const first = await token();
  await post(`${stack.portalUrl}/api/login`, { accessToken: first }, { authorization: `Bearer ${first}` });
  return token();
}

export const BENCH_PASSWORD = PASSWORD;
