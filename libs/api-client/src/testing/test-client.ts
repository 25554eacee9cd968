import { createApiClient, type ApiClient, type ApiClientOptions } from '../create-api-client.ts';

/** A client that records waits instead of waiting and numbers its tokens: token-1, token-2 … */
export interface TestClient {
  readonly api: ApiClient;
  /** The waits it asked for, in milliseconds. */
  readonly waits: number[];
  /** What it reported, in order. */
  readonly told: string[];
  readonly renewals: () => number;
}

/** Makes a client for a test server. */
export function createTestClient(origin: string, options: Partial<ApiClientOptions> = {}): TestClient {
  const waits: number[] = [];
  const told: string[] = [];
  let token = 1;
  const api = createApiClient({
    origin,
    tokens: {
      current: () => Promise.resolve(`token-${token}`),
      renew: () => {
        token += 1;
        return Promise.resolve(`token-${token}`);
      },
    },
    onSignedOut: (reason) => told.push(reason),
    onMaintenance: () => told.push('maintenance'),
    sleep: (milliseconds, signal) => {
      waits.push(milliseconds);
      signal?.throwIfAborted();
      return Promise.resolve();
    },
    ...options,
  });
  return { api, waits, told, renewals: () => token - 1 };
}
