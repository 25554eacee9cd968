import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient, whenRead } from './query-client.ts';
import { resetAccountData } from './session/session-store.ts';

const KEY = ['rows'] as const;
const failing = () => Promise.reject(new Error('no connection'));
const hanging = () => new Promise<never>(() => undefined);

afterEach(() => {
  onlineManager.setOnline(true);
  resetAccountData();
  vi.useRealTimers();
});

it('[GU-17] offline, a first fetch fails at once and does not wait as a skeleton', async () => {
  onlineManager.setOnline(false);
  const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn: failing });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() =>
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' }),
  );
  leave();
});

it('offline, a mutation fails at once and is not queued', async () => {
  onlineManager.setOnline(false);
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, queryClient.defaultMutationOptions({ mutationFn: failing }));
  await expect(mutation.execute(undefined)).rejects.toThrow('no connection');
});

it('[DEV-57] a failed refetch keeps the data', async () => {
  queryClient.setQueryData(KEY, 'old');
  const query = { queryKey: KEY, queryFn: failing, staleTime: 0 };
  const observer = new QueryObserver<string>(queryClient, query);
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  expect(observer.getCurrentResult().data).toBe('old');
  leave();
});

it('[ACCT-13] another account finds no data and no fetch of the previous one', () => {
  queryClient.setQueryData(KEY, 'of the previous account');
  queryClient.query({ queryKey: ['slow'], queryFn: hanging }).catch(() => undefined);
  expect(queryClient.isFetching()).toBe(1);
  resetAccountData();
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
  expect(queryClient.isFetching()).toBe(0);
});

it('a slow retry does not hold a navigation longer than it may', async () => {
  vi.useFakeTimers();
  queryClient.query({ queryKey: ['slow'], queryFn: hanging }).catch(() => undefined);
  const waited = vi.fn();
  void whenRead(800).then(waited);
  await vi.advanceTimersByTimeAsync(799);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledOnce();
});
