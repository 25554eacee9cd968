import { freePort, missingOfFirestoreEmulator, startFirestoreEmulator } from '@partyline/tools-processes';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

/** Starts a product whose pages read notifications from Firestore; without the emulator none answers at its address. */
export async function startFirestoreProduct(): Promise<Product & { stop: () => Promise<void> }> {
  const emulator = (await missingOfFirestoreEmulator()) === null ? await startFirestoreEmulator() : null;
  const url = emulator?.url ?? `http://127.0.0.1:${await freePort()}`;
  const settings = { NOTIFICATION_FEED: 'firestore', FIRESTORE_EMULATOR_URL: url };
  const product = await startOwnProduct(settings).catch(async (error: unknown) => {
    await emulator?.stop();
    throw error;
  });
  const stop = async () => {
    await product.stop();
    await emulator?.stop();
  };
  return { ...product, stop };
}
