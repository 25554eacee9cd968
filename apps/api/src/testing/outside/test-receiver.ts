import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedHook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook receiver. */
export interface TestReceiver {
  readonly origin: string;
  readonly hooks: readonly ReceivedHook[];
  /** Default 204; null never answers. */
  answer: ((response: ServerResponse) => void) | null;
  stop(): Promise<void>;
}

export const accept = (response: ServerResponse): void => void response.writeHead(204).end();

export async function startTestReceiver(): Promise<TestReceiver> {
  const hooks: ReceivedHook[] = [];
  const receiver = { answer: accept as TestReceiver['answer'] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      hooks.push({ path, headers, body: Buffer.concat(chunks).toString('utf8') });
      receiver.answer?.(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return Object.assign(receiver, {
    origin: `http://127.0.0.1:${port}`,
    hooks,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}
