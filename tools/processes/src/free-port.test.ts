import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { outputOf } from './run-command.ts';

const MODULE = new URL('free-port.ts', import.meta.url).href;
const DRAW = `import(${JSON.stringify(MODULE)}).then(async ({ freePort }) => {
  for (let count = 0; count < 200; count += 1) console.log(await freePort());
});`;

it('draws no port twice, in any process', async () => {
  const draw = async () => (await outputOf(process.execPath, ['-e', DRAW])).trim().split('\n');
  const drawn = (await Promise.all([draw(), draw(), draw()])).flat();
  expect(drawn).toHaveLength(600);
  expect(new Set(drawn).size).toBe(600);
});

it('draws ports that can be listened on', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
