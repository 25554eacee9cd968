import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestReceiver, type TestReceiver } from '../../testing/outside/test-receiver.ts';
import { createWebhookSender, type WebhookSenderOptions } from './webhook-sender.ts';

let receiver: TestReceiver;
beforeEach(async () => (receiver = await startTestReceiver()));
afterEach(() => receiver.stop());

const port = () => new URL(receiver.origin).port;

function send(url: string, options: Partial<WebhookSenderOptions> = {}) {
  const sender = createWebhookSender({ localOrigin: receiver.origin, ...options });
  return sender.send({ url, headers: { 'x-test': 'yes' }, body: '{"a":"ä"}' });
}

const refused = (failure: string) => ({ ok: false, failure, status: null });

describe('a receiver that is allowed', () => {
  it('gets the body and the headers, and its status is the outcome', async () => {
    expect(await send(`${receiver.origin}/hook?a=1`)).toEqual({ ok: true, status: 204 });
    expect(receiver.hooks).toMatchObject([
      { path: '/hook?a=1', body: '{"a":"ä"}', headers: { 'x-test': 'yes', connection: 'close' } },
    ]);
    receiver.answer = (response) => void response.writeHead(500).end('oh');
    expect(await send(`${receiver.origin}/`)).toEqual({ ok: false, failure: 'status', status: 500 });
  });

  it('[PLUS-16] is not followed when it redirects', async () => {
    receiver.answer = (response) =>
      void response.writeHead(307, { location: `${receiver.origin}/inside` }).end();
    expect(await send(`${receiver.origin}/hook`)).toEqual({ ok: false, failure: 'redirect', status: 307 });
    expect(receiver.hooks.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('[PLUS-16] times out, also with endless headers', async () => {
    receiver.answer = null;
    expect(await send(`${receiver.origin}/`, { timeoutMs: 100 })).toEqual(refused('timeout'));
    receiver.answer = (response) => {
      response.writeProcessing();
    };
    expect(await send(`${receiver.origin}/`, { timeoutMs: 100 })).toEqual(refused('timeout'));
  });

  it('may send an endless body: only its status is read', async () => {
    receiver.answer = (response) => {
      response.writeHead(200);
      const pour = (): void =>
        void response.write('x'.repeat(65_536), (error) => (error ? undefined : pour()));
      pour();
    };
    expect(await send(`${receiver.origin}/`)).toEqual({ ok: true, status: 200 });
  });

  it('is unreachable on a closed port', async () => {
    await receiver.stop();
    expect(await send(`${receiver.origin}/`)).toEqual(refused('unreachable'));
    receiver = await startTestReceiver();
  });
});

describe('an internal receiver', () => {
  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0', '127.0.0.1.'])(
    '[PLUS-16] is not connected to by its address: %s',
    async (host) => {
      expect(await send(`http://${host}:${port()}/`, { localOrigin: null })).toEqual(
        refused('address-refused'),
      );
      expect(receiver.hooks).toEqual([]);
    },
  );

  it('[PLUS-16] is not connected to by a name that really resolves to it', async () => {
    expect(await send(`http://localhost:${port()}/`, { localOrigin: null })).toEqual(
      refused('address-refused'),
    );
    expect(receiver.hooks).toEqual([]);
  });

  it('[PLUS-16] is not connected to by a name with one internal address, or with none', async () => {
    const mixed = [
      { address: '192.0.0.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const answers = [mixed, mixed.toReversed(), []];
    for (const addresses of answers) {
      const resolve = () => Promise.resolve(addresses);
      const isAllowed = (address: string) => address === '192.0.0.1';
      expect(await send(`http://hooks.example:${port()}/`, { resolve, isAllowed })).toEqual(
        refused('address-refused'),
      );
    }
    expect(receiver.hooks).toEqual([]);
  });

  it('[PLUS-16] is not reached by a changed second DNS answer', async () => {
    const asked: string[] = [];
    const resolve = (name: string) => {
      asked.push(name);
      return Promise.resolve([{ address: asked.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    };
    // The loopback address of the first answer counts as public.
    const isAllowed = (address: string) => address === '127.0.0.1';
    expect(await send(`http://hooks.example:${port()}/`, { resolve, isAllowed })).toEqual({
      ok: true,
      status: 204,
    });
    expect(asked).toEqual(['hooks.example']);
    expect(receiver.hooks).toMatchObject([{ headers: { host: `hooks.example:${port()}` } }]);
    expect(await send(`http://hooks.example:${port()}/`, { resolve, isAllowed })).toEqual(
      refused('address-refused'),
    );
    expect(receiver.hooks).toHaveLength(1);
  });

  it('is unreachable by a name that does not resolve', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await send(`http://hooks.example:${port()}/`, { resolve })).toEqual(refused('unreachable'));
  });
});
