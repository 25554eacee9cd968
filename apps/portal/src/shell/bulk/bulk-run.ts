import { createStore, type Store } from '../../store.ts';

/** `sent`: the API took it, and its object works on it. */
export type BulkResult = 'waiting' | 'working' | 'sent' | 'done' | 'failed' | 'cancelled';

export interface BulkItem {
  readonly id: string;
  readonly name: string;
  readonly result: BulkResult;
  /** Why it failed, or how it ended; empty otherwise. */
  readonly reason: string;
}

/** How a sent command ended. */
export interface BulkEnd {
  readonly result: 'done' | 'failed';
  readonly reason: string;
}

/** A thrown error is the reason of failure; a returned end is final, without one the command is sent. */
export type BulkAction = (id: string) => Promise<BulkEnd | undefined>;

export interface BulkRun {
  readonly items: Store<readonly BulkItem[]>;
  /** Pending ones finish. */
  readonly cancel: () => void;
  /** Ends the sent ones whose objects are at rest; `endOf` returns null for the others. */
  readonly follow: (endOf: (id: string) => BulkEnd | null) => void;
  readonly retry: () => void;
}

/** Concurrent requests; limits the load on the API. */
const CONCURRENCY = 4;

/** Runs an act on many objects with limited concurrency. [PLUS-10, HZ-8] */
export function startBulkRun(
  objects: readonly { readonly id: string; readonly name: string }[],
  act: BulkAction,
  textOf: (error: unknown) => string,
): BulkRun {
  const items = createStore<readonly BulkItem[]>(
    objects.map(({ id, name }) => ({ id, name, result: 'waiting', reason: '' })),
  );
  const set = (id: string, result: BulkResult, reason = '') =>
    items.set(items.get().map((item) => (item.id === id ? { ...item, result, reason } : item)));

  async function work(): Promise<void> {
    for (;;) {
      const next = items.get().find(({ result }) => result === 'waiting');
      if (next === undefined) return;
      set(next.id, 'working');
      try {
        const end = await act(next.id);
        set(next.id, end?.result ?? 'sent', end?.reason);
      } catch (error) {
        set(next.id, 'failed', textOf(error));
      }
    }
  }
  const begin = () => {
    for (let worker = 0; worker < CONCURRENCY; worker += 1) void work();
  };
  begin();
  return {
    items,
    cancel: () =>
      items.set(
        items.get().map((item) => (item.result === 'waiting' ? { ...item, result: 'cancelled' } : item)),
      ),
    follow: (endOf) => {
      const next = items.get().map((item) => {
        const end = item.result === 'sent' ? endOf(item.id) : null;
        return end === null ? item : { ...item, ...end };
      });
      if (next.some((item, index) => item !== items.get()[index])) items.set(next);
    },
    retry: () => {
      const isOver = ({ result }: BulkItem) => result === 'failed' || result === 'cancelled';
      items.set(
        items.get().map((item) => (isOver(item) ? { ...item, result: 'waiting', reason: '' } : item)),
      );
      begin();
    },
  };
}
