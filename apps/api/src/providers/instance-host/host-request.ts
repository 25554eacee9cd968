import { HOST_SIGNATURE_HEADER, HOST_TIMESTAMP_HEADER } from '@partyline/contract';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { HostFailure } from './host-failure.ts';

export interface HostAddress {
  /** Without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

export interface HostCall<Schema extends v.GenericSchema> {
  readonly method: 'GET' | 'POST';
  /** Relative to the host's address, with its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly answer: Schema;
  readonly timeoutMs: number;
  /** Aborts the call, for example when its caller has left. */
  readonly signal?: AbortSignal | undefined;
}

const ANSWER_AT_MOST = 20_000_000;
/** Worth a retry, like every 5xx. */
const COME_BACK = new Set([401, 408, 425, 429]);

/** Makes one signed call; throws a HostFailure. Follows no redirects. */
export async function hostRequest<Schema extends v.GenericSchema>(
  address: HostAddress,
  call: HostCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  const url = new URL(address.url + call.path);
  const body = call.body === undefined ? '' : JSON.stringify(call.body);
  const what = `${call.method} ${url.pathname}`;
  const answer = await send(
    url,
    { method: call.method, path: url.pathname + url.search, body },
    { address, call, what },
  );
  const parsed = v.safeParse(call.answer, parseJson(answer));
  if (!parsed.success) {
    throw new HostFailure('improper', `${what}: the answer is not as agreed.`, { isUnclear: true });
  }
  return parsed.output;
}

interface Sending {
  readonly address: HostAddress;
  readonly call: Pick<HostCall<v.GenericSchema>, 'timeoutMs' | 'signal'>;
  readonly what: string;
}

async function send(url: URL, unsigned: UnsignedCall, { address, call, what }: Sending): Promise<string> {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  try {
    const response = await fetch(url, {
      method: unsigned.method,
      redirect: 'error',
      headers: {
        ...signCall(unsigned, address.secret, Date.now()),
        ...(unsigned.body === '' ? {} : { 'content-type': 'application/json' }),
      },
      signal: call.signal === undefined ? timeout : AbortSignal.any([timeout, call.signal]),
      ...(unsigned.body === '' ? {} : { body: unsigned.body }),
    });
    const text = await readBounded(response);
    if (response.ok) return text;
    throw failureOf(response.status, what, text);
  } catch (error) {
    if (error instanceof HostFailure) throw error;
    throw new HostFailure('unreachable', `${what}: no answer.`, {
      cause: error,
      isUnclear: !isUnconnected(error),
    });
  }
}

/** Codes of calls that never left this machine or met no listener. */
const UNCONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Returns whether a call surely did not reach its host. */
function isUnconnected(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && UNCONNECTED.has(String(cause.code));
}

async function readBounded(response: Response): Promise<string> {
  // fetch's type leaves the body's content open; these are bytes.
  const body = response.body as ReadableStream<Uint8Array> | null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > ANSWER_AT_MOST)
      throw new HostFailure('improper', 'The answer is too long.', { isUnclear: true });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(status: number, what: string, text: string): HostFailure {
  const message = `${what}: answered ${String(status)} ${text.slice(0, 200)}`;
  if (status >= 500 || COME_BACK.has(status)) return new HostFailure('unreachable', message);
  return new HostFailure(status === 404 ? 'unknown-instance' : 'refused', message);
}

/** Parses JSON; undefined for invalid JSON and text that PostgreSQL cannot store. */
function parseJson(text: string): unknown {
  if (text.includes('\\u0000')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

interface UnsignedCall {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  /** As sent; '' for none. */
  readonly body: string;
}

/** Returns the signature headers of a call, signed for each attempt. */
export function signCall(call: UnsignedCall, secret: string, nowMs: number): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${call.method}.${call.path}.${call.body}`)
    .digest('hex');
  return { [HOST_TIMESTAMP_HEADER]: timestamp, [HOST_SIGNATURE_HEADER]: signature };
}
