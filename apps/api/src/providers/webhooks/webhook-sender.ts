import { isPublicAddress, outcomeOfStatus, WEBHOOK_TIMEOUT_MS, type AttemptOutcome } from '@partyline/alerts';
import { lookup as resolveByDns, type LookupAddress } from 'node:dns';
import { request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** One call to a customer's address. */
export interface WebhookCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends webhooks. Never throws for what the other side does. */
export interface WebhookSender {
  /** The one local origin that is allowed besides the public internet; null in production. */
  readonly localOrigin: string | null;
  send(call: WebhookCall): Promise<AttemptOutcome>;
}

/** How a sender is made; all but `localOrigin` for tests. */
export interface WebhookSenderOptions {
  readonly localOrigin: string | null;
  readonly timeoutMs?: number;
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
}

class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * Sends webhooks to the public internet alone. A name is resolved once, by the connection itself, every address of it is checked, and
 * the connection goes to one of these: another answer of the name server a moment later changes nothing. No redirect is followed,
 * no connection is kept, nothing of the answer is read but its status, and all of it ends in time. [PLUS-16]
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { localOrigin, timeoutMs = WEBHOOK_TIMEOUT_MS } = options;
  const { isAllowed = isPublicAddress, resolve = resolveAll } = options;
  return {
    localOrigin,
    async send({ url, headers, body }) {
      const target = new URL(url);
      const isLocal = target.origin === localOrigin;
      const host = target.hostname.replaceAll(/[[\]]/g, '');
      if (!isLocal && isIP(host) !== 0 && !isAllowed(host)) return failed('address-refused');
      try {
        const status = await post(target, body, {
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          signal: AbortSignal.timeout(timeoutMs),
          ...(isLocal ? {} : { lookup: checkedLookup(resolve, isAllowed) }),
        });
        return outcomeOfStatus(status);
      } catch (error) {
        return failed(failureOf(error));
      }
    },
  };
}

type Failure = 'address-refused' | 'timeout' | 'unreachable';

const failed = (failure: Failure): AttemptOutcome => ({ ok: false, failure, status: null });

function failureOf(error: unknown): Failure {
  if (error instanceof AddressRefused) return 'address-refused';
  return error instanceof Error && error.name === 'AbortError' ? 'timeout' : 'unreachable';
}

/** Posts over a connection of its own; resolves with the status of the answer, whose rest is cut off. */
function post(target: URL, body: string, options: RequestOptions): Promise<number> {
  const request = target.protocol === 'https:' ? requestTls : requestPlain;
  return new Promise((done, fail) => {
    const sent = request(target, { ...options, method: 'POST', agent: false }, (response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    sent.once('error', fail);
    sent.end(body);
  });
}

function resolveAll(name: string): Promise<readonly LookupAddress[]> {
  return new Promise((done, fail) => {
    resolveByDns(name, { all: true }, (error, addresses) => (error === null ? done(addresses) : fail(error)));
  });
}

/** One address that is not allowed refuses them all: such a name is set up to reach inside. */
function checkedLookup(
  resolve: (name: string) => Promise<readonly LookupAddress[]>,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (name, { all }, callback) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
          callback(new AddressRefused(`${name} is not on the public internet.`), []);
        else if (all === true) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), []),
    );
  };
}
