/**
 * `node apps/api/src/testing/processes/run-balancer.ts PORT/MONITORING_PORT …`: the tests' balancer as a process, for measurements. Prints
 * one line of JSON, {"url": "…"}, when all nodes are ready. Ends with SIGTERM.
 */
import { once } from 'node:events';
import { startBalancer } from './balancer.ts';
import { until } from '../until.ts';

const backends = process.argv.slice(2).map((ports) => {
  const [port, monitoringPort] = ports.split('/');
  return { port: Number(port), readyUrl: `http://127.0.0.1:${monitoringPort}/ready` };
});
const balancer = await startBalancer(backends);
await until('all nodes are ready', () => balancer.readyCount() === backends.length);
process.stdout.write(`${JSON.stringify({ url: balancer.url })}\n`);
await once(process, 'SIGTERM');
await balancer.close();
