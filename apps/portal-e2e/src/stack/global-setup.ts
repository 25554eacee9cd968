import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningCommand } from '@partyline/tools-processes';
import { findAddresses, publishAddresses } from './addresses.ts';
import { startProduct } from './product.ts';

/** Explains unexpected responses. */
const LOG_DIR = join(import.meta.dirname, '../../reports');

/**
 * Starts the whole product with its own ports and data, and publishes its URLs. A product that the environment names is used and
 * left running.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (findAddresses() !== null) return () => Promise.resolve();
  const dataDir = await mkdtemp(join(tmpdir(), 'partyline-e2e-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of stops.toReversed()) await step();
  };
  try {
    const postgres = await startPostgres(join(dataDir, 'pg'), { isThrowaway: true, env: process.env });
    stops.push(postgres.stop);
    const product = await startProduct(dataDir, postgres.url);
    stops.push(product.running.stop, () => keepLog(product.running, join(dataDir, 'app/logs')));
    publishAddresses(product);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function keepLog(running: RunningCommand, logs: string): Promise<void> {
  const parts = await Promise.all(
    ['sandbox.log', 'api.log'].map((name) => readFile(join(logs, name), 'utf8').catch(() => '')),
  );
  await mkdir(LOG_DIR, { recursive: true });
  await writeFile(join(LOG_DIR, 'product.log'), [running.output(), ...parts].join('\n'));
}
