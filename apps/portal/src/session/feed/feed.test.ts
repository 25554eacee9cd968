import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '@partyline/contract';

import { parseStreamMessage, type StreamMessage } from './stream-message.ts';
import { runFeed, type FeedOptions } from './run-feed.ts';
import { shareFeed, type FeedEvents, type FeedStatus } from './share-feed.ts';

const READY = { cursor: '10.1', serverTime: '2026-01-01T00:00:00.000Z' };
const READY_MESSAGE = { kind: 'ready', ready: READY, completeFrom: READY.cursor } as const;
const notification = (id: string): Notification => ({
  notificationDocId: id,
  message: '',
  silent: true,
  isread: false,
  timestamp: '2026-01-01T00:00:00.000Z',
  accountId: 1,
  workspaceId: 2,
  event: 'instance update',
  eventProcessed: false,
});

interface Connection {
  readonly headers: IncomingHttpHeaders;
  readonly response: ServerResponse;
}

class StreamServer {
  readonly connections: Connection[] = [];
  refuseWith: { status: number; body: unknown } | null = null;
  readonly #server: Server = createServer((request, response) => {
    this.connections.push({ headers: request.headers, response });
    if (this.refuseWith) {
      response.writeHead(this.refuseWith.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(this.refuseWith.body));
    } else {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      this.send(response, 'ready', READY);
    }
  });
  url = '';

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/stream`;
  }

  send(response: ServerResponse | undefined, event: string, data: unknown, id?: string): void {
    response?.write(
      `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
    );
  }

  get last(): ServerResponse | undefined {
    return this.connections.at(-1)?.response;
  }

  async count(connections: number): Promise<void> {
    await vi.waitFor(() => expect(this.connections).toHaveLength(connections));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let server: StreamServer;
let leave: AbortController;

beforeEach(async () => {
  server = new StreamServer();
  leave = new AbortController();
  await server.start();
});
afterEach(() => {
  leave.abort();
  server.stop();
});

/** Tokens count up; delays are recorded, not awaited. */
function startFeed(changes: Partial<FeedOptions> = {}) {
  const messages: StreamMessage[] = [];
  const statuses: FeedStatus[] = [];
  const pauses: number[] = [];
  let serial = 1;
  let cursor: string | null = null;
  const done = runFeed({
    url: server.url,
    currentToken: () => Promise.resolve(`token-${serial}`),
    renewToken: () => Promise.resolve((serial += 1)),
    isPassing: () => false,
    signal: leave.signal,
    onMessage: (message) => {
      messages.push(message);
      if (message.kind === 'notification') cursor = message.cursor;
    },
    onStatus: (status) => statuses.push(status),
    onSignedOut: () => undefined,
    onMaintenance: () => undefined,
    lastCursor: () => cursor,
    firstCursor: () => null,
    sleep: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    random: () => 0,
    ...changes,
  });
  return { messages, statuses, pauses, done };
}

describe('a message of the stream', () => {
  it('[GN-6] keeps of an update what it knows: a field of a newer server costs neither the update nor the notification', () => {
    const mark = { vicUuid: 'one', epoch: 1, sequence: 2 };
    const parse = (data: unknown) =>
      parseStreamMessage({ event: 'notification', data: JSON.stringify({ ...notification('n1'), data }) });
    expect(parse({ ...mark, state: 'online', mood: 'good' })).toMatchObject({
      notification: { notificationDocId: 'n1', data: { ...mark, state: 'online' } },
    });
    expect(parse('none')).toEqual({
      kind: 'notification',
      notification: notification('n1'),
      cursor: null,
      position: null,
    });
  });

  it('is parsed when it matches the contract', () => {
    const read = parseStreamMessage({
      event: 'notification',
      id: '10.2',
      data: JSON.stringify(notification('n1')),
    });
    expect(read).toEqual({
      kind: 'notification',
      notification: notification('n1'),
      cursor: '10.2',
      position: '10.2',
    });
  });

  it.each([
    { event: 'notification', data: '{}' },
    { event: 'notification', data: 'no json' },
    { event: 'ready', data: 'null' },
    { event: 'bye', data: '{"reason":"because"}' },
    { event: 'surprise', data: '{}' },
    { data: '{}' },
  ])('is ignored otherwise: %#', (raw) => {
    expect(parseStreamMessage(raw)).toBeNull();
  });
});

describe('the feed', () => {
  it('connects with the bearer token and passes messages on, however they are chunked', async () => {
    const { messages, statuses } = startFeed();
    await server.count(1);
    expect(server.connections[0]?.headers.authorization).toBe('Bearer token-1');
    const text = `event: notification\nid: 10.2\ndata: ${JSON.stringify({ ...notification('n1'), message: 'Zürich läuft' })}\n\n`;
    const bytes = Buffer.from(text);
    const cut = bytes.indexOf(Buffer.from('ü')) + 1;
    server.last?.write(bytes.subarray(0, cut));
    server.last?.write(bytes.subarray(cut));
    await vi.waitFor(() => expect(messages).toHaveLength(2));
    expect(messages[1]).toMatchObject({ kind: 'notification', notification: { message: 'Zürich läuft' } });
    expect(statuses).toEqual(['connecting', 'connected']);
  });

  it('reconnects at its cursor when the connection is lost', async () => {
    const { messages, statuses } = startFeed();
    await server.count(1);
    server.send(server.last, 'notification', notification('n1'), '10.2');
    await vi.waitFor(() => expect(messages).toHaveLength(2));
    server.last?.destroy();
    await server.count(2);
    expect(server.connections[1]?.headers['last-event-id']).toBe('10.2');
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('connected'));
    expect(statuses).not.toContain('disconnected');
  });

  it.each([
    ['begins where the page has read, with nothing missing', '10.1', '10.1'],
    ['says that something may be missing when the server begins elsewhere', '9.9', null],
    ['says so without a position of the page', null, null],
  ])('%s', async (_what, first, completeFrom) => {
    const { messages } = startFeed({ firstCursor: () => first });
    await server.count(1);
    expect(server.connections[0]?.headers['last-event-id']).toBe(first ?? undefined);
    await vi.waitFor(() => expect(messages).toEqual([{ ...READY_MESSAGE, completeFrom }]));
  });

  it('reconnects at once when the server asks for it, and with a new token when the old one expired', async () => {
    const { pauses } = startFeed();
    await server.count(1);
    server.send(server.last, 'bye', { reason: 'shutdown' });
    server.last?.end();
    await server.count(2);
    server.send(server.last, 'bye', { reason: 'token-expired' });
    server.last?.end();
    await server.count(3);
    expect(server.connections.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(pauses).toEqual([]);
  });

  it('[AUTH-15] refreshes a refused token and reconnects', async () => {
    server.refuseWith = { status: 401, body: { errorCode: 401 } };
    startFeed({
      renewToken: () => {
        server.refuseWith = null;
        return Promise.resolve();
      },
    });
    await server.count(2);
  });

  it('[AUTH-16] ends the session when the token cannot be refreshed', async () => {
    server.refuseWith = { status: 401, body: { errorCode: 401 } };
    const onSignedOut = vi.fn();
    const { done, statuses } = startFeed({
      onSignedOut,
      renewToken: () => Promise.reject(new Error('revoked')),
    });
    await done;
    expect([onSignedOut.mock.calls.length, statuses.at(-1), server.connections.length]).toEqual([
      1,
      'disconnected',
      1,
    ]);
  });

  it('[AUTH-16] ends the session when every refreshed token is refused', async () => {
    server.refuseWith = { status: 401, body: { errorCode: 401 } };
    const onSignedOut = vi.fn();
    const { done } = startFeed({ onSignedOut });
    await done;
    expect([onSignedOut.mock.calls.length, server.connections.length]).toEqual([1, 4]);
  });

  it.each([
    ['a stream that says so', null],
    ['a refusal', { status: 401, body: { errorCode: 2401 } }],
  ])('ends the session of a user who is shut out, by %s', async (_how, refusal) => {
    server.refuseWith = refusal;
    const onSignedOut = vi.fn();
    const renewToken = vi.fn(() => Promise.resolve());
    const { done } = startFeed({ onSignedOut, renewToken });
    await server.count(1);
    if (refusal === null) {
      server.send(server.last, 'bye', { reason: 'shut-out' });
      server.last?.end();
    }
    await done;
    expect([onSignedOut.mock.calls.length, renewToken.mock.calls.length, server.connections.length]).toEqual([
      1, 0, 1,
    ]);
  });

  it('ends for a user without permission', async () => {
    server.refuseWith = { status: 403, body: { errorCode: 2003 } };
    const { done, statuses } = startFeed();
    await done;
    expect([statuses.at(-1), server.connections.length]).toEqual(['disconnected', 1]);
  });

  it('[ERR-12] reports maintenance and retries with backoff', async () => {
    server.refuseWith = { status: 503, body: { errorCode: 'err_maintenance' } };
    const onMaintenance = vi.fn(() => {
      if (onMaintenance.mock.calls.length === 3) server.refuseWith = null;
    });
    const { pauses, statuses } = startFeed({ onMaintenance });
    await server.count(4);
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('connected'));
    expect([onMaintenance.mock.calls.length, pauses]).toEqual([3, [500, 1000, 2000]]);
    expect(statuses).toContain('disconnected');
  });

  it('[GN-17] says that the user has too many streams, keeps trying, and connects when there is room', async () => {
    server.refuseWith = { status: 429, body: { errorCode: 2429 } };
    const { statuses } = startFeed({
      sleep: () => {
        if (server.connections.length === 3) server.refuseWith = null;
        return Promise.resolve();
      },
    });
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('connected'));
    expect([server.connections.length, new Set(statuses)]).toEqual([
      4,
      new Set(['connecting', 'crowded', 'connected']),
    ]);
  });

  it('starts from the present when the server cannot read its cursor', async () => {
    server.refuseWith = { status: 400, body: { errorCode: 2000 } };
    startFeed({
      lastCursor: () => 'strange',
      sleep: () => {
        server.refuseWith = null;
        return Promise.resolve();
      },
    });
    await server.count(2);
    expect(server.connections.map(({ headers }) => headers['last-event-id'])).toEqual(['strange', undefined]);
  });

  it('disconnects when it is aborted', async () => {
    const { done } = startFeed();
    await server.count(1);
    const closed = new Promise((resolve) => server.last?.once('close', resolve));
    leave.abort();
    await Promise.all([done, closed]);
  });

  it('treats 45 s of silence as a dead connection', async () => {
    startFeed();
    await server.count(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      server.last?.write(': still here\n\n');
      // Each byte restarts the timer: only the clock has to advance.
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(46_000);
        expect(server.connections.length).toBeGreaterThan(1);
      });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the tabs of one browser', () => {
  let browser = 0;
  const tabs: (() => void)[] = [];
  const BEGUN = { first: READY.cursor };

  afterEach(() => {
    for (const close of tabs.splice(0)) close();
    browser += 1;
  });

  function openTab(options: { locks?: LockManager | undefined; first?: string | null } = {}) {
    const { locks = navigator.locks, first = null } = options;
    const received: string[] = [];
    let held: (FeedEvents & { lastCursor: () => string | null }) | null = null;
    const leaveFeed = shareFeed({
      name: `feed-${browser}`,
      locks: 'locks' in options ? options.locks : locks,
      firstCursor: () => first,
      openChannel: (name) => new BroadcastChannel(name),
      onMessage: (message) =>
        received.push(
          message.kind === 'notification'
            ? message.notification.notificationDocId
            : message.kind === 'ready' && message.completeFrom === null
              ? 'ready with a gap'
              : message.kind,
        ),
      onStatus: (status) => received.push(status),
      hold: (given) => {
        held = given;
        return new Promise((resolve) => given.signal.addEventListener('abort', () => resolve()));
      },
    });
    tabs.push(leaveFeed);
    return { received, leave: leaveFeed, holds: () => held };
  }

  const say = (id: string): StreamMessage => ({
    kind: 'notification',
    notification: notification(id),
    cursor: `10.${id}`,
    position: `10.${id}`,
  });

  it('hold one connection, and all receive its messages', async () => {
    const [first, second, third] = [openTab(BEGUN), openTab(BEGUN), openTab(BEGUN)];
    await vi.waitFor(() => expect(first.holds()).not.toBeNull());
    expect([second.holds(), third.holds()]).toEqual([null, null]);
    first.holds()?.onStatus('connected');
    first.holds()?.onMessage(READY_MESSAGE);
    first.holds()?.onMessage(say('1'));
    await vi.waitFor(() => expect(third.received).toEqual(['connected', 'ready', '1']));
    expect([first.received, second.received]).toEqual([third.received, third.received]);
  });

  it('resume from the last notification when the tab that holds it closes', async () => {
    const [first, second] = [openTab(), openTab()];
    await vi.waitFor(() => expect(first.holds()).not.toBeNull());
    first.holds()?.onMessage(say('7'));
    await vi.waitFor(() => expect(second.received).toEqual(['7']));
    first.leave();
    await vi.waitFor(() => expect(second.holds()).not.toBeNull());
    expect(second.holds()?.lastCursor()).toBe('10.7');
  });

  it('that open later receive status and cursor, and the others receive nothing', async () => {
    const [first, second] = [openTab(BEGUN), openTab(BEGUN)];
    await vi.waitFor(() => expect(first.holds()).not.toBeNull());
    first.holds()?.onMessage(READY_MESSAGE);
    first.holds()?.onStatus('connected');
    first.holds()?.onMessage(say('3'));
    await vi.waitFor(() => expect(second.received).toHaveLength(3));
    const late = openTab({ first: '10.3' });
    await vi.waitFor(() => expect(late.received).toEqual(['ready', 'connected']));
    expect(second.received).toHaveLength(3);
    first.leave();
    second.leave();
    await vi.waitFor(() => expect(late.holds()).not.toBeNull());
    expect(late.holds()?.lastCursor()).toBe('10.3');
  });

  it.each([
    ['that read after all it was told', '10.3', 'ready'],
    ['that read before something it was not told', '10.2', 'ready with a gap'],
    ['that read nothing with a position', null, 'ready with a gap'],
  ])('a later one %s reads again only if it must', async (_which, first, told) => {
    const holder = openTab(BEGUN);
    await vi.waitFor(() => expect(holder.holds()).not.toBeNull());
    holder.holds()?.onMessage(READY_MESSAGE);
    holder.holds()?.onMessage(say('3'));
    const late = openTab({ first });
    await vi.waitFor(() => expect(late.received).toEqual([told]));
  });

  it('read again those that had read before the feed began, and none of the others', async () => {
    const [holder, older, newer] = [openTab(BEGUN), openTab({ first: '10.0' }), openTab({ first: '10.9' })];
    await vi.waitFor(() => expect(holder.holds()).not.toBeNull());
    holder.holds()?.onMessage(READY_MESSAGE);
    await vi.waitFor(() => expect(older.received).toEqual(['ready with a gap']));
    await vi.waitFor(() => expect(newer.received).toEqual(['ready']));
    expect(holder.received).toEqual(['ready']);
  });

  it('each hold their own connection where the browser has no locks', async () => {
    const [first, second] = [openTab({ locks: undefined }), openTab({ locks: undefined })];
    await vi.waitFor(() => expect([first.holds(), second.holds()]).not.toContain(null));
  });
});
