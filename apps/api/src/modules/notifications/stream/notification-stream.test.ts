import type { Reader } from '@partyline/notifications';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { until } from '../../../testing/until.ts';
import { NotificationStream, type LostReading } from './notification-stream.ts';

const READER: Reader = { uid: 'nora', accountId: 1, wholeAccount: false, workspaceIds: new Set([7]) };
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

interface Begun {
  readonly text: () => string;
  readonly looks: () => number;
  readonly ends: () => number;
  readonly stream: NotificationStream;
}

/** A stream over real HTTP whose reader is checked every 20 ms. */
async function begin(refetchReader: (look: number) => Reader | LostReading): Promise<Begun> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asking = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }); // a listening TCP server has an address object
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>; // the event's argument
  asking.end();
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]; // the event's arguments
  let looks = 0;
  let ends = 0;
  const stream = new NotificationStream(READER, {
    language: 'en',
    tokenExpiresAt: Date.now() / 1000 + 3_600,
    shutdown: new AbortController().signal,
    recheckMs: 20,
    refetchReader: () => Promise.resolve().then(() => refetchReader((looks += 1))),
    onEnd: () => (ends += 1),
  });
  stream.begin(response.writeHead(200), { cursor: { xid: 5n, id: 0n }, missed: [] }, null);
  let text = '';
  const [reader] = await answered;
  reader.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  closing.push(() => {
    asking.destroy();
    server.close();
  });
  return { text: () => text, looks: () => looks, ends: () => ends, stream };
}

it('rechecks its reader periodically, and ends when they lose access', async () => {
  const { text, looks, ends } = await begin((look) => (look < 4 ? READER : 'rights-changed'));
  await until('it has ended', () => text().includes('event: bye'));
  expect(text()).toContain('{"reason":"rights-changed"}');
  expect(looks()).toBe(4);
  await until('its place is free', () => ends() > 0);
});

it("ends when its reader's access grows or shrinks", async () => {
  for (const other of [
    { ...READER, wholeAccount: true },
    { ...READER, workspaceIds: new Set([7, 8]) },
    { ...READER, workspaceIds: new Set<number>() },
    { ...READER, workspaceIds: new Set([8]) },
    { ...READER, accountId: 2 },
  ]) {
    const { text } = await begin((look) => (look === 1 ? { ...READER, workspaceIds: new Set([7]) } : other));
    await until('it has ended', () => text().includes('rights-changed'));
  }
});

it('continues while the database is unavailable', async () => {
  const { text, looks } = await begin((look) => {
    if (look < 5) throw new Error('the database is away');
    return READER;
  });
  await until('it was asked often', () => looks() > 8);
  expect(text()).not.toContain('bye');
});

it('sends nothing twice and nothing before its position', async () => {
  const { stream, text } = await begin(() => READER);
  const row = (xid: bigint, json: string) =>
    stream.onRow({
      cursor: { xid, id: 1n },
      accountId: 1,
      workspaceId: 7,
      userUid: null,
      jsonIn: () => json,
    });
  row(4n, '"before"');
  row(6n, '"first"');
  row(6n, '"first again"');
  row(7n, '"second"');
  await until('the second came', () => text().includes('"second"'));
  expect(text().match(/"(before|first again|first|second)"/g)).toEqual(['"first"', '"second"']);
});
