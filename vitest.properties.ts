import fc from 'fast-check';
import { vi } from 'vitest';

/**
 * Each property runs 1,000 times, or PROPERTY_RUNS times with a timeout to match, and with the same values each time if
 * PROPERTY_SEED is set. A library with property tests names this file under `setupFiles`: library code and its tests never
 * read the environment.
 */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 1000);
if (!Number.isSafeInteger(runs) || runs < 1)
  throw new Error('PROPERTY_RUNS must be a whole number from 1 up.');
const seed = Number(process.env['PROPERTY_SEED'] ?? 0);
if (!Number.isSafeInteger(seed)) throw new Error('PROPERTY_SEED must be a whole number.');
fc.configureGlobal({ numRuns: runs, ...(process.env['PROPERTY_SEED'] === undefined ? {} : { seed }) });
vi.setConfig({ testTimeout: 240_000 + runs * 5 });
