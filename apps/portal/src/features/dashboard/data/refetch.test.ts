import { ApiError } from '@partyline/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { refetch } from './refetch.ts';

const KEY = ['instances'] as const;

function observed() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads: { readonly resolve: (data: string) => void; readonly reject: (error: Error) => void }[] = [];
  const queryFn = () => new Promise<string>((resolve, reject) => void reads.push({ resolve, reject }));
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn });
  const leave = observer.subscribe(() => undefined);
  const shown = () => observer.getCurrentResult().data;
  return { client, reads, shown, leave };
}

describe('a refetch', () => {
  it('[DEV-57] during a first fetch that fails follows it', async () => {
    const { client, reads, shown, leave } = observed();
    refetch(client, KEY);
    reads[0]?.reject(new Error('not yet'));
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    reads[1]?.resolve('new');
    await vi.waitFor(() => expect(shown()).toBe('new'));
    leave();
  });

  it('[NOTIF-24] follows a fetch that may bring older data, and one fetch answers a burst', async () => {
    const { client, reads, shown, leave } = observed();
    for (let count = 0; count < 100; count += 1) refetch(client, KEY);
    expect(reads).toHaveLength(1);
    reads[0]?.resolve('old');
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    expect(shown()).toBe('old');
    reads[1]?.resolve('new');
    await vi.waitFor(() => expect(shown()).toBe('new'));
    expect(reads).toHaveLength(2);
    refetch(client, KEY);
    expect(reads).toHaveLength(3);
    leave();
  });

  it('[ERR-6] does not follow a fetch that ended the session', async () => {
    const { client, reads, leave } = observed();
    refetch(client, KEY);
    reads[0]?.reject(new ApiError({ status: 401, errorCode: 401, message: '', data: null }));
    await vi.waitFor(() => expect(client.getQueryState(KEY)?.fetchStatus).toBe('idle'));
    await client.cancelQueries();
    expect(reads).toHaveLength(1);
    leave();
  });

  it('is dropped with the cleared cache, and works again after it', async () => {
    const { client, reads, leave } = observed();
    refetch(client, KEY);
    leave();
    client.clear();
    reads[0]?.resolve('of another account');
    const query = client.query({ queryKey: KEY, queryFn: () => Promise.resolve('next') });
    await query;
    expect(reads).toHaveLength(1);
    refetch(client, KEY);
    expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
  });
});
