import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startOwnProduct } from './own-product.ts';
import { freePort, startScript, type Running } from './processes.ts';
import type { Product } from './product.ts';

const EMULATOR = 'tools/start/src/firestore-emulator.ts';
const ROOT = join(import.meta.dirname, '../../../..');

/** What Google's Firestore emulator lacks on this machine; null where tests can run against it. */
export function missingOfFirestoreEmulator(): string | null {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, EMULATOR), '--check'], { encoding: 'utf8' });
  return (JSON.parse(stdout) as { missing: string | null }).missing; // one line of our own tool
}

/** Starts a product whose pages read their notifications from Firestore; without the emulator there is none at its address. */
export async function startFirestoreProduct(): Promise<Product & { stop: () => Promise<void> }> {
  const emulator = missingOfFirestoreEmulator() === null ? await startEmulator() : null;
  const url = emulator?.url ?? `http://127.0.0.1:${await freePort()}`;
  const settings = { NOTIFICATION_FEED: 'firestore', FIRESTORE_EMULATOR_URL: url };
  const product = await startOwnProduct(settings).catch(async (error: unknown) => {
    await emulator?.running.stop();
    throw error;
  });
  const stop = async () => {
    await product.stop();
    await emulator?.running.stop();
  };
  return { ...product, stop };
}

async function startEmulator(): Promise<{ running: Running; url: string }> {
  const running = await startScript(EMULATOR, [], {}, /"firestoreUrl".*\n/);
  const line = /\{.*"firestoreUrl".*\}/.exec(running.output())?.[0] ?? '{}';
  const { firestoreUrl } = JSON.parse(line) as { firestoreUrl: string }; // one line of our own tool
  return { running, url: firestoreUrl };
}
