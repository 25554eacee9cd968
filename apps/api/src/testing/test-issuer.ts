import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IssuerPeople, type AdminAnswer } from './issuer-people.ts';

/** Claims of a test token, by default a verified password user's. */
export interface TokenOptions {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly provider?: string;
  readonly name?: string;
  readonly accountId?: number;
  readonly workspaceId?: number | null;
  /** Unix seconds. */
  readonly signedInAt?: number;
  readonly issuedAt?: number;
  readonly expiresAt?: number;
  /** Additional or overriding claims by name. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** A test identity service over HTTP: keys, tokens, admin interface. */
export interface TestIssuer {
  readonly url: string;
  readonly issuer: string;
  readonly jwksUrl: string;
  readonly projectId: string;
  readonly keyId: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  tokenFor(options: TokenOptions): Promise<string>;
  /** Users, as the admin interface left them. */
  readonly people: IssuerPeople;
  /** Claims set by the admin interface, last first. */
  claimsSetFor(uid: string): readonly unknown[];
  /** While false every request is answered 503. */
  available: boolean;
  /** Answers the admin interface gets while set. */
  refusal: AdminAnswer | null;
  readonly keyFetches: () => number;
  stop(): Promise<void>;
}

const PROJECT_ID = 'demo-partyline';
const ADMIN = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/`;

export async function startTestIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keyId = randomUUID();
  const jwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  const people = new IssuerPeople();
  let fetches = 0;
  const server = createServer((request, response) => {
    void serve(request, response);
  });
  const url = await listen(server);
  const issuer = `${url}/identity`;
  const issuing: TestIssuer = {
    url,
    issuer,
    jwksUrl: `${issuer}/jwks`,
    projectId: PROJECT_ID,
    keyId,
    privateKey,
    publicKey,
    available: true,
    refusal: null,
    keyFetches: () => fetches,
    people,
    claimsSetFor: (uid) => people.claimsSetFor(uid),
    tokenFor: (options) => sign(options, { issuer, keyId, privateKey }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return issuing;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!issuing.available) {
      answer(response, 503, { error: { message: 'UNAVAILABLE' } });
      return;
    }
    if (request.url === '/identity/jwks') {
      fetches += 1;
      answer(response, 200, { keys: [jwk] });
      return;
    }
    const operation = request.url?.startsWith(ADMIN) === true ? request.url.slice(ADMIN.length) : null;
    if (operation !== null && issuing.refusal !== null) {
      answer(response, issuing.refusal.status, issuing.refusal.body);
      return;
    }
    const result =
      operation === null ? null : people.execute(operation, JSON.parse(await textOf(request)) as unknown);
    if (result !== null) {
      answer(response, result.status, result.body);
      return;
    }
    answer(response, 404, { error: { message: 'NOT_FOUND' } });
  }
}

interface Signing {
  readonly issuer: string;
  readonly keyId: string;
  readonly privateKey: CryptoKey;
}

async function sign(options: TokenOptions, { issuer, keyId, privateKey }: Signing): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const issuedAt = options.issuedAt ?? now;
  const email = options.email ?? `${options.uid}@example.test`;
  return new SignJWT({
    name: options.name ?? options.uid,
    email,
    email_verified: options.emailVerified ?? true,
    auth_time: options.signedInAt ?? issuedAt,
    user_id: options.uid,
    firebase: { sign_in_provider: options.provider ?? 'password', identities: { email: [email] } },
    ...(options.accountId === undefined ? {} : { accountId: options.accountId }),
    ...(options.workspaceId === undefined ? {} : { workspaceId: options.workspaceId }),
    iss: issuer,
    aud: PROJECT_ID,
    sub: options.uid,
    iat: issuedAt,
    exp: options.expiresAt ?? now + 3_600,
    ...options.claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
    .sign(privateKey);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return `http://127.0.0.1:${port}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // a request without an encoding yields buffers
  return Buffer.concat(chunks).toString('utf8');
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
