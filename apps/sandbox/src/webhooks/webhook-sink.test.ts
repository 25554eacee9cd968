import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { acceptBodies } from '../http/request-body.ts';
import { registerWebhookSink, WebhookSink } from './webhook-sink.ts';

it('keeps the newest webhooks of each name, byte for byte, with their headers', async () => {
  const app = Fastify();
  acceptBodies(app);
  registerWebhookSink(app, new WebhookSink());
  const post = (name: string, body: string) =>
    app.inject({
      method: 'POST',
      url: `/webhook-sink/${name}`,
      headers: { 'content-type': 'application/json', 'webhook-id': `id of ${body}` },
      body,
    });
  expect((await post('a', '{ "n": 0 }')).statusCode).toBe(204);
  await post('b', '{}');
  const list = async (name: string) =>
    (await app.inject(`/webhook-sink/${name}`)).json<{ webhooks: { body: string; headers: object }[] }>()
      .webhooks;
  expect(await list('a')).toMatchObject([
    { body: '{ "n": 0 }', headers: { 'webhook-id': 'id of { "n": 0 }' } },
  ]);
  for (let count = 1; count <= 500; count += 1) await post('a', String(count));
  const bodies = (await list('a')).map(({ body }) => body);
  expect([bodies.length, bodies[0], bodies.at(-1)]).toEqual([500, '1', '500']);
  expect(await list('c')).toEqual([]);
  await app.close();
});
