import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { until } from '../../../testing/until.ts';
import { EventStream } from './event-stream.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Both ends of one response over real HTTP. */
async function connected(): Promise<{ response: ServerResponse; reader: IncomingMessage }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address object
  const asking = request({ port, host: '127.0.0.1' });
  const answered = once(asking, 'response');
  asking.end();
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]; // the event's arguments
  response.writeHead(200).flushHeaders();
  const [reader] = (await answered) as [IncomingMessage]; // the event's argument
  closing.push(() => {
    asking.destroy();
    server.close();
  });
  return { response, reader };
}

it('sends keep-alives', async () => {
  const { response, reader } = await connected();
  let text = '';
  reader.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  new EventStream(response, 20);
  await until('two comments came', () => text.startsWith(': still here\n\n: still here\n\n'));
});

it('buffers messages for a slow reader, and sends them in order', async () => {
  const { response, reader } = await connected();
  const stream = new EventStream(response);
  const messages = Array.from({ length: 1_500 }, (_none, index) => `data: ${index} ${'x'.repeat(1_000)}\n\n`);
  reader.pause();
  for (const message of messages) stream.send(message);
  expect(response.destroyed).toBe(false);
  let text = '';
  reader.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  stream.send('data: last\n\n');
  reader.resume();
  await until('everything came', () => text.endsWith('data: last\n\n'));
  expect(text).toBe(`${messages.join('')}data: last\n\n`);
});

it('disconnects a reader who is too far behind, by count or size', async () => {
  for (const [count, size] of [
    [20_000, 1_000],
    [300, 100_000],
  ] as const) {
    const { response, reader } = await connected();
    reader.on('error', () => undefined).pause();
    const stream = new EventStream(response);
    for (let index = 0; index < count; index += 1) stream.send('x'.repeat(size));
    await until('it was cut off', () => response.destroyed);
  }
});

it('sends nothing after its last message', async () => {
  const { response, reader } = await connected();
  let text = '';
  reader.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const stream = new EventStream(response);
  stream.end('event: bye\n\n');
  stream.end('event: bye\n\n');
  stream.send('data: too late\n\n');
  await once(reader, 'end');
  expect(text).toBe('event: bye\n\n');
});
