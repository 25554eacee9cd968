import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { addresses } from './addresses.ts';
import { startProduct, type Product } from './product.ts';

/** Starts a second product, for tests that stop parts of it or need other settings. */
export async function startOwnProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<Product & { stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'partyline-e2e-own-'));
  const name = `own_${process.pid}_${Date.now()}`;
  await runOnServer(`CREATE DATABASE ${name}`);
  const database = new URL(addresses().database);
  database.pathname = `/${name}`;
  const clear = async () => {
    await runOnServer(`DROP DATABASE ${name} WITH (FORCE)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  const product = await startProduct(dataDir, database.href, settings).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  const stop = async () => {
    await product.running.stop();
    await clear();
  };
  return { ...product, stop };
}

/** Runs a statement on the tests' database server. */
export async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: addresses().database });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
