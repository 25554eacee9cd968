import { Pool } from 'pg';
import { startOwnProduct } from './stack/own-product.ts';
import type { Product } from './stack/product.ts';
import { test as shared } from './test.ts';
import { sandboxControl } from './world/sandbox-control.ts';
import { createWorld } from './world/world.ts';

export { expect } from './test.ts';

/** Gives each test its own product with fresh demo data, which it may stop or change. */
export const testOfOwnProduct = shared.extend<{ product: Product }>({
  product: async ({}, use) => {
    const product = await startOwnProduct();
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.portal),
  world: async ({ product }, use) => {
    const database = new Pool({ connectionString: product.database, max: 1 });
    const sandbox = sandboxControl(product.sandbox);
    await use(createWorld({ database, sandbox, portal: product.portal }).world);
    await database.end();
  },
});
