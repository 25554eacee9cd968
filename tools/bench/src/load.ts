import autocannon from 'autocannon';
import { median, type Comparison } from './figure.ts';

/** Something to send requests to. */
export interface Target {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** The status every answer must have; any other spoils the figure and throws. */
  readonly status: number;
}

async function requestsPerSecond({ url, headers, status }: Target, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections: 16, duration: seconds });
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => code !== String(status));
  if (wrong.length > 0 || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return result.requests.average;
}

/** Requests per second of both, A B A B …, after one round each that does not count. */
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
