import { isPublicAddress, outcomeOfStatus, WEBHOOK_TIMEOUT_MS, type AttemptOutcome } from '@partyline/alerts';
import { lookup as resolveByDns, type LookupAddress } from 'node:dns';
import { request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export interface WebhookCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Never throws for the receiver's faults. */
export interface WebhookSender {
  /** The only allowed origin off the public internet; null in production. */
  readonly localOrigin: string | null;
  send(call: WebhookCall): Promise<AttemptOutcome>;
}

/** All but `localOrigin` are for tests. */
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
 * Sends webhooks to the public internet only. The connection resolves the name once, checks all addresses and uses one, against DNS
 * rebinding. No redirects or kept connections; everything has a time-out. [PLUS-16]
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

/** Posts over its own connection; resolves with the status. */
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

/** Makes a lookup that refuses a name with one forbidden address: it is set up to reach inside. */
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
