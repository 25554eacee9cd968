import { hostCommandAnswerSchema, hostCommandSchema } from '@partyline/contract';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';

/** A proxy to an instance host that records commands. */
export interface RecordingProxy {
  /** For INSTANCE_HOST_URL. */
  readonly url: string;
  /** Command ids, once per execution. */
  readonly acceptedIds: readonly string[];
  /** Commands sent, known ones included. */
  readonly sent: () => number;
  stop(): Promise<void>;
}

/** Forwards calls unchanged; signatures do not cover the host. */
export async function startRecordingProxy(hostUrl: string): Promise<RecordingProxy> {
  const acceptedIds: string[] = [];
  let sent = 0;
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://127.0.0.1:${port}/instance-host/v1`,
    acceptedIds,
    sent: () => sent,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // a request without an encoding yields buffers
    const body = Buffer.concat(chunks).toString('utf8');
    const answer = await fetch(hostUrl + url, {
      method,
      headers: ['content-type', 'x-partyline-signature', 'x-partyline-timestamp'].flatMap((name) => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value] as [string, string]] : [];
      }),
      ...(body === '' ? {} : { body }),
    });
    const text = await answer.text();
    if (url.endsWith('/commands')) record(body, answer.ok ? text : null);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }

  function record(body: string, answer: string | null): void {
    sent += 1;
    if (answer === null) return;
    const { commandId } = v.parse(hostCommandSchema, JSON.parse(body));
    if (v.parse(hostCommandAnswerSchema, JSON.parse(answer)).accepted) acceptedIds.push(commandId);
  }
}
