import autocannon from 'autocannon';
import { median, type Comparison } from './figure.ts';

export interface Target {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Any other throws. */
  readonly status: number;
}

async function ask({ url, headers, status }: Target, connections: number, seconds: number) {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const wrong = Object.keys(result.statusCodeStats ?? {}).filter((code) => code !== String(status));
  if (wrong.length > 0 || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return result;
}

async function requestsPerSecond(target: Target, seconds: number): Promise<number> {
  return (await ask(target, 16, seconds)).requests.average;
}

/** Measures the requests per second of both, in turn, after a warm-up round. */
export async function compare(ours: Target, reference: Target, rounds = 5, seconds = 3): Promise<Comparison> {
  await requestsPerSecond(ours, seconds);
  await requestsPerSecond(reference, seconds);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([await requestsPerSecond(ours, seconds), await requestsPerSecond(reference, seconds)]);
  }
  return {
    ours: median(pairs.map(([a]) => a)),
    reference: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  };
}

/** Measures p99 in milliseconds for one caller without think time. */
export async function slowestMs(target: Target, seconds = 5): Promise<number> {
  return (await ask(target, 1, seconds)).latency.p99;
}
