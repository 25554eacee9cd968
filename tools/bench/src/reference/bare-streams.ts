import { createServer, type ServerResponse } from 'node:http';
import './collect-garbage.ts';

/** Reference for N1: streams with a heartbeat only, and GET /memory. */
const HEARTBEAT_MS = 15_000;
const streams = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (request.url === '/memory') {
    const { heapUsed, external, rss } = process.memoryUsage();
    response.end(JSON.stringify({ used: heapUsed + external, rss }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('event: ready\ndata: {}\n\n');
  streams.add(response);
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  response.once('close', () => {
    clearInterval(heartbeat);
    streams.delete(response);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('reference ready'));
process.on('SIGTERM', () => process.exit(0));
