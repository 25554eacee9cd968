/// <reference types="node" />
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it arrived. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
}

/** The answer to a request: a status with an envelope or any body, or a broken connection. */
export type Reply =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  | 'hang-up';

/** Returns the answer to the nth request, from 0. */
export type Script = (seen: Seen, index: number) => Reply | Promise<Reply>;

/** An HTTP server on its own port that answers by a script and records requests. */
export interface ScriptServer {
  readonly origin: string;
  readonly seen: Seen[];
  answer(script: Script): void;
  close(): Promise<void>;
}

/** Returns a successful envelope around some data. */
export const ok = (data: unknown, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  headers,
  body: { errorCode: 0, message: 'Success', data, statusCode: 200 },
});

/** Returns a failed envelope. */
export const failed = (
  status: number,
  errorCode: number | string = status,
  message = '',
  data: unknown = null,
): Reply => ({
  status,
  body: { errorCode, message, data, statusCode: status },
});

/** Starts the server; by default every answer is a success. */
export async function startScriptServer(): Promise<ScriptServer> {
  const seen: Seen[] = [];
  let script: Script = () => ok(null);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one: Seen = { method, url, headers, body: Buffer.concat(chunks).toString(), at: Date.now() };
      seen.push(one);
      void Promise.resolve(script(one, seen.length - 1)).then((reply) => {
        if (reply === 'hang-up') {
          request.socket.destroy();
          return;
        }
        response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
        response.end(
          typeof reply.body === 'string'
            ? reply.body
            : reply.body === undefined
              ? ''
              : JSON.stringify(reply.body),
        );
      });
    });
  });
  await listen(server);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP server has one
    seen,
    answer(next) {
      script = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
