import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { hostEventSchema, type HostEvent } from '@partyline/contract';
import * as v from 'valibot';
import { isSigned } from '../instance-host/signature.ts';
import { SECRET } from './running-sandbox.ts';

export interface Delivery {
  readonly event: HostEvent;
  readonly headers: IncomingHttpHeaders;
  readonly rightlySigned: boolean;
  readonly answered: number;
}

/** An HTTP server in place of the API's webhook, which records deliveries. */
export interface EventReceiver {
  readonly url: string;
  readonly deliveries: Delivery[];
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** Starts a receiver of events; port 0 is any free one. */
export async function startReceiver(port = 0): Promise<EventReceiver> {
  const deliveries: Delivery[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const parts = { method: request.method ?? '', path: request.url ?? '', body };
      deliveries.push({
        event: v.parse(hostEventSchema, JSON.parse(body)),
        headers: request.headers,
        rightlySigned: isSigned(SECRET, request.headers, parts, Date.now()),
        answered: status,
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo; // a TCP server has a port
  return {
    url: `http://127.0.0.1:${address.port}/api/webhooks/instance-host?from=test`,
    deliveries,
    answerWith: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
