import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startApi } from '../../testing/start-api.ts';

const api = oncePerFile(startApi);

/** Sends a request line as it is, which no client of ours would. */
async function answerTo(line: string, host = 'portal.example.test') {
  const socket = connect(Number(new URL(api.baseUrl).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${line}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head: head.toLowerCase(), body };
}

describe('a request line', () => {
  it.each([
    'GET http://portal.example.test/api/ping HTTP/1.1',
    'GET HTTPS://portal.example.test/api/ping HTTP/1.1',
    'GET http://other.example.test/api/users HTTP/1.1',
    'GET http://portal.example.test/ HTTP/1.1',
    'GET http://portal.example.test/dashboard HTTP/1.1',
    'GET http://portal.example.test HTTP/1.1',
    'POST http://portal.example.test/api/login HTTP/1.1',
    'DELETE ftp://portal.example.test/api/users/gdpr HTTP/1.1',
    'OPTIONS * HTTP/1.1',
  ])('[API-6, GX-2] in absolute form is refused with the envelope: %s', async (line) => {
    const { status, head, body } = await answerTo(line);
    expect(status).toBe(400);
    expect(head).toContain('content-type: application/json');
    expect(head).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toMatchObject({ errorCode: 2000, statusCode: 400, data: null });
  });

  it('in origin form is answered', async () => {
    const { status, body } = await answerTo('GET /api/ping HTTP/1.1');
    expect([status, JSON.parse(body)]).toMatchObject([200, { errorCode: 0 }]);
  });
});
