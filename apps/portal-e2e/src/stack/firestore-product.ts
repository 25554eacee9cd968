import { freePort, runProgram, startProgram, type RunningCommand } from '@partyline/tools-processes';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

const EMULATOR = 'tools/start/src/firestore-emulator.ts';

/** What Google's Firestore emulator lacks on this machine; null where tests can run against it. */
export async function missingOfFirestoreEmulator(): Promise<string | null> {
  const { stdout } = await runProgram(EMULATOR, ['--check'], { env: process.env });
  return (JSON.parse(stdout) as { missing: string | null }).missing; // one line of our own tool
}

/** Starts a product whose pages read their notifications from Firestore; without the emulator there is none at its address. */
export async function startFirestoreProduct(): Promise<Product & { stop: () => Promise<void> }> {
  const emulator = (await missingOfFirestoreEmulator()) === null ? await startEmulator() : null;
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

async function startEmulator(): Promise<{ running: RunningCommand; url: string }> {
  const running = startProgram(EMULATOR, [], { env: process.env });
  const { firestoreUrl } = JSON.parse(await running.firstLine()) as { firestoreUrl: string }; // one line of our own tool
  return { running, url: firestoreUrl };
}
