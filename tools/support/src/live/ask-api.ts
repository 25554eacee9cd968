import { API_BASE, envelopeOf, failureSchema } from '@partyline/contract';
import { isApiToken } from '@partyline/permissions';
import * as v from 'valibot';
import type { Call, OptionSpec } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { WrongUse } from '../cli/wrong-use.ts';

export const API_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  api: { value: 'URL', help: 'where the product runs; SUPPORT_API_URL without it' },
  'token-file': { value: 'FILE', help: 'a file with the support token; SUPPORT_TOKEN without it' },
};

export interface Question<Data extends v.GenericSchema> {
  /** Below `/api/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly data: Data;
  /** Sentence for 404. */
  readonly notFound: string;
}

const TIMEOUT_MS = 20_000;
const UNAUTHENTICATED = 401;
const NOT_FOUND = 404;

/**
 * Calls a running API with the caller's support token, which comes from a file or the environment, never from
 * the command line, where other users could read it. Every failure is one sentence. [PLUS-25]
 */
export async function askApi<Data extends v.GenericSchema>(
  call: Call,
  { path, query = {}, data, notFound }: Question<Data>,
): Promise<v.InferOutput<Data>> {
  const url = new URL(API_BASE + path, addressOf(call));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const token = await tokenOf(call);
  const { status, body } = await read(url, token);
  const answer = v.safeParse(envelopeOf(data), body);
  if (status < 300 && answer.success) return answer.output.data;
  if (status === UNAUTHENTICATED) throw new WrongUse('The support token is not valid, or no longer.');
  if (status === NOT_FOUND) throw new WrongUse(notFound);
  const failure = v.safeParse(failureSchema, body);
  throw new WrongUse(
    failure.success
      ? `The API refuses: ${failure.output.message}`
      : `What answers at ${quoted(url.origin)} is not this version of the API.`,
  );
}

function addressOf(call: Call): string {
  const address = call.value('api') ?? process.env['SUPPORT_API_URL'] ?? '';
  if (address === '') throw new WrongUse('Name the API: --api URL or SUPPORT_API_URL.');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username + url.password !== '')
    throw new WrongUse('The address of the API must look like https://portal.example.org.');
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && !isLocal)
    throw new WrongUse(
      'The address of the API must begin with https://: the token would be readable on its way.',
    );
  return url.origin;
}

async function tokenOf(call: Call): Promise<string> {
  const file = call.value('token-file');
  const text = file === undefined ? process.env['SUPPORT_TOKEN'] : await call.read(file, 'The token file');
  if (text === undefined || text.trim() === '')
    throw new WrongUse('Give the support token in SUPPORT_TOKEN or by --token-file FILE.');
  const token = text.trim();
  // Never quoted: it may be another secret, pasted by mistake.
  if (!isApiToken('support', token)) throw new WrongUse('This is not a support token.');
  return token;
}

async function read(url: URL, token: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  try {
    const response = await fetch(url, {
      headers,
      // A redirect would forward the token.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch {
    throw new WrongUse(`The API at ${quoted(url.origin)} does not answer.`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
