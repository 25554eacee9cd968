import fc from 'fast-check';
import { vi } from 'vitest';

/**
 * How often each property is tried: 1,000 times, or as often as PROPERTY_RUNS says, and with time to match; always with
 * the same values if PROPERTY_SEED is given. A library with property tests names this file under `setupFiles`, since
 * library code and its tests know no environment.
 */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 1000);
if (!Number.isSafeInteger(runs) || runs < 1)
  throw new Error('PROPERTY_RUNS must be a whole number from 1 up.');
const seed = Number(process.env['PROPERTY_SEED'] ?? 0);
if (!Number.isSafeInteger(seed)) throw new Error('PROPERTY_SEED must be a whole number.');
fc.configureGlobal({ numRuns: runs, ...(process.env['PROPERTY_SEED'] === undefined ? {} : { seed }) });
vi.setConfig({ testTimeout: 60_000 + runs * 5 });
